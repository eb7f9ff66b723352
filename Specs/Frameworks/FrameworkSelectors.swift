/// The selectors of the frameworks' methods with zero or two arguments, which actions may also call.
///
/// The interfaces list the methods with one argument. Only classes that can be targets of actions are listed:
/// responders, controllers, documents, cells, menus and similar classes, and `NSObject` with the categories of all
/// frameworks and all methods of accessibility. Getters of properties are not repeated.
public enum FrameworkSelectors {
  /// The name of a class at the beginning of a line, followed by the class's selectors on the same line and on indented
  /// lines.
  public static let text: StaticString = #"""
    ASAccountAuthenticationModificationViewController cancelRequest commitEditing discardEditing
    ASAuthorizationAppleIDButton animations animator appearance effectiveAppearance identifier
      isAccessibilityAlternateUIVisible isAccessibilityDisclosed isAccessibilityEdited isAccessibilityEnabled
      isAccessibilityExpanded isAccessibilityFocused isAccessibilityFrontmost isAccessibilityHidden
      isAccessibilityMain isAccessibilityMinimized isAccessibilityModal isAccessibilityOrderedByRow
      isAccessibilityProtectedContent isAccessibilityRequired isAccessibilitySelected wantsPeriodicDraggingUpdates
    ASCredentialProviderViewController commitEditing discardEditing identifier
      prepareCredentialListForServiceIdentifiers:requestParameters: prepareInterfaceForExtensionConfiguration
      reportUnknownPublicKeyCredentialForRelyingParty:credentialID:
      reportUnusedPasswordCredentialForDomain:userName:
    AUGenericViewController commitEditing discardEditing identifier
    AUViewController commitEditing discardEditing identifier
    AVPlayerView flashChapterNumber:chapterTitle: setMagnification:centeredAtPoint:
    AVRoutePickerView animations animator appearance effectiveAppearance identifier
      isAccessibilityAlternateUIVisible isAccessibilityDisclosed isAccessibilityEdited isAccessibilityEnabled
      isAccessibilityExpanded isAccessibilityFocused isAccessibilityFrontmost isAccessibilityHidden
      isAccessibilityMain isAccessibilityMinimized isAccessibilityModal isAccessibilityOrderedByRow
      isAccessibilityProtectedContent isAccessibilityRequired isAccessibilitySelected
      setRoutePickerButtonColor:forState: wantsPeriodicDraggingUpdates
    BCChatButton animations animator appearance effectiveAppearance identifier isAccessibilityAlternateUIVisible
      isAccessibilityDisclosed isAccessibilityEdited isAccessibilityEnabled isAccessibilityExpanded
      isAccessibilityFocused isAccessibilityFrontmost isAccessibilityHidden isAccessibilityMain
      isAccessibilityMinimized isAccessibilityModal isAccessibilityOrderedByRow isAccessibilityProtectedContent
      isAccessibilityRequired isAccessibilitySelected wantsPeriodicDraggingUpdates
    CALayer addAnimation:forKey: convertPoint:fromLayer: convertPoint:toLayer: convertRect:fromLayer:
      convertRect:toLayer: convertTime:fromLayer: convertTime:toLayer: display displayIfNeeded
      insertSublayer:above: insertSublayer:atIndex: insertSublayer:below: layoutIfNeeded layoutSublayers
      removeAllAnimations removeFromSuperlayer replaceSublayer:with: setNeedsDisplay setNeedsLayout
    CNContactViewController commitEditing discardEditing identifier
    EKEventEditViewController cancelEditing
    FPUIActionExtensionViewController commitEditing discardEditing identifier
      prepareForActionWithIdentifier:itemIdentifiers:
    GCEventViewController commitEditing discardEditing identifier
    GKFriendRequestComposeViewController commitEditing discardEditing identifier
    GKGameCenterViewController commitEditing discardEditing identifier
    GKMatchmakerViewController commitEditing discardEditing identifier setHostedPlayer:connected:
      setHostedPlayer:didConnect:
    GKTurnBasedMatchmakerViewController commitEditing discardEditing identifier
    HKActivityRingView setActivitySummary:animated:
    IKCameraDeviceView selectIndexes:byExtendingSelection:
    IKImageBrowserView draggingSession:movedToPoint: draggingSession:sourceOperationMaskForDraggingContext:
      draggingSession:willBeginAtPoint: reloadData setDropIndex:dropOperation:
      setSelectionIndexes:byExtendingSelection:
    IKImageEditPanel reloadData
    IKImageView setImage:imageProperties: setImageZoomFactor:centerPoint: setOverlay:forType:
      setRotationAngle:centerPoint:
    IMKCandidates clearSelection hide hideChild showCandidates showChild showSublist:subListDelegate:
      updateCandidates
    INUIAddVoiceShortcutButton activeCompressionOptions animations animator appearance effectiveAppearance
      identifier isAccessibilityAlternateUIVisible isAccessibilityDisclosed isAccessibilityEdited
      isAccessibilityEnabled isAccessibilityExpanded isAccessibilityFocused isAccessibilityFrontmost
      isAccessibilityHidden isAccessibilityMain isAccessibilityMinimized isAccessibilityModal
      isAccessibilityOrderedByRow isAccessibilityProtectedContent isAccessibilityRequired isAccessibilitySelected
      wantsPeriodicDraggingUpdates
    INUIAddVoiceShortcutViewController commitEditing discardEditing identifier
    INUIEditVoiceShortcutViewController commitEditing discardEditing identifier
    IOBluetoothDeviceSelectorController clearAllowedUUIDs
    IOBluetoothObjectPushUIController runModal runPanel stop
    IOBluetoothPairingController clearAllowedUUIDs
    IOBluetoothPasskeyDisplay advancePasskeyIndicator resetAll resetPasskeyIndicator retreatPasskeyIndicator
    IOBluetoothServiceBrowserController clearAllowedUUIDs discoverAsSheetForWindow:withRecord:
    LPLinkView animations animator appearance effectiveAppearance identifier isAccessibilityAlternateUIVisible
      isAccessibilityDisclosed isAccessibilityEdited isAccessibilityEnabled isAccessibilityExpanded
      isAccessibilityFocused isAccessibilityFrontmost isAccessibilityHidden isAccessibilityMain
      isAccessibilityMinimized isAccessibilityModal isAccessibilityOrderedByRow isAccessibilityProtectedContent
      isAccessibilityRequired isAccessibilitySelected wantsPeriodicDraggingUpdates
    MCBrowserViewController commitEditing discardEditing identifier
    MFMailComposeViewController insertCollaborationItemProvider:completionHandler: setMessageBody:isHTML:
    MFMessageComposeViewController addAttachmentURL:withAlternateFilename: disableUserAttachments
    MKAnnotationView animations animator appearance effectiveAppearance identifier
      isAccessibilityAlternateUIVisible isAccessibilityDisclosed isAccessibilityEdited isAccessibilityEnabled
      isAccessibilityExpanded isAccessibilityFocused isAccessibilityFrontmost isAccessibilityHidden
      isAccessibilityMain isAccessibilityMinimized isAccessibilityModal isAccessibilityOrderedByRow
      isAccessibilityProtectedContent isAccessibilityRequired isAccessibilitySelected prepareForDisplay
      prepareForReuse setDragState:animated: setSelected:animated: wantsPeriodicDraggingUpdates
    MKCompassButton animations animator appearance effectiveAppearance identifier
      isAccessibilityAlternateUIVisible isAccessibilityDisclosed isAccessibilityEdited isAccessibilityEnabled
      isAccessibilityExpanded isAccessibilityFocused isAccessibilityFrontmost isAccessibilityHidden
      isAccessibilityMain isAccessibilityMinimized isAccessibilityModal isAccessibilityOrderedByRow
      isAccessibilityProtectedContent isAccessibilityRequired isAccessibilitySelected wantsPeriodicDraggingUpdates
    MKLookAroundViewController commitEditing discardEditing identifier
    MKMapItemDetailViewController commitEditing discardEditing identifier
    MKMapView addOverlay:level: addOverlays:level: animations animator appearance convertCoordinate:toPointToView:
      convertPoint:toCoordinateFromView: convertRect:toRegionFromView: convertRegion:toRectToView:
      dequeueReusableAnnotationViewWithIdentifier:forAnnotation: deselectAnnotation:animated: effectiveAppearance
      exchangeOverlay:withOverlay: exchangeOverlayAtIndex:withOverlayAtIndex: identifier
      insertOverlay:aboveOverlay: insertOverlay:atIndex: insertOverlay:belowOverlay:
      isAccessibilityAlternateUIVisible isAccessibilityDisclosed isAccessibilityEdited isAccessibilityEnabled
      isAccessibilityExpanded isAccessibilityFocused isAccessibilityFrontmost isAccessibilityHidden
      isAccessibilityMain isAccessibilityMinimized isAccessibilityModal isAccessibilityOrderedByRow
      isAccessibilityProtectedContent isAccessibilityRequired isAccessibilitySelected mapRectThatFits:edgePadding:
      registerClass:forAnnotationViewWithReuseIdentifier: selectAnnotation:animated: setCamera:animated:
      setCameraBoundary:animated: setCameraZoomRange:animated: setCenterCoordinate:animated: setRegion:animated:
      setUserTrackingMode:animated: setVisibleMapRect:animated: showAnnotations:animated:
      wantsPeriodicDraggingUpdates
    MSMessagesAppViewController didCancelSendingMessage:conversation: didReceiveMessage:conversation:
      didSelectMessage:conversation: didStartSendingMessage:conversation: dismiss invalidateMessageTintColor
      messageCornerRadius messageTintColor willSelectMessage:conversation:
    MSStickerBrowserView reloadData setContentOffset:animated:
    MSStickerBrowserViewController stickerBrowserView:stickerAtIndex:
    MSStickerView startAnimating stopAnimating
    MTKView animations animator appearance draw effectiveAppearance identifier isAccessibilityAlternateUIVisible
      isAccessibilityDisclosed isAccessibilityEdited isAccessibilityEnabled isAccessibilityExpanded
      isAccessibilityFocused isAccessibilityFrontmost isAccessibilityHidden isAccessibilityMain
      isAccessibilityMinimized isAccessibilityModal isAccessibilityOrderedByRow isAccessibilityProtectedContent
      isAccessibilityRequired isAccessibilitySelected releaseDrawables wantsPeriodicDraggingUpdates
    NCWidgetListViewController viewControllerAtRow:makeIfNecessary:
    NSApplication abortModal activate application:printFiles: beginModalSessionForWindow:relativeToWindow:
      completeStateRestoration deactivate disableRelaunchOnLogin discardEventsMatchingMask:beforeEvent:
      enableRelaunchOnLogin endSheet:returnCode: enumerateWindowsWithOptions:usingBlock: extendStateRestoration
      finishLaunching makeWindowsPerform:inOrder: postEvent:atStart: preventWindowOrdering
      registerForRemoteNotifications registerServicesMenuSendTypes:returnTypes: run
      runModalForWindow:relativeToWindow: stopModal unhideWithoutActivation unregisterForRemoteNotifications
      updateWindows
    NSArrayController didChangeArrangementCriteria insertObject:atArrangedObjectIndex:
      insertObjects:atArrangedObjectIndexes: rearrangeObjects
    NSBox sizeToFit
    NSBrowser addColumn displayAllColumns drawTitleOfColumn:inRect: frameOfRow:inColumn: itemAtRow:inColumn:
      loadColumnZero loadedCellAtRow:column: noteHeightOfRowsWithIndexesChanged:inColumn:
      reloadDataForRowIndexes:inColumn: scrollRowToVisible:inColumn: selectRow:inColumn:
      selectRowIndexes:inColumn: setDraggingSourceOperationMask:forLocal: setTitle:ofColumn: setWidth:ofColumn:
      tile updateScroller validateVisibleColumns
    NSBrowserCell reset set
    NSButton getPeriodicDelay:interval: setNextState setPeriodicDelay:interval:
    NSButtonCell drawBezelWithFrame:inView: setKeyEquivalentFont:size: setPeriodicDelay:interval:
    NSCell draggingImageComponentsWithFrame:inView: drawFocusRingMaskWithFrame:inView:
      drawInteriorWithFrame:inView: drawWithExpansionFrame:inView: drawWithFrame:inView:
      expansionFrameWithFrame:inView: focusRingMaskBoundsForFrame:inView: getPeriodicDelay:interval:
      highlightColorWithFrame:inView: resetCursorRect:inView: setCellAttribute:to: setNextState
      startTrackingAt:inView:
    NSCollectionView draggingSession:movedToPoint: draggingSession:sourceOperationMaskForDraggingContext:
      draggingSession:willBeginAtPoint: frameForItemAtIndex:withNumberOfItems:
      layoutAttributesForSupplementaryElementOfKind:atIndexPath: makeItemWithIdentifier:forIndexPath:
      moveItemAtIndexPath:toIndexPath: moveSection:toSection: performBatchUpdates:completionHandler:
      registerClass:forItemWithIdentifier: registerNib:forItemWithIdentifier: reloadData
      scrollToItemsAtIndexPaths:scrollPosition: selectItemsAtIndexPaths:scrollPosition:
      setDraggingSourceOperationMask:forLocal: supplementaryViewForElementKind:atIndexPath:
    NSCollectionViewItem didTransitionFromLayout:toLayout: prepareForReuse willTransitionFromLayout:toLayout:
    NSColorWell deactivate
    NSComboBox insertItemWithObjectValue:atIndex: noteNumberOfItemsChanged reloadData removeAllItems
    NSComboBoxCell insertItemWithObjectValue:atIndex: noteNumberOfItemsChanged reloadData removeAllItems
    NSControl calcSize drawWithExpansionFrame:inView: sendAction:to: setNeedsDisplay sizeToFit validateEditing
    NSController discardEditing
    NSDateComponentsFormatter stringFromDate:toDate:
    NSDateIntervalFormatter stringFromDate:toDate:
    NSDocument accommodatePresentedSubitemDeletionAtURL:completionHandler:
      autosaveWithImplicitCancellability:completionHandler: close dataOfType:error:
      encodeRestorableStateWithCoder:backgroundQueue: fileNameExtensionForType:saveOperation:
      fileWrapperOfType:error: invalidateRestorableState loadDataRepresentation:ofType:
      loadFileWrapperRepresentation:ofType: makeWindowControllers moveToURL:completionHandler:
      performActivityWithSynchronousWaiting:usingBlock: presentedItemDidChange
      presentedSubitemAtURL:didGainVersion: presentedSubitemAtURL:didLoseVersion:
      presentedSubitemAtURL:didMoveToURL: presentedSubitemAtURL:didResolveConflictVersion: primaryPresentedItemURL
      printOperationWithSettings:error: readFromFile:ofType: readFromURL:ofType: revertToSavedFromFile:ofType:
      revertToSavedFromURL:ofType: scheduleAutosaving shareDocumentWithSharingService:completionHandler:
      showWindows unblockUserInteraction updateChangeCountWithToken:forSaveOperation: writeToFile:ofType:
      writeToURL:ofType:
    NSDocumentController makeDocumentWithContentsOfFile:ofType: makeDocumentWithContentsOfURL:ofType:
      makeUntitledDocumentOfType:error: openDocumentWithContentsOfFile:display:
      openDocumentWithContentsOfURL:display: openUntitledDocumentAndDisplay:error:
      openUntitledDocumentOfType:display: runModalOpenPanel:forTypes: typeForContentsOfURL:error:
    NSDrawer close open
    NSEnergyFormatter stringFromValue:unit: unitStringFromJoules:usedUnit: unitStringFromValue:unit:
    NSFontManager addCollection:options: addFontDescriptors:toCollection: convertFont:toFace:
      convertFont:toFamily: convertFont:toHaveTrait: convertFont:toNotHaveTrait: convertFont:toSize:
      convertWeight:ofFont: fontNamed:hasTraits: localizedNameForFamily:face: removeFontDescriptor:fromCollection:
      setSelectedAttributes:isMultiple: setSelectedFont:isMultiple:
    NSFontPanel reloadDefaultFontFamilies setPanelFont:isMultiple:
    NSForm insertEntry:atIndex:
    NSFormatter attributedStringForObjectValue:withDefaultAttributes:
    NSGridView cellAtColumnIndex:rowIndex: insertColumnAtIndex:withViews: insertRowAtIndex:withViews:
      mergeCellsInHorizontalRange:verticalRange: moveColumnAtIndex:toIndex: moveRowAtIndex:toIndex:
    NSLayoutConstraint animations animator
    NSLengthFormatter stringFromValue:unit: unitStringFromMeters:usedUnit: unitStringFromValue:unit:
    NSManagedObject awakeFromFetch awakeFromInsert didSave didTurnIntoFault prepareForDeletion
      setPrimitiveValue:forKey: willSave willTurnIntoFault
    NSMassFormatter stringFromValue:unit: unitStringFromKilograms:usedUnit: unitStringFromValue:unit:
    NSMatrix addColumn addRow cellAtRow:column: cellFrameAtRow:column: deselectAllCells deselectSelectedCell
      drawCellAtRow:column: getNumberOfRows:columns: insertColumn:withCells: insertRow:withCells:
      makeCellAtRow:column: renewRows:columns: scrollCellToVisibleAtRow:column: selectCellAtRow:column:
      selectTextAtRow:column: sendDoubleAction setToolTip:forCell: sizeToCells sortUsingFunction:context:
    NSMenu cancelTracking cancelTrackingWithoutAnimation indexOfItemWithTarget:andAction: insertItem:atIndex:
      removeAllItems setSubmenu:forItem: sizeToFit update
    NSMenuItemCell calcSize drawBorderAndBackgroundWithFrame:inView: drawImageWithFrame:inView:
      drawKeyEquivalentWithFrame:inView: drawSeparatorItemWithFrame:inView: drawStateImageWithFrame:inView:
      drawTitleWithFrame:inView:
    NSObject accessibilityAllowedValues accessibilityApplicationFocusedUIElement
      accessibilityAttributeValue:forParameter: accessibilityCancelButton accessibilityCellForColumn:row:
      accessibilityChildren accessibilityChildrenInNavigationOrder accessibilityClearButton
      accessibilityCloseButton accessibilityColumnCount accessibilityColumnHeaderUIElements
      accessibilityColumnIndexRange accessibilityColumnTitles accessibilityColumns accessibilityContents
      accessibilityCriticalValue accessibilityDecrement accessibilityDecrementButton accessibilityDefaultButton
      accessibilityDisclosedByRow accessibilityDisclosedRows accessibilityDisclosureLevel accessibilityDocument
      accessibilityElementDidBecomeFocused accessibilityElementDidLoseFocus accessibilityExtrasMenuBar
      accessibilityFilename accessibilityFocusedWindow accessibilityFullScreenButton accessibilityGrowArea
      accessibilityHandles accessibilityHeader accessibilityHelp accessibilityHitTest:withEvent:
      accessibilityHorizontalScrollBar accessibilityHorizontalUnitDescription accessibilityHorizontalUnits
      accessibilityIncrement accessibilityIncrementButton accessibilityIndex accessibilityInsertionPointLineNumber
      accessibilityLabelUIElements accessibilityLabelValue accessibilityLineEndPositionFromCurrentSelection
      accessibilityLineStartPositionFromCurrentSelection accessibilityLinkedUIElements accessibilityMainWindow
      accessibilityMarkerGroupUIElement accessibilityMarkerTypeDescription accessibilityMarkerUIElements
      accessibilityMarkerValues accessibilityMaxValue accessibilityMenuBar accessibilityMinValue
      accessibilityMinimizeButton accessibilityNextContents accessibilityNumberOfCharacters
      accessibilityOrientation accessibilityOverflowButton accessibilityParent accessibilityPerformCancel
      accessibilityPerformConfirm accessibilityPerformDecrement accessibilityPerformDelete
      accessibilityPerformIncrement accessibilityPerformPick accessibilityPerformPress accessibilityPerformRaise
      accessibilityPerformShowAlternateUI accessibilityPerformShowDefaultUI accessibilityPerformShowMenu
      accessibilityPlaceholderValue accessibilityPreviousContents accessibilityProxy accessibilityRole
      accessibilityRoleDescription accessibilityRowCount accessibilityRowHeaderUIElements
      accessibilityRowIndexRange accessibilityRows accessibilityRulerMarkerType accessibilitySearchButton
      accessibilitySearchMenu accessibilitySelectedCells accessibilitySelectedChildren
      accessibilitySelectedColumns accessibilitySelectedRows accessibilitySelectedText
      accessibilitySelectedTextRange accessibilitySelectedTextRanges accessibilityServesAsTitleForUIElements
      accessibilitySetValue:forAttribute: accessibilitySharedCharacterRange accessibilitySharedFocusElements
      accessibilitySharedTextUIElements accessibilityShownMenu accessibilitySortDirection accessibilitySplitters
      accessibilitySubrole accessibilityTabs accessibilityTitle accessibilityTitleUIElement
      accessibilityToolbarButton accessibilityTopLevelUIElement accessibilityURL accessibilityUnitDescription
      accessibilityUnits accessibilityValueDescription accessibilityVerticalScrollBar
      accessibilityVerticalUnitDescription accessibilityVerticalUnits accessibilityVisibleCells
      accessibilityVisibleCharacterRange accessibilityVisibleChildren accessibilityVisibleColumns
      accessibilityVisibleRows accessibilityWarningValue accessibilityWindow accessibilityWindows
      accessibilityZoomButton attemptRecoveryFromError:optionIndex: autorelease awakeFromNib
      browserAccessibilityContainerType browserAccessibilityCurrentStatus browserAccessibilityHasDOMFocus
      browserAccessibilityIsRequired browserAccessibilityPressedState browserAccessibilityRoleDescription
      browserAccessibilitySelectedTextRange browserAccessibilitySortDirection class coerceValue:forKey: copy
      dealloc debugDescription description didCommandBySelector:client: fileTransferServicesAbortComplete:error:
      fileTransferServicesConnectionComplete:error: fileTransferServicesCopyRemoteFileComplete:error:
      fileTransferServicesCopyRemoteFileProgress:transferProgress:
      fileTransferServicesDisconnectionComplete:error: fileTransferServicesFilePreparationComplete:error:
      fileTransferServicesSendFileComplete:error: fileTransferServicesSendFileProgress:transferProgress: finalize
      finalizeForWebScript handleEvent:client: hash imageBrowser:backgroundWasRightClickedWithEvent:
      imageBrowser:cellWasDoubleClickedAtIndex: imageBrowser:groupAtIndex: imageBrowser:itemAtIndex:
      imageBrowser:removeItemsAtIndexes: imageRepresentation imageRepresentationType imageSubtitle imageTitle
      imageUID imageVersion inputText:client: insertValue:inPropertyWithKey:
      invokeUndefinedMethodFromWebScript:withArguments: isProxy isSelectable mutableCopy objectForWebScript
      performSelector:withObject: performSelectorInBackground:withObject: prepareForInterfaceBuilder
      quartzFilterManager:didAddFilter: quartzFilterManager:didModifyFilter: quartzFilterManager:didRemoveFilter:
      quartzFilterManager:didSelectFilter: release removeObserver:forKeyPath:
      removeValueAtIndex:fromPropertyWithKey: retain retainCount saveOptions:shouldShowUTType: self
      setValue:forKey: setValue:forKeyPath: setValue:forUndefinedKey: superclass valueAtIndex:inPropertyWithKey:
      valueWithName:inPropertyWithKey: valueWithUniqueID:inPropertyWithKey: webFrame
      webPlugInContainerLoadRequest:inFrame: webPlugInContainerSelectionColor webPlugInDestroy webPlugInInitialize
      webPlugInMainResourceDidFinishLoading webPlugInStart webPlugInStop zone
    NSObjectController newObject prepareContent
    NSOpenGLView clearGLContext prepareOpenGL reshape update
    NSOperation cancel main start waitUntilFinished
    NSOutlineView child:ofItem: collapseItem:collapseChildren: expandItem:expandChildren:
      reloadItem:reloadChildren: setDropItem:dropChildIndex:
    NSPageController animator completeTransition
    NSPathCell panel:didChangeToDirectoryURL: panel:didSelectType: panel:displayNameForType:
      panel:shouldEnableURL: panel:willExpand:
    NSPathControl setDraggingSourceOperationMask:forLocal:
    NSPopUpButton indexOfItemWithTarget:andAction: insertItemWithTitle:atIndex: removeAllItems
      synchronizeTitleAndSelectedItem
    NSPopUpButtonCell attachPopUpWithFrame:inView: dismissPopUp indexOfItemWithTarget:andAction:
      insertItemWithTitle:atIndex: performClickWithFrame:inView: removeAllItems synchronizeTitleAndSelectedItem
    NSPopover close
    NSPreferencePane assignMainView didSelect didUnselect loadMainView mainViewDidLoad shouldUnselect willSelect
      willUnselect
    NSProgressIndicator sizeToFit
    NSRelativeDateTimeFormatter localizedStringForDate:relativeToDate:
    NSResponder encodeRestorableStateWithCoder:backgroundQueue: flushBufferedKeyEvents invalidateRestorableState
      supplementalTargetForAction:sender: tryToPerform:with: validRequestorForSendType:returnType:
      validateProposedFirstResponder:forEvent:
    NSRuleEditor reloadCriteria reloadPredicate removeRowsAtIndexes:includeSubrows:
      selectRowIndexes:byExtendingSelection:
    NSRulerView invalidateHashMarks moveRulerlineFromLocation:toLocation: trackMarker:withMouseEvent:
    NSSavePanel beginSheetModalForWindow:completionHandler: runModalForDirectory:file: validateVisibleColumns
    NSScrollView addFloatingSubview:forAxis: findBarViewDidChangeHeight flashScrollers
      setMagnification:centeredAtPoint: tile
    NSScroller checkSpaceForParts drawArrow:highlight: drawKnob drawKnobSlotInRect:highlight: drawParts
      setFloatValue:knobProportion:
    NSScrubber makeItemWithIdentifier:owner: moveItemAtIndex:toIndex: registerClass:forItemIdentifier:
      registerNib:forItemIdentifier: reloadData scrollItemAtIndex:toAlignment:
    NSSearchFieldCell resetCancelButtonCell resetSearchButtonCell
    NSSearchToolbarItem beginSearchInteraction endSearchInteraction
    NSSegmentedCell makeNextSegmentKey makePreviousSegmentKey setEnabled:forSegment: setImage:forSegment:
      setImageScaling:forSegment: setLabel:forSegment: setMenu:forSegment: setSelected:forSegment:
      setTag:forSegment: setToolTip:forSegment: setWidth:forSegment:
    NSSegmentedControl setAlignment:forSegment: setEnabled:forSegment: setImage:forSegment:
      setImageScaling:forSegment: setLabel:forSegment: setMenu:forSegment: setSelected:forSegment:
      setShowsMenuIndicator:forSegment: setTag:forSegment: setToolTip:forSegment: setWidth:forSegment:
    NSSliderCell drawBarInside:flipped: drawKnob drawTickMarks
    NSSpeechSynthesizer continueSpeaking objectForProperty:error: startSpeakingString:toURL: stopSpeaking
    NSSplitView adjustSubviews insertArrangedSubview:atIndex: setHoldingPriority:forSubviewAtIndex:
      setPosition:ofDividerAtIndex:
    NSSplitViewController insertSplitViewItem:atIndex: splitView:additionalEffectiveRectOfDividerAtIndex:
      splitView:canCollapseSubview: splitView:resizeSubviewsWithOldSize: splitView:shouldAdjustSizeOfSubview:
      splitView:shouldHideDividerAtIndex:
    NSSplitViewItemAccessoryViewController animator
    NSStackView addView:inGravity: insertArrangedSubview:atIndex: setClippingResistancePriority:forOrientation:
      setCustomSpacing:afterView: setHuggingPriority:forOrientation: setViews:inGravity:
      setVisibilityPriority:forView:
    NSTabView insertTabViewItem:atIndex:
    NSTabViewController insertTabViewItem:atIndex: tabView:didSelectTabViewItem: tabView:shouldSelectTabViewItem:
      tabView:willSelectTabViewItem:
    NSTableView beginUpdates canDragRowsWithIndexes:atPoint: didAddRowView:forRow: didRemoveRowView:forRow:
      draggingSession:movedToPoint: draggingSession:sourceOperationMaskForDraggingContext:
      draggingSession:willBeginAtPoint: drawRow:clipRect: endUpdates frameOfCellAtColumn:row:
      hideRowsAtIndexes:withAnimation: insertRowsAtIndexes:withAnimation: makeViewWithIdentifier:owner:
      moveColumn:toColumn: moveRowAtIndex:toIndex: noteNumberOfRowsChanged performClickOnCellAtColumn:row:
      preparedCellAtColumn:row: registerNib:forIdentifier: reloadData reloadDataForRowIndexes:columnIndexes:
      removeRowsAtIndexes:withAnimation: rowViewAtRow:makeIfNecessary: selectColumn:byExtendingSelection:
      selectColumnIndexes:byExtendingSelection: selectRow:byExtendingSelection:
      selectRowIndexes:byExtendingSelection: setDraggingSourceOperationMask:forLocal: setDropRow:dropOperation:
      setIndicatorImage:inTableColumn: sizeLastColumnToFit textView:candidatesForSelectedRange:
      textView:clickedOnLink: textView:doCommandBySelector: textView:shouldSelectCandidateAtIndex:
      textView:shouldUpdateTouchBarItemIdentifiers: textView:writingToolsIgnoredRangesInEnclosingRange: tile
      unhideRowsAtIndexes:withAnimation:
    NSText replaceCharactersInRange:withRTF: replaceCharactersInRange:withRTFD:
      replaceCharactersInRange:withString: setFont:range: setTextColor:range: sizeToFit
      writeRTFDToFile:atomically:
    NSTextAttachmentCell wantsToTrackMouse
    NSTextStorage attributeRuns characters font foregroundColor paragraphs processEditing words
    NSTextView attributedSubstringForProposedRange:actualRange: breakUndoCoalescing
      candidateListTouchBarItem:beginSelectingCandidateAtIndex:
      candidateListTouchBarItem:changedCandidateListVisibility:
      candidateListTouchBarItem:endSelectingCandidateAtIndex: cleanUpAfterDragOperation clickedOnLink:atIndex:
      completionsForPartialWordRange:indexOfSelectedItem: didChangeText dragImageForSelectionWithEvent:origin:
      dragOperationForDraggingInfo:type: draggingSession:movedToPoint:
      draggingSession:sourceOperationMaskForDraggingContext: draggingSession:willBeginAtPoint:
      drawTextHighlightBackgroundForTextRange:origin: firstRectForCharacterRange:actualRange:
      insertAdaptiveImageGlyph:replacementRange: insertText:replacementRange: invalidateTextContainerOrigin
      performValidatedReplacementInRange:withAttributedString:
      preferredPasteboardTypeFromArray:restrictedToTypesFromArray: readSelectionFromPasteboard:type:
      selectionRangeForProposedRange:granularity: setAlignment:range: setBaseWritingDirection:range:
      setMarkedText:selectedRange: setNeedsDisplayInRect:avoidAdditionalLayout: setSpellingState:range:
      shouldChangeTextInRange:replacementString: shouldChangeTextInRanges:replacementStrings:
      smartInsertAfterStringForString:replacingRange: smartInsertBeforeStringForString:replacingRange:
      touchBar:makeItemForIdentifier: unmarkText updateCandidates updateDragTypeRegistration updateFontPanel
      updateQuickLookPreviewPanel updateRuler updateTextTouchBarItems updateTouchBarItemIdentifiers
      writeSelectionToPasteboard:type: writeSelectionToPasteboard:types:
    NSTitlebarAccessoryViewController animation:didReachProgressMark: animation:valueForProgress: animator
    NSToolbar insertItemWithItemIdentifier:atIndex: validateVisibleItems
    NSToolbarItem validate
    NSToolbarItemGroup setSelected:atIndex:
    NSTreeController insertObject:atArrangedObjectIndexPath: insertObjects:atArrangedObjectIndexPaths:
      moveNode:toIndexPath: moveNodes:toIndexPath: rearrangeObjects
    NSView addCursorRect:cursor: allocateGState animator backingAlignedRect:options: beginDocument
      beginPageInRect:atPlacement: cacheDisplayInRect:toBitmapImageRep: convertPoint:fromView:
      convertPoint:toView: convertRect:fromView: convertRect:toView: convertSize:fromView: convertSize:toView:
      didCloseMenu:withEvent: discardCursorRects display displayIfNeeded displayIfNeededIgnoringOpacity
      displayLinkWithTarget:selector: displayRectIgnoringOpacity:inContext: drawFocusRingMask endDocument endPage
      enterFullScreenMode:withOptions: exerciseAmbiguityInLayout getRectsBeingDrawn:count:
      getRectsExposedDuringLiveResize:count: invalidateIntrinsicContentSize layout layoutSubtreeIfNeeded lockFocus
      mouse:inRect: noteFocusRingMaskChanged prepareForReuse rectForSmartMagnificationAtPoint:inRect:
      removeAllToolTips removeCursorRect:cursor: removeFromSuperview removeFromSuperviewWithoutNeedingDisplay
      renewGState replaceSubview:with: resetCursorRects rulerView:didAddMarker: rulerView:didMoveMarker:
      rulerView:didRemoveMarker: rulerView:handleMouseDown: rulerView:locationForPoint:
      rulerView:pointForLocation: rulerView:shouldAddMarker: rulerView:shouldMoveMarker:
      rulerView:shouldRemoveMarker: rulerView:willSetClientView: scrollClipView:toPoint: scrollRect:by:
      setContentCompressionResistancePriority:forOrientation: setContentHuggingPriority:forOrientation:
      setUpGState showDefinitionForAttributedString:atPoint: sortSubviewsUsingFunction:context:
      translateRectsNeedingDisplayInRect:by: unlockFocus unregisterDraggedTypes updateConstraints
      updateConstraintsForSubtreeIfNeeded updateLayer updateTrackingAreas viewDidChangeBackingProperties
      viewDidChangeEffectiveAppearance viewDidEndLiveResize viewDidHide viewDidMoveToSuperview viewDidMoveToWindow
      viewDidUnhide viewWillDraw viewWillStartLiveResize willOpenMenu:withEvent: writeEPSInsideRect:toPasteboard:
      writePDFInsideRect:toPasteboard:
    NSViewController discardEditing insertChildViewController:atIndex: loadView loadViewIfNeeded
      performSegueWithIdentifier:sender: prepareForSegue:sender: presentViewController:animator:
      removeFromParentViewController shouldPerformSegueWithIdentifier:sender: updateViewConstraints viewDidAppear
      viewDidDisappear viewDidLayout viewDidLoad viewWillAppear viewWillDisappear viewWillLayout
    NSWindow addChildWindow:ordered: addTabbedWindow:ordered: animator backingAlignedRect:options: becomeKeyWindow
      becomeMainWindow beginCriticalSheet:completionHandler: beginSheet:completionHandler: center close
      constrainFrameRect:toScreen: disableCursorRects disableFlushWindow disableKeyEquivalentForDefaultButtonCell
      disableScreenUpdatesUntilFlush disableSnapshotRestoration discardCachedImage discardCursorRects
      discardEventsMatchingMask:beforeEvent: display displayIfNeeded displayLinkWithTarget:selector:
      enableCursorRects enableFlushWindow enableKeyEquivalentForDefaultButtonCell enableSnapshotRestoration
      endSheet:returnCode: fieldEditor:forObject: flushWindow flushWindowIfNeeded
      insertTitlebarAccessoryViewController:atIndex: invalidateShadow layoutIfNeeded makeKeyWindow makeMainWindow
      orderFrontRegardless orderWindow:relativeTo: postEvent:atStart: recalculateKeyViewLoop
      requestSharingOfWindow:completionHandler: resetCursorRects resignKeyWindow resignMainWindow
      restoreCachedImage setAnchorAttribute:forOrientation: setAutorecalculatesContentBorderThickness:forEdge:
      setContentBorderThickness:forEdge: setFrame:display: setFrameUsingName:force:
      transferWindowSharingToWindow:completionHandler: unregisterDraggedTypes update updateConstraintsIfNeeded
    NSWindowController close loadWindow performSegueWithIdentifier:sender: prepareForSegue:sender:
      shouldPerformSegueWithIdentifier:sender: synchronizeWindowTitleWithDocumentName windowDidLoad windowWillLoad
    PDFThumbnailView animations animator appearance effectiveAppearance identifier
      isAccessibilityAlternateUIVisible isAccessibilityDisclosed isAccessibilityEdited isAccessibilityEnabled
      isAccessibilityExpanded isAccessibilityFocused isAccessibilityFrontmost isAccessibilityHidden
      isAccessibilityMain isAccessibilityMinimized isAccessibilityModal isAccessibilityOrderedByRow
      isAccessibilityProtectedContent isAccessibilityRequired isAccessibilitySelected wantsPeriodicDraggingUpdates
    PDFView animation:didReachProgressMark: animation:valueForProgress: animations animator appearance
      clearSelection confinementRectForMenu:onScreen: convertPoint:fromPage: convertPoint:toPage:
      convertRect:fromPage: convertRect:toPage: drawPage:toContext: drawPagePost:toContext: effectiveAppearance
      goToRect:onPage: identifier isAccessibilityAlternateUIVisible isAccessibilityDisclosed isAccessibilityEdited
      isAccessibilityEnabled isAccessibilityExpanded isAccessibilityFocused isAccessibilityFrontmost
      isAccessibilityHidden isAccessibilityMain isAccessibilityMinimized isAccessibilityModal
      isAccessibilityOrderedByRow isAccessibilityProtectedContent isAccessibilityRequired isAccessibilitySelected
      layoutDocumentView menu:willHighlightItem: pageForPoint:nearest: printWithInfo:autoRotate:
      setCurrentSelection:animate: wantsPeriodicDraggingUpdates
    PHLivePhotoView animations animator appearance effectiveAppearance identifier
      isAccessibilityAlternateUIVisible isAccessibilityDisclosed isAccessibilityEdited isAccessibilityEnabled
      isAccessibilityExpanded isAccessibilityFocused isAccessibilityFrontmost isAccessibilityHidden
      isAccessibilityMain isAccessibilityMinimized isAccessibilityModal isAccessibilityOrderedByRow
      isAccessibilityProtectedContent isAccessibilityRequired isAccessibilitySelected stopPlayback
      wantsPeriodicDraggingUpdates
    PHPickerViewController commitEditing discardEditing identifier
      moveAssetWithIdentifier:afterAssetWithIdentifier: scrollToInitialPosition zoomIn zoomOut
    PKPaymentAuthorizationViewController commitEditing discardEditing identifier
    PKPaymentButton activeCompressionOptions animations animator appearance effectiveAppearance identifier
      isAccessibilityAlternateUIVisible isAccessibilityDisclosed isAccessibilityEdited isAccessibilityEnabled
      isAccessibilityExpanded isAccessibilityFocused isAccessibilityFrontmost isAccessibilityHidden
      isAccessibilityMain isAccessibilityMinimized isAccessibilityModal isAccessibilityOrderedByRow
      isAccessibilityProtectedContent isAccessibilityRequired isAccessibilitySelected wantsPeriodicDraggingUpdates
    QLPreviewPanel enterFullScreenMode:withOptions: refreshCurrentPreviewItem reloadData updateController
    QLPreviewView close refreshPreviewItem
    QuartzFilterView sizeToFit
    RPPreviewViewController commitEditing discardEditing identifier
    SCNLayer hitTest:options: isNodeInsideFrustum:withPointOfView: prepareObject:shouldAbortBlock:
      prepareObjects:withCompletionHandler:
    SCNView animations animator appearance effectiveAppearance hitTest:options: identifier
      isAccessibilityAlternateUIVisible isAccessibilityDisclosed isAccessibilityEdited isAccessibilityEnabled
      isAccessibilityExpanded isAccessibilityFocused isAccessibilityFrontmost isAccessibilityHidden
      isAccessibilityMain isAccessibilityMinimized isAccessibilityModal isAccessibilityOrderedByRow
      isAccessibilityProtectedContent isAccessibilityRequired isAccessibilitySelected
      isNodeInsideFrustum:withPointOfView: prepareObject:shouldAbortBlock: prepareObjects:withCompletionHandler:
      wantsPeriodicDraggingUpdates
    SFAuthorizationView setAutoupdate:interval:
    SFCertificatePanel runModalForCertificates:showGroup: runModalForTrust:showGroup:
    SFCertificateTrustPanel runModalForTrust:message:
    SFCertificateView saveTrustSettings
    SFChooseIdentityPanel runModalForIdentities:message:
    SFKeychainSettingsPanel runModalForSettings:keychain:
    SFSafariExtensionViewController dismissPopover
    SKCloudServiceSetupViewController commitEditing discardEditing identifier loadWithOptions:completionHandler:
    SKEmitterNode resetSimulation
    SKNode convertPoint:fromNode: convertPoint:toNode: enumerateChildNodesWithName:usingBlock:
      insertChild:atIndex: removeAllActions removeAllChildren removeFromParent runAction:completion:
      runAction:withKey: setValue:forAttributeNamed:
    SKReferenceNode resolveReferenceNode
    SKScene didApplyConstraints didEvaluateActions didFinishUpdate didSimulatePhysics sceneDidLoad
    SKStoreProductViewController commitEditing discardEditing identifier
      loadProductWithParameters:completionBlock:
    SKTileMapNode centerOfTileAtColumn:row: tileDefinitionAtColumn:row: tileGroupAtColumn:row:
    SKVideoNode pause play
    SKView animations animator appearance convertPoint:fromScene: convertPoint:toScene: effectiveAppearance
      identifier isAccessibilityAlternateUIVisible isAccessibilityDisclosed isAccessibilityEdited
      isAccessibilityEnabled isAccessibilityExpanded isAccessibilityFocused isAccessibilityFrontmost
      isAccessibilityHidden isAccessibilityMain isAccessibilityMinimized isAccessibilityModal
      isAccessibilityOrderedByRow isAccessibilityProtectedContent isAccessibilityRequired isAccessibilitySelected
      presentScene:transition: textureFromNode:crop: wantsPeriodicDraggingUpdates
    SLComposeServiceViewController commitEditing discardEditing identifier textView:candidatesForSelectedRange:
      textView:clickedOnLink: textView:doCommandBySelector: textView:shouldSelectCandidateAtIndex:
      textView:shouldUpdateTouchBarItemIdentifiers: textView:writingToolsIgnoredRangesInEnclosingRange:
    STWebpageController commitEditing discardEditing identifier
    SWAttributionView animations animator appearance effectiveAppearance identifier
      isAccessibilityAlternateUIVisible isAccessibilityDisclosed isAccessibilityEdited isAccessibilityEnabled
      isAccessibilityExpanded isAccessibilityFocused isAccessibilityFrontmost isAccessibilityHidden
      isAccessibilityMain isAccessibilityMinimized isAccessibilityModal isAccessibilityOrderedByRow
      isAccessibilityProtectedContent isAccessibilityRequired isAccessibilitySelected wantsPeriodicDraggingUpdates
    SWCollaborationView animations animator appearance effectiveAppearance identifier
      isAccessibilityAlternateUIVisible isAccessibilityDisclosed isAccessibilityEdited isAccessibilityEnabled
      isAccessibilityExpanded isAccessibilityFocused isAccessibilityFrontmost isAccessibilityHidden
      isAccessibilityMain isAccessibilityMinimized isAccessibilityModal isAccessibilityOrderedByRow
      isAccessibilityProtectedContent isAccessibilityRequired isAccessibilitySelected wantsPeriodicDraggingUpdates
    ScreenSaverView animateOneFrame startAnimation stopAnimation
    TVCollectionViewFullScreenCell maskAmountDidChange normalizedPositionDidChange
    UIActionSheet dismissWithClickedButtonIndex:animated: showFromBarButtonItem:animated:
    UIActivityIndicatorView startAnimating stopAnimating
    UIActivityItemProvider activityViewController:dataTypeIdentifierForActivityType:
      activityViewController:itemForActivityType: activityViewController:subjectForActivityType:
    UIAlertView dismissWithClickedButtonIndex:animated: show
    UIApplication activateSceneSessionForRequest:errorHandler: beginBackgroundTaskWithName:expirationHandler:
      beginIgnoringInteractionEvents beginReceivingRemoteControlEvents cancelAllLocalNotifications
      clearKeepAliveTimeout completeStateRestoration endIgnoringInteractionEvents endReceivingRemoteControlEvents
      extendStateRestoration ignoreSnapshotOnNextApplicationLaunch registerForRemoteNotifications
      setAlternateIconName:completionHandler: setKeepAliveTimeout:handler: setStatusBarHidden:animated:
      setStatusBarHidden:withAnimation: setStatusBarOrientation:animated: setStatusBarStyle:animated:
      unregisterForRemoteNotifications
    UIBarButtonItem addSymbolEffect:options: backButtonBackgroundImageForState:barMetrics:
      backgroundImageForState:barMetrics: creatingOptionalGroupWithCustomizationIdentifier:inDefaultCustomization:
      removeAllSymbolEffects removeAllSymbolEffectsWithOptions:animated: removeSymbolEffectOfType:options:
      setBackButtonBackgroundVerticalPositionAdjustment:forBarMetrics:
      setBackButtonTitlePositionAdjustment:forBarMetrics: setBackgroundVerticalPositionAdjustment:forBarMetrics:
      setSymbolImage:withContentTransition: setTitlePositionAdjustment:forBarMetrics:
    UIBarItem setTitleTextAttributes:forState:
    UIButton setAttributedTitle:forState: setBackgroundImage:forState: setImage:forState:
      setNeedsUpdateConfiguration setPreferredSymbolConfiguration:forImageInState: setTitle:forState:
      setTitleColor:forState: setTitleShadowColor:forState: updateConfiguration
    UICalendarView reloadDecorationsForDateComponents:animated: setVisibleDateComponents:animated:
    UICollectionReusableView didTransitionFromLayout:toLayout: prepareForReuse willTransitionFromLayout:toLayout:
    UICollectionView cancelInteractiveMovement cancelInteractiveTransition
      dequeueConfiguredReusableSupplementaryViewWithRegistration:forIndexPath:
      dequeueReusableCellWithReuseIdentifier:forIndexPath: deselectItemAtIndexPath:animated:
      endInteractiveMovement finishInteractiveTransition
      layoutAttributesForSupplementaryElementOfKind:atIndexPath: moveItemAtIndexPath:toIndexPath:
      moveSection:toSection: performBatchUpdates:completion: registerClass:forCellWithReuseIdentifier:
      registerNib:forCellWithReuseIdentifier: reloadData setCollectionViewLayout:animated:
      startInteractiveTransitionToCollectionViewLayout:completion: supplementaryViewForElementKind:atIndexPath:
    UICollectionViewCell setNeedsUpdateConfiguration
    UICollectionViewController collectionView:canEditItemAtIndexPath: collectionView:canFocusItemAtIndexPath:
      collectionView:canMoveItemAtIndexPath: collectionView:canPerformPrimaryActionForItemAtIndexPath:
      collectionView:cellForItemAtIndexPath: collectionView:didBeginMultipleSelectionInteractionAtIndexPath:
      collectionView:didDeselectItemAtIndexPath: collectionView:didHighlightItemAtIndexPath:
      collectionView:didSelectItemAtIndexPath: collectionView:didUnhighlightItemAtIndexPath:
      collectionView:numberOfItemsInSection: collectionView:performPrimaryActionForItemAtIndexPath:
      collectionView:previewForDismissingContextMenuWithConfiguration:
      collectionView:previewForHighlightingContextMenuWithConfiguration:
      collectionView:selectionFollowsFocusForItemAtIndexPath:
      collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:
      collectionView:shouldDeselectItemAtIndexPath: collectionView:shouldHighlightItemAtIndexPath:
      collectionView:shouldSelectItemAtIndexPath: collectionView:shouldShowMenuForItemAtIndexPath:
      collectionView:shouldUpdateFocusInContext: collectionView:targetContentOffsetForProposedContentOffset:
      scrollViewDidEndDragging:willDecelerate: scrollViewWillBeginZooming:withView:
    UICollectionViewLayout finalLayoutAttributesForDisappearingDecorationElementOfKind:atIndexPath:
      finalLayoutAttributesForDisappearingSupplementaryElementOfKind:atIndexPath: finalizeAnimatedBoundsChange
      finalizeCollectionViewUpdates finalizeLayoutTransition invalidateLayout
      invalidationContextForPreferredLayoutAttributes:withOriginalAttributes:
      layoutAttributesForDecorationViewOfKind:atIndexPath:
      layoutAttributesForInteractivelyMovingItemAtIndexPath:withTargetPosition:
      layoutAttributesForSupplementaryViewOfKind:atIndexPath: prepareLayout registerClass:forDecorationViewOfKind:
      registerNib:forDecorationViewOfKind:
      shouldInvalidateLayoutForPreferredLayoutAttributes:withOriginalAttributes:
      targetContentOffsetForProposedContentOffset:withScrollingVelocity:
      targetIndexPathForInteractivelyMovingItem:withPosition:
    UICollectionViewTransitionLayout updateValue:forAnimatedKey:
    UICollisionBehavior addBoundaryWithIdentifier:forPath: removeAllBoundaries
    UIControl actionsForTarget:forControlEvent: addAction:forControlEvents: beginTrackingWithTouch:withEvent:
      contextMenuInteraction:configurationForMenuAtLocation:
      contextMenuInteraction:previewForDismissingMenuWithConfiguration:
      contextMenuInteraction:previewForHighlightingMenuWithConfiguration: continueTrackingWithTouch:withEvent:
      endTrackingWithTouch:withEvent: performPrimaryAction removeAction:forControlEvents:
      removeActionForIdentifier:forControlEvents:
    UIDatePicker setDate:animated:
    UIDocumentViewController documentDidOpen navigationItemDidUpdate
    UIDynamicItemBehavior addAngularVelocity:forItem: addLinearVelocity:forItem:
    UIGestureRecognizer addTarget:action: ignorePress:forEvent: ignoreTouch:forEvent: locationOfTouch:inView:
      pressesBegan:withEvent: pressesCancelled:withEvent: pressesChanged:withEvent: pressesEnded:withEvent:
      removeTarget:action: reset touchesBegan:withEvent: touchesCancelled:withEvent: touchesEnded:withEvent:
      touchesMoved:withEvent:
    UIGravityBehavior setAngle:magnitude:
    UIImagePickerController stopVideoCapture takePicture
    UIImageView addSymbolEffect:options: removeAllSymbolEffects removeAllSymbolEffectsWithOptions:animated:
      removeSymbolEffectOfType:options: setSymbolImage:withContentTransition: startAnimating stopAnimating
    UIInputViewController advanceToNextInputMode conversationContext:didChange: dismissKeyboard
      handleInputModeListFromView:withEvent:
    UILabel textRectForBounds:limitedToNumberOfLines:
    UINavigationBar backgroundImageForBarPosition:barMetrics: pushNavigationItem:animated:
      setBackgroundImage:forBarMetrics: setItems:animated: setTitleVerticalPositionAdjustment:forBarMetrics:
    UINavigationController popToViewController:animated: pushViewController:animated:
      setNavigationBarHidden:animated: setToolbarHidden:animated: setViewControllers:animated:
    UIPageControl setCurrentPageIndicatorImage:forPage: setIndicatorImage:forPage: updateCurrentPageDisplay
    UIPanGestureRecognizer setTranslation:inView:
    UIPickerView reloadAllComponents viewForRow:forComponent:
    UIPresentationController containerViewDidLayoutSubviews containerViewWillLayoutSubviews
      didUpdateFocusInContext:withAnimationCoordinator: dismissalTransitionWillBegin
      presentationTransitionWillBegin setNeedsFocusUpdate sizeForChildContentContainer:withParentContainerSize:
      updateFocusIfNeeded viewWillTransitionToSize:withTransitionCoordinator:
      willTransitionToTraitCollection:withTransitionCoordinator:
    UIProgressView setProgress:animated:
    UIPushBehavior setAngle:magnitude: setTargetOffsetFromCenter:forItem:
    UIRefreshControl beginRefreshing endRefreshing
    UIResponder canPerformAction:withSender: motionBegan:withEvent: motionCancelled:withEvent:
      motionEnded:withEvent: pressesBegan:withEvent: pressesCancelled:withEvent: pressesChanged:withEvent:
      pressesEnded:withEvent: reloadInputViews targetForAction:withSender: touchesBegan:withEvent:
      touchesCancelled:withEvent: touchesEnded:withEvent: touchesMoved:withEvent:
    UIScene completeStateRestoration extendStateRestoration
    UIScrollView adjustedContentInsetDidChange flashScrollIndicators scrollRectToVisible:animated:
      setContentOffset:animated: setZoomScale:animated: stopScrollingAndZooming zoomToRect:animated:
    UISearchBar backgroundImageForBarPosition:barMetrics: imageForSearchBarIcon:state:
      scopeBarButtonDividerImageForLeftSegmentState:rightSegmentState: setPositionAdjustment:forSearchBarIcon:
      setScopeBarButtonBackgroundImage:forState: setScopeBarButtonTitleTextAttributes:forState:
      setSearchFieldBackgroundImage:forState: setShowsCancelButton:animated: setShowsScopeBar:animated:
    UISearchTextField insertToken:atIndex:
    UISegmentedControl backgroundImageForState:barMetrics: contentPositionAdjustmentForSegmentType:barMetrics:
      removeAllSegments removeSegmentAtIndex:animated: setAction:forSegmentAtIndex:
      setContentOffset:forSegmentAtIndex: setEnabled:forSegmentAtIndex: setImage:forSegmentAtIndex:
      setTitle:forSegmentAtIndex: setTitleTextAttributes:forState: setWidth:forSegmentAtIndex:
    UISheetPresentationController invalidateDetents
    UISlider setMaximumTrackImage:forState: setMinimumTrackImage:forState: setThumbImage:forState:
      setValue:animated:
    UISplitViewController setViewController:forColumn:
    UIStackView insertArrangedSubview:atIndex: setCustomSpacing:afterView:
    UIStandardTextCursorView resetBlinkAnimation
    UIStepper setBackgroundImage:forState: setDecrementImage:forState: setIncrementImage:forState:
    UIStoryboard instantiateViewControllerWithIdentifier:creator:
    UIStoryboardSegue perform
    UISwitch setOn:animated:
    UITabBar setItems:animated:
    UITabBarController setBottomAccessory:animated: setTabBarHidden:animated: setTabs:animated:
      setViewControllers:animated: tabBar:didBeginCustomizingItems: tabBar:didSelectItem:
      tabBar:willBeginCustomizingItems:
    UITabBarItem setBadgeTextAttributes:forState: setFinishedSelectedImage:withFinishedUnselectedImage:
    UITableView beginUpdates deleteRowsAtIndexPaths:withRowAnimation: deleteSections:withRowAnimation:
      dequeueReusableCellWithIdentifier:forIndexPath: deselectRowAtIndexPath:animated: endUpdates
      insertRowsAtIndexPaths:withRowAnimation: insertSections:withRowAnimation: moveRowAtIndexPath:toIndexPath:
      moveSection:toSection: performBatchUpdates:completion: registerClass:forCellReuseIdentifier:
      registerClass:forHeaderFooterViewReuseIdentifier: registerNib:forCellReuseIdentifier:
      registerNib:forHeaderFooterViewReuseIdentifier: reloadData reloadRowsAtIndexPaths:withRowAnimation:
      reloadSectionIndexTitles reloadSections:withRowAnimation:
      scrollToNearestSelectedRowAtScrollPosition:animated: setEditing:animated:
    UITableViewCell gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:
      gestureRecognizer:shouldReceiveEvent: gestureRecognizer:shouldReceivePress:
      gestureRecognizer:shouldReceiveTouch: gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:
      gestureRecognizer:shouldRequireFailureOfGestureRecognizer: prepareForReuse setEditing:animated:
      setHighlighted:animated: setNeedsUpdateConfiguration setSelected:animated:
    UITableViewController scrollViewDidEndDragging:willDecelerate: scrollViewWillBeginZooming:withView:
      tableView:accessoryButtonTappedForRowWithIndexPath: tableView:accessoryTypeForRowWithIndexPath:
      tableView:canEditRowAtIndexPath: tableView:canFocusRowAtIndexPath: tableView:canMoveRowAtIndexPath:
      tableView:canPerformPrimaryActionForRowAtIndexPath: tableView:cellForRowAtIndexPath:
      tableView:didBeginMultipleSelectionInteractionAtIndexPath: tableView:didDeselectRowAtIndexPath:
      tableView:didEndEditingRowAtIndexPath: tableView:didHighlightRowAtIndexPath:
      tableView:didSelectRowAtIndexPath: tableView:didUnhighlightRowAtIndexPath:
      tableView:editActionsForRowAtIndexPath: tableView:editingStyleForRowAtIndexPath:
      tableView:estimatedHeightForFooterInSection: tableView:estimatedHeightForHeaderInSection:
      tableView:estimatedHeightForRowAtIndexPath: tableView:heightForFooterInSection:
      tableView:heightForHeaderInSection: tableView:heightForRowAtIndexPath:
      tableView:indentationLevelForRowAtIndexPath: tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:
      tableView:numberOfRowsInSection: tableView:performPrimaryActionForRowAtIndexPath:
      tableView:previewForDismissingContextMenuWithConfiguration:
      tableView:previewForHighlightingContextMenuWithConfiguration:
      tableView:selectionFollowsFocusForRowAtIndexPath:
      tableView:shouldBeginMultipleSelectionInteractionAtIndexPath: tableView:shouldHighlightRowAtIndexPath:
      tableView:shouldIndentWhileEditingRowAtIndexPath: tableView:shouldShowMenuForRowAtIndexPath:
      tableView:shouldUpdateFocusInContext: tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:
      tableView:titleForFooterInSection: tableView:titleForHeaderInSection:
      tableView:trailingSwipeActionsConfigurationForRowAtIndexPath: tableView:viewForFooterInSection:
      tableView:viewForHeaderInSection: tableView:willBeginEditingRowAtIndexPath:
      tableView:willDeselectRowAtIndexPath: tableView:willSelectRowAtIndexPath:
    UITableViewHeaderFooterView prepareForReuse setNeedsUpdateConfiguration
    UITextField baseWritingDirectionForPosition:inDirection: characterOffsetOfPosition:withinRange:
      characterRangeByExtendingPosition:inDirection: closestPositionToPoint:withinRange:
      comparePosition:toPosition: deleteBackward dictationRecognitionFailed dictationRecordingDidEnd
      didDismissWritingTools editMenuForTextRange:suggestedActions: endFloatingCursor
      insertAdaptiveImageGlyph:replacementRange: insertDictationResultPlaceholder offsetFromPosition:toPosition:
      positionFromPosition:offset: positionWithinRange:atCharacterOffset: positionWithinRange:farthestInDirection:
      removeDictationResultPlaceholder:willInsertResult: replaceRange:withAttributedText: replaceRange:withText:
      setAttributedMarkedText:selectedRange: setBaseWritingDirection:forRange: setMarkedText:selectedRange:
      shouldChangeTextInRange:replacementText: textRangeFromPosition:toPosition:
      textStylingAtPosition:inDirection: unmarkText unobscuredContentRect willPresentWritingTools
    UITextView baseWritingDirectionForPosition:inDirection: characterOffsetOfPosition:withinRange:
      characterRangeByExtendingPosition:inDirection: clearAllDecoratedFoundText
      closestPositionToPoint:withinRange: compareOrderFromDocument:toDocument: comparePosition:toPosition:
      deleteBackward dictationRecognitionFailed dictationRecordingDidEnd didDismissWritingTools
      drawTextHighlightBackgroundForTextRange:origin: editMenuForTextRange:suggestedActions: endFloatingCursor
      findInteraction:didBeginFindSession: findInteraction:didEndFindSession: findInteraction:sessionForView:
      insertAdaptiveImageGlyph:replacementRange: insertDictationResultPlaceholder offsetFromPosition:toPosition:
      positionFromPosition:offset: positionWithinRange:atCharacterOffset: positionWithinRange:farthestInDirection:
      removeDictationResultPlaceholder:willInsertResult: replaceRange:withAttributedText: replaceRange:withText:
      scrollRangeToVisible:inDocument: setAttributedMarkedText:selectedRange: setBaseWritingDirection:forRange:
      setMarkedText:selectedRange: shouldChangeTextInRange:replacementText: textRangeFromPosition:toPosition:
      textStylingAtPosition:inDirection: unmarkText unobscuredContentRect willHighlightFoundTextRange:inDocument:
      willPresentWritingTools
    UIToolbar backgroundImageForToolbarPosition:barMetrics: setItems:animated: setShadowImage:forToolbarPosition:
    UIView actionForLayer:forKey: convertPoint:fromView: convertPoint:toView: convertRect:fromView:
      convertRect:toView: didMoveToSuperview didMoveToWindow didUpdateFocusInContext:withAnimationCoordinator:
      drawLayer:inContext: drawRect:forViewPrintFormatter: drawViewHierarchyInRect:afterScreenUpdates:
      exchangeSubviewAtIndex:withSubviewAtIndex: exerciseAmbiguityInLayout hitTest:withEvent:
      insertSubview:aboveSubview: insertSubview:atIndex: insertSubview:belowSubview:
      invalidateIntrinsicContentSize layoutIfNeeded layoutMarginsDidChange layoutSubviews pointInside:withEvent:
      removeFromSuperview safeAreaInsetsDidChange setContentCompressionResistancePriority:forAxis:
      setContentHuggingPriority:forAxis: setNeedsDisplay setNeedsFocusUpdate setNeedsLayout
      setNeedsUpdateConstraints setNeedsUpdateProperties sizeToFit tintColorDidChange updateConstraints
      updateConstraintsIfNeeded updateFocusIfNeeded updateProperties updatePropertiesIfNeeded updateTraitsIfNeeded
    UIViewController applicationFinishedRestoringState beginAppearanceTransition:animated:
      collapseSecondaryViewController:forSplitViewController: didReceiveMemoryWarning
      didUpdateFocusInContext:withAnimationCoordinator: dismissViewControllerAnimated:completion:
      endAppearanceTransition loadView loadViewIfNeeded performSegueWithIdentifier:sender: prepareForSegue:sender:
      presentModalViewController:animated: registerForPreviewingWithDelegate:sourceView:
      removeFromParentViewController setContentScrollView:forEdge: setEditing:animated: setNeedsFocusUpdate
      setNeedsStatusBarAppearanceUpdate setNeedsUpdateContentUnavailableConfiguration
      setNeedsUpdateOfHomeIndicatorAutoHidden setNeedsUpdateOfPreferredContainerBackgroundStyle
      setNeedsUpdateOfPrefersInterfaceOrientationLocked setNeedsUpdateOfPrefersPointerLocked
      setNeedsUpdateOfScreenEdgesDeferringSystemGestures setNeedsUpdateOfSupportedInterfaceOrientations
      setNeedsUpdateProperties setNeedsUserInterfaceAppearanceUpdate
      setOverrideTraitCollection:forChildViewController: setToolbarItems:animated:
      shouldPerformSegueWithIdentifier:sender: showDetailViewController:sender: showViewController:sender:
      sizeForChildContentContainer:withParentContainerSize: targetViewControllerForAction:sender:
      unwindForSegue:towardsViewController: updateFocusIfNeeded updateProperties updatePropertiesIfNeeded
      updateTraitsIfNeeded updateViewConstraints viewDidLayoutSubviews viewDidLoad viewDidUnload
      viewLayoutMarginsDidChange viewSafeAreaInsetsDidChange viewWillLayoutSubviews
      viewWillTransitionToSize:withTransitionCoordinator: viewWillUnload
      willAnimateFirstHalfOfRotationToInterfaceOrientation:duration:
      willAnimateRotationToInterfaceOrientation:duration:
      willAnimateSecondHalfOfRotationFromInterfaceOrientation:duration: willRotateToInterfaceOrientation:duration:
      willTransitionToTraitCollection:withTransitionCoordinator:
    UIWebView goBack goForward loadHTMLString:baseURL: reload scrollViewDidEndDragging:willDecelerate:
      scrollViewWillBeginZooming:withView: stopLoading
    UIWindow becomeKeyWindow convertPoint:fromWindow: convertPoint:toWindow: convertRect:fromWindow:
      convertRect:toWindow: makeKeyAndVisible makeKeyWindow resignKeyWindow
    UIWindowScene requestGeometryUpdateWithPreferences:errorHandler:
    WKWebView animations animator appearance closeAllMediaPresentations
      contentViewAtIndex:effectiveCharacterRange: createPDFWithConfiguration:completionHandler:
      didReplaceCharacters drawCharactersInRange:forContentView: effectiveAppearance
      evaluateJavaScript:completionHandler: fetchDataOfTypes:completionHandler: identifier
      isAccessibilityAlternateUIVisible isAccessibilityDisclosed isAccessibilityEdited isAccessibilityEnabled
      isAccessibilityExpanded isAccessibilityFocused isAccessibilityFrontmost isAccessibilityHidden
      isAccessibilityMain isAccessibilityMinimized isAccessibilityModal isAccessibilityOrderedByRow
      isAccessibilityProtectedContent isAccessibilityRequired isAccessibilitySelected
      loadFileRequest:allowingReadAccessToURL: loadFileURL:allowingReadAccessToURL: loadHTMLString:baseURL:
      loadSimulatedRequest:responseHTMLString: loadSimulatedRequest:withResponseHTMLString:
      replaceCharactersInRange:withString: restoreData:completionHandler:
      resumeDownloadFromResumeData:completionHandler: setAllMediaPlaybackSuspended:completionHandler:
      setCameraCaptureState:completionHandler: setMagnification:centeredAtPoint:
      setMicrophoneCaptureState:completionHandler: setMinimumViewportInset:maximumViewportInset:
      shouldReplaceCharactersInRanges:withStrings: startDownloadUsingRequest:completionHandler: stopLoading
      takeSnapshotWithConfiguration:completionHandler: wantsPeriodicDraggingUpdates
    WebFrameView printDocumentView
    WebView close computedStyleForElement:pseudoElement: deleteSelection removeDragCaret
      setSelectedDOMRange:affinity: writeSelectionWithPasteboardTypes:toPasteboard:
    """#
}
