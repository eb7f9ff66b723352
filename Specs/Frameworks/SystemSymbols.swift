/// The system symbols (SF Symbols) that were introduced after iOS 13.
///
/// Written by `.ci/write-symbols`. Symbols that are not listed may exist on any system.
package enum SystemSymbols {
  /// The first systems of a release, followed on indented lines by the names of its symbols.
  package static let text: StaticString = #"""
    iOS=13.1 macOS=10.15 tvOS=13.0 watchOS=6.1 visionOS=1.0
      arrow.uturn.left.circle.badge.ellipsis aspectratio aspectratio.fill car circle.grid.2x2 circle.grid.2x2.fill
      flashlight.off.fill flashlight.on.fill flip.horizontal flip.horizontal.fill mappin.circle mappin.circle.fill
      paperclip.circle paperclip.circle.fill pin.circle pin.circle.fill scissors.badge.ellipsis studentdesk
    iOS=14.0 macOS=11.0 tvOS=14.0 watchOS=7.0 visionOS=1.0
      1.magnifyingglass.ar 4k.tv 4k.tv.fill a.book.closed a.book.closed.ar a.book.closed.fill a.book.closed.fill.ar
      a.book.closed.fill.he a.book.closed.fill.hi a.book.closed.fill.ja a.book.closed.fill.ko a.book.closed.fill.th
      a.book.closed.fill.zh a.book.closed.he a.book.closed.hi a.book.closed.ja a.book.closed.ko a.book.closed.th
      a.book.closed.zh a.magnify abc airplane.circle airplane.circle.fill airpod.left airpod.right airpodpro.left
      airpodpro.right airpods airpodspro airport.express airport.extreme airport.extreme.tower amplifier appclip applelogo
      applescript applescript.fill appletv appletv.fill applewatch applewatch.radiowaves.left.and.right applewatch.slash
      applewatch.watchface apps.ipad apps.ipad.landscape apps.iphone apps.iphone.badge.plus apps.iphone.landscape
      apps.iphone.landscape.rtl archivebox.circle archivebox.circle.fill arrow.backward arrow.backward.circle
      arrow.backward.circle.fill arrow.backward.square arrow.backward.square.fill arrow.clockwise.heart
      arrow.clockwise.heart.fill arrow.down.app arrow.down.app.fill arrow.down.backward arrow.down.backward.circle
      arrow.down.backward.circle.fill arrow.down.backward.square arrow.down.backward.square.fill arrow.down.forward
      arrow.down.forward.and.arrow.up.backward arrow.down.forward.and.arrow.up.backward.circle
      arrow.down.forward.and.arrow.up.backward.circle.fill arrow.down.forward.circle arrow.down.forward.circle.fill
      arrow.down.forward.square arrow.down.forward.square.fill arrow.down.heart arrow.down.heart.fill
      arrow.down.right.and.arrow.up.left.circle arrow.down.right.and.arrow.up.left.circle.fill arrow.forward
      arrow.forward.circle arrow.forward.circle.fill arrow.forward.square arrow.forward.square.fill
      arrow.left.and.right.righttriangle.left.righttriangle.right
      arrow.left.and.right.righttriangle.left.righttriangle.right.fill arrow.left.arrow.right arrow.left.arrow.right.circle
      arrow.left.arrow.right.circle.fill arrow.left.arrow.right.square arrow.left.arrow.right.square.fill arrow.rectanglepath
      arrow.right.doc.on.clipboard arrow.triangle.2.circlepath arrow.triangle.2.circlepath.camera
      arrow.triangle.2.circlepath.camera.fill arrow.triangle.2.circlepath.circle arrow.triangle.2.circlepath.circle.fill
      arrow.triangle.2.circlepath.doc.on.clipboard arrow.triangle.branch arrow.triangle.capsulepath arrow.triangle.merge
      arrow.triangle.pull arrow.triangle.swap arrow.triangle.turn.up.right.circle arrow.triangle.turn.up.right.circle.fill
      arrow.triangle.turn.up.right.diamond arrow.triangle.turn.up.right.diamond.fill arrow.turn.up.forward.iphone
      arrow.turn.up.forward.iphone.fill arrow.up.and.down.and.arrow.left.and.right
      arrow.up.and.down.righttriangle.up.fill.righttriangle.down.fill arrow.up.and.down.righttriangle.up.righttriangle.down
      arrow.up.and.person.rectangle.portrait arrow.up.and.person.rectangle.turn.left arrow.up.and.person.rectangle.turn.right
      arrow.up.backward arrow.up.backward.and.arrow.down.forward arrow.up.backward.and.arrow.down.forward.circle
      arrow.up.backward.and.arrow.down.forward.circle.fill arrow.up.backward.circle arrow.up.backward.circle.fill
      arrow.up.backward.square arrow.up.backward.square.fill arrow.up.doc.on.clipboard arrow.up.forward arrow.up.forward.app
      arrow.up.forward.app.fill arrow.up.forward.circle arrow.up.forward.circle.fill arrow.up.forward.square
      arrow.up.forward.square.fill arrow.up.heart arrow.up.heart.fill arrow.up.left.and.arrow.down.right.circle
      arrow.up.left.and.arrow.down.right.circle.fill arrow.up.left.and.down.right.and.arrow.up.right.and.down.left
      arrow.up.left.and.down.right.magnifyingglass arrow.up.message arrow.up.message.fill
      arrow.up.right.and.arrow.down.left.rectangle arrow.up.right.and.arrow.down.left.rectangle.fill arrow.uturn.backward
      arrow.uturn.backward.circle arrow.uturn.backward.circle.badge.ellipsis arrow.uturn.backward.circle.fill
      arrow.uturn.backward.square arrow.uturn.backward.square.fill arrow.uturn.forward arrow.uturn.forward.circle
      arrow.uturn.forward.circle.fill arrow.uturn.forward.square arrow.uturn.forward.square.fill arrowshape.bounce.forward
      arrowshape.bounce.forward.fill arrowshape.bounce.right arrowshape.bounce.right.fill arrowshape.turn.up.backward
      arrowshape.turn.up.backward.2 arrowshape.turn.up.backward.2.circle arrowshape.turn.up.backward.2.circle.fill
      arrowshape.turn.up.backward.2.fill arrowshape.turn.up.backward.circle arrowshape.turn.up.backward.circle.fill
      arrowshape.turn.up.backward.fill arrowshape.turn.up.forward arrowshape.turn.up.forward.circle
      arrowshape.turn.up.forward.circle.fill arrowshape.turn.up.forward.fill arrowshape.turn.up.left.2.circle
      arrowshape.turn.up.left.2.circle.fill arrowshape.zigzag.forward arrowshape.zigzag.forward.fill arrowshape.zigzag.right
      arrowshape.zigzag.right.fill arrowtriangle.backward arrowtriangle.backward.circle arrowtriangle.backward.circle.fill
      arrowtriangle.backward.fill arrowtriangle.backward.square arrowtriangle.backward.square.fill arrowtriangle.forward
      arrowtriangle.forward.circle arrowtriangle.forward.circle.fill arrowtriangle.forward.fill arrowtriangle.forward.square
      arrowtriangle.forward.square.fill arrowtriangle.left.and.line.vertical.and.arrowtriangle.right
      arrowtriangle.left.fill.and.line.vertical.and.arrowtriangle.right.fill
      arrowtriangle.right.and.line.vertical.and.arrowtriangle.left
      arrowtriangle.right.fill.and.line.vertical.and.arrowtriangle.left.fill at.circle at.circle.fill atom backward.frame
      backward.frame.fill badge.plus.radiowaves.forward bag.circle bag.circle.fill banknote banknote.fill barometer
      battery.100.bolt battery.100.bolt.rtl bell.badge bell.badge.fill bell.slash.circle bell.slash.circle.fill bicycle
      bicycle.circle bicycle.circle.fill binoculars binoculars.fill bolt.car bolt.car.fill bolt.fill.batteryblock
      bolt.fill.batteryblock.fill bolt.heart bolt.heart.fill bolt.slash.circle bolt.slash.circle.fill bonjour book.closed
      book.closed.fill bookmark.circle bookmark.circle.fill bookmark.slash bookmark.slash.fill books.vertical
      books.vertical.fill building building.2 building.2.crop.circle building.2.crop.circle.fill building.2.fill
      building.columns building.columns.fill building.fill bus bus.doubledecker bus.doubledecker.fill bus.fill
      calendar.badge.clock calendar.badge.clock.rtl calendar.badge.exclamationmark camera.aperture camera.badge.ellipsis
      camera.fill.badge.ellipsis camera.filters camera.metering.center.weighted camera.metering.center.weighted.average
      camera.metering.matrix camera.metering.multispot camera.metering.none camera.metering.partial camera.metering.spot
      camera.metering.unknown camera.metering.unknown.ar candybarphone capsule.portrait capsule.portrait.fill car.2 car.2.fill
      car.circle car.circle.fill case case.fill chart.bar.doc.horizontal chart.bar.doc.horizontal.fill chart.bar.xaxis
      checkerboard.rectangle checkmark.icloud checkmark.icloud.fill checkmark.rectangle.portrait
      checkmark.rectangle.portrait.fill chevron.backward chevron.backward.2 chevron.backward.circle
      chevron.backward.circle.fill chevron.backward.square chevron.backward.square.fill chevron.forward chevron.forward.2
      chevron.forward.circle chevron.forward.circle.fill chevron.forward.square chevron.forward.square.fill
      circle.bottomhalf.fill circle.circle circle.circle.fill circle.dashed circle.dashed.inset.fill circle.fill.square.fill
      circle.grid.cross circle.grid.cross.down.fill circle.grid.cross.fill circle.grid.cross.left.fill
      circle.grid.cross.right.fill circle.grid.cross.up.fill circle.square circle.tophalf.fill circlebadge circlebadge.2
      circlebadge.2.fill circlebadge.fill circles.hexagongrid circles.hexagongrid.fill circles.hexagonpath
      circles.hexagonpath.fill clock.arrow.circlepath comb comb.fill command.circle command.circle.fill command.square
      command.square.fill cone cone.fill contextualmenu.and.cursorarrow cpu creditcard.circle creditcard.circle.fill cross
      cross.case cross.case.fill cross.circle cross.circle.fill cross.fill crown crown.fill cube.transparent
      cube.transparent.fill curlybraces curlybraces.square curlybraces.square.fill cursorarrow
      cursorarrow.and.square.on.square.dashed cursorarrow.click cursorarrow.click.2 cursorarrow.click.badge.clock
      cursorarrow.motionlines cursorarrow.motionlines.click cursorarrow.rays cursorarrow.square cylinder cylinder.fill
      cylinder.split.1x2 cylinder.split.1x2.fill deskclock deskclock.fill dial.max dial.max.fill dial.min dial.min.fill
      diamond diamond.fill die.face.1 die.face.1.fill die.face.2 die.face.2.fill die.face.3 die.face.3.fill die.face.4
      die.face.4.fill die.face.5 die.face.5.fill die.face.6 die.face.6.fill display display.2
      display.trianglebadge.exclamationmark doc.append.fill doc.append.fill.rtl doc.append.rtl doc.badge.ellipsis
      doc.badge.gearshape doc.badge.gearshape.fill doc.badge.plus doc.fill.badge.ellipsis doc.fill.badge.plus
      doc.plaintext.fill doc.richtext.ar doc.richtext.fill doc.richtext.fill.ar doc.richtext.fill.he doc.richtext.he
      doc.text.below.ecg doc.text.below.ecg.fill doc.text.fill.viewfinder doc.zipper dock.arrow.down.rectangle
      dock.arrow.up.rectangle dock.rectangle dot.arrowtriangles.up.right.down.left.circle dot.circle.and.cursorarrow
      dot.radiowaves.forward dot.squareshape dot.squareshape.fill dot.squareshape.split.2x2 dpad dpad.down.fill dpad.fill
      dpad.left.fill dpad.right.fill dpad.up.fill drop drop.fill ear.badge.checkmark ear.fill
      ear.trianglebadge.exclamationmark earpods eject.circle eject.circle.fill ellipsis.bubble ellipsis.bubble.fill
      ellipsis.rectangle ellipsis.rectangle.fill envelope.arrow.triangle.branch envelope.arrow.triangle.branch.fill
      envelope.badge.shield.leadinghalf.fill envelope.fill.badge.shield.trailinghalf.fill esim esim.fill exclamationmark.2
      exclamationmark.3 exclamationmark.arrow.circlepath exclamationmark.arrow.triangle.2.circlepath externaldrive
      externaldrive.badge.checkmark externaldrive.badge.icloud externaldrive.badge.minus externaldrive.badge.person.crop
      externaldrive.badge.plus externaldrive.badge.timemachine externaldrive.badge.wifi externaldrive.badge.xmark
      externaldrive.connected.to.line.below externaldrive.connected.to.line.below.fill externaldrive.fill
      externaldrive.fill.badge.checkmark externaldrive.fill.badge.icloud externaldrive.fill.badge.minus
      externaldrive.fill.badge.person.crop externaldrive.fill.badge.plus externaldrive.fill.badge.timemachine
      externaldrive.fill.badge.wifi externaldrive.fill.badge.xmark eye.circle eye.circle.fill eyebrow eyes eyes.inverse
      face.dashed face.dashed.fill face.smiling face.smiling.fill faxmachine fiberchannel figure.stand
      figure.stand.line.dotted.figure.stand figure.walk figure.walk.circle figure.walk.circle.fill figure.walk.diamond
      figure.walk.diamond.fill figure.wave figure.wave.circle figure.wave.circle.fill filemenu.and.cursorarrow
      filemenu.and.cursorarrow.rtl filemenu.and.selection flag.badge.ellipsis flag.badge.ellipsis.fill flag.slash.circle
      flag.slash.circle.fill flipphone fn folder.badge.gear folder.badge.questionmark folder.badge.questionmark.ar
      folder.fill.badge.gear folder.fill.badge.questionmark folder.fill.badge.questionmark.ar forward.frame forward.frame.fill
      gearshape gearshape.2 gearshape.2.fill gearshape.fill gift.circle gift.circle.fill giftcard giftcard.fill graduationcap
      graduationcap.fill greetingcard greetingcard.fill guitars.fill gyroscope h.square.fill.on.square.fill h.square.on.square
      hand.point.down hand.point.down.fill hand.point.up hand.point.up.braille hand.point.up.braille.fill hand.point.up.fill
      hand.point.up.left hand.point.up.left.fill hand.tap hand.tap.fill hand.wave hand.wave.fill hands.clap hands.clap.fill
      hands.sparkles hands.sparkles.fill headphones.circle headphones.circle.fill hearingaid.ear heart.text.square
      heart.text.square.fill hifispeaker.2 hifispeaker.2.fill hifispeaker.and.homepod hifispeaker.and.homepod.fill highlighter
      homekit homepod homepod.2 homepod.2.fill homepod.fill hourglass.badge.plus house.circle house.circle.fill infinity
      internaldrive internaldrive.fill ipad ipad.homebutton ipad.homebutton.landscape ipad.landscape iphone iphone.homebutton
      iphone.homebutton.radiowaves.left.and.right iphone.homebutton.slash iphone.radiowaves.left.and.right iphone.slash ipod
      ipodshuffle.gen1 ipodshuffle.gen2 ipodshuffle.gen3 ipodshuffle.gen4 ipodtouch j.square.fill.on.square.fill
      j.square.on.square k key key.fill key.icloud key.icloud.fill keyboard.badge.ellipsis keyboard.chevron.compact.left
      keyboard.macwindow keyboard.onehanded.left keyboard.onehanded.right l.joystick l.joystick.down l.joystick.down.fill
      l.joystick.fill l.rectangle.roundedbottom l.rectangle.roundedbottom.fill l1.rectangle.roundedbottom
      l1.rectangle.roundedbottom.fill l2.rectangle.roundedtop l2.rectangle.roundedtop.fill ladybug ladybug.fill laptopcomputer
      laptopcomputer.and.iphone lasso.sparkles latch.2.case latch.2.case.fill lb.rectangle.roundedbottom
      lb.rectangle.roundedbottom.fill leaf leaf.arrow.triangle.circlepath leaf.fill level level.fill lifepreserver
      lifepreserver.fill line.3.crossed.swirl.circle line.3.crossed.swirl.circle.fill line.diagonal line.diagonal.arrow
      line.horizontal.2.decrease.circle line.horizontal.2.decrease.circle.fill line.horizontal.3.circle
      line.horizontal.3.circle.fill line.horizontal.star.fill.line.horizontal lineweight link.badge.plus list.and.film
      list.bullet.rectangle list.number.ar list.star list.triangle livephoto.badge.a location.fill.viewfinder
      location.viewfinder lock.doc lock.doc.fill lock.rectangle lock.rectangle.fill lock.rectangle.on.rectangle
      lock.rectangle.on.rectangle.fill lock.rectangle.stack lock.rectangle.stack.fill lock.square lock.square.fill
      lock.square.stack lock.square.stack.fill loupe lt.rectangle.roundedtop lt.rectangle.roundedtop.fill lungs lungs.fill
      macmini macmini.fill macpro.gen1 macpro.gen2 macpro.gen2.fill macpro.gen3 macpro.gen3.server macwindow.badge.plus
      macwindow.on.rectangle macwindow.on.rectangle.rtl mail mail.and.text.magnifyingglass mail.and.text.magnifyingglass.rtl
      mail.fill mail.stack mail.stack.fill megaphone megaphone.fill memorychip menubar.arrow.down.rectangle
      menubar.arrow.up.rectangle menubar.dock.rectangle menubar.dock.rectangle.badge.record menubar.rectangle metronome.fill
      minus.diamond minus.diamond.fill minus.plus.batteryblock minus.plus.batteryblock.fill minus.rectangle.portrait
      minus.rectangle.portrait.fill mosaic mosaic.fill mount mount.fill mouth mouth.fill move.3d music.note.house
      music.note.house.fill music.quarternote.3 mustache mustache.fill network newspaper newspaper.fill nose nose.fill note
      note.text note.text.badge.plus octagon octagon.fill opticaldisc opticaldiscdrive opticaldiscdrive.fill oval oval.fill
      oval.portrait oval.portrait.fill paintbrush.pointed paintbrush.pointed.fill paintpalette paintpalette.fill
      paperclip.badge.ellipsis paperplane.circle paperplane.circle.fill paragraphsign pc
      pencil.tip.crop.circle.badge.arrow.forward percent.ar person.2.circle person.2.circle.fill
      person.and.arrow.left.and.arrow.right person.crop.circle.badge.exclamationmark person.crop.circle.badge.questionmark
      person.crop.circle.badge.questionmark.ar person.crop.circle.fill.badge.exclamationmark
      person.crop.circle.fill.badge.questionmark person.crop.circle.fill.badge.questionmark.ar
      person.crop.square.fill.and.at.rectangle person.fill.and.arrow.left.and.arrow.right person.fill.badge.minus
      person.fill.badge.plus person.fill.checkmark person.fill.checkmark.rtl person.fill.questionmark
      person.fill.questionmark.ar person.fill.questionmark.rtl person.fill.turn.down person.fill.turn.left
      person.fill.turn.right person.fill.viewfinder person.fill.xmark person.fill.xmark.rtl phone.bubble.left
      phone.bubble.left.fill phone.connection phone.fill.connection photo.on.rectangle.angled pianokeys pianokeys.inverse
      pills pills.fill pip pip.enter pip.exit pip.fill pip.remove pip.swap placeholdertext.fill play.slash play.slash.fill
      plus.diamond plus.diamond.fill plus.message plus.message.fill plus.rectangle.fill.on.folder.fill
      plus.rectangle.on.folder plus.rectangle.portrait plus.rectangle.portrait.fill plus.viewfinder
      point.fill.topleft.down.curvedto.point.fill.bottomright.up point.topleft.down.curvedto.point.bottomright.up poweroff
      poweron powersleep printer.dotmatrix printer.dotmatrix.fill printer.dotmatrix.fill.and.paper.fill
      printer.fill.and.paper.fill puzzlepiece puzzlepiece.fill pyramid pyramid.fill questionmark.ar questionmark.circle.ar
      questionmark.circle.fill.ar questionmark.diamond.ar questionmark.diamond.fill.ar questionmark.folder
      questionmark.folder.ar questionmark.folder.fill questionmark.folder.fill.ar questionmark.square.ar
      questionmark.square.dashed questionmark.square.dashed.ar questionmark.square.fill.ar questionmark.video.ar
      questionmark.video.fill.ar quote.bubble.fill.rtl quote.bubble.rtl r.joystick r.joystick.down r.joystick.down.fill
      r.joystick.fill r.rectangle.roundedbottom r.rectangle.roundedbottom.fill r.square.fill.on.square.fill r.square.on.square
      r1.rectangle.roundedbottom r1.rectangle.roundedbottom.fill r2.rectangle.roundedtop r2.rectangle.roundedtop.fill radio
      radio.fill rb.rectangle.roundedbottom rb.rectangle.roundedbottom.fill record.circle record.circle.fill
      rectangle.3.offgrid.bubble.left rectangle.3.offgrid.bubble.left.fill rectangle.and.pencil.and.ellipsis
      rectangle.and.pencil.and.ellipsis.rtl rectangle.and.text.magnifyingglass rectangle.and.text.magnifyingglass.rtl
      rectangle.arrowtriangle.2.inward rectangle.arrowtriangle.2.outward rectangle.badge.minus rectangle.badge.plus
      rectangle.bottomthird.inset.fill rectangle.center.inset.fill rectangle.connected.to.line.below rectangle.dashed
      rectangle.dashed.and.paperclip rectangle.dashed.badge.record rectangle.fill.badge.minus rectangle.fill.badge.plus
      rectangle.fill.on.rectangle.fill.circle rectangle.fill.on.rectangle.fill.circle.fill
      rectangle.fill.on.rectangle.fill.slash.fill rectangle.inset.bottomleft.fill rectangle.inset.bottomright.fill
      rectangle.inset.fill rectangle.inset.topleft.fill rectangle.inset.topright.fill rectangle.lefthalf.fill
      rectangle.lefthalf.inset.fill rectangle.lefthalf.inset.fill.arrow.left rectangle.leftthird.inset.fill
      rectangle.on.rectangle.slash rectangle.portrait rectangle.portrait.arrowtriangle.2.inward
      rectangle.portrait.arrowtriangle.2.outward rectangle.portrait.fill rectangle.righthalf.fill
      rectangle.righthalf.inset.fill rectangle.righthalf.inset.fill.arrow.right rectangle.rightthird.inset.fill
      rectangle.roundedbottom rectangle.roundedbottom.fill rectangle.roundedtop rectangle.roundedtop.fill rectangle.slash
      rectangle.slash.fill rectangle.split.1x2 rectangle.split.1x2.fill rectangle.split.2x1 rectangle.split.2x1.fill
      rectangle.split.2x2 rectangle.split.2x2.fill restart restart.circle rotate.3d rt.rectangle.roundedtop
      rt.rectangle.roundedtop.fill ruler ruler.fill scale.3d scalemass scalemass.fill scanner scanner.fill scribble.variable
      scroll scroll.fill sdcard sdcard.fill seal seal.fill server.rack shadow shekelsign.circle shekelsign.circle.fill
      shekelsign.square shekelsign.square.fill shield.lefthalf.fill.slash shippingbox shippingbox.fill sidebar.leading
      sidebar.squares.leading sidebar.squares.left sidebar.squares.right sidebar.squares.trailing sidebar.trailing
      signature.ar signature.he signpost.left signpost.left.fill signpost.right signpost.right.fill simcard simcard.2
      simcard.2.fill simcard.fill sleep slider.horizontal.below.square.fill.and.square slider.vertical.3 sparkle
      sparkles.rectangle.stack sparkles.rectangle.stack.fill sparkles.square.fill.on.square speaker.slash.circle
      speaker.slash.circle.fill speaker.slash.circle.fill.rtl speaker.slash.circle.rtl speaker.wave.1 speaker.wave.1.fill
      speaker.wave.2 speaker.wave.2.circle speaker.wave.2.circle.fill speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill
      square.2.stack.3d square.2.stack.3d.bottom.fill square.2.stack.3d.top.fill square.3.stack.3d
      square.3.stack.3d.bottom.fill square.3.stack.3d.middle.fill square.3.stack.3d.top.fill square.and.at.rectangle
      square.bottomhalf.fill square.circle square.circle.fill square.dashed square.dashed.inset.fill square.fill.on.square
      square.fill.text.grid.1x2 square.grid.3x1.below.line.grid.1x2 square.grid.3x1.fill.below.line.grid.1x2
      square.grid.3x1.folder.badge.plus square.grid.3x1.folder.fill.badge.plus square.grid.3x3 square.grid.3x3.bottomleft.fill
      square.grid.3x3.bottommiddle.fill square.grid.3x3.bottomright.fill square.grid.3x3.fill square.grid.3x3.fill.square
      square.grid.3x3.middle.fill square.grid.3x3.middleleft.fill square.grid.3x3.middleright.fill
      square.grid.3x3.topleft.fill square.grid.3x3.topmiddle.fill square.grid.3x3.topright.fill square.on.square.dashed
      square.on.square.squareshape.controlhandles square.slash square.slash.fill square.split.bottomrightquarter
      square.split.bottomrightquarter.fill square.split.diagonal square.split.diagonal.2x2 square.split.diagonal.2x2.fill
      square.split.diagonal.fill square.stack.3d.down.forward square.stack.3d.down.forward.fill
      square.stack.3d.forward.dottedline square.stack.3d.forward.dottedline.fill square.stack.3d.up.badge.a
      square.stack.3d.up.badge.a.fill square.tophalf.fill squareshape squareshape.controlhandles.on.squareshape.controlhandles
      squareshape.dashed.squareshape squareshape.fill squareshape.split.2x2 squareshape.split.2x2.dotted squareshape.split.3x3
      squareshape.squareshape.dashed star.leadinghalf.fill star.square star.square.fill staroflife.circle
      staroflife.circle.fill stethoscope sum.ar swift switch.2 t.bubble.ar t.bubble.fill.ar t.bubble.fill.he t.bubble.he
      tablecells tablecells.badge.ellipsis tablecells.badge.ellipsis.fill tablecells.fill tag.slash tag.slash.fill target
      teletype.circle teletype.circle.fill terminal terminal.fill text.and.command.macwindow text.badge.checkmark.rtl
      text.below.photo text.below.photo.fill text.book.closed text.book.closed.fill text.bubble.fill.rtl text.bubble.rtl
      text.cursor.ar text.cursor.he text.cursor.hi text.cursor.ja text.cursor.ko text.cursor.th text.cursor.zh
      text.magnifyingglass text.magnifyingglass.rtl text.quote.rtl text.redaction textbox.ar textbox.he textbox.hi textbox.ja
      textbox.ko textbox.th textbox.zh textformat.123.ar thermometer.sun.fill ticket ticket.fill timeline.selection
      timer.square togglepower touchid tram tram.circle tram.circle.fill tram.tunnel.fill tray.circle tray.circle.fill
      triangle.circle triangle.circle.fill tv.and.hifispeaker.fill video.badge.checkmark video.bubble.left
      video.bubble.left.fill video.fill.badge.checkmark video.fill.badge.plus wake wallet.pass wallet.pass.fill
      wave.3.backward wave.3.backward.circle wave.3.backward.circle.fill wave.3.forward wave.3.forward.circle
      wave.3.forward.circle.fill wave.3.left wave.3.left.circle wave.3.left.circle.fill wave.3.right wave.3.right.circle
      wave.3.right.circle.fill waveform.path.ecg.rectangle waveform.path.ecg.rectangle.fill wrench.and.screwdriver
      wrench.and.screwdriver.fill xmark.bin xmark.bin.circle xmark.bin.circle.fill xmark.bin.fill xmark.diamond
      xmark.diamond.fill xmark.rectangle.portrait xmark.rectangle.portrait.fill xserve zl.rectangle.roundedtop
      zl.rectangle.roundedtop.fill zr.rectangle.roundedtop zr.rectangle.roundedtop.fill
    iOS=14.2 macOS=11.0 tvOS=14.2 watchOS=7.1 visionOS=1.0
      aqi.high aqi.low aqi.medium brazilianrealsign.circle brazilianrealsign.circle.fill brazilianrealsign.square
      brazilianrealsign.square.fill cart.circle cart.circle.fill character character.ar character.book.closed
      character.book.closed.ar character.book.closed.fill character.book.closed.fill.ar character.book.closed.fill.he
      character.book.closed.fill.hi character.book.closed.fill.ja character.book.closed.fill.ko character.book.closed.fill.th
      character.book.closed.fill.zh character.book.closed.he character.book.closed.hi character.book.closed.ja
      character.book.closed.ko character.book.closed.th character.book.closed.zh character.he character.hi character.ja
      character.ko character.th character.zh clock.arrow.2.circlepath directcurrent doc.text.below.ecg.fill.rtl
      doc.text.below.ecg.rtl exclamationmark.applewatch infinity.circle infinity.circle.fill ipad.badge.play
      ipad.homebutton.badge.play ipad.homebutton.landscape.badge.play ipad.landscape.badge.play iphone.badge.play
      iphone.homebutton.badge.play iphone.homebutton.landscape iphone.landscape ipodtouch.landscape lock.applewatch photo.tv
      play.tv play.tv.fill rectangle.badge.person.crop rectangle.fill.badge.person.crop rectangle.topthird.inset
      repeat.1.circle repeat.1.circle.fill repeat.circle repeat.circle.fill shield.checkerboard shuffle.circle
      shuffle.circle.fill text.below.photo.fill.rtl text.below.photo.rtl textformat.size.ar textformat.size.he
      textformat.size.hi textformat.size.ja textformat.size.ko textformat.size.larger textformat.size.larger.ar
      textformat.size.larger.he textformat.size.larger.hi textformat.size.larger.ja textformat.size.larger.ko
      textformat.size.larger.th textformat.size.larger.zh textformat.size.smaller textformat.size.smaller.ar
      textformat.size.smaller.he textformat.size.smaller.hi textformat.size.smaller.ja textformat.size.smaller.ko
      textformat.size.smaller.th textformat.size.smaller.zh textformat.size.th textformat.size.zh textformat.subscript.ar
      textformat.subscript.he textformat.subscript.hi textformat.subscript.ja textformat.subscript.ko textformat.subscript.th
      textformat.subscript.zh textformat.superscript.ar textformat.superscript.he textformat.superscript.hi
      textformat.superscript.ja textformat.superscript.ko textformat.superscript.th textformat.superscript.zh torus
      tv.and.mediabox
    iOS=14.5 macOS=11.3 tvOS=14.5 watchOS=7.4 visionOS=1.0
      airpodsmax applewatch.side.right character.bubble character.bubble.ar character.bubble.fill character.bubble.fill.ar
      character.bubble.fill.he character.bubble.he character.cursor.ibeam character.cursor.ibeam.ar character.cursor.ibeam.he
      character.cursor.ibeam.hi character.cursor.ibeam.ja character.cursor.ibeam.ko character.cursor.ibeam.th
      character.cursor.ibeam.zh character.textbox character.textbox.ar character.textbox.he character.textbox.hi
      character.textbox.ja character.textbox.ko character.textbox.th character.textbox.zh hifispeaker.and.homepodmini
      hifispeaker.and.homepodmini.fill homepod.and.homepodmini homepod.and.homepodmini.fill homepodmini homepodmini.2
      homepodmini.2.fill homepodmini.fill rectangle.topthird.inset.fill
    iOS=15.0 macOS=12.0 tvOS=15.0 watchOS=8.0 visionOS=1.0
      1.magnifyingglass.hi 123.rectangle 123.rectangle.ar 123.rectangle.fill 123.rectangle.fill.ar 123.rectangle.fill.hi
      123.rectangle.hi airplane.arrival airplane.departure airplayaudio.badge.exclamationmark airplayaudio.circle
      airplayaudio.circle.fill airplayvideo.badge.exclamationmark airplayvideo.circle airplayvideo.circle.fill
      airpods.chargingcase airpods.chargingcase.fill airpods.chargingcase.wireless airpods.chargingcase.wireless.fill
      airpodspro.chargingcase.wireless airpodspro.chargingcase.wireless.fill airtag airtag.fill airtag.radiowaves.forward
      airtag.radiowaves.forward.fill airtag.radiowaves.forward.fill.rtl airtag.radiowaves.forward.rtl align.horizontal.center
      align.horizontal.center.fill align.horizontal.left align.horizontal.left.fill align.horizontal.right
      align.horizontal.right.fill align.vertical.bottom align.vertical.bottom.fill align.vertical.center
      align.vertical.center.fill align.vertical.top align.vertical.top.fill allergens alternatingcurrent
      antenna.radiowaves.left.and.right.circle antenna.radiowaves.left.and.right.circle.fill
      antenna.radiowaves.left.and.right.slash app.badge.checkmark app.badge.checkmark.fill app.connected.to.app.below.fill
      app.dashed applepencil appletvremote.gen1 appletvremote.gen1.fill appletvremote.gen2 appletvremote.gen2.fill
      appletvremote.gen3 appletvremote.gen3.fill appletvremote.gen4 appletvremote.gen4.fill applewatch.case.inset.filled
      arkit.badge.xmark arrow.backward.to.line arrow.backward.to.line.circle arrow.backward.to.line.circle.fill
      arrow.down.to.line.circle arrow.down.to.line.circle.fill arrow.down.to.line.compact arrow.forward.to.line
      arrow.forward.to.line.circle arrow.forward.to.line.circle.fill arrow.left.to.line.circle arrow.left.to.line.circle.fill
      arrow.left.to.line.compact arrow.right.to.line.circle arrow.right.to.line.circle.fill arrow.right.to.line.compact
      arrow.up.and.down.righttriangle.up.righttriangle.down.fill arrow.up.to.line.circle arrow.up.to.line.circle.fill
      arrow.up.to.line.compact arrowtriangle.left.and.line.vertical.and.arrowtriangle.right.fill
      arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill asterisk backward.circle backward.circle.fill
      battery.50 battery.75 beats.earphones beats.headphones beats.powerbeats beats.powerbeats3 beats.powerbeatspro
      beats.powerbeatspro.chargingcase beats.powerbeatspro.chargingcase.fill beats.powerbeatspro.left
      beats.powerbeatspro.right beats.studiobud.left beats.studiobud.right beats.studiobuds beats.studiobuds.chargingcase
      beats.studiobuds.chargingcase.fill bed.double.circle bed.double.circle.fill bell.and.waveform bell.and.waveform.fill
      bell.badge.circle bell.badge.circle.fill bell.square bell.square.fill bolt.batteryblock bolt.batteryblock.fill
      bolt.car.circle bolt.car.circle.fill bolt.shield bolt.shield.fill bolt.square bolt.square.fill book.closed.circle
      book.closed.circle.fill bookmark.square bookmark.square.fill books.vertical.circle books.vertical.circle.fill brain
      brain.head.profile briefcase.circle briefcase.circle.fill bubble.left.and.exclamationmark.bubble.right
      bubble.left.and.exclamationmark.bubble.right.fill bubble.left.circle bubble.left.circle.fill bubble.right.circle
      bubble.right.circle.fill building.columns.circle building.columns.circle.fill cable.connector cable.connector.horizontal
      cablecar cablecar.fill calendar.day.timeline.leading calendar.day.timeline.left calendar.day.timeline.right
      calendar.day.timeline.trailing camera.shutter.button camera.shutter.button.fill capsule.bottomhalf.filled
      capsule.inset.filled capsule.lefthalf.filled capsule.portrait.bottomhalf.filled capsule.portrait.inset.filled
      capsule.portrait.lefthalf.filled capsule.portrait.righthalf.filled capsule.portrait.tophalf.filled
      capsule.righthalf.filled capsule.tophalf.filled car.ferry car.ferry.fill character.bubble.fill.hi
      character.bubble.fill.ja character.bubble.fill.ko character.bubble.fill.th character.bubble.fill.zh character.bubble.hi
      character.bubble.ja character.bubble.ko character.bubble.th character.bubble.zh chart.line.uptrend.xyaxis
      chart.line.uptrend.xyaxis.circle chart.line.uptrend.xyaxis.circle.fill chart.xyaxis.line checkerboard.shield checklist
      checklist.rtl checkmark.bubble checkmark.bubble.fill checkmark.circle.trianglebadge.exclamationmark checkmark.diamond
      checkmark.diamond.fill chevron.left.forwardslash.chevron.right circle.and.line.horizontal
      circle.and.line.horizontal.fill circle.bottomhalf.filled circle.dashed.inset.filled circle.dotted circle.grid.2x1
      circle.grid.2x1.fill circle.grid.2x1.left.filled circle.grid.2x1.right.filled circle.grid.3x3.circle
      circle.grid.3x3.circle.fill circle.grid.cross.down.filled circle.grid.cross.left.filled circle.grid.cross.right.filled
      circle.grid.cross.up.filled circle.hexagongrid circle.hexagongrid.circle circle.hexagongrid.circle.fill
      circle.hexagongrid.fill circle.hexagonpath circle.hexagonpath.fill circle.inset.filled circle.lefthalf.filled
      circle.righthalf.filled circle.slash circle.slash.fill circle.square.fill circle.tophalf.filled clock.badge.checkmark
      clock.badge.checkmark.fill clock.badge.exclamationmark clock.badge.exclamationmark.fill clock.circle clock.circle.fill
      computermouse computermouse.fill cpu.fill creditcard.and.123 creditcard.trianglebadge.exclamationmark cross.vial
      cross.vial.fill cup.and.saucer cup.and.saucer.fill delete.backward delete.backward.fill delete.forward
      delete.forward.fill desktopcomputer.and.arrow.down desktopcomputer.trianglebadge.exclamationmark
      diamond.bottomhalf.filled diamond.circle diamond.circle.fill diamond.inset.filled diamond.lefthalf.filled
      diamond.righthalf.filled diamond.tophalf.filled dice dice.fill digitalcrown.arrow.clockwise
      digitalcrown.arrow.clockwise.fill digitalcrown.arrow.counterclockwise digitalcrown.arrow.counterclockwise.fill
      digitalcrown.horizontal.arrow.clockwise digitalcrown.horizontal.arrow.clockwise.fill
      digitalcrown.horizontal.arrow.counterclockwise digitalcrown.horizontal.arrow.counterclockwise.fill
      digitalcrown.horizontal.press digitalcrown.horizontal.press.fill digitalcrown.press digitalcrown.press.fill
      display.and.arrow.down doc.richtext.fill.hi doc.richtext.fill.ja doc.richtext.fill.ko doc.richtext.fill.th
      doc.richtext.fill.zh doc.richtext.hi doc.richtext.ja doc.richtext.ko doc.richtext.th doc.richtext.zh doc.text.image
      doc.text.image.fill doc.viewfinder doc.viewfinder.fill dot.circle.and.hand.point.up.left.fill dot.circle.viewfinder
      dot.radiowaves.up.forward dot.viewfinder dpad.down.filled dpad.left.filled dpad.right.filled dpad.up.filled drop.circle
      drop.circle.fill ear.and.waveform earbuds earbuds.case earbuds.case.fill ellipsis.curlybraces ellipsis.vertical.bubble
      ellipsis.vertical.bubble.fill envelope.badge.shield.half.filled envelope.badge.shield.half.filled.fill
      exclamationmark.bubble.circle exclamationmark.bubble.circle.fill eye.slash.circle eye.slash.circle.fill eye.square
      eye.square.fill eye.trianglebadge.exclamationmark eye.trianglebadge.exclamationmark.fill facemask facemask.fill
      fanblades fanblades.fill ferry ferry.fill fibrechannel figure.roll film.circle film.circle.fill flag.2.crossed
      flag.2.crossed.fill flag.and.flag.filled.crossed flag.filled.and.flag.crossed flag.square flag.square.fill flame.circle
      flame.circle.fill folder.badge.gearshape folder.fill.badge.gearshape fork.knife fork.knife.circle fork.knife.circle.fill
      forward.circle forward.circle.fill fuelpump fuelpump.circle fuelpump.circle.fill fuelpump.fill gear.badge.checkmark
      gear.badge.questionmark gear.badge.xmark gear.circle gear.circle.fill gearshape.circle gearshape.circle.fill
      globe.americas globe.americas.fill globe.asia.australia globe.asia.australia.fill globe.badge.chevron.backward
      globe.europe.africa globe.europe.africa.fill gobackward.5 gobackward.5.ar gobackward.5.hi goforward.5 goforward.5.ar
      goforward.5.hi graduationcap.circle graduationcap.circle.fill h.square.on.square.fill hammer.circle hammer.circle.fill
      hand.raised.circle hand.raised.circle.fill hand.raised.square hand.raised.square.fill hand.raised.square.on.square
      hand.raised.square.on.square.fill hand.thumbsdown.circle hand.thumbsdown.circle.fill hand.thumbsup.circle
      hand.thumbsup.circle.fill hearingdevice.ear heart.rectangle heart.rectangle.fill heart.square heart.square.fill
      hexagon.bottomhalf.filled hexagon.lefthalf.filled hexagon.righthalf.filled hexagon.tophalf.filled
      hifispeaker.and.appletv hifispeaker.and.appletv.fill homepod.and.appletv homepod.and.appletv.fill
      homepodmini.and.appletv homepodmini.and.appletv.fill hourglass.bottomhalf.filled hourglass.circle hourglass.circle.fill
      hourglass.tophalf.filled humidity humidity.fill icloud.square icloud.square.fill ipad.and.arrow.forward ipad.and.iphone
      ipad.rear.camera iphone.and.arrow.forward iphone.circle iphone.circle.fill iphone.homebutton.circle
      iphone.homebutton.circle.fill iphone.homebutton.radiowaves.left.and.right.circle
      iphone.homebutton.radiowaves.left.and.right.circle.fill iphone.homebutton.slash.circle
      iphone.homebutton.slash.circle.fill iphone.radiowaves.left.and.right.circle iphone.radiowaves.left.and.right.circle.fill
      iphone.rear.camera iphone.slash.circle iphone.slash.circle.fill iphone.smartbatterycase.gen1
      iphone.smartbatterycase.gen2 ipodtouch.slash ivfluid.bag ivfluid.bag.fill j.square.on.square.fill keyboard.fill
      l.joystick.press.down l.joystick.press.down.fill l.joystick.tilt.down l.joystick.tilt.down.fill l.joystick.tilt.left
      l.joystick.tilt.left.fill l.joystick.tilt.right l.joystick.tilt.right.fill l.joystick.tilt.up l.joystick.tilt.up.fill
      lanyardcard lanyardcard.fill laptopcomputer.and.arrow.down laptopcomputer.trianglebadge.exclamationmark
      lasso.and.sparkles leaf.circle leaf.circle.fill lightbulb.circle lightbulb.circle.fill line.2.horizontal.decrease.circle
      line.2.horizontal.decrease.circle.fill line.3.horizontal line.3.horizontal.circle line.3.horizontal.circle.fill
      line.3.horizontal.decrease line.3.horizontal.decrease.circle line.3.horizontal.decrease.circle.fill
      lines.measurement.horizontal list.bullet.circle list.bullet.circle.fill list.bullet.rectangle.fill
      list.bullet.rectangle.portrait list.bullet.rectangle.portrait.fill list.dash.header.rectangle list.number.hi
      location.magnifyingglass location.north.circle location.north.circle.fill location.square location.square.fill
      lock.desktopcomputer lock.display lock.ipad lock.iphone lock.laptopcomputer lock.open.applewatch
      lock.open.desktopcomputer lock.open.display lock.open.ipad lock.open.iphone lock.open.laptopcomputer logo.playstation
      logo.xbox macpro.gen1.fill macpro.gen3.fill magazine magazine.fill magicmouse magicmouse.fill magsafe.batterypack
      magsafe.batterypack.fill map.circle map.circle.fill mappin.slash.circle mappin.slash.circle.fill mappin.square
      mappin.square.fill mediastick memorychip.fill menucard menucard.fill message.and.waveform message.and.waveform.fill
      mic.badge.plus mic.fill.badge.plus mic.slash.circle mic.slash.circle.fill mic.square mic.square.fill
      minus.forwardslash.plus music.mic.circle music.mic.circle.fill music.note.tv music.note.tv.fill
      network.badge.shield.half.filled newspaper.circle newspaper.circle.fill octagon.bottomhalf.filled
      octagon.lefthalf.filled octagon.righthalf.filled octagon.tophalf.filled oval.bottomhalf.filled oval.inset.filled
      oval.lefthalf.filled oval.portrait.bottomhalf.filled oval.portrait.inset.filled oval.portrait.lefthalf.filled
      oval.portrait.righthalf.filled oval.portrait.tophalf.filled oval.righthalf.filled oval.tophalf.filled parentheses
      parkingsign parkingsign.circle parkingsign.circle.fill pawprint pawprint.circle pawprint.circle.fill pawprint.fill
      peacesign pentagon pentagon.bottomhalf.filled pentagon.fill pentagon.lefthalf.filled pentagon.righthalf.filled
      pentagon.tophalf.filled person.2.crop.square.stack person.2.crop.square.stack.fill person.2.wave.2 person.2.wave.2.fill
      person.3.sequence person.3.sequence.fill person.badge.clock person.badge.clock.fill person.crop.artframe
      person.crop.circle.badge person.crop.circle.badge.clock person.crop.circle.badge.clock.fill
      person.crop.circle.badge.exclamationmark.fill person.crop.circle.badge.fill person.crop.circle.badge.moon
      person.crop.circle.badge.moon.fill person.crop.circle.badge.questionmark.fill
      person.crop.circle.badge.questionmark.fill.ar person.crop.rectangle.stack person.crop.rectangle.stack.fill
      person.crop.square.filled.and.at.rectangle person.crop.square.filled.and.at.rectangle.fill person.text.rectangle
      person.text.rectangle.fill person.wave.2 person.wave.2.fill personalhotspot.circle personalhotspot.circle.fill
      phone.and.waveform phone.and.waveform.fill photo.artframe photo.circle photo.circle.fill pills.circle pills.circle.fill
      pin.square pin.square.fill platter.2.filled.ipad platter.2.filled.ipad.landscape platter.2.filled.iphone
      platter.2.filled.iphone.landscape platter.bottom.applewatch.case platter.filled.bottom.applewatch.case
      platter.filled.top.applewatch.case platter.top.applewatch.case play.rectangle.on.rectangle
      play.rectangle.on.rectangle.circle play.rectangle.on.rectangle.circle.fill play.rectangle.on.rectangle.fill play.square
      play.square.fill plus.forwardslash.minus plus.rectangle.on.folder.fill plus.square.dashed
      point.3.connected.trianglepath.dotted point.3.filled.connected.trianglepath.dotted
      point.filled.topleft.down.curvedto.point.bottomright.up point.topleft.down.curvedto.point.bottomright.up.fill
      point.topleft.down.curvedto.point.filled.bottomright.up power.circle power.circle.fill power.dotted powerplug
      powerplug.fill printer.dotmatrix.filled.and.paper printer.filled.and.paper puzzlepiece.extension
      puzzlepiece.extension.fill questionmark.app questionmark.app.ar questionmark.app.dashed questionmark.app.dashed.ar
      questionmark.app.fill questionmark.app.fill.ar quote.closing quote.opening r.joystick.press.down
      r.joystick.press.down.fill r.joystick.tilt.down r.joystick.tilt.down.fill r.joystick.tilt.left r.joystick.tilt.left.fill
      r.joystick.tilt.right r.joystick.tilt.right.fill r.joystick.tilt.up r.joystick.tilt.up.fill r.square.on.square.fill
      rectangle.2.swap rectangle.3.group rectangle.3.group.bubble.left rectangle.3.group.bubble.left.fill
      rectangle.3.group.fill rectangle.and.hand.point.up.left rectangle.and.hand.point.up.left.fill
      rectangle.and.hand.point.up.left.filled rectangle.bottomhalf.filled rectangle.bottomhalf.inset.filled
      rectangle.bottomthird.inset.filled rectangle.center.inset.filled rectangle.center.inset.filled.badge.plus
      rectangle.filled.and.hand.point.up.left rectangle.inset.bottomleading.filled rectangle.inset.bottomleft.filled
      rectangle.inset.bottomright.filled rectangle.inset.bottomtrailing.filled rectangle.inset.filled
      rectangle.inset.filled.and.person.filled rectangle.inset.filled.on.rectangle rectangle.inset.topleading.filled
      rectangle.inset.topleft.filled rectangle.inset.topright.filled rectangle.inset.toptrailing.filled
      rectangle.leadinghalf.inset.filled rectangle.leadinghalf.inset.filled.arrow.leading rectangle.leadingthird.inset.filled
      rectangle.lefthalf.filled rectangle.lefthalf.inset.filled rectangle.lefthalf.inset.filled.arrow.left
      rectangle.leftthird.inset.filled rectangle.on.rectangle.circle rectangle.on.rectangle.circle.fill
      rectangle.on.rectangle.slash.circle rectangle.on.rectangle.slash.circle.fill rectangle.on.rectangle.slash.fill
      rectangle.on.rectangle.square rectangle.on.rectangle.square.fill rectangle.portrait.and.arrow.right
      rectangle.portrait.and.arrow.right.fill rectangle.portrait.bottomhalf.filled rectangle.portrait.bottomhalf.inset.filled
      rectangle.portrait.bottomleading.inset.filled rectangle.portrait.bottomleft.inset.filled
      rectangle.portrait.bottomright.inset.filled rectangle.portrait.bottomthird.inset.filled
      rectangle.portrait.bottomtrailing.inset.filled rectangle.portrait.center.inset.filled rectangle.portrait.inset.filled
      rectangle.portrait.leadinghalf.inset.filled rectangle.portrait.leadingthird.inset.filled
      rectangle.portrait.lefthalf.filled rectangle.portrait.lefthalf.inset.filled rectangle.portrait.leftthird.inset.filled
      rectangle.portrait.on.rectangle.portrait rectangle.portrait.on.rectangle.portrait.fill
      rectangle.portrait.on.rectangle.portrait.slash rectangle.portrait.on.rectangle.portrait.slash.fill
      rectangle.portrait.righthalf.filled rectangle.portrait.righthalf.inset.filled rectangle.portrait.rightthird.inset.filled
      rectangle.portrait.slash rectangle.portrait.slash.fill rectangle.portrait.split.2x1 rectangle.portrait.split.2x1.fill
      rectangle.portrait.split.2x1.slash rectangle.portrait.split.2x1.slash.fill rectangle.portrait.tophalf.filled
      rectangle.portrait.tophalf.inset.filled rectangle.portrait.topleading.inset.filled
      rectangle.portrait.topleft.inset.filled rectangle.portrait.topright.inset.filled
      rectangle.portrait.topthird.inset.filled rectangle.portrait.toptrailing.inset.filled
      rectangle.portrait.trailinghalf.inset.filled rectangle.portrait.trailingthird.inset.filled rectangle.righthalf.filled
      rectangle.righthalf.inset.filled rectangle.righthalf.inset.filled.arrow.right rectangle.rightthird.inset.filled
      rectangle.split.2x1.slash rectangle.split.2x1.slash.fill rectangle.stack.badge.person.crop.fill
      rectangle.stack.badge.play rectangle.stack.badge.play.fill rectangle.tophalf.filled rectangle.tophalf.inset.filled
      rectangle.topthird.inset.filled rectangle.trailinghalf.inset.filled rectangle.trailinghalf.inset.filled.arrow.trailing
      rectangle.trailingthird.inset.filled repeat.1.ar repeat.1.circle.ar repeat.1.circle.fill.ar repeat.1.circle.fill.hi
      repeat.1.circle.hi repeat.1.hi restart.circle.fill return.left return.right scissors.circle scissors.circle.fill scooter
      screwdriver screwdriver.fill sensor.tag.radiowaves.forward sensor.tag.radiowaves.forward.fill shareplay shareplay.slash
      shield.lefthalf.filled shield.lefthalf.filled.slash shield.righthalf.filled shippingbox.circle shippingbox.circle.fill
      signature.ja signature.th signature.zh sleep.circle sleep.circle.fill
      slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath slider.horizontal.below.square.filled.and.square
      smallcircle.filled.circle smallcircle.filled.circle.fill snowflake snowflake.circle snowflake.circle.fill
      sparkle.magnifyingglass sparkles.square.filled.on.square sparkles.tv sparkles.tv.fill speaker.badge.exclamationmark
      speaker.badge.exclamationmark.fill speaker.circle speaker.circle.fill square.2.stack.3d.bottom.filled
      square.2.stack.3d.top.filled square.3.stack.3d.bottom.filled square.3.stack.3d.middle.filled
      square.3.stack.3d.top.filled square.and.arrow.up.circle square.and.arrow.up.circle.fill
      square.and.arrow.up.trianglebadge.exclamationmark square.and.at.rectangle.fill
      square.and.line.vertical.and.square.filled square.bottomhalf.filled square.dashed.inset.filled
      square.fill.and.line.vertical.and.square.fill square.filled.and.line.vertical.and.square square.filled.on.square
      square.grid.3x1.below.line.grid.1x2.fill square.grid.3x3.bottomleft.filled square.grid.3x3.bottommiddle.filled
      square.grid.3x3.bottomright.filled square.grid.3x3.middle.filled square.grid.3x3.middleleft.filled
      square.grid.3x3.middleright.filled square.grid.3x3.square square.grid.3x3.topleft.filled
      square.grid.3x3.topmiddle.filled square.grid.3x3.topright.filled square.inset.filled square.lefthalf.filled
      square.righthalf.filled square.text.square square.text.square.fill square.tophalf.filled star.bubble star.bubble.fill
      star.leadinghalf.filled stethoscope.circle stethoscope.circle.fill suitcase suitcase.cart suitcase.cart.fill
      suitcase.fill sun.and.horizon sun.and.horizon.fill sun.max.circle sun.max.circle.fill tablecells.fill.badge.ellipsis
      tag.square tag.square.fill takeoutbag.and.cup.and.straw takeoutbag.and.cup.and.straw.fill teletype.answer.circle
      teletype.answer.circle.fill testtube.2 text.viewfinder textformat.123.hi theatermasks theatermasks.circle
      theatermasks.circle.fill theatermasks.fill train.side.front.car train.side.middle.car train.side.rear.car
      tram.fill.tunnel trapezoid.and.line.horizontal trapezoid.and.line.horizontal.fill trapezoid.and.line.vertical
      trapezoid.and.line.vertical.fill trash.slash.circle trash.slash.circle.fill trash.slash.square trash.slash.square.fill
      trash.square trash.square.fill triangle.bottomhalf.filled triangle.inset.filled triangle.lefthalf.filled
      triangle.righthalf.filled triangle.tophalf.filled tshirt tshirt.fill tv.inset.filled video.and.waveform
      video.and.waveform.fill video.badge.ellipsis video.fill.badge.ellipsis video.square video.square.fill wake.circle
      wake.circle.fill watchface.applewatch.case waveform.and.magnifyingglass waveform.and.mic waveform.badge.exclamationmark
      waveform.badge.minus waveform.badge.plus wifi.circle wifi.circle.fill wifi.square wifi.square.fill xmark.app
      xmark.app.fill
    iOS=15.1 macOS=12.0 tvOS=15.1 watchOS=8.1 visionOS=1.0
      bolt.ring.closed platter.filled.bottom.and.arrow.down.iphone platter.filled.bottom.iphone
      platter.filled.top.and.arrow.up.iphone platter.filled.top.iphone square.3.layers.3d.down.backward
      square.3.layers.3d.down.forward square.3.layers.3d.down.left square.3.layers.3d.down.right text.justify.leading
      text.justify.left text.justify.right text.justify.trailing
    iOS=15.2 macOS=12.1 tvOS=15.2 watchOS=8.3 visionOS=1.0
      airpod.gen3.left airpod.gen3.right airpods.gen3 airpods.gen3.chargingcase.wireless
      airpods.gen3.chargingcase.wireless.fill beats.fit.pro beats.fit.pro.chargingcase beats.fit.pro.chargingcase.fill
      beats.fit.pro.left beats.fit.pro.right rectangle.leadinghalf.filled rectangle.trailinghalf.filled
      square.3.layers.3d.down.left.slash square.3.layers.3d.down.right.slash square.3.stack.3d.slash
    iOS=15.4 macOS=12.3 tvOS=15.4 watchOS=8.5 visionOS=1.0
      camera.macro camera.macro.circle camera.macro.circle.fill dots.and.line.vertical.and.cursorarrow.rectangle
      key.viewfinder person.badge.key person.badge.key.fill
    iOS=16.0 macOS=13.0 tvOS=16.0 watchOS=9.0 visionOS=1.0
      abs.brakesignal air.conditioner.horizontal air.conditioner.horizontal.fill air.conditioner.vertical
      air.conditioner.vertical.fill air.purifier air.purifier.fill alarm.waves.left.and.right alarm.waves.left.and.right.fill
      allergens.fill angle apple.logo arrow.down.and.line.horizontal.and.arrow.up arrow.down.message arrow.down.message.fill
      arrow.left.and.line.vertical.and.arrow.right arrow.left.and.right.text.vertical
      arrow.right.and.line.vertical.and.arrow.left arrow.up.and.down.and.sparkles arrow.up.and.down.text.horizontal
      arrow.up.and.line.horizontal.and.arrow.down arrow.up.circle.badge.clock arrowshape.backward arrowshape.backward.fill
      arrowshape.forward arrowshape.forward.fill arrowshape.left arrowshape.left.fill arrowshape.right arrowshape.right.fill
      arrowshape.turn.up.backward.badge.clock arrowshape.turn.up.backward.badge.clock.fill
      arrowshape.turn.up.backward.badge.clock.fill.rtl arrowshape.turn.up.backward.badge.clock.rtl australsign av.remote
      av.remote.fill backpack backpack.fill backward.end.circle backward.end.circle.fill bag.badge.questionmark
      bag.badge.questionmark.ar bag.fill.badge.questionmark bag.fill.badge.questionmark.ar bahtsign balloon balloon.2
      balloon.2.fill balloon.fill baseball baseball.circle baseball.circle.fill baseball.diamond.bases baseball.fill basket
      basket.fill basketball basketball.circle basketball.circle.fill basketball.fill bathtub bathtub.fill battery.100.circle
      battery.100.circle.fill beach.umbrella beach.umbrella.fill bell.and.waves.left.and.right
      bell.and.waves.left.and.right.fill bird bird.fill birthday.cake birthday.cake.fill bitcoinsign blinds.horizontal.closed
      blinds.horizontal.open blinds.vertical.closed blinds.vertical.open bolt.badge.clock bolt.badge.clock.fill
      bolt.brakesignal box.truck box.truck.badge.clock box.truck.badge.clock.fill box.truck.badge.clock.fill.rtl
      box.truck.badge.clock.rtl box.truck.fill brakesignal brakesignal.dashed brazilianrealsign bubbles.and.sparkles
      bubbles.and.sparkles.fill button.programmable button.programmable.square button.programmable.square.fill cabinet
      cabinet.fill carbon.dioxide.cloud carbon.dioxide.cloud.fill carbon.monoxide.cloud carbon.monoxide.cloud.fill carrot
      carrot.fill cart.badge.questionmark cart.badge.questionmark.ar cart.badge.questionmark.rtl cart.fill.badge.questionmark
      cart.fill.badge.questionmark.ar cart.fill.badge.questionmark.rtl cedisign cellularbars centsign chair chair.fill
      chair.lounge chair.lounge.fill chandelier chandelier.fill character.duployan character.phonetic character.sutton
      chart.line.downtrend.xyaxis chart.line.downtrend.xyaxis.circle chart.line.downtrend.xyaxis.circle.fill
      chart.line.flattrend.xyaxis chart.line.flattrend.xyaxis.circle chart.line.flattrend.xyaxis.circle.fill checklist.checked
      checklist.checked.rtl checklist.unchecked checkmark.circle.badge.questionmark checkmark.circle.badge.questionmark.ar
      checkmark.circle.badge.questionmark.fill checkmark.circle.badge.questionmark.fill.ar checkmark.circle.badge.xmark
      checkmark.circle.badge.xmark.fill checkmark.message checkmark.message.fill chevron.backward.to.line
      chevron.forward.to.line chevron.left.to.line chevron.right.to.line circle.dashed.rectangle
      circle.filled.pattern.diagonalline.rectangle circle.rectangle.dashed circle.rectangle.filled.pattern.diagonalline
      clipboard clipboard.fill clock.badge clock.badge.fill clock.badge.questionmark clock.badge.questionmark.ar
      clock.badge.questionmark.fill clock.badge.questionmark.fill.ar clock.badge.xmark clock.badge.xmark.fill
      cloud.bolt.circle cloud.bolt.circle.fill cloud.bolt.rain.circle cloud.bolt.rain.circle.fill cloud.circle
      cloud.circle.fill cloud.drizzle.circle cloud.drizzle.circle.fill cloud.fog.circle cloud.fog.circle.fill
      cloud.hail.circle cloud.hail.circle.fill cloud.heavyrain.circle cloud.heavyrain.circle.fill cloud.moon.bolt.circle
      cloud.moon.bolt.circle.fill cloud.moon.circle cloud.moon.circle.fill cloud.moon.rain.circle cloud.moon.rain.circle.fill
      cloud.rain.circle cloud.rain.circle.fill cloud.sleet.circle cloud.sleet.circle.fill cloud.snow.circle
      cloud.snow.circle.fill cloud.sun.bolt.circle cloud.sun.bolt.circle.fill cloud.sun.circle cloud.sun.circle.fill
      cloud.sun.rain.circle cloud.sun.rain.circle.fill coloncurrencysign compass.drawing contact.sensor contact.sensor.fill
      cooktop cooktop.fill creditcard.viewfinder cricket.ball cricket.ball.circle cricket.ball.circle.fill cricket.ball.fill
      cruzeirosign cursorarrow.square.fill curtains.closed curtains.open dehumidifier dehumidifier.fill deskview deskview.fill
      dial.high dial.high.fill dial.low dial.low.fill dial.medium dial.medium.fill dishwasher dishwasher.fill
      distribute.horizontal.center distribute.horizontal.center.fill distribute.horizontal.left
      distribute.horizontal.left.fill distribute.horizontal.right distribute.horizontal.right.fill distribute.vertical.bottom
      distribute.vertical.bottom.fill distribute.vertical.center distribute.vertical.center.fill distribute.vertical.top
      distribute.vertical.top.fill doc.badge.arrow.up doc.badge.arrow.up.fill dollarsign dollarsign.arrow.circlepath dongsign
      door.french.closed door.french.open door.garage.closed door.garage.closed.trianglebadge.exclamationmark
      door.garage.double.bay.closed door.garage.double.bay.closed.trianglebadge.exclamationmark door.garage.double.bay.open
      door.garage.double.bay.open.trianglebadge.exclamationmark door.garage.open
      door.garage.open.trianglebadge.exclamationmark door.left.hand.closed door.left.hand.open door.right.hand.closed
      door.right.hand.open door.sliding.left.hand.closed door.sliding.left.hand.open door.sliding.right.hand.closed
      door.sliding.right.hand.open drop.degreesign drop.degreesign.fill drop.degreesign.slash drop.degreesign.slash.fill
      drop.degreesign.slash.fill.rtl drop.degreesign.slash.rtl drop.keypad.rectangle drop.keypad.rectangle.fill dryer
      dryer.fill dumbbell dumbbell.fill ellipsis.message ellipsis.message.fill entry.lever.keypad entry.lever.keypad.fill
      entry.lever.keypad.trianglebadge.exclamationmark entry.lever.keypad.trianglebadge.exclamationmark.fill
      envelope.open.badge.clock eraser eraser.fill eraser.line.dashed eraser.line.dashed.fill eurosign
      exclamationmark.brakesignal exclamationmark.lock exclamationmark.lock.fill exclamationmark.questionmark
      exclamationmark.questionmark.ar externaldrive.badge.exclamationmark externaldrive.badge.questionmark
      externaldrive.badge.questionmark.ar externaldrive.fill.badge.exclamationmark externaldrive.fill.badge.questionmark
      externaldrive.fill.badge.questionmark.ar externaldrive.fill.trianglebadge.exclamationmark
      externaldrive.trianglebadge.exclamationmark face.smiling.inverse fan.and.light.ceiling fan.and.light.ceiling.fill
      fan.ceiling fan.ceiling.fill fan.desk fan.desk.fill fan.floor fan.floor.fill fan.oscillation fan.oscillation.fill
      fanblades.slash fanblades.slash.fill faxmachine.fill figure.2.and.child.holdinghands figure.2.arms.open
      figure.american.football figure.and.child.holdinghands figure.archery figure.arms.open figure.australian.football
      figure.badminton figure.barre figure.baseball figure.basketball figure.bowling figure.boxing figure.climbing
      figure.cooldown figure.core.training figure.cricket figure.cross.training figure.curling figure.dance figure.disc.sports
      figure.dress.line.vertical.figure figure.elliptical figure.equestrian.sports figure.fall figure.fall.circle
      figure.fall.circle.fill figure.fencing figure.fishing figure.flexibility figure.golf figure.gymnastics
      figure.hand.cycling figure.handball figure.highintensity.intervaltraining figure.hiking figure.hockey figure.hunting
      figure.indoor.cycle figure.jumprope figure.kickboxing figure.lacrosse figure.martial.arts figure.mind.and.body
      figure.mixed.cardio figure.open.water.swim figure.outdoor.cycle figure.pickleball figure.pilates figure.play
      figure.pool.swim figure.racquetball figure.roll.runningpace figure.rolling figure.rower figure.rugby figure.run
      figure.run.circle figure.run.circle.fill figure.sailing figure.skating figure.skiing.crosscountry figure.skiing.downhill
      figure.snowboarding figure.soccer figure.socialdance figure.softball figure.squash figure.stair.stepper figure.stairs
      figure.step.training figure.strengthtraining.functional figure.strengthtraining.traditional figure.surfing
      figure.table.tennis figure.taichi figure.tennis figure.track.and.field figure.volleyball figure.walk.arrival
      figure.walk.departure figure.walk.motion figure.water.fitness figure.waterpolo figure.wrestling figure.yoga film.stack
      film.stack.fill fireplace fireplace.fill firewall firewall.fill fish fish.fill flag.2.crossed.circle
      flag.2.crossed.circle.fill flag.checkered flag.checkered.2.crossed fleuron fleuron.fill florinsign fluid.brakesignal
      football football.circle football.circle.fill football.fill forward.end.circle forward.end.circle.fill fossil.shell
      fossil.shell.fill francsign frying.pan frying.pan.fill gauge.high gauge.low gauge.medium gauge.medium.badge.minus
      gauge.medium.badge.plus gear.badge gear.badge.rtl gearshape.arrow.triangle.2.circlepath globe.central.south.asia
      globe.central.south.asia.fill globe.desk globe.desk.fill guaranisign hand.app hand.app.fill hand.raised.fingers.spread
      hand.raised.fingers.spread.fill headlight.high.beam headlight.high.beam.fill headlight.low.beam headlight.low.beam.fill
      hearingdevice.and.signal.meter hearingdevice.and.signal.meter.fill hearingdevice.ear.fill heater.vertical
      heater.vertical.fill hifireceiver hifireceiver.fill hifispeaker.and.appletv.fill.rtl hifispeaker.and.appletv.rtl
      hockey.puck hockey.puck.circle hockey.puck.circle.fill hockey.puck.fill hold.brakesignal homepod.and.appletv.fill.rtl
      homepod.and.appletv.rtl homepodmini.and.appletv.fill.rtl homepodmini.and.appletv.rtl hryvniasign humidifier
      humidifier.and.droplets humidifier.and.droplets.fill humidifier.fill hurricane.circle hurricane.circle.fill
      indianrupeesign info.bubble info.bubble.fill info.square info.square.fill keyboard.badge.ellipsis.fill
      keyboard.badge.eye keyboard.badge.eye.fill keyboard.chevron.compact.down.fill keyboard.chevron.compact.left.fill
      keyboard.onehanded.left.fill keyboard.onehanded.right.fill kipsign lamp.ceiling lamp.ceiling.fill lamp.ceiling.inverse
      lamp.desk lamp.desk.fill lamp.floor lamp.floor.fill lamp.table lamp.table.fill laptopcomputer.and.ipad larisign
      laurel.leading laurel.trailing light.beacon.max light.beacon.max.fill light.beacon.min light.beacon.min.fill
      light.cylindrical.ceiling light.cylindrical.ceiling.fill light.cylindrical.ceiling.inverse light.panel light.panel.fill
      light.recessed light.recessed.3 light.recessed.3.fill light.recessed.3.inverse light.recessed.fill
      light.recessed.inverse light.ribbon light.ribbon.fill light.strip.2 light.strip.2.fill lightbulb.2 lightbulb.2.fill
      lightbulb.led lightbulb.led.fill lightbulb.led.wide lightbulb.led.wide.fill lightswitch.off lightswitch.off.fill
      lightswitch.off.square lightswitch.off.square.fill lightswitch.on lightswitch.on.fill lightswitch.on.square
      lightswitch.on.square.fill lirasign list.bullet.clipboard list.bullet.clipboard.fill list.clipboard list.clipboard.fill
      lizard lizard.fill location.slash.circle location.slash.circle.fill lock.open.trianglebadge.exclamationmark
      lock.open.trianglebadge.exclamationmark.fill lock.trianglebadge.exclamationmark lock.trianglebadge.exclamationmark.fill
      macstudio macstudio.fill manatsign medal medal.fill medical.thermometer medical.thermometer.fill message.badge
      message.badge.circle message.badge.circle.fill message.badge.circle.fill.rtl message.badge.circle.rtl message.badge.fill
      message.badge.fill.rtl message.badge.filled.fill message.badge.filled.fill.rtl message.badge.rtl mic.and.signal.meter
      mic.and.signal.meter.fill mic.badge.xmark mic.fill.badge.xmark microbe microbe.circle microbe.circle.fill microbe.fill
      microwave microwave.fill millsign mirror.side.left mirror.side.right moon.haze moon.haze.circle moon.haze.circle.fill
      moon.haze.fill moon.stars.circle moon.stars.circle.fill moonphase.first.quarter moonphase.first.quarter.inverse
      moonphase.full.moon moonphase.full.moon.inverse moonphase.last.quarter moonphase.last.quarter.inverse moonphase.new.moon
      moonphase.new.moon.inverse moonphase.waning.crescent moonphase.waning.crescent.inverse moonphase.waning.gibbous
      moonphase.waning.gibbous.inverse moonphase.waxing.crescent moonphase.waxing.crescent.inverse moonphase.waxing.gibbous
      moonphase.waxing.gibbous.inverse nairasign nosign.app nosign.app.fill numbersign oar.2.crossed opticaldisc.fill oven
      oven.fill parkinglight parkinglight.fill parkingsign.brakesignal parkingsign.brakesignal.slash party.popper
      party.popper.fill pedestrian.gate.closed pedestrian.gate.open pencil.and.ruler pencil.and.ruler.fill pencil.line
      person.2.badge.gearshape person.2.badge.gearshape.fill person.2.gobackward person.2.slash person.2.slash.fill
      person.and.background.dotted person.badge.shield.checkmark person.badge.shield.checkmark.fill person.bust
      person.bust.fill person.crop.rectangle.badge.plus person.crop.rectangle.badge.plus.fill person.line.dotted.person
      person.line.dotted.person.fill pesetasign pesosign phone.arrow.down.left.fill phone.arrow.right.fill
      phone.arrow.up.right.circle phone.arrow.up.right.circle.fill phone.arrow.up.right.fill phone.badge.checkmark
      phone.connection.fill phone.down.waves.left.and.right phone.fill.badge.checkmark photo.stack photo.stack.fill pill
      pill.circle pill.circle.fill pill.fill pipe.and.drop pipe.and.drop.fill play.desktopcomputer play.display
      play.laptopcomputer playpause.circle playpause.circle.fill playstation.logo popcorn popcorn.circle popcorn.circle.fill
      popcorn.fill poweroutlet.strip poweroutlet.strip.fill poweroutlet.type.a poweroutlet.type.a.fill
      poweroutlet.type.a.square poweroutlet.type.a.square.fill poweroutlet.type.b poweroutlet.type.b.fill
      poweroutlet.type.b.square poweroutlet.type.b.square.fill poweroutlet.type.c poweroutlet.type.c.fill
      poweroutlet.type.c.square poweroutlet.type.c.square.fill poweroutlet.type.d poweroutlet.type.d.fill
      poweroutlet.type.d.square poweroutlet.type.d.square.fill poweroutlet.type.e poweroutlet.type.e.fill
      poweroutlet.type.e.square poweroutlet.type.e.square.fill poweroutlet.type.f poweroutlet.type.f.fill
      poweroutlet.type.f.square poweroutlet.type.f.square.fill poweroutlet.type.g poweroutlet.type.g.fill
      poweroutlet.type.g.square poweroutlet.type.g.square.fill poweroutlet.type.h poweroutlet.type.h.fill
      poweroutlet.type.h.square poweroutlet.type.h.square.fill poweroutlet.type.i poweroutlet.type.i.fill
      poweroutlet.type.i.square poweroutlet.type.i.square.fill poweroutlet.type.j poweroutlet.type.j.fill
      poweroutlet.type.j.square poweroutlet.type.j.square.fill poweroutlet.type.k poweroutlet.type.k.fill
      poweroutlet.type.k.square poweroutlet.type.k.square.fill poweroutlet.type.l poweroutlet.type.l.fill
      poweroutlet.type.l.square poweroutlet.type.l.square.fill poweroutlet.type.m poweroutlet.type.m.fill
      poweroutlet.type.m.square poweroutlet.type.m.square.fill poweroutlet.type.n poweroutlet.type.n.fill
      poweroutlet.type.n.square poweroutlet.type.n.square.fill poweroutlet.type.o poweroutlet.type.o.fill
      poweroutlet.type.o.square poweroutlet.type.o.square.fill questionmark.bubble questionmark.bubble.ar
      questionmark.bubble.fill questionmark.bubble.fill.ar quotelevel recordingtape.circle recordingtape.circle.fill
      rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.forward.fill
      rectangle.portrait.on.rectangle.portrait.angled rectangle.portrait.on.rectangle.portrait.angled.fill refrigerator
      refrigerator.fill road.lanes road.lanes.curved.left road.lanes.curved.right roller.shade.closed roller.shade.open
      roman.shade.closed roman.shade.open rublesign rupeesign sailboat sailboat.fill sensor sensor.fill shared.with.you
      shared.with.you.slash shazam.logo shazam.logo.fill shekelsign shippingbox.and.arrow.backward
      shippingbox.and.arrow.backward.fill shoeprints.fill shower shower.fill shower.handheld shower.handheld.fill
      shower.sidejet shower.sidejet.fill sink sink.fill slider.horizontal.2.gobackward
      slider.horizontal.2.square.badge.arrow.down slider.horizontal.2.square.on.square
      slider.horizontal.below.square.and.square.filled smoke.circle smoke.circle.fill soccerball soccerball.circle
      soccerball.circle.fill soccerball.circle.fill.inverse soccerball.circle.inverse soccerball.inverse sofa sofa.fill space
      speaker.minus speaker.minus.fill speaker.plus speaker.plus.fill speaker.square speaker.square.fill
      speaker.wave.2.bubble.left speaker.wave.2.bubble.left.fill speaker.wave.2.bubble.left.fill.rtl
      speaker.wave.2.bubble.left.rtl spigot spigot.fill sportscourt.circle sportscourt.circle.fill sprinkler
      sprinkler.and.droplets sprinkler.and.droplets.fill sprinkler.fill square.2.layers.3d square.2.layers.3d.bottom.filled
      square.2.layers.3d.top.filled square.3.layers.3d square.3.layers.3d.bottom.filled
      square.3.layers.3d.down.backward.slash.rtl square.3.layers.3d.down.forward.slash.rtl square.3.layers.3d.middle.filled
      square.3.layers.3d.slash square.3.layers.3d.top.filled square.and.pencil.circle square.and.pencil.circle.fill
      square.bottomthird.inset.filled square.dotted square.leadingthird.inset.filled square.leftthird.inset.filled
      square.on.square.badge.person.crop square.on.square.badge.person.crop.fill square.on.square.intersection.dashed
      square.rightthird.inset.filled square.topthird.inset.filled square.trailingthird.inset.filled squares.leading.rectangle
      squareshape.dotted.split.2x2 stairs star.square.on.square star.square.on.square.fill sterlingsign stove stove.fill
      sun.and.horizon.circle sun.and.horizon.circle.fill sun.dust.circle sun.dust.circle.fill sun.haze.circle
      sun.haze.circle.fill sun.max.trianglebadge.exclamationmark sun.max.trianglebadge.exclamationmark.fill sunrise.circle
      sunrise.circle.fill sunset.circle sunset.circle.fill swatchpalette swatchpalette.fill switch.programmable
      switch.programmable.fill switch.programmable.square switch.programmable.square.fill syringe syringe.fill table.furniture
      table.furniture.fill teddybear teddybear.fill tengesign tennis.racket tennis.racket.circle tennis.racket.circle.fill
      tennisball tennisball.circle tennisball.circle.fill tennisball.fill tent tent.fill
      text.line.first.and.arrowtriangle.forward text.line.last.and.arrowtriangle.forward text.word.spacing textformat.12
      textformat.12.ar textformat.12.hi theatermask.and.paintbrush theatermask.and.paintbrush.fill thermometer.brakesignal
      thermometer.high thermometer.low thermometer.medium thermometer.medium.slash thermometer.snowflake.circle
      thermometer.snowflake.circle.fill thermometer.sun.circle thermometer.sun.circle.fill timer.circle timer.circle.fill
      toilet toilet.fill tornado.circle tornado.circle.fill trophy trophy.circle trophy.circle.fill trophy.fill
      tropicalstorm.circle tropicalstorm.circle.fill tugriksign turkishlirasign tv.and.mediabox.fill umbrella.percent
      umbrella.percent.ar umbrella.percent.fill umbrella.percent.fill.ar vial.viewfinder video.doorbell video.doorbell.fill
      videoprojector videoprojector.fill volleyball volleyball.circle volleyball.circle.fill volleyball.fill washer
      washer.fill water.waves water.waves.and.arrow.down water.waves.and.arrow.down.trianglebadge.exclamationmark
      water.waves.and.arrow.up water.waves.slash waveform.slash web.camera web.camera.fill wifi.router wifi.router.fill
      wind.circle wind.circle.fill wind.snow.circle wind.snow.circle.fill window.awning window.awning.closed window.casement
      window.casement.closed window.ceiling window.ceiling.closed window.horizontal window.horizontal.closed
      window.shade.closed window.shade.open window.vertical.closed window.vertical.open windshield.front.and.fluid
      windshield.front.and.wiper windshield.front.and.wiper.and.drop windshield.rear.and.fluid windshield.rear.and.wiper
      wineglass wineglass.fill wonsign wrench.adjustable wrench.adjustable.fill xbox.logo yensign
    iOS=16.1 macOS=13.0 tvOS=16.1 watchOS=9.1 visionOS=1.0
      0.circle.ar 0.circle.fill.ar 0.square.ar 0.square.fill.ar 1.brakesignal 1.circle.ar 1.circle.fill.ar 1.lane 1.square.ar
      1.square.fill.ar 10.lane 11.lane 12.lane 2.brakesignal 2.circle.ar 2.circle.fill.ar 2.lane 2.square.ar 2.square.fill.ar
      3.circle.ar 3.circle.fill.ar 3.lane 3.square.ar 3.square.fill.ar 4.circle.ar 4.circle.fill.ar 4.lane 4.square.ar
      4.square.fill.ar 5.circle.ar 5.circle.fill.ar 5.lane 5.square.ar 5.square.fill.ar 6.circle.ar 6.circle.fill.ar 6.lane
      6.square.ar 6.square.fill.ar 7.circle.ar 7.circle.fill.ar 7.lane 7.square.ar 7.square.fill.ar 8.circle.ar
      8.circle.fill.ar 8.lane 8.square.ar 8.square.fill.ar 9.circle.ar 9.circle.fill.ar 9.lane 9.square.ar 9.square.fill.ar
      abs abs.brakesignal.slash abs.circle abs.circle.fill auto.brakesignal auto.headlight.high.beam
      auto.headlight.high.beam.fill auto.headlight.low.beam auto.headlight.low.beam.fill autostartstop autostartstop.slash
      autostartstop.trianglebadge.exclamationmark axel.2 axel.2.front.and.rear.engaged axel.2.front.engaged
      axel.2.rear.engaged backpack.circle backpack.circle.fill batteryblock batteryblock.fill batteryblock.slash
      batteryblock.slash.fill bolt.trianglebadge.exclamationmark bolt.trianglebadge.exclamationmark.fill car.front.waves.up
      car.front.waves.up.fill car.rear car.rear.and.tire.marks car.rear.and.tire.marks.slash car.rear.fill car.rear.road.lane
      car.rear.road.lane.dashed car.rear.waves.up car.rear.waves.up.fill car.side car.side.air.circulate
      car.side.air.circulate.fill car.side.air.fresh car.side.air.fresh.fill car.side.and.exclamationmark
      car.side.and.exclamationmark.fill car.side.arrowtriangle.down car.side.arrowtriangle.down.fill car.side.arrowtriangle.up
      car.side.arrowtriangle.up.arrowtriangle.down car.side.arrowtriangle.up.arrowtriangle.down.fill
      car.side.arrowtriangle.up.fill car.side.fill car.side.front.open car.side.front.open.fill car.side.rear.open
      car.side.rear.open.fill car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open
      car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open.fill
      car.top.door.front.left.and.front.right.and.rear.left.open
      car.top.door.front.left.and.front.right.and.rear.left.open.fill
      car.top.door.front.left.and.front.right.and.rear.right.open
      car.top.door.front.left.and.front.right.and.rear.right.open.fill car.top.door.front.left.and.front.right.open
      car.top.door.front.left.and.front.right.open.fill car.top.door.front.left.and.rear.left.and.rear.right.open
      car.top.door.front.left.and.rear.left.and.rear.right.open.fill car.top.door.front.left.and.rear.left.open
      car.top.door.front.left.and.rear.left.open.fill car.top.door.front.left.and.rear.right.open
      car.top.door.front.left.and.rear.right.open.fill car.top.door.front.left.open car.top.door.front.left.open.fill
      car.top.door.front.right.and.rear.left.and.rear.right.open
      car.top.door.front.right.and.rear.left.and.rear.right.open.fill car.top.door.front.right.and.rear.left.open
      car.top.door.front.right.and.rear.left.open.fill car.top.door.front.right.and.rear.right.open
      car.top.door.front.right.and.rear.right.open.fill car.top.door.front.right.open car.top.door.front.right.open.fill
      car.top.door.rear.left.and.rear.right.open car.top.door.rear.left.and.rear.right.open.fill car.top.door.rear.left.open
      car.top.door.rear.left.open.fill car.top.door.rear.right.open car.top.door.rear.right.open.fill
      car.top.lane.dashed.arrowtriangle.inward car.top.lane.dashed.arrowtriangle.inward.fill
      car.top.lane.dashed.badge.steeringwheel car.top.lane.dashed.badge.steeringwheel.fill car.top.lane.dashed.departure.left
      car.top.lane.dashed.departure.left.fill car.top.lane.dashed.departure.right car.top.lane.dashed.departure.right.fill
      car.top.radiowaves.front car.top.radiowaves.front.fill car.top.radiowaves.rear car.top.radiowaves.rear.fill
      car.top.radiowaves.rear.left car.top.radiowaves.rear.left.and.rear.right
      car.top.radiowaves.rear.left.and.rear.right.fill car.top.radiowaves.rear.left.fill car.top.radiowaves.rear.right
      car.top.radiowaves.rear.right.fill chart.dots.scatter cross.case.circle cross.case.circle.fill ellipsis.viewfinder
      engine.combustion engine.combustion.fill exclamationmark.transmission figure.run.square.stack
      figure.run.square.stack.fill figure.seated.seatbelt figure.seated.seatbelt.and.airbag.off
      figure.seated.seatbelt.and.airbag.on figure.seated.side.air.lower figure.seated.side.air.upper
      figure.seated.side.air.upper.and.lower figure.seated.side.air.windshield figure.seated.side.airbag.off
      figure.seated.side.airbag.off.2 figure.seated.side.airbag.on figure.seated.side.airbag.on.2
      figure.seated.side.windshield.front.and.heat.waves fish.circle fish.circle.fill flag.checkered.circle
      flag.checkered.circle.fill fluid.transmission glowplug hand.raised.app hand.raised.app.fill hand.raised.brakesignal
      hand.raised.brakesignal.slash handbag handbag.fill hazardsign hazardsign.fill headlight.daytime headlight.daytime.fill
      headlight.fog headlight.fog.fill heat.element.windshield house.and.flag house.and.flag.circle house.and.flag.circle.fill
      house.and.flag.fill house.lodge house.lodge.circle house.lodge.circle.fill house.lodge.fill info.windshield
      ipad.and.iphone.slash ipad.gen1 ipad.gen1.badge.play ipad.gen1.landscape ipad.gen1.landscape.badge.play ipad.gen2
      ipad.gen2.badge.play ipad.gen2.landscape ipad.gen2.landscape.badge.play iphone.gen1 iphone.gen1.badge.play
      iphone.gen1.circle iphone.gen1.circle.fill iphone.gen1.landscape iphone.gen1.radiowaves.left.and.right
      iphone.gen1.radiowaves.left.and.right.circle iphone.gen1.radiowaves.left.and.right.circle.fill iphone.gen1.slash
      iphone.gen1.slash.circle iphone.gen1.slash.circle.fill iphone.gen2 iphone.gen2.badge.play iphone.gen2.circle
      iphone.gen2.circle.fill iphone.gen2.landscape iphone.gen2.radiowaves.left.and.right
      iphone.gen2.radiowaves.left.and.right.circle iphone.gen2.radiowaves.left.and.right.circle.fill iphone.gen2.slash
      iphone.gen2.slash.circle iphone.gen2.slash.circle.fill iphone.gen3 iphone.gen3.badge.play iphone.gen3.circle
      iphone.gen3.circle.fill iphone.gen3.landscape iphone.gen3.radiowaves.left.and.right
      iphone.gen3.radiowaves.left.and.right.circle iphone.gen3.radiowaves.left.and.right.circle.fill iphone.gen3.slash
      iphone.gen3.slash.circle iphone.gen3.slash.circle.fill key.horizontal key.horizontal.fill key.radiowaves.forward
      key.radiowaves.forward.fill kph kph.circle kph.circle.fill lane laptopcomputer.slash light.overhead.left
      light.overhead.left.fill light.overhead.right light.overhead.right.fill lock.open.rotation macbook.and.ipad
      macbook.and.iphone minus.plus.and.fluid.batteryblock minus.plus.batteryblock.exclamationmark
      minus.plus.batteryblock.exclamationmark.fill minus.plus.batteryblock.slash minus.plus.batteryblock.slash.fill
      minus.plus.batteryblock.stack minus.plus.batteryblock.stack.exclamationmark
      minus.plus.batteryblock.stack.exclamationmark.fill minus.plus.batteryblock.stack.fill
      mirror.side.left.and.arrow.turn.down.right mirror.side.left.and.heat.waves mirror.side.right.and.arrow.turn.down.left
      mirror.side.right.and.heat.waves mountain.2 mountain.2.circle mountain.2.circle.fill mountain.2.fill mph mph.circle
      mph.circle.fill mug mug.fill oilcan oilcan.fill person.crop.circle.dashed play.square.stack play.square.stack.fill
      questionmark.key.filled retarder.brakesignal road.lane.arrowtriangle.2.inward sailboat.circle sailboat.circle.fill
      signpost.and.arrowtriangle.up signpost.and.arrowtriangle.up.circle signpost.and.arrowtriangle.up.circle.fill
      signpost.and.arrowtriangle.up.fill signpost.left.circle signpost.left.circle.fill signpost.right.and.left
      signpost.right.and.left.circle signpost.right.and.left.circle.fill signpost.right.and.left.fill signpost.right.circle
      signpost.right.circle.fill snowflake.road.lane snowflake.road.lane.dashed snowflake.slash sos sos.circle sos.circle.fill
      steeringwheel steeringwheel.and.heat.waves steeringwheel.and.key steeringwheel.and.lock steeringwheel.exclamationmark
      steeringwheel.road.lane steeringwheel.road.lane.dashed steeringwheel.slash stroller stroller.fill suitcase.rolling
      suitcase.rolling.fill suv.side suv.side.air.circulate suv.side.air.circulate.fill suv.side.air.fresh
      suv.side.air.fresh.fill suv.side.and.exclamationmark suv.side.and.exclamationmark.fill suv.side.arrowtriangle.down
      suv.side.arrowtriangle.down.fill suv.side.arrowtriangle.up suv.side.arrowtriangle.up.arrowtriangle.down
      suv.side.arrowtriangle.up.arrowtriangle.down.fill suv.side.arrowtriangle.up.fill suv.side.fill suv.side.front.open
      suv.side.front.open.fill suv.side.rear.open suv.side.rear.open.fill taillight.fog taillight.fog.fill tent.2
      tent.2.circle tent.2.circle.fill tent.2.fill tent.circle tent.circle.fill thermometer.and.liquid.waves
      thermometer.transmission toilet.circle toilet.circle.fill transmission tree tree.circle tree.circle.fill tree.fill
      windshield.front.and.fluid.and.spray windshield.front.and.heat.waves windshield.front.and.spray
      windshield.front.and.wiper.and.spray windshield.front.and.wiper.exclamationmark windshield.front.and.wiper.intermittent
      windshield.rear.and.fluid.and.spray windshield.rear.and.heat.waves windshield.rear.and.spray
      windshield.rear.and.wiper.and.drop windshield.rear.and.wiper.and.spray windshield.rear.and.wiper.exclamationmark
      windshield.rear.and.wiper.intermittent wrongwaysign wrongwaysign.fill
    iOS=16.4 macOS=13.3 tvOS=16.4 watchOS=9.4 visionOS=1.0
      1.lane.ar 1.lane.hi 10.lane.ar 10.lane.hi 11.lane.ar 11.lane.hi 12.lane.ar 12.lane.hi 2.lane.ar 2.lane.hi 3.lane.ar
      3.lane.hi 4.lane.ar 4.lane.hi 5.lane.ar 5.lane.hi 6.lane.ar 6.lane.hi 7.lane.ar 7.lane.hi 8.lane.ar 8.lane.hi 9.lane.ar
      9.lane.hi axle.2 axle.2.front.and.rear.engaged axle.2.front.engaged axle.2.rear.engaged beats.powerbeats.left
      beats.powerbeats.right beats.powerbeats3.left beats.powerbeats3.right
    iOS=17.0 macOS=14.0 tvOS=17.0 watchOS=10.0 visionOS=1.0
      2h 2h.circle 2h.circle.fill 4a 4a.circle 4a.circle.fill 4h 4h.circle 4h.circle.fill 4l 4l.circle 4l.circle.fill
      accessibility accessibility.badge.arrow.up.right accessibility.fill
      airpodspro.chargingcase.wireless.radiowaves.left.and.right
      airpodspro.chargingcase.wireless.radiowaves.left.and.right.fill apple.terminal apple.terminal.fill
      apple.terminal.on.rectangle apple.terminal.on.rectangle.fill applepencil.adapter.usb.c applepencil.adapter.usb.c.fill
      applepencil.and.scribble applepencil.gen1 applepencil.gen2 applepencil.tip applewatch.and.arrow.forward
      applewatch.and.arrow.forward.rtl appwindow.swipe.rectangle arcade.stick arcade.stick.and.arrow.down
      arcade.stick.and.arrow.left arcade.stick.and.arrow.left.and.arrow.right arcade.stick.and.arrow.right
      arcade.stick.and.arrow.up arcade.stick.and.arrow.up.and.arrow.down arcade.stick.console arcade.stick.console.fill
      arrow.backward.to.line.square arrow.backward.to.line.square.fill arrow.circlepath arrow.clockwise.square
      arrow.clockwise.square.fill arrow.counterclockwise.square arrow.counterclockwise.square.fill arrow.down.applewatch
      arrow.down.backward.and.arrow.up.forward arrow.down.backward.and.arrow.up.forward.circle
      arrow.down.backward.and.arrow.up.forward.circle.fill arrow.down.backward.and.arrow.up.forward.square
      arrow.down.backward.and.arrow.up.forward.square.fill arrow.down.backward.toptrailing.rectangle
      arrow.down.backward.toptrailing.rectangle.fill arrow.down.circle.dotted arrow.down.forward.and.arrow.up.backward.square
      arrow.down.forward.and.arrow.up.backward.square.fill arrow.down.forward.topleading.rectangle
      arrow.down.forward.topleading.rectangle.fill arrow.down.left.and.arrow.up.right
      arrow.down.left.and.arrow.up.right.circle arrow.down.left.and.arrow.up.right.circle.fill
      arrow.down.left.and.arrow.up.right.square arrow.down.left.and.arrow.up.right.square.fill arrow.down.left.arrow.up.right
      arrow.down.left.arrow.up.right.circle arrow.down.left.arrow.up.right.circle.fill arrow.down.left.arrow.up.right.square
      arrow.down.left.arrow.up.right.square.fill arrow.down.left.topright.rectangle arrow.down.left.topright.rectangle.fill
      arrow.down.right.and.arrow.up.left.square arrow.down.right.and.arrow.up.left.square.fill
      arrow.down.right.topleft.rectangle arrow.down.right.topleft.rectangle.fill arrow.down.to.line.square
      arrow.down.to.line.square.fill arrow.forward.to.line.square arrow.forward.to.line.square.fill arrow.left.to.line.square
      arrow.left.to.line.square.fill arrow.right.to.line.square arrow.right.to.line.square.fill
      arrow.triangle.2.circlepath.icloud arrow.triangle.2.circlepath.icloud.fill
      arrow.up.backward.and.arrow.down.forward.square arrow.up.backward.and.arrow.down.forward.square.fill
      arrow.up.backward.bottomtrailing.rectangle arrow.up.backward.bottomtrailing.rectangle.fill
      arrow.up.forward.and.arrow.down.backward arrow.up.forward.and.arrow.down.backward.circle
      arrow.up.forward.and.arrow.down.backward.circle.fill arrow.up.forward.and.arrow.down.backward.square
      arrow.up.forward.and.arrow.down.backward.square.fill arrow.up.forward.bottomleading.rectangle
      arrow.up.forward.bottomleading.rectangle.fill arrow.up.left.and.arrow.down.right.square
      arrow.up.left.and.arrow.down.right.square.fill arrow.up.left.arrow.down.right arrow.up.left.arrow.down.right.circle
      arrow.up.left.arrow.down.right.circle.fill arrow.up.left.arrow.down.right.square
      arrow.up.left.arrow.down.right.square.fill arrow.up.left.bottomright.rectangle arrow.up.left.bottomright.rectangle.fill
      arrow.up.right.and.arrow.down.left arrow.up.right.and.arrow.down.left.circle
      arrow.up.right.and.arrow.down.left.circle.fill arrow.up.right.and.arrow.down.left.square
      arrow.up.right.and.arrow.down.left.square.fill arrow.up.right.bottomleft.rectangle
      arrow.up.right.bottomleft.rectangle.fill arrow.up.to.line.square arrow.up.to.line.square.fill arrow.up.trash
      arrow.up.trash.fill arrowkeys arrowkeys.down.filled arrowkeys.fill arrowkeys.left.filled arrowkeys.right.filled
      arrowkeys.up.filled arrowshape.backward.circle arrowshape.backward.circle.fill arrowshape.down arrowshape.down.circle
      arrowshape.down.circle.fill arrowshape.down.fill arrowshape.forward.circle arrowshape.forward.circle.fill
      arrowshape.left.arrowshape.right arrowshape.left.arrowshape.right.fill arrowshape.left.circle
      arrowshape.left.circle.fill arrowshape.right.circle arrowshape.right.circle.fill arrowshape.up arrowshape.up.circle
      arrowshape.up.circle.fill arrowshape.up.fill arrowtriangle.up.arrowtriangle.down.window.left
      arrowtriangle.up.arrowtriangle.down.window.right australiandollarsign australiandollarsign.arrow.circlepath
      australiandollarsign.circle australiandollarsign.circle.fill australiandollarsign.square
      australiandollarsign.square.fill australsign.arrow.circlepath automatic.brakesignal automatic.headlight.high.beam
      automatic.headlight.high.beam.fill automatic.headlight.low.beam automatic.headlight.low.beam.fill
      axle.2.driveshaft.disengaged axle.2.front.disengaged axle.2.rear.disengaged axle.2.rear.lock bahtsign.arrow.circlepath
      battery.0percent battery.100percent battery.100percent.bolt battery.100percent.bolt.rtl battery.100percent.circle
      battery.100percent.circle.fill battery.25percent battery.50percent battery.75percent beats.fitpro
      beats.fitpro.chargingcase beats.fitpro.chargingcase.fill beats.fitpro.left beats.fitpro.right beats.studiobudsplus
      beats.studiobudsplus.chargingcase beats.studiobudsplus.chargingcase.fill beats.studiobudsplus.left
      beats.studiobudsplus.right bell.badge.slash bell.badge.slash.fill bell.badge.slash.fill.rtl bell.badge.slash.rtl
      bell.badge.waveform bell.badge.waveform.fill binoculars.circle binoculars.circle.fill bird.circle bird.circle.fill
      bitcoinsign.arrow.circlepath bolt.badge.automatic bolt.badge.automatic.fill bolt.badge.checkmark
      bolt.badge.checkmark.fill bolt.badge.xmark bolt.badge.xmark.fill book.and.wrench book.and.wrench.fill book.pages
      book.pages.fill brain.fill brain.filled.head.profile brain.head.profile.fill brazilianrealsign.arrow.circlepath bubble
      bubble.circle bubble.circle.fill bubble.fill bubble.left.and.text.bubble.right bubble.left.and.text.bubble.right.fill
      bubble.left.and.text.bubble.right.fill.rtl bubble.left.and.text.bubble.right.rtl button.angledbottom.horizontal.left
      button.angledbottom.horizontal.left.fill button.angledbottom.horizontal.right button.angledbottom.horizontal.right.fill
      button.angledtop.vertical.left button.angledtop.vertical.left.fill button.angledtop.vertical.right
      button.angledtop.vertical.right.fill button.horizontal button.horizontal.fill button.horizontal.top.press
      button.horizontal.top.press.fill button.roundedbottom.horizontal button.roundedbottom.horizontal.fill
      button.roundedtop.horizontal button.roundedtop.horizontal.fill button.vertical.left.press
      button.vertical.left.press.fill button.vertical.right.press button.vertical.right.press.fill cable.coaxial
      cable.connector.slash calendar.badge.checkmark calendar.badge.checkmark.rtl camera.badge.clock camera.badge.clock.fill
      camera.badge.ellipsis.fill car.front.waves.down car.front.waves.down.fill car.rear.and.collision.road.lane
      car.rear.and.collision.road.lane.slash car.side.hill.down car.side.hill.down.fill car.side.hill.up car.side.hill.up.fill
      car.side.lock car.side.lock.fill car.side.lock.open car.side.lock.open.fill
      car.side.rear.and.collision.and.car.side.front car.side.rear.and.collision.and.car.side.front.slash
      car.side.rear.and.exclamationmark.and.car.side.front car.side.rear.and.wave.3.and.car.side.front
      car.top.door.sliding.left.open car.top.door.sliding.left.open.fill car.top.door.sliding.right.open
      car.top.door.sliding.right.open.fill car.top.frontleft.arrowtriangle car.top.frontleft.arrowtriangle.fill
      car.top.frontright.arrowtriangle car.top.frontright.arrowtriangle.fill
      car.top.radiowaves.rear.right.badge.exclamationmark car.top.radiowaves.rear.right.badge.exclamationmark.fill
      car.top.radiowaves.rear.right.badge.xmark car.top.radiowaves.rear.right.badge.xmark.fill car.top.rearleft.arrowtriangle
      car.top.rearleft.arrowtriangle.fill car.top.rearright.arrowtriangle car.top.rearright.arrowtriangle.fill car.window.left
      car.window.left.badge.exclamationmark car.window.left.badge.xmark car.window.left.exclamationmark car.window.left.xmark
      car.window.right car.window.right.badge.exclamationmark car.window.right.badge.xmark car.window.right.exclamationmark
      car.window.right.xmark carseat.left carseat.left.1 carseat.left.1.fill carseat.left.2 carseat.left.2.fill carseat.left.3
      carseat.left.3.fill carseat.left.and.heat.waves carseat.left.and.heat.waves.fill carseat.left.backrest.up.and.down
      carseat.left.backrest.up.and.down.fill carseat.left.fan carseat.left.fan.fill carseat.left.fill
      carseat.left.forward.and.backward carseat.left.forward.and.backward.fill carseat.left.massage carseat.left.massage.fill
      carseat.left.up.and.down carseat.left.up.and.down.fill carseat.right carseat.right.1 carseat.right.1.fill
      carseat.right.2 carseat.right.2.fill carseat.right.3 carseat.right.3.fill carseat.right.and.heat.waves
      carseat.right.and.heat.waves.fill carseat.right.backrest.up.and.down carseat.right.backrest.up.and.down.fill
      carseat.right.fan carseat.right.fan.fill carseat.right.fill carseat.right.forward.and.backward
      carseat.right.forward.and.backward.fill carseat.right.massage carseat.right.massage.fill carseat.right.up.and.down
      carseat.right.up.and.down.fill cat cat.circle cat.circle.fill cat.fill cedisign.arrow.circlepath
      centsign.arrow.circlepath character.magnify character.magnify.ar character.magnify.he character.magnify.hi
      character.magnify.ja character.magnify.ko character.magnify.th character.magnify.zh chart.bar.xaxis.ascending
      chart.bar.xaxis.ascending.badge.clock chart.bar.xaxis.ascending.badge.clock.rtl checkmark.applewatch
      checkmark.bubble.fill.rtl checkmark.bubble.rtl checkmark.gobackward checkmark.rectangle.stack
      checkmark.rectangle.stack.fill chineseyuanrenminbisign chineseyuanrenminbisign.arrow.circlepath
      chineseyuanrenminbisign.circle chineseyuanrenminbisign.circle.fill chineseyuanrenminbisign.square
      chineseyuanrenminbisign.square.fill circle.badge.checkmark circle.badge.checkmark.fill circle.badge.exclamationmark
      circle.badge.exclamationmark.fill circle.badge.minus circle.badge.minus.fill circle.badge.plus circle.badge.plus.fill
      circle.badge.questionmark circle.badge.questionmark.ar circle.badge.questionmark.fill circle.badge.questionmark.fill.ar
      circle.badge.xmark circle.badge.xmark.fill circle.bottomhalf.filled.inverse circle.bottomrighthalf.checkered
      circle.dotted.and.circle circle.dotted.circle circle.dotted.circle.fill circle.filled.ipad circle.filled.ipad.fill
      circle.filled.ipad.landscape circle.filled.ipad.landscape.fill circle.filled.iphone circle.filled.iphone.fill
      circle.lefthalf.filled.inverse circle.lefthalf.filled.righthalf.striped.horizontal
      circle.lefthalf.filled.righthalf.striped.horizontal.inverse circle.lefthalf.striped.horizontal
      circle.lefthalf.striped.horizontal.inverse circle.righthalf.filled.inverse circle.tophalf.filled.inverse
      cloud.rainbow.half cloud.rainbow.half.fill coloncurrencysign.arrow.circlepath
      creditcard.trianglebadge.exclamationmark.fill cruzeirosign.arrow.circlepath cursorarrow.slash cursorarrow.slash.square
      cursorarrow.slash.square.fill danishkronesign danishkronesign.arrow.circlepath danishkronesign.circle
      danishkronesign.circle.fill danishkronesign.square danishkronesign.square.fill dishwasher.circle dishwasher.circle.fill
      doc.badge.clock doc.badge.clock.fill doc.questionmark doc.questionmark.ar doc.questionmark.fill doc.questionmark.fill.ar
      doc.questionmark.fill.rtl doc.questionmark.rtl dog dog.circle dog.circle.fill dog.fill dongsign.arrow.circlepath
      dot.scope dot.scope.display dot.scope.laptopcomputer drop.halffull drop.transmission dryer.circle dryer.circle.fill
      ear.badge.waveform engine.combustion.badge.exclamationmark engine.combustion.badge.exclamationmark.fill
      envelope.badge.person.crop envelope.badge.person.crop.fill eurosign.arrow.circlepath eurozonesign
      eurozonesign.arrow.circlepath eurozonesign.circle eurozonesign.circle.fill eurozonesign.square eurozonesign.square.fill
      ev.charger ev.charger.arrowtriangle.left ev.charger.arrowtriangle.left.fill ev.charger.arrowtriangle.right
      ev.charger.arrowtriangle.right.fill ev.charger.exclamationmark ev.charger.exclamationmark.fill ev.charger.fill
      ev.charger.slash ev.charger.slash.fill ev.plug.ac.gb.t ev.plug.ac.gb.t.fill ev.plug.ac.type.1 ev.plug.ac.type.1.fill
      ev.plug.ac.type.2 ev.plug.ac.type.2.fill ev.plug.dc.ccs1 ev.plug.dc.ccs1.fill ev.plug.dc.ccs2 ev.plug.dc.ccs2.fill
      ev.plug.dc.chademo ev.plug.dc.chademo.fill ev.plug.dc.gb.t ev.plug.dc.gb.t.fill ev.plug.dc.nacs ev.plug.dc.nacs.fill
      exclamationmark.magnifyingglass exclamationmark.tirepressure exclamationmark.warninglight
      exclamationmark.warninglight.fill eyeglasses.slash fan fan.badge.automatic fan.badge.automatic.fill fan.fill fan.slash
      fan.slash.fill field.of.view.ultrawide field.of.view.ultrawide.fill field.of.view.wide field.of.view.wide.fill figure
      figure.2 figure.2.circle figure.2.circle.fill figure.child figure.child.and.lock figure.child.and.lock.fill
      figure.child.and.lock.open figure.child.and.lock.open.fill figure.child.circle figure.child.circle.fill
      figure.seated.side figure.seated.side.air.distribution.lower figure.seated.side.air.distribution.middle
      figure.seated.side.air.distribution.middle.and.lower figure.seated.side.air.distribution.middle.and.lower.angled
      figure.seated.side.air.distribution.upper figure.seated.side.air.distribution.upper.angled.and.lower.angled
      figure.seated.side.air.distribution.upper.angled.and.middle
      figure.seated.side.air.distribution.upper.angled.and.middle.and.lower.angled figure.seated.side.automatic
      figure.seated.side.windshield.front.and.heat.waves.air.distribution.lower
      figure.seated.side.windshield.front.and.heat.waves.air.distribution.middle
      figure.seated.side.windshield.front.and.heat.waves.air.distribution.middle.and.lower
      figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper
      figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.lower
      figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle
      figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower
      figure.walk.motion.trianglebadge.exclamationmark fireworks flashlight.off.circle flashlight.off.circle.fill
      flashlight.on.circle flashlight.on.circle.fill flashlight.slash flashlight.slash.circle flashlight.slash.circle.fill
      flask flask.fill florinsign.arrow.circlepath francsign.arrow.circlepath fuelpump.arrowtriangle.left
      fuelpump.arrowtriangle.left.fill fuelpump.arrowtriangle.right fuelpump.arrowtriangle.right.fill fuelpump.exclamationmark
      fuelpump.exclamationmark.fill fuelpump.slash fuelpump.slash.fill gauge.open.with.lines.needle.33percent
      gauge.open.with.lines.needle.33percent.and.arrowtriangle
      gauge.open.with.lines.needle.33percent.and.arrowtriangle.from.0percent.to.50percent
      gauge.open.with.lines.needle.67percent.and.arrowtriangle
      gauge.open.with.lines.needle.67percent.and.arrowtriangle.and.car gauge.open.with.lines.needle.84percent.exclamation
      gauge.with.dots.needle.0percent gauge.with.dots.needle.100percent gauge.with.dots.needle.33percent
      gauge.with.dots.needle.50percent gauge.with.dots.needle.67percent gauge.with.dots.needle.bottom.0percent
      gauge.with.dots.needle.bottom.100percent gauge.with.dots.needle.bottom.50percent
      gauge.with.dots.needle.bottom.50percent.badge.minus gauge.with.dots.needle.bottom.50percent.badge.plus gauge.with.needle
      gauge.with.needle.fill gearshift.layout.sixspeed guaranisign.arrow.circlepath gym.bag gym.bag.fill
      hand.point.up.left.and.text hand.point.up.left.and.text.fill handbag.circle handbag.circle.fill hands.and.sparkles
      hands.and.sparkles.fill hanger hare.circle hare.circle.fill head.profile.arrow.forward.and.visionpro heat.waves horn
      horn.blast horn.blast.fill horn.fill hourglass.and.lock hryvniasign.arrow.circlepath indianrupeesign.arrow.circlepath
      info.bubble.fill.rtl info.bubble.rtl ipad.case ipad.case.and.iphone.case ipad.sizes
      iphone.and.arrow.left.and.arrow.right iphone.case iphone.sizes kashida.arabic key.radiowaves.forward.slash
      key.radiowaves.forward.slash.fill key.slash key.slash.fill kipsign.arrow.circlepath l.button.roundedbottom.horizontal
      l.button.roundedbottom.horizontal.fill l1.button.roundedbottom.horizontal l1.button.roundedbottom.horizontal.fill
      l1.circle l1.circle.fill l2.button.angledtop.vertical.left l2.button.angledtop.vertical.left.fill
      l2.button.roundedtop.horizontal l2.button.roundedtop.horizontal.fill l2.circle l2.circle.fill
      l3.button.angledbottom.horizontal.left l3.button.angledbottom.horizontal.left.fill l4.button.horizontal
      l4.button.horizontal.fill ladybug.circle ladybug.circle.fill larisign.arrow.circlepath laser.burst lasso.badge.sparkles
      lb.button.roundedbottom.horizontal lb.button.roundedbottom.horizontal.fill lb.circle lb.circle.fill left left.circle
      left.circle.fill licenseplate licenseplate.fill lightbulb.max lightbulb.max.fill lightbulb.min
      lightbulb.min.badge.exclamationmark lightbulb.min.badge.exclamationmark.fill lightbulb.min.fill lightrail lightrail.fill
      lightspectrum.horizontal line.3.horizontal.button.angledtop.vertical.right
      line.3.horizontal.button.angledtop.vertical.right.fill lines.measurement.vertical lirasign.arrow.circlepath
      livephoto.badge.automatic lizard.circle lizard.circle.fill lm.button.horizontal lm.button.horizontal.fill
      lock.app.dashed lock.badge.clock lock.badge.clock.fill lock.circle.dotted lsb.button.angledbottom.horizontal.left
      lsb.button.angledbottom.horizontal.left.fill lt.button.roundedtop.horizontal lt.button.roundedtop.horizontal.fill
      lt.circle lt.circle.fill m1.button.horizontal m1.button.horizontal.fill m2.button.horizontal m2.button.horizontal.fill
      m3.button.horizontal m3.button.horizontal.fill m4.button.horizontal m4.button.horizontal.fill macbook
      macbook.and.visionpro macbook.gen1 macbook.gen2 macwindow.and.cursorarrow macwindow.and.cursorarrow.rtl
      manatsign.arrow.circlepath mappin.and.ellipse.circle mappin.and.ellipse.circle.fill message.badge.waveform
      message.badge.waveform.fill millsign.arrow.circlepath moon.dust moon.dust.circle moon.dust.circle.fill moon.dust.fill
      moonrise moonrise.circle moonrise.circle.fill moonrise.fill moonset moonset.circle moonset.circle.fill moonset.fill
      movieclapper movieclapper.fill nairasign.arrow.circlepath network.slash norwegiankronesign
      norwegiankronesign.arrow.circlepath norwegiankronesign.circle norwegiankronesign.circle.fill norwegiankronesign.square
      norwegiankronesign.square.fill opticid opticid.fill p1.button.horizontal p1.button.horizontal.fill p2.button.horizontal
      p2.button.horizontal.fill p3.button.horizontal p3.button.horizontal.fill p4.button.horizontal p4.button.horizontal.fill
      paddleshifter.left paddleshifter.left.fill paddleshifter.right paddleshifter.right.fill pano.badge.play
      pano.badge.play.fill parkingsign.radiowaves.left.and.right parkingsign.radiowaves.right.and.safetycone
      parkingsign.steeringwheel pedal.accelerator pedal.accelerator.fill pedal.brake pedal.brake.fill pedal.clutch
      pedal.clutch.fill pencil.and.list.clipboard pencil.and.list.clipboard.rtl pencil.and.scribble
      pencil.tip.crop.circle.badge.arrow.forward.fill pencil.tip.crop.circle.badge.minus.fill
      pencil.tip.crop.circle.badge.plus.fill pencil.tip.crop.circle.fill person.2.badge.key person.2.badge.key.fill
      person.and.background.striped.horizontal person.bubble person.bubble.fill person.bust.circle person.bust.circle.fill
      person.crop.circle.dashed.circle person.crop.circle.dashed.circle.fill person.slash person.slash.fill
      pesetasign.arrow.circlepath pesosign.arrow.circlepath phone.badge.waveform phone.badge.waveform.fill phone.bubble
      phone.bubble.fill phone.bubble.fill.rtl phone.bubble.rtl photo.artframe.circle photo.artframe.circle.fill
      photo.badge.arrow.down photo.badge.arrow.down.fill photo.badge.checkmark photo.badge.checkmark.fill photo.badge.plus
      photo.badge.plus.fill play.house play.house.fill point.bottomleft.filled.forward.to.point.topright.scurvepath
      point.bottomleft.forward.to.arrowtriangle.uturn.scurvepath
      point.bottomleft.forward.to.arrowtriangle.uturn.scurvepath.fill
      point.bottomleft.forward.to.point.topright.filled.scurvepath point.bottomleft.forward.to.point.topright.scurvepath
      point.bottomleft.forward.to.point.topright.scurvepath.fill point.forward.to.point.capsulepath
      point.forward.to.point.capsulepath.fill point.topleft.down.to.point.bottomright.curvepath
      point.topleft.down.to.point.bottomright.curvepath.fill point.topleft.down.to.point.bottomright.filled.curvepath
      point.topleft.filled.down.to.point.bottomright.curvepath polishzlotysign polishzlotysign.arrow.circlepath
      polishzlotysign.circle polishzlotysign.circle.fill polishzlotysign.square polishzlotysign.square.fill powercord
      powercord.fill r.button.roundedbottom.horizontal r.button.roundedbottom.horizontal.fill
      r1.button.roundedbottom.horizontal r1.button.roundedbottom.horizontal.fill r1.circle r1.circle.fill
      r2.button.angledtop.vertical.right r2.button.angledtop.vertical.right.fill r2.button.roundedtop.horizontal
      r2.button.roundedtop.horizontal.fill r2.circle r2.circle.fill r3.button.angledbottom.horizontal.right
      r3.button.angledbottom.horizontal.right.fill r4.button.horizontal r4.button.horizontal.fill rainbow
      rb.button.roundedbottom.horizontal rb.button.roundedbottom.horizontal.fill rb.circle rb.circle.fill
      rectangle.3.group.bubble rectangle.3.group.bubble.fill rectangle.checkered rectangle.inset.filled.and.cursorarrow
      rectangle.inset.filled.badge.record rectangle.landscape.rotate rectangle.on.rectangle.badge.gearshape
      rectangle.on.rectangle.button.angledtop.vertical.left rectangle.on.rectangle.button.angledtop.vertical.left.fill
      rectangle.portrait.badge.plus rectangle.portrait.badge.plus.fill rectangle.portrait.rotate rectangle.ratio.16.to.9
      rectangle.ratio.16.to.9.fill rectangle.ratio.3.to.4 rectangle.ratio.3.to.4.fill rectangle.ratio.4.to.3
      rectangle.ratio.4.to.3.fill rectangle.ratio.9.to.16 rectangle.ratio.9.to.16.fill
      retarder.brakesignal.and.exclamationmark retarder.brakesignal.slash right right.circle right.circle.fill righttriangle
      righttriangle.fill righttriangle.split.diagonal righttriangle.split.diagonal.fill rm.button.horizontal
      rm.button.horizontal.fill rotate.3d.circle rotate.3d.circle.fill rotate.3d.fill rsb.button.angledbottom.horizontal.right
      rsb.button.angledbottom.horizontal.right.fill rt.button.roundedtop.horizontal rt.button.roundedtop.horizontal.fill
      rt.circle rt.circle.fill rublesign.arrow.circlepath rupeesign.arrow.circlepath shared.with.you.circle
      shared.with.you.circle.fill shekelsign.arrow.circlepath shield.checkered shield.lefthalf.filled.badge.checkmark
      shield.lefthalf.filled.trianglebadge.exclamationmark shoe shoe.2 shoe.2.fill shoe.circle shoe.circle.fill shoe.fill
      skateboard skateboard.fill skis skis.fill slider.horizontal.2.square slider.horizontal.below.sun.max smartphone
      snowboard snowboard.fill speaker.wave.2.bubble speaker.wave.2.bubble.fill speaker.wave.2.bubble.fill.rtl
      speaker.wave.2.bubble.rtl square.2.layers.3d.fill square.arrowtriangle.4.outward square.badge.plus
      square.badge.plus.fill square.resize square.resize.down square.resize.up square.stack.3d.up.badge.automatic
      square.stack.3d.up.badge.automatic.fill square.stack.3d.up.trianglebadge.exclamationmark
      square.stack.3d.up.trianglebadge.exclamationmark.fill squares.leading.rectangle.fill squareshape.dotted.squareshape
      squareshape.squareshape.dotted staroflife.shield staroflife.shield.fill steeringwheel.and.liquid.wave
      steeringwheel.arrowtriangle.left steeringwheel.arrowtriangle.right steeringwheel.badge.exclamationmark
      steeringwheel.circle steeringwheel.circle.fill sterlingsign.arrow.circlepath storefront storefront.circle
      storefront.circle.fill storefront.fill sun.horizon sun.horizon.circle sun.horizon.circle.fill sun.horizon.fill sun.rain
      sun.rain.circle sun.rain.circle.fill sun.rain.fill sun.snow sun.snow.circle sun.snow.circle.fill sun.snow.fill
      sunglasses sunglasses.fill surfboard surfboard.fill suv.side.hill.down suv.side.hill.down.fill suv.side.hill.up
      suv.side.hill.up.fill suv.side.lock suv.side.lock.fill suv.side.lock.open suv.side.lock.open.fill swedishkronasign
      swedishkronasign.arrow.circlepath swedishkronasign.circle swedishkronasign.circle.fill swedishkronasign.square
      swedishkronasign.square.fill swiftdata swirl.circle.righthalf.filled swirl.circle.righthalf.filled.inverse
      tengesign.arrow.circlepath textformat.12.km textformat.12.my thermometer.variable.and.figure
      thermometer.variable.and.figure.circle thermometer.variable.and.figure.circle.fill tirepressure tortoise.circle
      tortoise.circle.fill traction.control.tirepressure traction.control.tirepressure.exclamationmark
      traction.control.tirepressure.slash triangleshape triangleshape.fill truck.box truck.box.badge.clock
      truck.box.badge.clock.fill truck.box.badge.clock.fill.rtl truck.box.badge.clock.rtl truck.box.fill truck.pickup.side
      truck.pickup.side.air.circulate truck.pickup.side.air.circulate.fill truck.pickup.side.air.fresh
      truck.pickup.side.air.fresh.fill truck.pickup.side.and.exclamationmark truck.pickup.side.and.exclamationmark.fill
      truck.pickup.side.arrowtriangle.down truck.pickup.side.arrowtriangle.down.fill truck.pickup.side.arrowtriangle.up
      truck.pickup.side.arrowtriangle.up.arrowtriangle.down truck.pickup.side.arrowtriangle.up.arrowtriangle.down.fill
      truck.pickup.side.arrowtriangle.up.fill truck.pickup.side.fill truck.pickup.side.front.open
      truck.pickup.side.front.open.fill truck.pickup.side.hill.down truck.pickup.side.hill.down.fill truck.pickup.side.hill.up
      truck.pickup.side.hill.up.fill truck.pickup.side.lock truck.pickup.side.lock.fill truck.pickup.side.lock.open
      truck.pickup.side.lock.open.fill tshirt.circle tshirt.circle.fill tugriksign.arrow.circlepath
      turkishlirasign.arrow.circlepath tv.badge.wifi tv.badge.wifi.fill tv.slash tv.slash.fill video.badge.waveform
      video.badge.waveform.fill video.bubble video.bubble.fill video.bubble.fill.rtl video.bubble.rtl video.slash.circle
      video.slash.circle.fill viewfinder.rectangular viewfinder.trianglebadge.exclamationmark visionpro
      visionpro.and.arrow.forward visionpro.and.arrow.forward.fill visionpro.badge.exclamationmark
      visionpro.badge.exclamationmark.fill visionpro.badge.play visionpro.badge.play.fill visionpro.circle
      visionpro.circle.fill visionpro.fill visionpro.slash visionpro.slash.circle visionpro.slash.circle.fill
      visionpro.slash.fill voiceover warninglight warninglight.fill washer.circle washer.circle.fill watch.analog waterbottle
      waterbottle.fill waveform.and.person.filled waveform.badge.magnifyingglass waveform.badge.mic
      wifi.exclamationmark.circle wifi.exclamationmark.circle.fill wonsign.arrow.circlepath xserve.raid
      yensign.arrow.circlepath yieldsign yieldsign.fill zl.button.roundedtop.horizontal zl.button.roundedtop.horizontal.fill
      zr.button.roundedtop.horizontal zr.button.roundedtop.horizontal.fill
    iOS=17.1 macOS=14.1 tvOS=17.1 watchOS=10.1 visionOS=1.0
      chevron.compact.backward chevron.compact.forward person.crop.square.badge.camera person.crop.square.badge.camera.fill
      person.crop.square.badge.video person.crop.square.badge.video.fill
    iOS=17.2 macOS=14.2 tvOS=17.2 watchOS=10.2 visionOS=1.1
      0.circle.fill.hi 0.circle.hi 0.square.fill.hi 0.square.hi 00.circle.ar 00.circle.fill.ar 00.circle.fill.hi 00.circle.hi
      00.square.ar 00.square.fill.ar 00.square.fill.hi 00.square.hi 01.circle.ar 01.circle.fill.ar 01.circle.fill.hi
      01.circle.hi 01.square.ar 01.square.fill.ar 01.square.fill.hi 01.square.hi 02.circle.ar 02.circle.fill.ar
      02.circle.fill.hi 02.circle.hi 02.square.ar 02.square.fill.ar 02.square.fill.hi 02.square.hi 03.circle.ar
      03.circle.fill.ar 03.circle.fill.hi 03.circle.hi 03.square.ar 03.square.fill.ar 03.square.fill.hi 03.square.hi
      04.circle.ar 04.circle.fill.ar 04.circle.fill.hi 04.circle.hi 04.square.ar 04.square.fill.ar 04.square.fill.hi
      04.square.hi 05.circle.ar 05.circle.fill.ar 05.circle.fill.hi 05.circle.hi 05.square.ar 05.square.fill.ar
      05.square.fill.hi 05.square.hi 06.circle.ar 06.circle.fill.ar 06.circle.fill.hi 06.circle.hi 06.square.ar
      06.square.fill.ar 06.square.fill.hi 06.square.hi 07.circle.ar 07.circle.fill.ar 07.circle.fill.hi 07.circle.hi
      07.square.ar 07.square.fill.ar 07.square.fill.hi 07.square.hi 08.circle.ar 08.circle.fill.ar 08.circle.fill.hi
      08.circle.hi 08.square.ar 08.square.fill.ar 08.square.fill.hi 08.square.hi 09.circle.ar 09.circle.fill.ar
      09.circle.fill.hi 09.circle.hi 09.square.ar 09.square.fill.ar 09.square.fill.hi 09.square.hi 1.circle.fill.hi
      1.circle.hi 1.square.fill.hi 1.square.hi 10.circle.ar 10.circle.fill.ar 10.circle.fill.hi 10.circle.hi 10.square.ar
      10.square.fill.ar 10.square.fill.hi 10.square.hi 11.circle.ar 11.circle.fill.ar 11.circle.fill.hi 11.circle.hi
      11.square.ar 11.square.fill.ar 11.square.fill.hi 11.square.hi 12.circle.ar 12.circle.fill.ar 12.circle.fill.hi
      12.circle.hi 12.square.ar 12.square.fill.ar 12.square.fill.hi 12.square.hi 13.circle.ar 13.circle.fill.ar
      13.circle.fill.hi 13.circle.hi 13.square.ar 13.square.fill.ar 13.square.fill.hi 13.square.hi 14.circle.ar
      14.circle.fill.ar 14.circle.fill.hi 14.circle.hi 14.square.ar 14.square.fill.ar 14.square.fill.hi 14.square.hi
      15.circle.ar 15.circle.fill.ar 15.circle.fill.hi 15.circle.hi 15.square.ar 15.square.fill.ar 15.square.fill.hi
      15.square.hi 16.circle.ar 16.circle.fill.ar 16.circle.fill.hi 16.circle.hi 16.square.ar 16.square.fill.ar
      16.square.fill.hi 16.square.hi 17.circle.ar 17.circle.fill.ar 17.circle.fill.hi 17.circle.hi 17.square.ar
      17.square.fill.ar 17.square.fill.hi 17.square.hi 18.circle.ar 18.circle.fill.ar 18.circle.fill.hi 18.circle.hi
      18.square.ar 18.square.fill.ar 18.square.fill.hi 18.square.hi 19.circle.ar 19.circle.fill.ar 19.circle.fill.hi
      19.circle.hi 19.square.ar 19.square.fill.ar 19.square.fill.hi 19.square.hi 2.circle.fill.hi 2.circle.hi 2.square.fill.hi
      2.square.hi 20.circle.ar 20.circle.fill.ar 20.circle.fill.hi 20.circle.hi 20.square.ar 20.square.fill.ar
      20.square.fill.hi 20.square.hi 21.circle.ar 21.circle.fill.ar 21.circle.fill.hi 21.circle.hi 21.square.ar
      21.square.fill.ar 21.square.fill.hi 21.square.hi 22.circle.ar 22.circle.fill.ar 22.circle.fill.hi 22.circle.hi
      22.square.ar 22.square.fill.ar 22.square.fill.hi 22.square.hi 23.circle.ar 23.circle.fill.ar 23.circle.fill.hi
      23.circle.hi 23.square.ar 23.square.fill.ar 23.square.fill.hi 23.square.hi 24.circle.ar 24.circle.fill.ar
      24.circle.fill.hi 24.circle.hi 24.square.ar 24.square.fill.ar 24.square.fill.hi 24.square.hi 25.circle.ar
      25.circle.fill.ar 25.circle.fill.hi 25.circle.hi 25.square.ar 25.square.fill.ar 25.square.fill.hi 25.square.hi
      26.circle.ar 26.circle.fill.ar 26.circle.fill.hi 26.circle.hi 26.square.ar 26.square.fill.ar 26.square.fill.hi
      26.square.hi 27.circle.ar 27.circle.fill.ar 27.circle.fill.hi 27.circle.hi 27.square.ar 27.square.fill.ar
      27.square.fill.hi 27.square.hi 28.circle.ar 28.circle.fill.ar 28.circle.fill.hi 28.circle.hi 28.square.ar
      28.square.fill.ar 28.square.fill.hi 28.square.hi 29.circle.ar 29.circle.fill.ar 29.circle.fill.hi 29.circle.hi
      29.square.ar 29.square.fill.ar 29.square.fill.hi 29.square.hi 3.circle.fill.hi 3.circle.hi 3.square.fill.hi 3.square.hi
      30.circle.ar 30.circle.fill.ar 30.circle.fill.hi 30.circle.hi 30.square.ar 30.square.fill.ar 30.square.fill.hi
      30.square.hi 31.circle.ar 31.circle.fill.ar 31.circle.fill.hi 31.circle.hi 31.square.ar 31.square.fill.ar
      31.square.fill.hi 31.square.hi 32.circle.ar 32.circle.fill.ar 32.circle.fill.hi 32.circle.hi 32.square.ar
      32.square.fill.ar 32.square.fill.hi 32.square.hi 33.circle.ar 33.circle.fill.ar 33.circle.fill.hi 33.circle.hi
      33.square.ar 33.square.fill.ar 33.square.fill.hi 33.square.hi 34.circle.ar 34.circle.fill.ar 34.circle.fill.hi
      34.circle.hi 34.square.ar 34.square.fill.ar 34.square.fill.hi 34.square.hi 35.circle.ar 35.circle.fill.ar
      35.circle.fill.hi 35.circle.hi 35.square.ar 35.square.fill.ar 35.square.fill.hi 35.square.hi 36.circle.ar
      36.circle.fill.ar 36.circle.fill.hi 36.circle.hi 36.square.ar 36.square.fill.ar 36.square.fill.hi 36.square.hi
      37.circle.ar 37.circle.fill.ar 37.circle.fill.hi 37.circle.hi 37.square.ar 37.square.fill.ar 37.square.fill.hi
      37.square.hi 38.circle.ar 38.circle.fill.ar 38.circle.fill.hi 38.circle.hi 38.square.ar 38.square.fill.ar
      38.square.fill.hi 38.square.hi 39.circle.ar 39.circle.fill.ar 39.circle.fill.hi 39.circle.hi 39.square.ar
      39.square.fill.ar 39.square.fill.hi 39.square.hi 4.circle.fill.hi 4.circle.hi 4.square.fill.hi 4.square.hi 40.circle.ar
      40.circle.fill.ar 40.circle.fill.hi 40.circle.hi 40.square.ar 40.square.fill.ar 40.square.fill.hi 40.square.hi
      41.circle.ar 41.circle.fill.ar 41.circle.fill.hi 41.circle.hi 41.square.ar 41.square.fill.ar 41.square.fill.hi
      41.square.hi 42.circle.ar 42.circle.fill.ar 42.circle.fill.hi 42.circle.hi 42.square.ar 42.square.fill.ar
      42.square.fill.hi 42.square.hi 43.circle.ar 43.circle.fill.ar 43.circle.fill.hi 43.circle.hi 43.square.ar
      43.square.fill.ar 43.square.fill.hi 43.square.hi 44.circle.ar 44.circle.fill.ar 44.circle.fill.hi 44.circle.hi
      44.square.ar 44.square.fill.ar 44.square.fill.hi 44.square.hi 45.circle.ar 45.circle.fill.ar 45.circle.fill.hi
      45.circle.hi 45.square.ar 45.square.fill.ar 45.square.fill.hi 45.square.hi 46.circle.ar 46.circle.fill.ar
      46.circle.fill.hi 46.circle.hi 46.square.ar 46.square.fill.ar 46.square.fill.hi 46.square.hi 47.circle.ar
      47.circle.fill.ar 47.circle.fill.hi 47.circle.hi 47.square.ar 47.square.fill.ar 47.square.fill.hi 47.square.hi
      48.circle.ar 48.circle.fill.ar 48.circle.fill.hi 48.circle.hi 48.square.ar 48.square.fill.ar 48.square.fill.hi
      48.square.hi 49.circle.ar 49.circle.fill.ar 49.circle.fill.hi 49.circle.hi 49.square.ar 49.square.fill.ar
      49.square.fill.hi 49.square.hi 5.circle.fill.hi 5.circle.hi 5.square.fill.hi 5.square.hi 50.circle.ar 50.circle.fill.ar
      50.circle.fill.hi 50.circle.hi 50.square.ar 50.square.fill.ar 50.square.fill.hi 50.square.hi 6.circle.fill.hi
      6.circle.hi 6.square.fill.hi 6.square.hi 7.circle.fill.hi 7.circle.hi 7.square.fill.hi 7.square.hi 8.circle.fill.hi
      8.circle.hi 8.square.fill.hi 8.square.hi 9.circle.fill.hi 9.circle.hi 9.square.fill.hi 9.square.hi
      square.and.arrow.up.badge.clock square.and.arrow.up.badge.clock.fill
    """#
}
