extension SystemIconNames {
  /// Symbols that mean the same, a colon, and the icons that will do, the best first: names of the icon
  /// naming specification and of the themes that add to it.
  static let table = """
    icloud.and.arrow.up: folder-publicshare document-send
    sun.and.horizon sunrise: daytime-sunrise weather-clear
    sunset: daytime-sunset weather-clear-night
    cloud.sun: weather-few-clouds
    cloud.moon: weather-few-clouds-night
    cloud.bolt cloud.bolt.rain: weather-storm
    cloud.snow: weather-snow
    cloud.fog: weather-fog
    cloud.drizzle: weather-showers-scattered
    wind: weather-windy
    thermometer thermometer.medium: sensors-temperature weather-clear
    bolt.horizontal: thunderbolt
    bluetooth: bluetooth
    airplayvideo airplayaudio: video-display
    desktopcomputer.and.arrow.down: system-software-install
    display.2: video-joined-displays
    rectangle.on.rectangle: window-duplicate edit-copy
    rectangle.expand.vertical: view-fullscreen
    plus.rectangle.on.rectangle: window-new tab-new
    xmark.bin: edit-delete user-trash
    delete.right: edit-clear
    eraser: edit-clear draw-eraser
    lasso: edit-select selection-mode
    checklist checklist.checked: view-list-bullet checkbox-checked
    text.badge.plus: list-add
    text.badge.minus: list-remove
    text.badge.checkmark: tools-check-spelling
    text.append: format-indent-more
    increase.indent: format-indent-more
    decrease.indent: format-indent-less
    text.cursor: insert-text
    character.cursor.ibeam: insert-text
    textbox: insert-text
    abc: tools-check-spelling
    spellcheck textformat.abc textformat.abc.dottedunderline: tools-check-spelling
    textformat.123: view-list-ordered
    list.star: view-list-bullet
    function: accessories-calculator
    sum: accessories-calculator
    x.squareroot: accessories-calculator
    plus.forwardslash.minus plusminus: accessories-calculator
    calculator: accessories-calculator
    arrow.up.doc: document-send
    arrow.down.doc: document-save
    doc.badge.gearshape: document-properties
    doc.zipper: package-x-generic
    doc.richtext: x-office-document text-x-generic
    doc.text.magnifyingglass doc.viewfinder: document-print-preview edit-find
    doc.text.image: x-office-document
    magazine: x-office-document
    text.book.closed book.closed: accessories-dictionary x-office-address-book
    character.book.closed: accessories-dictionary
    folder.badge.gearshape: folder-templates folder
    folder.badge.person.crop: folder-publicshare
    folder.badge.questionmark: folder-saved-search
    opticaldisc opticaldiscdrive: media-optical drive-optical
    sdcard: media-flash
    simcard: auth-sim
    mediastick: drive-removable-media
    eject: media-eject
    goforward gobackward: view-refresh
    goforward.10 goforward.15 goforward.30: media-seek-forward
    gobackward.10 gobackward.15 gobackward.30: media-seek-backward
    playpause: media-playback-start
    repeat.1: media-playlist-repeat-song
    music.note.list: media-playlist-consecutive
    music.mic: audio-input-microphone
    waveform: audio-x-generic
    speaker.wave.1: audio-volume-low
    hifispeaker: audio-speakers
    earbuds airpods: audio-headphones
    headset: audio-headset
    captions.bubble: media-view-subtitles
    play.rectangle: video-x-generic
    tv.and.mediabox: tv
    web.camera: camera-web
    camera.rotate arrow.triangle.2.circlepath.camera: camera-switch
    photo.on.rectangle photo.stack: folder-pictures emblem-photos
    photo.on.rectangle.angled: folder-pictures
    livephoto: emblem-videos
    camera.viewfinder: applets-screenshooter
    scanner document.viewfinder: scanner
    computermouse magicmouse: input-mouse
    trackpad rectangle.and.hand.point.up.left: input-touchpad
    pencil.tip pencil.and.outline pencil.line: document-edit
    pencil.tip.crop.circle: document-edit
    applepencil: input-tablet
    digitalcrown.arrow.clockwise: view-refresh
    applewatch: multimedia-player
    homepod: audio-speakers
    phone.arrow.up.right: call-outgoing
    phone.arrow.down.left: call-incoming
    phone.down: call-stop
    teletype: phone-old
    faxmachine: printer-network
    tray.full: mail-unread
    tray.2: mail-send-receive
    tray.and.arrow.down: document-save
    tray.and.arrow.up: document-send
    person.crop.rectangle person.text.rectangle: x-office-address-book user-info
    person.crop.square: avatar-default
    rectangle.stack.person.crop: x-office-address-book
    person.badge.key: dialog-password
    figure.wave figure.stand figure: emoji-people
    figure.walk figure.run: emoji-activities
    accessibility figure.roll: preferences-desktop-accessibility
    faceid face.dashed: auth-face
    touchid: auth-fingerprint
    key.icloud: dialog-password
    lock.shield: security-high channel-secure
    lock.rotation: changes-prevent
    exclamationmark.lock: channel-insecure
    hand.point.up.left hand.point.up: input-touchpad
    hand.tap: input-touchpad
    hands.clap: emoji-people
    heart.text.square: emblem-favorite
    bolt.heart: emblem-favorite
    cross.case: emblem-important
    pills bandage stethoscope: applications-science
    waveform.path.ecg: applications-science
    atom: applications-science
    testtube.2 flask: applications-science
    wrench.and.screwdriver screwdriver: applications-engineering preferences-system
    gearshape.2: applications-system preferences-system
    switch.2: preferences-system
    slider.vertical.3 slider.horizontal.2.square: preferences-other
    dial.low dial.high dial.min: preferences-other
    paintbrush.pointed: applications-graphics
    scribble pencil.and.scribble: applications-graphics
    rectangle.dashed: edit-select
    rotate.left rotate.right: object-rotate-right
    flip.horizontal: object-flip-horizontal
    arrow.up.and.down.righttriangle.up.righttriangle.down: object-flip-vertical
    square.3.stack.3d: view-paged
    square.split.1x2 rectangle.split.1x2: view-continuous
    square.split.2x2 rectangle.split.3x3: view-grid
    rectangle.grid.2x2 rectangle.grid.3x2: view-grid
    circle.grid.3x3: view-app-grid
    square.on.square square.on.circle: edit-copy
    square.dashed: edit-select
    square.and.line.vertical.and.square: view-dual
    arrow.up.left.and.down.right.magnifyingglass: zoom-fit-best
    1.magnifyingglass: zoom-original
    text.magnifyingglass doc.magnifyingglass: edit-find
    sparkle.magnifyingglass: system-search
    location.magnifyingglass: find-location
    location.north location.north.line: find-location
    house.and.flag: user-home
    building.columns: network-workgroup
    storefront: system-software-install
    tram train.side.front.car lightrail: emoji-travel
    bicycle scooter: emoji-travel
    ferry sailboat: emoji-travel
    fuelpump: emoji-travel
    fork.knife: emoji-food
    birthday.cake takeoutbag.and.cup.and.straw wineglass mug: emoji-food
    carrot: emoji-food
    tree: emoji-nature
    hare tortoise bird ant fish: emoji-nature
    mountain.2: emoji-nature
    globe.americas globe.europe.africa globe.asia.australia: emoji-travel
    sportscourt soccerball basketball football tennis.racket: emoji-activities
    dumbbell: emoji-activities
    theatermasks: applications-multimedia
    die.face.1 die.face.5 dice: applications-games
    flag.checkered: emoji-flags
    rosette medal: emblem-favorite
    balloon party.popper: emoji-activities
    calendar.badge.clock: appointment-soon
    calendar.badge.exclamationmark: appointment-missed
    clock.arrow.circlepath: document-open-recent
    clock.badge.exclamationmark: appointment-missed
    moon.zzz: weather-clear-night
    bed.double: weather-clear-night
    lightbulb.max: display-brightness
    light.max: display-brightness
    sun.max.trianglebadge.exclamationmark: display-brightness
    flashlight.on.fill flashlight.off.fill: display-brightness
    battery.25: battery-low battery-level-20
    battery.50: battery-good battery-level-50
    battery.75: battery-good battery-level-70
    battery.100.bolt battery.100percent.bolt: battery-full-charging
    battery.100percent: battery-full
    battery.0percent: battery-empty
    powerplug powercord: ac-adapter
    minus.plus.batteryblock: uninterruptible-power-supply
    restart: system-reboot
    sleep zzz: weather-clear-night
    wifi.exclamationmark: network-wireless-no-route
    personalhotspot: network-wireless-hotspot
    cellularbars: network-cellular-signal-excellent
    xserve externaldrive.connected.to.line.below: network-server
    point.3.connected.trianglepath.dotted: network-workgroup emblem-shared
    rectangle.connected.to.line.below: network-wired
    cable.connector: network-wired
    safari: web-browser
    applescript: utilities-terminal
    apple.terminal: utilities-terminal
    swift curlybraces: text-x-script
    app app.badge: application-x-executable
    square.and.arrow.down.on.square: system-software-install
    app.gift: package-x-generic
    shippingbox.and.arrow.backward: package-x-generic
    bell.and.waves.left.and.right: preferences-system-notifications
    megaphone horn: audio-volume-high
    exclamationmark.bubble: dialog-warning
    exclamationmark.octagon: dialog-error
    xmark.octagon xmark.shield: dialog-error
    checkmark.rectangle: emblem-ok
    questionmark.bubble: dialog-question
    questionmark.app: help-contents
    info.bubble: dialog-information
    lifepreserver: help-browser
    escape: edit-clear
    capslock: preferences-desktop-keyboard
    globe.badge.chevron.backward: preferences-desktop-locale
    a.magnify: zoom-in
    character.bubble: preferences-desktop-locale
    translate: preferences-desktop-locale
    textformat.alt: preferences-desktop-font
    photo.artframe: preferences-desktop-wallpaper
    rectangle.inset.filled rectangle.fill.on.rectangle.fill: preferences-desktop-display
    person.2.badge.gearshape: system-users
    arrow.triangle.merge arrow.triangle.swap: emblem-synchronizing
    arrow.left.to.line: go-first
    arrow.right.to.line: go-last
    arrow.up.to.line.compact: go-top
    arrow.down.to.line.compact: go-bottom
    arrow.turn.down.right arrow.turn.up.right: go-jump
    arrow.turn.down.left arrow.turn.up.left: edit-undo
    arrowshape.turn.up.left.2: mail-reply-all
    arrowshape.left: go-previous
    arrowshape.right: go-next
    arrowshape.up: go-up
    arrowshape.down: go-down
    chevron.left.2: go-first
    chevron.right.2: go-last
    chevron.compact.down: go-down
    chevron.compact.up: go-up
    line.3.crossed.swirl.circle: edit-clear
    line.diagonal: view-mirror
    arrow.right.doc.on.clipboard: edit-paste
    selection.pin.in.out: edit-select-all
    character.textbox: edit-select-all
    star.leadinghalf.filled: semi-starred
    smallcircle.filled.circle circle.inset.filled: radio-checked
    largecircle.fill.circle: radio-checked
    circle.dashed circle.dotted: content-loading
    rays: content-loading
    questionmark.folder: folder-saved-search
    """
}
