import CX11
import Dispatch
import Glibc
import MenuKit
public import MenuPrimitives

extension X11Backend {
  /// The socket of the connection, to wait for in a loop of your own.
  ///
  /// A quiet socket proves nothing: call `processPending()` before each wait, as events may have been
  /// read along with a reply.
  public var fileDescriptor: Int32 { connection.fileDescriptor }

  /// When `processPending()` has something to do without any event; nil: not before an event.
  public var nextDeadline: Timestamp? {
    if connection.ownership == .host && translator.holdsRelease
      || session != nil && connection.isLost
    {
      return now
    }
    var next = Timestamp.earliest(delegateDeadline, monitorsSettle)
    next = .earliest(next, .earliest(session?.deadline, connection.replyCheck))
    next = .earliest(next, .earliest(pictureCheck, madeClipboard?.deadline))
    next = .earliest(next, madeTextInput?.deadline)
    for alarm in windowAlarms.values { next = .earliest(next, alarm.time) }
    return next
  }

  /// Handles everything that has arrived and everything that is due, without waiting. On a host's
  /// display it reads no events; those come through `handle(_:)`.
  public func processPending() {
    repeat {
      drainEvents()
      runDeadlines()
      connection.flush()
      popupRests()
      // Sending may have read, too.
    } while hasQueuedWork()
  }

  /// Runs until `stop()` is called or the display is lost. `DispatchQueue.main`, the main actor and
  /// `await` work meanwhile; call it from a synchronous main function, not from within a task.
  public func run() {
    run { false }
  }

  /// Runs until a condition holds, which is looked at after each round of events.
  public func run(until isDone: () -> Bool) {
    loop.isStopped = false
    while !loop.isStopped {
      processPending()
      if isDone() || loop.isStopped || connection.isLost { break }
      // Whatever was done just now may have read events, which no wait would notice.
      if !hasQueuedWork() { wait() }
    }
    loop.isStopped = false
  }

  /// Ends `run()`.
  public func stop() {
    loop.isStopped = true
  }

  /// Calls `ready` from `run()` whenever a descriptor has something to read or has come to its end;
  /// nil ends that.
  public func watch(_ descriptor: Int32, ready: (@MainActor () -> Void)?) {
    loop.watched[descriptor] = ready
  }

  private func hasQueuedWork() -> Bool {
    guard connection.ownership == .own, !connection.isLost else { return false }
    // XCB keeps what it read along with replies where only a look at the socket finds it.
    return XEventsQueued(connection.display, CInt(QueuedAfterReading)) > 0
      || connection.deliverReplies()
  }

  private func drainEvents() {
    guard connection.ownership == .own else {
      guard !connection.noticeLoss() else { return endWithDisplay() }
      connection.deliverReplies()
      deliver(translator.flush())
      deliverMove()
      return
    }
    var event = XEvent()
    while !connection.noticeLoss() {
      let count = XEventsQueued(connection.display, CInt(QueuedAfterReading))
      // Asked again for each, as what an event leads to may have taken the next one.
      while XEventsQueued(connection.display, CInt(QueuedAlready)) > 0 {
        XNextEvent(connection.display, &event)
        process(&event)
      }
      // Before the next look, which takes as long as half of what the move leads to.
      deliverMove()
      if !connection.deliverReplies(), count <= 0 { break }
    }
    deliver(translator.flush())
    deliverMove()
    if connection.isLost { endWithDisplay() }
  }

  private func endWithDisplay() {
    displayLost()
    delegateDeadline = nil
    monitorsSettle = nil
    guard session != nil else { return }
    session = nil
    delegate?.sessionEnded(.failed("\(BackendError.displayLost)"))
  }

  private func runDeadlines() {
    let time = now
    if let settle = monitorsSettle, settle <= time { monitorsSettled() }
    session?.deadlineReached(at: time)
    if let deadline = delegateDeadline, deadline <= time {
      delegateDeadline = nil
      delegate?.wake(at: time)
    }
    for (window, alarm) in windowAlarms where alarm.time <= time {
      windowAlarms[window] = nil
      alarm.ring()
    }
    madeClipboard?.deadlineReached(at: time)
    madeTextInput?.deadlineReached(at: time)
    showReadyPictures()
  }

  /// Waits for the connection, the main queue, a watched descriptor or the next deadline.
  private func wait() {
    let mainQueue = _dispatch_get_main_queue_handle_4CF()
    let watched = Array(loop.watched.keys)
    var descriptors = ([fileDescriptor, mainQueue] + watched).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    guard poll(&descriptors, nfds_t(descriptors.count), timeout) > 0 else { return }
    if descriptors[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 {
      // Reads what is left, and finds out that nothing more comes.
      _ = XEventsQueued(connection.display, CInt(QueuedAfterReading))
      _ = connection.noticeLoss()
    }
    if descriptors[1].revents != 0 { _dispatch_main_queue_callback_4CF(nil) }
    for (descriptor, state) in zip(watched, descriptors.dropFirst(2)) where state.revents != 0 {
      loop.watched[descriptor]?()
    }
  }

  /// Milliseconds until the next deadline, rounded up so that it has come afterwards.
  private var timeout: Int32 {
    guard let deadline = nextDeadline else { return -1 }
    let nanoseconds = max(0, (deadline - now).inNanoseconds)
    return Int32(clamping: (nanoseconds + 999_999) / 1_000_000)
  }
}
