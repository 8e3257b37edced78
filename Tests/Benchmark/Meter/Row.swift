/// A row of the table: what is measured.
enum Row: String, CaseIterable {
  case opening = "start to stable pixels, ms"
  case processor = "processor time then, ms"
  case memory = "peak memory then, MB"
  case reopening = "opened again, ms"
  case hovering = "next row highlighted, ms"
  case few = "12 rows: first pixels, ms"
  case more = "1,000 rows: first pixels, ms"
  case many = "100,000 rows: first pixels, ms"
  case roundTrips = "round trips to open again"
  case wakeUps = "wake-ups a second at rest"
}
