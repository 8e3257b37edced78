extension Sketch {
  static func things(_ name: String) -> Sketch? {
    switch name {
    case "gear", "gearshape": gear
    case "wrench", "wrench.adjustable": wrench
    case "hammer": hammer
    case "bell": bell
    case "lock": lock
    case "lock.open": lockOpen
    case "key": key
    case "house": house
    case "building", "building.2": building
    case "clock": clock
    case "alarm": alarm
    case "timer", "stopwatch": timer
    case "hourglass": hourglass
    case "eye": eye
    case "pin": pin
    case "flag": flag
    case "gift": gift
    case "cart": cart
    case "bag": bag
    case "briefcase": briefcase
    case "creditcard": creditcard
    case "lightbulb": lightbulb
    case "graduationcap": graduationcap
    case "trophy": trophy
    case "crown": crown
    case "puzzlepiece", "puzzlepiece.extension": puzzle
    case "gamecontroller": gamecontroller
    case "cup.and.saucer": cup
    case "ladybug": ladybug
    default: nil
    }
  }

  static func media(_ name: String) -> Sketch? {
    switch name {
    case "play": play
    case "pause": pause
    case "stop": stop
    case "forward": forward
    case "backward": backward
    case "forward.end": forwardEnd
    case "backward.end": backwardEnd
    case "record.circle": record
    case "speaker": speakerAlone
    case "speaker.wave.2", "speaker.wave.3": speakerWave
    case "mic": mic
    case "music.note": musicNote
    case "headphones": headphones
    case "photo": photo
    case "camera": camera
    case "video": video
    case "film": film
    default: nil
    }
  }

  static func people(_ name: String) -> Sketch? {
    switch name {
    case "person": person
    case "person.2": twoPeople
    case "person.3": threePeople
    case "person.crop.circle", "person.circle": personInCircle
    case "message": message
    case "bubble.left": bubble
    case "bubble.right": bubbleRight
    case "text.bubble": textBubble
    case "phone": phone
    case "hand.thumbsup": thumbUp
    case "hand.thumbsdown": thumbDown
    case "hand.raised": hand
    case "face.smiling": smile
    default: nil
    }
  }

  static func devices(_ name: String) -> Sketch? {
    switch name {
    case "display", "desktopcomputer", "pc": display
    case "tv": tv
    case "laptopcomputer": laptop
    case "iphone", "ipad", "candybarphone": iphone
    case "printer": printer
    case "keyboard": keyboard
    case "externaldrive", "internaldrive": externaldrive
    case "server.rack": serverRack
    case "cpu", "memorychip": cpu
    case "battery.100": battery
    case "battery.0": batteryEmpty
    case "network": network
    case "qrcode": qrcode
    case "viewfinder": viewfinder
    default: nil
    }
  }

  static func places(_ name: String) -> Sketch? {
    switch name {
    case "location": location
    case "mappin": mappin
    case "mappin.and.ellipse": mapMarker
    case "map": map
    case "airplane": airplane
    case "car": car
    case "bus": bus
    case "tent": tent
    case "cross": cross
    default: nil
    }
  }
}
