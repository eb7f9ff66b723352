/// The requirements of Objective-C protocols of the frameworks: the methods that the frameworks call on objects of apps.
///
/// Written by `.ci/write-requirements`. Protocols that are not listed may require any member.
public enum FrameworkRequirements {
  /// A protocol's name at the beginning of a line, followed on the same line and on indented lines by the protocols
  /// that it refines, with a colon, and the first parts of the selectors of its own requirements.
  public static let text: StaticString = #"""
    ASAccountAuthenticationModificationControllerDelegate accountAuthenticationModificationController
    ASAccountAuthenticationModificationControllerPresentationContextProviding
      presentationAnchorForAccountAuthenticationModificationController
    ASAuthorizationControllerDelegate authorizationController
    ASAuthorizationControllerPresentationContextProviding presentationAnchorForAuthorizationController
    ASAuthorizationCredential NSCopying: NSSecureCoding:
    ASAuthorizationProviderExtensionAuthorizationRequestHandler beginAuthorizationWithRequest
      cancelAuthorizationWithRequest
    ASAuthorizationProviderExtensionRegistrationHandler beginDeviceRegistrationUsingLoginManager
      beginUserRegistrationUsingLoginManager displayNamesForGroups keyWillRotateForKeyType
      profilePictureForUserUsingLoginManager protocolVersion registrationDidCancel registrationDidComplete
      supportedDeviceEncryptionAlgorithms supportedDeviceSigningAlgorithms supportedGrantTypes
      supportedUserSecureEnclaveKeySigningAlgorithms
    ASAuthorizationPublicKeyCredentialAssertion ASPublicKeyCredential: rawAuthenticatorData signature userID
    ASAuthorizationPublicKeyCredentialAssertionRequest NSCopying: NSSecureCoding: allowedCredentials challenge
      relyingPartyIdentifier setAllowedCredentials setChallenge setRelyingPartyIdentifier
      setUserVerificationPreference userVerificationPreference
    ASAuthorizationPublicKeyCredentialDescriptor NSCopying: NSSecureCoding: credentialID setCredentialID
    ASAuthorizationPublicKeyCredentialRegistration ASPublicKeyCredential: rawAttestationObject
    ASAuthorizationPublicKeyCredentialRegistrationRequest NSCopying: NSSecureCoding: attestationPreference
      challenge displayName name relyingPartyIdentifier setAttestationPreference setChallenge setDisplayName
      setName setUserID setUserVerificationPreference userID userVerificationPreference
    ASAuthorizationWebBrowserExternallyAuthenticatableRequest authenticatedContext setAuthenticatedContext
    ASAuthorizationWebBrowserPlatformPublicKeyCredentialAssertionRequest clientData setShouldShowHybridTransport
      shouldShowHybridTransport
    ASAuthorizationWebBrowserPlatformPublicKeyCredentialProvider createCredentialAssertionRequestWithClientData
      createCredentialRegistrationRequestWithClientData
    ASAuthorizationWebBrowserPlatformPublicKeyCredentialRegistrationRequest clientData excludedCredentials
      setExcludedCredentials setShouldShowHybridTransport shouldShowHybridTransport
    ASAuthorizationWebBrowserSecurityKeyPublicKeyCredentialAssertionRequest clientData
    ASAuthorizationWebBrowserSecurityKeyPublicKeyCredentialProvider createCredentialAssertionRequestWithClientData
      createCredentialRegistrationRequestWithClientData
    ASAuthorizationWebBrowserSecurityKeyPublicKeyCredentialRegistrationRequest clientData
    ASCredentialIdentity rank recordIdentifier serviceIdentifier setRank user
    ASCredentialRequest NSCopying: NSSecureCoding: credentialIdentity type
    ASPublicKeyCredential ASAuthorizationCredential: credentialID rawClientDataJSON
    ASWebAuthenticationPresentationContextProviding presentationAnchorForWebAuthenticationSession
    ASWebAuthenticationSessionRequestDelegate authenticationSessionRequest
    ASWebAuthenticationSessionWebBrowserSessionHandling beginHandlingWebAuthenticationSessionRequest
      cancelWebAuthenticationSessionRequest
    CAAction runActionForKey
    CAAnimationDelegate animationDidStart animationDidStop
    CALayerDelegate actionForLayer displayLayer drawLayer layerWillDraw layoutSublayersOfLayer
    CALayoutManager invalidateLayoutOfLayer layoutSublayersOfLayer preferredSizeOfLayer
    CAMediaTiming autoreverses beginTime duration fillMode repeatCount repeatDuration setAutoreverses setBeginTime
      setDuration setFillMode setRepeatCount setRepeatDuration setSpeed setTimeOffset speed timeOffset
    CAMetalDisplayLinkDelegate metalDisplayLink
    CAMetalDrawable MTLDrawable: layer texture
    CBCentralManagerDelegate centralManager centralManagerDidUpdateState
    CBPeripheralDelegate peripheral peripheralDidUpdateName peripheralDidUpdateRSSI
      peripheralIsReadyToSendWriteWithoutResponse
    CBPeripheralManagerDelegate peripheralManager peripheralManagerDidStartAdvertising
      peripheralManagerDidUpdateState peripheralManagerIsReadyToUpdateSubscribers
    CKRecordValue allKeys allTokens changedKeys creationDate creatorUserRecordID encodeSystemFieldsWithCoder
      initWithRecordType lastModifiedUserRecordID modificationDate objectForKey objectForKeyedSubscript parent
      recordChangeTag recordID recordType setObject setParent setParentReferenceFromRecord
      setParentReferenceFromRecordID share
    CKSyncEngineDelegate syncEngine
    CLLocationManagerDelegate locationManager locationManagerDidChangeAuthorization
      locationManagerDidPauseLocationUpdates locationManagerDidResumeLocationUpdates
      locationManagerShouldDisplayHeadingCalibration
    CLLocationPushServiceExtension didReceiveLocationPushPayload serviceExtensionWillTerminate
    CNChangeHistoryEventVisitor visitAddContactEvent visitAddGroupEvent visitAddMemberToGroupEvent
      visitAddSubgroupToGroupEvent visitDeleteContactEvent visitDeleteGroupEvent visitDropEverythingEvent
      visitRemoveMemberFromGroupEvent visitRemoveSubgroupFromGroupEvent visitUpdateContactEvent
      visitUpdateGroupEvent
    CNContactPickerDelegate contactPicker contactPickerDidClose contactPickerWillClose
    CacheDelegate cache
    DOMEventListener handleEvent
    DOMEventTarget NSCopying: addEventListener dispatchEvent removeEventListener
    DOMNodeFilter acceptNode
    DOMXPathNSResolver lookupNamespaceURI
    EKCalendarChooserDelegate calendarChooserDidCancel calendarChooserDidFinish calendarChooserSelectionDidChange
    EKEventEditViewDelegate eventEditViewController eventEditViewControllerDefaultCalendarForNewEvents
    EKEventViewDelegate eventViewController
    FileManagerDelegate fileManager
    GKAchievementViewControllerDelegate achievementViewControllerDidFinish
    GKChallengeEventHandlerDelegate localPlayerDidCompleteChallenge localPlayerDidReceiveChallenge
      localPlayerDidSelectChallenge remotePlayerDidCompleteChallenge shouldShowBannerForLocallyCompletedChallenge
      shouldShowBannerForLocallyReceivedChallenge shouldShowBannerForRemotelyCompletedChallenge
    GKChallengeListener player
    GKChallengesViewControllerDelegate challengesViewControllerDidFinish
    GKFriendRequestComposeViewControllerDelegate friendRequestComposeViewControllerDidFinish
    GKGameActivityListener player
    GKGameCenterControllerDelegate gameCenterViewControllerDidFinish
    GKGameSessionEventListener session
    GKInviteEventListener player
    GKLeaderboardViewControllerDelegate leaderboardViewControllerDidFinish
    GKLocalPlayerListener GKChallengeListener: GKGameActivityListener: GKInviteEventListener: GKSavedGameListener:
      GKTurnBasedEventListener:
    GKMatchDelegate match
    GKMatchmakerViewControllerDelegate matchmakerViewController matchmakerViewControllerWasCancelled
    GKSavedGameListener player
    GKSessionDelegate session
    GKTurnBasedEventHandlerDelegate handleInviteFromGameCenter handleMatchEnded handleTurnEventForMatch
    GKTurnBasedEventListener player
    GKTurnBasedMatchmakerViewControllerDelegate turnBasedMatchmakerViewController
      turnBasedMatchmakerViewControllerWasCancelled
    GKVoiceChatClient participantID voiceChatService
    HKLiveWorkoutBuilderDelegate workoutBuilder workoutBuilderDidCollectEvent
    HKWorkoutSessionDelegate workoutSession
    KeyedArchiverDelegate archiver archiverDidFinish archiverWillFinish
    KeyedUnarchiverDelegate unarchiver unarchiverDidFinish unarchiverWillFinish
    MCAdvertiserAssistantDelegate advertiserAssistantDidDismissInvitation advertiserAssistantWillPresentInvitation
    MCBrowserViewControllerDelegate browserViewController browserViewControllerDidFinish
      browserViewControllerWasCancelled
    MCNearbyServiceAdvertiserDelegate advertiser
    MCNearbyServiceBrowserDelegate browser
    MCSessionDelegate session
    MFMailComposeViewControllerDelegate mailComposeController
    MFMessageComposeViewControllerDelegate messageComposeViewController
    MKAnnotation coordinate setCoordinate subtitle title
    MKLocalSearchCompleterDelegate completer completerDidUpdateResults
    MKLookAroundViewControllerDelegate lookAroundViewControllerDidDismissFullScreen
      lookAroundViewControllerDidPresentFullScreen lookAroundViewControllerDidUpdateScene
      lookAroundViewControllerWillDismissFullScreen lookAroundViewControllerWillPresentFullScreen
      lookAroundViewControllerWillUpdateScene
    MKMapItemDetailViewControllerDelegate mapItemDetailViewControllerDidFinish
    MKMapViewDelegate mapView mapViewDidChangeVisibleRegion mapViewDidFailLoadingMap mapViewDidFinishLoadingMap
      mapViewDidFinishRenderingMap mapViewDidStopLocatingUser mapViewWillStartLoadingMap
      mapViewWillStartLocatingUser mapViewWillStartRenderingMap
    MKOverlay MKAnnotation: boundingMapRect canReplaceMapContent coordinate intersectsMapRect
    MPMediaPlayback beginSeekingBackward beginSeekingForward currentPlaybackRate currentPlaybackTime endSeeking
      isPreparedToPlay pause play prepareToPlay setCurrentPlaybackRate setCurrentPlaybackTime stop
    MPNowPlayingSessionDelegate nowPlayingSessionDidChangeActive nowPlayingSessionDidChangeCanBecomeActive
    MPPlayableContentDataSource beginLoadingChildItemsAtIndexPath childItemsDisplayPlaybackProgressAtIndexPath
      contentItemAtIndexPath contentItemForIdentifier numberOfChildItemsAtIndexPath
    MPPlayableContentDelegate playableContentManager
    MPSystemMusicPlayerController openToPlayQueueDescriptor
    MSMessagesAppTranscriptPresentation contentSizeThatFits invalidateMessageTintColor messageCornerRadius
      messageTintColor
    MSStickerBrowserViewDataSource numberOfStickersInStickerBrowserView stickerBrowserView
    MachPortDelegate PortDelegate: handleMachMessage
    NCWidgetListViewDelegate widgetList widgetListPerformAddAction
    NCWidgetProviding NSExtensionRequestHandling: widgetAllowsEditing widgetDidBeginEditing widgetDidEndEditing
      widgetMarginInsetsForProposedMarginInsets widgetPerformUpdateWithCompletionHandler
    NCWidgetSearchViewDelegate widgetSearch widgetSearchTermCleared
    NSAccessibility accessibilityActivationPoint accessibilityAllowedValues
      accessibilityApplicationFocusedUIElement accessibilityAttributedStringForRange
      accessibilityAttributedUserInputLabels accessibilityCancelButton accessibilityCellForColumn
      accessibilityChildren accessibilityChildrenInNavigationOrder accessibilityClearButton
      accessibilityCloseButton accessibilityColumnCount accessibilityColumnHeaderUIElements
      accessibilityColumnIndexRange accessibilityColumnTitles accessibilityColumns accessibilityContents
      accessibilityCriticalValue accessibilityCustomActions accessibilityCustomRotors accessibilityDecrementButton
      accessibilityDefaultButton accessibilityDisclosedByRow accessibilityDisclosedRows
      accessibilityDisclosureLevel accessibilityDocument accessibilityExtrasMenuBar accessibilityFilename
      accessibilityFocusedWindow accessibilityFrame accessibilityFrameForRange accessibilityFullScreenButton
      accessibilityGrowArea accessibilityHandles accessibilityHeader accessibilityHelp
      accessibilityHorizontalScrollBar accessibilityHorizontalUnitDescription accessibilityHorizontalUnits
      accessibilityIdentifier accessibilityIncrementButton accessibilityIndex
      accessibilityInsertionPointLineNumber accessibilityLabel accessibilityLabelUIElements
      accessibilityLabelValue accessibilityLayoutPointForScreenPoint accessibilityLayoutSizeForScreenSize
      accessibilityLineForIndex accessibilityLinkedUIElements accessibilityMainWindow
      accessibilityMarkerGroupUIElement accessibilityMarkerTypeDescription accessibilityMarkerUIElements
      accessibilityMarkerValues accessibilityMaxValue accessibilityMenuBar accessibilityMinValue
      accessibilityMinimizeButton accessibilityNextContents accessibilityNumberOfCharacters
      accessibilityOrientation accessibilityOverflowButton accessibilityParent accessibilityPerformCancel
      accessibilityPerformConfirm accessibilityPerformDecrement accessibilityPerformDelete
      accessibilityPerformIncrement accessibilityPerformPick accessibilityPerformPress accessibilityPerformRaise
      accessibilityPerformShowAlternateUI accessibilityPerformShowDefaultUI accessibilityPerformShowMenu
      accessibilityPlaceholderValue accessibilityPreviousContents accessibilityProxy accessibilityRTFForRange
      accessibilityRangeForIndex accessibilityRangeForLine accessibilityRangeForPosition accessibilityRole
      accessibilityRoleDescription accessibilityRowCount accessibilityRowHeaderUIElements
      accessibilityRowIndexRange accessibilityRows accessibilityRulerMarkerType
      accessibilityScreenPointForLayoutPoint accessibilityScreenSizeForLayoutSize accessibilitySearchButton
      accessibilitySearchMenu accessibilitySelectedCells accessibilitySelectedChildren
      accessibilitySelectedColumns accessibilitySelectedRows accessibilitySelectedText
      accessibilitySelectedTextRange accessibilitySelectedTextRanges accessibilityServesAsTitleForUIElements
      accessibilitySharedCharacterRange accessibilitySharedFocusElements accessibilitySharedTextUIElements
      accessibilityShownMenu accessibilitySortDirection accessibilitySplitters accessibilityStringForRange
      accessibilityStyleRangeForIndex accessibilitySubrole accessibilityTabs accessibilityTitle
      accessibilityTitleUIElement accessibilityToolbarButton accessibilityTopLevelUIElement accessibilityURL
      accessibilityUnitDescription accessibilityUnits accessibilityUserInputLabels accessibilityValue
      accessibilityValueDescription accessibilityVerticalScrollBar accessibilityVerticalUnitDescription
      accessibilityVerticalUnits accessibilityVisibleCells accessibilityVisibleCharacterRange
      accessibilityVisibleChildren accessibilityVisibleColumns accessibilityVisibleRows accessibilityWarningValue
      accessibilityWindow accessibilityWindows accessibilityZoomButton isAccessibilityAlternateUIVisible
      isAccessibilityDisclosed isAccessibilityEdited isAccessibilityElement isAccessibilityEnabled
      isAccessibilityExpanded isAccessibilityFocused isAccessibilityFrontmost isAccessibilityHidden
      isAccessibilityMain isAccessibilityMinimized isAccessibilityModal isAccessibilityOrderedByRow
      isAccessibilityProtectedContent isAccessibilityRequired isAccessibilitySelected
      isAccessibilitySelectorAllowed setAccessibilityActivationPoint setAccessibilityAllowedValues
      setAccessibilityAlternateUIVisible setAccessibilityApplicationFocusedUIElement
      setAccessibilityAttributedUserInputLabels setAccessibilityCancelButton setAccessibilityChildren
      setAccessibilityChildrenInNavigationOrder setAccessibilityClearButton setAccessibilityCloseButton
      setAccessibilityColumnCount setAccessibilityColumnHeaderUIElements setAccessibilityColumnIndexRange
      setAccessibilityColumnTitles setAccessibilityColumns setAccessibilityContents setAccessibilityCriticalValue
      setAccessibilityCustomActions setAccessibilityCustomRotors setAccessibilityDecrementButton
      setAccessibilityDefaultButton setAccessibilityDisclosed setAccessibilityDisclosedByRow
      setAccessibilityDisclosedRows setAccessibilityDisclosureLevel setAccessibilityDocument
      setAccessibilityEdited setAccessibilityElement setAccessibilityEnabled setAccessibilityExpanded
      setAccessibilityExtrasMenuBar setAccessibilityFilename setAccessibilityFocused setAccessibilityFocusedWindow
      setAccessibilityFrame setAccessibilityFrontmost setAccessibilityFullScreenButton setAccessibilityGrowArea
      setAccessibilityHandles setAccessibilityHeader setAccessibilityHelp setAccessibilityHidden
      setAccessibilityHorizontalScrollBar setAccessibilityHorizontalUnitDescription
      setAccessibilityHorizontalUnits setAccessibilityIdentifier setAccessibilityIncrementButton
      setAccessibilityIndex setAccessibilityInsertionPointLineNumber setAccessibilityLabel
      setAccessibilityLabelUIElements setAccessibilityLabelValue setAccessibilityLinkedUIElements
      setAccessibilityMain setAccessibilityMainWindow setAccessibilityMarkerGroupUIElement
      setAccessibilityMarkerTypeDescription setAccessibilityMarkerUIElements setAccessibilityMarkerValues
      setAccessibilityMaxValue setAccessibilityMenuBar setAccessibilityMinValue setAccessibilityMinimizeButton
      setAccessibilityMinimized setAccessibilityModal setAccessibilityNextContents
      setAccessibilityNumberOfCharacters setAccessibilityOrderedByRow setAccessibilityOrientation
      setAccessibilityOverflowButton setAccessibilityParent setAccessibilityPlaceholderValue
      setAccessibilityPreviousContents setAccessibilityProtectedContent setAccessibilityProxy
      setAccessibilityRequired setAccessibilityRole setAccessibilityRoleDescription setAccessibilityRowCount
      setAccessibilityRowHeaderUIElements setAccessibilityRowIndexRange setAccessibilityRows
      setAccessibilityRulerMarkerType setAccessibilitySearchButton setAccessibilitySearchMenu
      setAccessibilitySelected setAccessibilitySelectedCells setAccessibilitySelectedChildren
      setAccessibilitySelectedColumns setAccessibilitySelectedRows setAccessibilitySelectedText
      setAccessibilitySelectedTextRange setAccessibilitySelectedTextRanges
      setAccessibilityServesAsTitleForUIElements setAccessibilitySharedCharacterRange
      setAccessibilitySharedFocusElements setAccessibilitySharedTextUIElements setAccessibilityShownMenu
      setAccessibilitySortDirection setAccessibilitySplitters setAccessibilitySubrole setAccessibilityTabs
      setAccessibilityTitle setAccessibilityTitleUIElement setAccessibilityToolbarButton
      setAccessibilityTopLevelUIElement setAccessibilityURL setAccessibilityUnitDescription setAccessibilityUnits
      setAccessibilityUserInputLabels setAccessibilityValue setAccessibilityValueDescription
      setAccessibilityVerticalScrollBar setAccessibilityVerticalUnitDescription setAccessibilityVerticalUnits
      setAccessibilityVisibleCells setAccessibilityVisibleCharacterRange setAccessibilityVisibleChildren
      setAccessibilityVisibleColumns setAccessibilityVisibleRows setAccessibilityWarningValue
      setAccessibilityWindow setAccessibilityWindows setAccessibilityZoomButton
    NSAccessibilityCheckBox NSAccessibilityButton: accessibilityValue
    NSAccessibilityColor accessibilityName
    NSAccessibilityContainsTransientUI NSAccessibilityElementProtocol: accessibilityPerformShowAlternateUI
      accessibilityPerformShowDefaultUI isAccessibilityAlternateUIVisible
    NSAccessibilityCustomRotorItemSearchDelegate rotor
    NSAccessibilityElementLoading accessibilityElementWithToken accessibilityRangeInTargetElementWithToken
    NSAccessibilityElementProtocol accessibilityFrame accessibilityIdentifier accessibilityParent
      isAccessibilityFocused
    NSAccessibilityGroup NSAccessibilityElementProtocol: accessibilityLabel accessibilityPerformPress
    NSAccessibilityImage NSAccessibilityElementProtocol: accessibilityLabel
    NSAccessibilityLayoutArea NSAccessibilityGroup: accessibilityChildren accessibilityFocusedUIElement
      accessibilityLabel accessibilitySelectedChildren
    NSAccessibilityLayoutItem NSAccessibilityGroup: setAccessibilityFrame
    NSAccessibilityNavigableStaticText NSAccessibilityStaticText: accessibilityFrameForRange
      accessibilityLineForIndex accessibilityRangeForLine accessibilityStringForRange
    NSAccessibilityOutline NSAccessibilityTable: accessibilityDisclosureLevel accessibilityIndex
    NSAccessibilityProgressIndicator NSAccessibilityGroup: accessibilityValue
    NSAccessibilityRadioButton NSAccessibilityButton: accessibilityValue
    NSAccessibilitySlider NSAccessibilityElementProtocol: accessibilityLabel accessibilityPerformDecrement
      accessibilityPerformIncrement accessibilityValue
    NSAccessibilityStaticText NSAccessibilityElementProtocol: accessibilityAttributedStringForRange
      accessibilityValue accessibilityVisibleCharacterRange
    NSAccessibilityStepper NSAccessibilityElementProtocol: accessibilityLabel accessibilityPerformDecrement
      accessibilityPerformIncrement accessibilityValue
    NSAccessibilitySwitch NSAccessibilityButton: accessibilityPerformDecrement accessibilityPerformIncrement
      accessibilityValue
    NSAccessibilityTable NSAccessibilityGroup: accessibilityColumnHeaderUIElements accessibilityColumns
      accessibilityHeaderGroup accessibilityLabel accessibilityRowHeaderUIElements accessibilityRows
      accessibilitySelectedCells accessibilitySelectedColumns accessibilitySelectedRows accessibilityVisibleCells
      accessibilityVisibleColumns accessibilityVisibleRows setAccessibilitySelectedRows
    NSAlertDelegate alertShowHelp
    NSAlignmentFeedbackToken alignmentFeedbackTokenForHorizontalMovementInView
      alignmentFeedbackTokenForMovementInView alignmentFeedbackTokenForVerticalMovementInView init inputEventMask
      new performFeedback updateWithEvent updateWithPanRecognizer
    NSAnimatablePropertyContainer animationForKey animations animator defaultAnimationForKey setAnimations
    NSAnimationDelegate animation animationDidEnd animationDidStop animationShouldStart
    NSAppearanceCustomization appearance effectiveAppearance setAppearance
    NSApplicationDelegate application applicationDidBecomeActive applicationDidChangeOcclusionState
      applicationDidChangeScreenParameters applicationDidFinishLaunching applicationDidHide
      applicationDidResignActive applicationDidUnhide applicationDidUpdate applicationDockMenu
      applicationOpenUntitledFile applicationProtectedDataDidBecomeAvailable
      applicationProtectedDataWillBecomeUnavailable applicationShouldAutomaticallyLocalizeKeyEquivalents
      applicationShouldHandleReopen applicationShouldOpenUntitledFile applicationShouldTerminate
      applicationShouldTerminateAfterLastWindowClosed applicationSupportsSecureRestorableState
      applicationWillBecomeActive applicationWillFinishLaunching applicationWillHide applicationWillResignActive
      applicationWillTerminate applicationWillUnhide applicationWillUpdate
    NSBrowserDelegate browser browserColumnConfigurationDidChange browserDidScroll browserWillScroll
      rootItemForBrowser
    NSCandidateListTouchBarItemDelegate candidateListTouchBarItem
    NSChangeSpelling changeSpelling
    NSCloudSharingServiceDelegate NSSharingServiceDelegate: optionsForSharingService sharingService
    NSCloudSharingValidation cloudShareForUserInterfaceItem
    NSCoding encodeWithCoder initWithCoder
    NSCollectionLayoutContainer contentInsets contentSize effectiveContentInsets effectiveContentSize
    NSCollectionLayoutEnvironment container traitCollection
    NSCollectionLayoutVisibleItem UIDynamicItem: alpha bounds center frame indexPath isHidden name
      representedElementCategory representedElementKind setAlpha setCenter setHidden setTransform setTransform3D
      setZIndex transform transform3D zIndex
    NSCollectionViewDataSource collectionView numberOfSectionsInCollectionView
    NSCollectionViewDelegate collectionView
    NSCollectionViewDelegateFlowLayout NSCollectionViewDelegate: collectionView
    NSCollectionViewElement NSUserInterfaceItemIdentification: applyLayoutAttributes didTransitionFromLayout
      preferredLayoutAttributesFittingAttributes prepareForReuse willTransitionFromLayout
    NSCollectionViewPrefetching collectionView
    NSCollectionViewSectionHeaderView NSCollectionViewElement: sectionCollapseButton setSectionCollapseButton
    NSColorChanging changeColor
    NSColorPickingCustom NSColorPickingDefault: currentMode provideNewView setColor supportsMode
    NSColorPickingDefault alphaControlAddedOrRemoved attachColorList buttonToolTip detachColorList
      initWithPickerMask insertNewButtonImage minContentSize provideNewButtonImage setMode viewSizeChanged
    NSComboBoxCellDataSource comboBoxCell numberOfItemsInComboBoxCell
    NSComboBoxDataSource comboBox numberOfItemsInComboBox
    NSComboBoxDelegate NSTextFieldDelegate: comboBoxSelectionDidChange comboBoxSelectionIsChanging
      comboBoxWillDismiss comboBoxWillPopUp
    NSConnectionDelegate authenticateComponents authenticationDataForComponents connection
      createConversationForConnection makeNewConnection
    NSControlTextEditingDelegate control controlTextDidBeginEditing controlTextDidChange controlTextDidEndEditing
    NSDatePickerCellDelegate datePickerCell
    NSDecimalNumberBehaviors exceptionDuringOperation roundingMode scale
    NSDiscardableContent beginContentAccess discardContentIfPossible endContentAccess isContentDiscarded
    NSDockTilePlugIn dockMenu setDockTile
    NSDraggingDestination concludeDragOperation draggingEnded draggingEntered draggingExited draggingUpdated
      performDragOperation prepareForDragOperation updateDraggingItemsForDrag wantsPeriodicDraggingUpdates
    NSDraggingInfo animatesToDestination draggedImage draggedImageLocation draggingDestinationWindow
      draggingFormation draggingLocation draggingPasteboard draggingSequenceNumber draggingSource
      draggingSourceOperationMask enumerateDraggingItemsWithOptions namesOfPromisedFilesDroppedAtDestination
      numberOfValidItemsForDrop resetSpringLoading setAnimatesToDestination setDraggingFormation
      setNumberOfValidItemsForDrop slideDraggedImageTo springLoadingHighlight
    NSDraggingSource draggingSession ignoreModifierKeysForDraggingSession
    NSDrawerDelegate drawerDidClose drawerDidOpen drawerShouldClose drawerShouldOpen drawerWillClose
      drawerWillOpen drawerWillResizeContents
    NSEditor commitEditing commitEditingAndReturnError commitEditingWithDelegate discardEditing
    NSEditorRegistration objectDidBeginEditing objectDidEndEditing
    NSExtensionRequestHandling beginRequestWithExtensionContext
    NSFastEnumeration countByEnumeratingWithState
    NSFetchRequestResult
    NSFetchedResultsControllerDelegate controller controllerDidChangeContent controllerWillChangeContent
    NSFetchedResultsSectionInfo indexTitle name numberOfObjects objects
    NSFilePresenter accommodatePresentedItemDeletionWithCompletionHandler
      accommodatePresentedItemEvictionWithCompletionHandler accommodatePresentedSubitemDeletionAtURL
      observedPresentedItemUbiquityAttributes presentedItemDidChange presentedItemDidChangeUbiquityAttributes
      presentedItemDidGainVersion presentedItemDidLoseVersion presentedItemDidMoveToURL
      presentedItemDidResolveConflictVersion presentedItemOperationQueue presentedItemURL presentedSubitemAtURL
      presentedSubitemDidAppearAtURL presentedSubitemDidChangeAtURL primaryPresentedItemURL
      relinquishPresentedItemToReader relinquishPresentedItemToWriter
      savePresentedItemChangesWithCompletionHandler
    NSFilePromiseProviderDelegate filePromiseProvider operationQueueForFilePromiseProvider
    NSFontChanging changeFont validModesForFontPanel
    NSGestureRecognizerDelegate gestureRecognizer gestureRecognizerShouldBegin
    NSGlyphStorage attributedString insertGlyphs layoutOptions setIntAttribute
    NSHapticFeedbackPerformer performFeedbackPattern
    NSIgnoreMisspelledWords ignoreSpelling
    NSImageDelegate image imageDidNotDraw
    NSInputServerMouseTracker mouseDownOnCharacterIndex mouseDraggedOnCharacterIndex mouseUpOnCharacterIndex
    NSInputServiceProvider activeConversationChanged activeConversationWillChange canBeDisabled
      doCommandBySelector inputClientBecomeActive inputClientDisabled inputClientEnabled inputClientResignActive
      insertText markedTextAbandoned markedTextSelectionChanged terminate wantsToDelayTextChangeNotifications
      wantsToHandleMouseEvents wantsToInterpretAllKeystrokes
    NSItemProviderReading objectWithItemProviderData readableTypeIdentifiersForItemProvider
    NSItemProviderWriting itemProviderVisibilityForRepresentationWithTypeIdentifier loadDataWithTypeIdentifier
      writableTypeIdentifiersForItemProvider
    NSLayoutManagerDelegate layoutManager layoutManagerDidInvalidateLayout
    NSLocking lock unlock
    NSMenuDelegate confinementRectForMenu menu menuDidClose menuNeedsUpdate menuWillOpen numberOfItemsInMenu
    NSMenuItemValidation validateMenuItem
    NSMetadataQueryDelegate metadataQuery
    NSOpenSavePanelDelegate panel panelSelectionDidChange
    NSOutlineViewDataSource outlineView
    NSOutlineViewDelegate NSControlTextEditingDelegate: outlineView outlineViewColumnDidMove
      outlineViewColumnDidResize outlineViewItemDidCollapse outlineViewItemDidExpand outlineViewItemWillCollapse
      outlineViewItemWillExpand outlineViewSelectionDidChange outlineViewSelectionIsChanging
      selectionShouldChangeInOutlineView
    NSPageControllerDelegate pageController pageControllerDidEndLiveTransition
      pageControllerWillStartLiveTransition
    NSPasteboardItemDataProvider pasteboard pasteboardFinishedWithDataProvider
    NSPasteboardReading initWithPasteboardPropertyList readableTypesForPasteboard readingOptionsForType
    NSPasteboardTypeOwner pasteboard pasteboardChangedOwner
    NSPasteboardWriting pasteboardPropertyListForType writableTypesForPasteboard writingOptionsForType
    NSPathCellDelegate pathCell
    NSPathControlDelegate pathControl
    NSPopoverDelegate detachableWindowForPopover popoverDidClose popoverDidDetach popoverDidShow
      popoverShouldClose popoverShouldDetach popoverWillClose popoverWillShow
    NSPredicateValidating visitExpression visitExpressionKeyPath visitOperatorType visitPredicate
    NSPreviewRepresentableActivityItem iconProvider imageProvider item title
    NSPrintPanelAccessorizing keyPathsForValuesAffectingPreview localizedSummaryItems
    NSProgressReporting progress
    NSRuleEditorDelegate ruleEditor ruleEditorRowsDidChange
    NSScrubberDataSource numberOfItemsForScrubber scrubber
    NSScrubberDelegate didBeginInteractingWithScrubber didCancelInteractingWithScrubber
      didFinishInteractingWithScrubber scrubber
    NSScrubberFlowLayoutDelegate NSScrubberDelegate: scrubber
    NSSearchFieldDelegate NSTextFieldDelegate: searchFieldDidEndSearching searchFieldDidStartSearching
    NSSecureCoding NSCoding: supportsSecureCoding
    NSSeguePerforming performSegueWithIdentifier prepareForSegue shouldPerformSegueWithIdentifier
    NSServicesMenuRequestor readSelectionFromPasteboard writeSelectionToPasteboard
    NSSharingServiceDelegate anchoringViewForSharingService sharingService
    NSSharingServicePickerDelegate sharingServicePicker sharingServicePickerCollaborationModeRestrictions
    NSSharingServicePickerToolbarItemDelegate NSSharingServicePickerDelegate:
      itemsForSharingServicePickerToolbarItem
    NSSharingServicePickerTouchBarItemDelegate NSSharingServicePickerDelegate:
      itemsForSharingServicePickerTouchBarItem
    NSSoundDelegate sound
    NSSpeechRecognizerDelegate speechRecognizer
    NSSpeechSynthesizerDelegate speechSynthesizer
    NSSpellServerDelegate spellServer
    NSSplitViewDelegate splitView splitViewDidResizeSubviews splitViewWillResizeSubviews
    NSSpringLoadingDestination draggingEnded springLoadingActivated springLoadingEntered springLoadingExited
      springLoadingHighlightChanged springLoadingUpdated
    NSStackViewDelegate stackView
    NSStandardKeyBindingResponding cancelOperation capitalizeWord centerSelectionInVisibleArea changeCaseOfLetter
      complete deleteBackward deleteBackwardByDecomposingPreviousCharacter deleteForward deleteToBeginningOfLine
      deleteToBeginningOfParagraph deleteToEndOfLine deleteToEndOfParagraph deleteToMark deleteWordBackward
      deleteWordForward doCommandBySelector indent insertBacktab insertContainerBreak
      insertDoubleQuoteIgnoringSubstitution insertLineBreak insertNewline insertNewlineIgnoringFieldEditor
      insertParagraphSeparator insertSingleQuoteIgnoringSubstitution insertTab insertTabIgnoringFieldEditor
      insertText lowercaseWord makeBaseWritingDirectionLeftToRight makeBaseWritingDirectionNatural
      makeBaseWritingDirectionRightToLeft makeTextWritingDirectionLeftToRight makeTextWritingDirectionNatural
      makeTextWritingDirectionRightToLeft moveBackward moveBackwardAndModifySelection moveDown
      moveDownAndModifySelection moveForward moveForwardAndModifySelection moveLeft moveLeftAndModifySelection
      moveParagraphBackwardAndModifySelection moveParagraphForwardAndModifySelection moveRight
      moveRightAndModifySelection moveToBeginningOfDocument moveToBeginningOfDocumentAndModifySelection
      moveToBeginningOfLine moveToBeginningOfLineAndModifySelection moveToBeginningOfParagraph
      moveToBeginningOfParagraphAndModifySelection moveToEndOfDocument moveToEndOfDocumentAndModifySelection
      moveToEndOfLine moveToEndOfLineAndModifySelection moveToEndOfParagraph
      moveToEndOfParagraphAndModifySelection moveToLeftEndOfLine moveToLeftEndOfLineAndModifySelection
      moveToRightEndOfLine moveToRightEndOfLineAndModifySelection moveUp moveUpAndModifySelection moveWordBackward
      moveWordBackwardAndModifySelection moveWordForward moveWordForwardAndModifySelection moveWordLeft
      moveWordLeftAndModifySelection moveWordRight moveWordRightAndModifySelection pageDown
      pageDownAndModifySelection pageUp pageUpAndModifySelection quickLookPreviewItems scrollLineDown scrollLineUp
      scrollPageDown scrollPageUp scrollToBeginningOfDocument scrollToEndOfDocument selectAll selectLine
      selectParagraph selectToMark selectWord setMark showContextMenuForSelection swapWithMark transpose
      transposeWords uppercaseWord yank
    NSTabViewDelegate tabView tabViewDidChangeNumberOfTabViewItems
    NSTableViewDataSource numberOfRowsInTableView tableView
    NSTableViewDelegate NSControlTextEditingDelegate: selectionShouldChangeInTableView tableView
      tableViewColumnDidMove tableViewColumnDidResize tableViewSelectionDidChange tableViewSelectionIsChanging
    NSTextAttachmentCellProtocol attachment cellBaselineOffset cellFrameForTextContainer cellSize drawWithFrame
      highlight setAttachment trackMouse wantsToTrackMouse wantsToTrackMouseForEvent
    NSTextAttachmentContainer attachmentBoundsForTextContainer imageForBounds
    NSTextAttachmentLayout attachmentBoundsForAttributes imageForBounds viewProviderForParentView
    NSTextCheckingClient NSTextInputClient: NSTextInputTraits: addAnnotations annotatedSubstringForProposedRange
      candidateListTouchBarItem removeAnnotation replaceCharactersInRange selectAndShowRange setAnnotations
      viewForRange
    NSTextContent contentType setContentType
    NSTextContentManagerDelegate textContentManager
    NSTextContentStorageDelegate NSTextContentManagerDelegate: textContentStorage
    NSTextDelegate textDidBeginEditing textDidChange textDidEndEditing textShouldBeginEditing textShouldEndEditing
    NSTextElementProvider adjustedRangeFromRange documentRange enumerateTextElementsFromLocation
      locationFromLocation offsetFromLocation replaceContentsInRange synchronizeToBackingStore
    NSTextFieldDelegate NSControlTextEditingDelegate: textField
    NSTextFinderBarContainer contentView findBarView findBarViewDidChangeHeight isFindBarVisible setFindBarView
      setFindBarVisible
    NSTextFinderClient allowsMultipleSelection contentViewAtIndex didReplaceCharacters drawCharactersInRange
      firstSelectedRange isEditable isSelectable rectsForCharacterRange replaceCharactersInRange
      scrollRangeToVisible selectedRanges setSelectedRanges shouldReplaceCharactersInRanges string stringAtIndex
      stringLength visibleCharacterRanges
    NSTextInput attributedSubstringFromRange characterIndexForPoint conversationIdentifier doCommandBySelector
      firstRectForCharacterRange hasMarkedText insertText markedRange selectedRange setMarkedText unmarkText
      validAttributesForMarkedText
    NSTextInputClient attributedString attributedSubstringForProposedRange baselineDeltaForCharacterAtIndex
      characterIndexForPoint doCommandBySelector documentVisibleRect drawsVerticallyForCharacterAtIndex
      firstRectForCharacterRange fractionOfDistanceThroughGlyphForPoint hasMarkedText insertAdaptiveImageGlyph
      insertText markedRange preferredTextAccessoryPlacement selectedRange setMarkedText
      supportsAdaptiveImageGlyph unionRectInVisibleSelectedRange unmarkText validAttributesForMarkedText
      windowLevel
    NSTextInputTraits allowedWritingToolsResultOptions autocorrectionType dataDetectionType grammarCheckingType
      inlinePredictionType linkDetectionType mathExpressionCompletionType setAllowedWritingToolsResultOptions
      setAutocorrectionType setDataDetectionType setGrammarCheckingType setInlinePredictionType
      setLinkDetectionType setMathExpressionCompletionType setSmartDashesType setSmartInsertDeleteType
      setSmartQuotesType setSpellCheckingType setTextCompletionType setTextReplacementType setWritingToolsBehavior
      smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType textCompletionType
      textReplacementType writingToolsBehavior
    NSTextLayoutManagerDelegate textLayoutManager
    NSTextLayoutOrientationProvider layoutOrientation
    NSTextLocation compare
    NSTextSelectionDataSource baseWritingDirectionAtLocation documentRange
      enumerateCaretOffsetsInLineFragmentAtLocation enumerateContainerBoundariesFromLocation
      enumerateSubstringsFromLocation lineFragmentRangeForPoint locationFromLocation offsetFromLocation
      textLayoutOrientationAtLocation textRangeForSelectionGranularity
    NSTextStorageDelegate textStorage
    NSTextStorageObserving performEditingTransactionForTextStorage processEditingForTextStorage setTextStorage
      textStorage
    NSTextViewDelegate NSTextDelegate: textView textViewDidChangeSelection textViewDidChangeTypingAttributes
      textViewWritingToolsDidEnd textViewWritingToolsWillBegin undoManagerForTextView
    NSTextViewportLayoutControllerDelegate textViewportLayoutController textViewportLayoutControllerDidLayout
      textViewportLayoutControllerWillLayout viewportBoundsForTextViewportLayoutController
    NSTokenFieldCellDelegate tokenFieldCell
    NSTokenFieldDelegate NSTextFieldDelegate: tokenField
    NSToolbarDelegate toolbar toolbarAllowedItemIdentifiers toolbarDefaultItemIdentifiers toolbarDidRemoveItem
      toolbarImmovableItemIdentifiers toolbarSelectableItemIdentifiers toolbarWillAddItem
    NSToolbarItemValidation validateToolbarItem
    NSTouchBarDelegate touchBar
    NSTouchBarProvider touchBar
    NSURLAuthenticationChallengeSender cancelAuthenticationChallenge
      continueWithoutCredentialForAuthenticationChallenge performDefaultHandlingForAuthenticationChallenge
      rejectProtectionSpaceAndContinueWithChallenge useCredential
    NSURLHandleClient URLHandle URLHandleResourceDidBeginLoading URLHandleResourceDidCancelLoading
      URLHandleResourceDidFinishLoading
    NSURLProtocolClient URLProtocol URLProtocolDidFinishLoading
    NSUserActivityRestoring restoreUserActivityState
    NSUserInterfaceCompression activeCompressionOptions compressWithPrioritizedCompressionOptions
      minimumSizeWithPrioritizedCompressionOptions
    NSUserInterfaceItemIdentification identifier setIdentifier
    NSUserInterfaceItemSearching localizedTitlesForItem performActionForItem searchForItemsWithSearchString
      showAllHelpTopicsForSearchString
    NSUserInterfaceValidations validateUserInterfaceItem
    NSUserNotificationCenterDelegate userNotificationCenter
    NSValidatedUserInterfaceItem action tag
    NSViewContentSelectionInfo selectionAnchorRect
    NSViewControllerPresentationAnimator animateDismissalOfViewController animatePresentationOfViewController
    NSViewLayerContentScaleDelegate layer
    NSViewToolTipOwner view
    NSWindowDelegate customWindowsToEnterFullScreenForWindow customWindowsToExitFullScreenForWindow
      previewRepresentableActivityItemsForWindow window windowDidBecomeKey windowDidBecomeMain
      windowDidChangeBackingProperties windowDidChangeOcclusionState windowDidChangeScreen
      windowDidChangeScreenProfile windowDidDeminiaturize windowDidEndLiveResize windowDidEndSheet
      windowDidEnterFullScreen windowDidEnterVersionBrowser windowDidExitFullScreen windowDidExitVersionBrowser
      windowDidExpose windowDidFailToEnterFullScreen windowDidFailToExitFullScreen windowDidMiniaturize
      windowDidMove windowDidResignKey windowDidResignMain windowDidResize windowDidUpdate
      windowForSharingRequestFromWindow windowShouldClose windowShouldZoom windowWillBeginSheet windowWillClose
      windowWillEnterFullScreen windowWillEnterVersionBrowser windowWillExitFullScreen
      windowWillExitVersionBrowser windowWillMiniaturize windowWillMove windowWillResize
      windowWillReturnFieldEditor windowWillReturnUndoManager windowWillStartLiveResize windowWillUseStandardFrame
    NSWindowRestoration restoreWindowWithIdentifier
    NSWritingToolsCoordinatorDelegate writingToolsCoordinator
    NSXPCListenerDelegate listener
    NSXPCProxyCreating remoteObjectProxy remoteObjectProxyWithErrorHandler
      synchronousRemoteObjectProxyWithErrorHandler
    NetServiceBrowserDelegate netServiceBrowser netServiceBrowserDidStopSearch netServiceBrowserWillSearch
    NetServiceDelegate netService netServiceDidPublish netServiceDidResolveAddress netServiceDidStop
      netServiceWillPublish netServiceWillResolve
    PDFDocumentDelegate classForAnnotationClass classForAnnotationType classForPage didMatchString
      documentDidBeginDocumentFind documentDidBeginPageFind documentDidEndDocumentFind documentDidEndPageFind
      documentDidFindMatch documentDidUnlock
    PDFPageOverlayViewProvider pdfView
    PDFViewDelegate PDFViewOpenPDF PDFViewPerformFind PDFViewPerformGoToPage PDFViewPerformPrint
      PDFViewPrintJobTitle PDFViewWillChangeScaleFactor PDFViewWillClickOnLink
    PHContentEditingController canHandleAdjustmentData cancelContentEditing
      finishContentEditingWithCompletionHandler shouldShowCancelConfirmation startContentEditingWithInput
    PHLivePhotoFrame image renderScale time type
    PHLivePhotoViewDelegate livePhotoView
    PHPhotoLibraryAvailabilityObserver photoLibraryDidBecomeUnavailable
    PHPhotoLibraryChangeObserver photoLibraryDidChange
    PHPickerViewControllerDelegate picker
    PHProjectExtensionController beginProjectWithExtensionContext finishProjectWithCompletionHandler
      resumeProjectWithExtensionContext supportedProjectTypes typeDescriptionDataSourceForCategory
    PHProjectTypeDescriptionDataSource extensionWillDiscardDataSource footerTextForSubtypesOfProjectType
      subtypesForProjectType typeDescriptionForProjectType
    PHProjectTypeDescriptionInvalidator invalidateFooterTextForSubtypesOfProjectType
      invalidateTypeDescriptionForProjectType
    PKIdentityDocumentDescriptor addElements elements intentToStoreForElement
    PKIssuerProvisioningExtensionAuthorizationProviding completionHandler setCompletionHandler
    PKPaymentAuthorizationControllerDelegate paymentAuthorizationController
      paymentAuthorizationControllerDidFinish paymentAuthorizationControllerWillAuthorizePayment
      presentationWindowForPaymentAuthorizationController
    PKPaymentAuthorizationViewControllerDelegate paymentAuthorizationViewController
      paymentAuthorizationViewControllerDidFinish paymentAuthorizationViewControllerWillAuthorizePayment
    PKPaymentInformationRequestHandling handleConfigurationRequest handleInformationRequest handleSignatureRequest
    PKVehicleConnectionDelegate sessionDidChangeConnectionState sessionDidReceiveData
    PortDelegate handlePortMessage
    QLPreviewItem previewItemDisplayState previewItemTitle previewItemURL
    QLPreviewPanelDataSource numberOfPreviewItemsInPreviewPanel previewPanel
    QLPreviewPanelDelegate NSWindowDelegate: previewPanel
    QLPreviewingController preparePreviewOfFileAtURL preparePreviewOfSearchableItemWithIdentifier
      providePreviewForFileRequest
    RPBroadcastActivityControllerDelegate broadcastActivityController
    RPBroadcastControllerDelegate broadcastController
    RPPreviewViewControllerDelegate previewController previewControllerDidFinish
    RPScreenRecorderDelegate screenRecorder screenRecorderDidChangeAvailability
    SCNActionable actionForKey actionKeys hasActions removeActionForKey removeAllActions runAction
    SCNAnimationProtocol addAnimation addAnimationPlayer animationForKey animationKeys animationPlayerForKey
      functionWithCAMediaTimingFunction functionWithTimingMode init isAnimationForKeyPaused new
      pauseAnimationForKey removeAllAnimations removeAllAnimationsWithBlendOutDuration removeAnimationForKey
      resumeAnimationForKey setSpeed
    SCNAvoidOccluderConstraintDelegate avoidOccluderConstraint
    SCNBoundingVolume getBoundingBoxMin getBoundingSphereCenter setBoundingBoxMin
    SCNBufferStream writeBytes
    SCNCameraControlConfiguration allowsTranslation autoSwitchToFreeCamera flyModeVelocity panSensitivity
      rotationSensitivity setAllowsTranslation setAutoSwitchToFreeCamera setFlyModeVelocity setPanSensitivity
      setRotationSensitivity setTruckSensitivity truckSensitivity
    SCNCameraControllerDelegate cameraInertiaDidEndForController cameraInertiaWillStartForController
    SCNNodeRendererDelegate renderNode
    SCNPhysicsContactDelegate physicsWorld
    SCNProgramDelegate program programIsOpaque
    SCNSceneExportDelegate writeImage
    SCNSceneRenderer audioEngine audioEnvironmentNode audioListener autoenablesDefaultLighting colorPixelFormat
      commandQueue context currentRenderCommandEncoder currentRenderPassDescriptor currentTime currentViewport
      debugOptions delegate depthPixelFormat device hitTest isJitteringEnabled isNodeInsideFrustum isPlaying
      isTemporalAntialiasingEnabled loops nodesInsideFrustumWithPointOfView pointOfView prepareObject
      prepareObjects projectPoint renderingAPI scene sceneTime setAudioListener setAutoenablesDefaultLighting
      setCurrentTime setDebugOptions setDelegate setJitteringEnabled setLoops setPlaying setPointOfView setScene
      setSceneTime setShowsStatistics setTemporalAntialiasingEnabled setUsesReverseZ showsStatistics
      stencilPixelFormat unprojectPoint usesReverseZ workingColorSpace
    SCNSceneRendererDelegate renderer
    SCNShadable handleBindingOfSymbol handleUnbindingOfSymbol minimumLanguageVersion program
      setMinimumLanguageVersion setProgram setShaderModifiers shaderModifiers
    SCNTechniqueSupport setTechnique technique
    SFSafariExtensionHandling additionalRequestHeadersForURL contentBlockerWithIdentifier
      contextMenuItemSelectedWithCommand messageReceivedFromContainingAppWithName messageReceivedWithName page
      popoverDidCloseInWindow popoverViewController popoverWillShowInWindow toolbarItemClickedInWindow
      validateContextMenuItemWithCommand validateToolbarItemInWindow
    SKCloudServiceSetupViewControllerDelegate cloudServiceSetupViewControllerDidDismiss
    SKOverlayDelegate storeOverlay
    SKPaymentQueueDelegate paymentQueue paymentQueueShouldShowPriceConsent
    SKPaymentTransactionObserver paymentQueue paymentQueueDidChangeStorefront
      paymentQueueRestoreCompletedTransactionsFinished
    SKPhysicsContactDelegate didBeginContact didEndContact
    SKProductsRequestDelegate SKRequestDelegate: productsRequest
    SKRequestDelegate request requestDidFinish
    SKSceneDelegate didApplyConstraintsForScene didEvaluateActionsForScene didFinishUpdateForScene
      didSimulatePhysicsForScene update
    SKStoreProductViewControllerDelegate productViewControllerDidFinish
    SKViewDelegate view
    SKWarpable setSubdivisionLevels setWarpGeometry subdivisionLevels warpGeometry
    StreamDelegate stream
    UIAccelerometerDelegate accelerometer
    UIAccessibilityContainerDataTable accessibilityColumnCount accessibilityDataTableCellElementForRow
      accessibilityHeaderElementsForColumn accessibilityHeaderElementsForRow accessibilityRowCount
    UIAccessibilityContainerDataTableCell accessibilityColumnRange accessibilityRowRange
    UIAccessibilityContentSizeCategoryImageAdjusting adjustsImageSizeForAccessibilityContentSizeCategory
      setAdjustsImageSizeForAccessibilityContentSizeCategory
    UIAccessibilityIdentification accessibilityIdentifier setAccessibilityIdentifier
    UIAccessibilityReadingContent accessibilityAttributedContentForLineNumber accessibilityAttributedPageContent
      accessibilityContentForLineNumber accessibilityFrameForLineNumber accessibilityLineNumberForPoint
      accessibilityPageContent
    UIActionSheetDelegate actionSheet actionSheetCancel didPresentActionSheet willPresentActionSheet
    UIActivityItemSource activityViewController activityViewControllerPlaceholderItem
    UIActivityItemsConfigurationProviding activityItemsConfiguration
    UIActivityItemsConfigurationReading activityItemsConfigurationMetadataForItemAtIndex
      activityItemsConfigurationMetadataForKey activityItemsConfigurationPreviewForItemAtIndex
      activityItemsConfigurationSupportsInteraction applicationActivitiesForActivityItemsConfiguration
      itemProvidersForActivityItemsConfiguration
    UIAdaptivePresentationControllerDelegate adaptivePresentationStyleForPresentationController
      presentationController presentationControllerDidAttemptToDismiss presentationControllerDidDismiss
      presentationControllerShouldDismiss presentationControllerWillDismiss
    UIAlertViewDelegate alertView alertViewCancel alertViewShouldEnableFirstOtherButton didPresentAlertView
      willPresentAlertView
    UIAppearanceContainer appearance appearanceForTraitCollection appearanceWhenContainedInInstancesOfClasses
    UIApplicationDelegate application applicationDidBecomeActive applicationDidEnterBackground
      applicationDidFinishLaunching applicationDidReceiveMemoryWarning applicationProtectedDataDidBecomeAvailable
      applicationProtectedDataWillBecomeUnavailable applicationShouldAutomaticallyLocalizeKeyCommands
      applicationShouldRequestHealthAuthorization applicationSignificantTimeChange applicationWillEnterForeground
      applicationWillResignActive applicationWillTerminate setWindow window
    UIBarPositioning barPosition
    UIBarPositioningDelegate positionForBar
    UICGFloatTraitDefinition UITraitDefinition: defaultValue
    UICalendarSelectionMultiDateDelegate multiDateSelection
    UICalendarSelectionSingleDateDelegate dateSelection
    UICalendarSelectionWeekOfYearDelegate weekOfYearSelection
    UICalendarViewDelegate calendarView
    UICloudSharingControllerDelegate cloudSharingController cloudSharingControllerDidSaveShare
      cloudSharingControllerDidStopSharing itemThumbnailDataForCloudSharingController
      itemTitleForCloudSharingController itemTypeForCloudSharingController
    UICollectionViewDataSource collectionView indexTitlesForCollectionView numberOfSectionsInCollectionView
    UICollectionViewDataSourcePrefetching collectionView
    UICollectionViewDelegate UIScrollViewDelegate: collectionView collectionViewDidEndMultipleSelectionInteraction
      indexPathForPreferredFocusedViewInCollectionView
    UICollectionViewDelegateFlowLayout UICollectionViewDelegate: collectionView
    UICollectionViewDragDelegate collectionView
    UICollectionViewDropCoordinator destinationIndexPath dropItem items proposal session
    UICollectionViewDropDelegate collectionView
    UICollectionViewDropItem dragItem previewSize sourceIndexPath
    UICollectionViewDropPlaceholderContext UIDragAnimating: commitInsertionWithDataSourceUpdates deletePlaceholder
      dragItem setNeedsCellUpdate
    UICollisionBehaviorDelegate collisionBehavior
    UIColorPickerViewControllerDelegate colorPickerViewController colorPickerViewControllerDidFinish
      colorPickerViewControllerDidSelectColor
    UIConfigurationState NSCopying: NSSecureCoding: customStateForKey initWithTraitCollection
      objectForKeyedSubscript setCustomState setObject setTraitCollection traitCollection
    UIContentConfiguration NSCopying: makeContentView updatedConfigurationForState
    UIContentContainer preferredContentSize preferredContentSizeDidChangeForChildContentContainer
      sizeForChildContentContainer systemLayoutFittingSizeDidChangeForChildContentContainer
      viewWillTransitionToSize willTransitionToTraitCollection
    UIContentSizeCategoryAdjusting adjustsFontForContentSizeCategory setAdjustsFontForContentSizeCategory
    UIContentView configuration setConfiguration supportsConfiguration
    UIContextMenuInteractionAnimating addAnimations addCompletion previewViewController
    UIContextMenuInteractionCommitAnimating UIContextMenuInteractionAnimating: preferredCommitStyle
      setPreferredCommitStyle
    UIContextMenuInteractionDelegate contextMenuInteraction
    UIDataSourceModelAssociation indexPathForElementWithModelIdentifier modelIdentifierForElementAtIndexPath
    UIDataSourceTranslating dataSourceIndexPathForPresentationIndexPath
      dataSourceSectionIndexForPresentationSectionIndex performUsingPresentationValues
      presentationIndexPathForDataSourceIndexPath presentationSectionIndexForDataSourceSectionIndex
    UIDocumentBrowserViewControllerDelegate documentBrowser
    UIDocumentInteractionControllerDelegate documentInteractionController
      documentInteractionControllerDidDismissOpenInMenu documentInteractionControllerDidDismissOptionsMenu
      documentInteractionControllerDidEndPreview documentInteractionControllerRectForPreview
      documentInteractionControllerViewControllerForPreview documentInteractionControllerViewForPreview
      documentInteractionControllerWillBeginPreview documentInteractionControllerWillPresentOpenInMenu
      documentInteractionControllerWillPresentOptionsMenu
    UIDocumentMenuDelegate documentMenu documentMenuWasCancelled
    UIDocumentPickerDelegate documentPicker documentPickerWasCancelled
    UIDragAnimating addAnimations addCompletion
    UIDragDropSession allowsMoveOperation canLoadObjectsOfClass hasItemsConformingToTypeIdentifiers
      isRestrictedToDraggingApplication items locationInView
    UIDragInteractionDelegate dragInteraction
    UIDragSession UIDragDropSession: localContext setLocalContext
    UIDropInteractionDelegate dropInteraction
    UIDropSession NSProgressReporting: UIDragDropSession: loadObjectsOfClass localDragSession
      progressIndicatorStyle setProgressIndicatorStyle
    UIDynamicAnimatorDelegate dynamicAnimatorDidPause dynamicAnimatorWillResume
    UIDynamicItem bounds center collisionBoundingPath collisionBoundsType setCenter setTransform transform
    UIEditMenuInteractionAnimating addAnimations addCompletion
    UIEditMenuInteractionDelegate editMenuInteraction
    UIFindInteractionDelegate findInteraction
    UIFocusAnimationContext duration
    UIFocusEnvironment didUpdateFocusInContext focusGroupIdentifier focusItemContainer parentFocusEnvironment
      preferredFocusEnvironments preferredFocusedView setNeedsFocusUpdate shouldUpdateFocusInContext
      soundIdentifierForFocusUpdateInContext updateFocusIfNeeded
    UIFocusItem UIFocusEnvironment: canBecomeFocused didHintFocusMovement focusEffect focusGroupPriority
      focusItemDeferralMode frame isTransparentFocusItem
    UIFocusItemContainer coordinateSpace focusItemsInRect
    UIFocusItemScrollableContainer UIFocusItemContainer: contentOffset contentSize setContentOffset visibleSize
    UIFontPickerViewControllerDelegate fontPickerViewControllerDidCancel fontPickerViewControllerDidPickFont
    UIGestureRecognizerDelegate gestureRecognizer gestureRecognizerShouldBegin
    UIGuidedAccessRestrictionDelegate detailTextForGuidedAccessRestrictionWithIdentifier
      guidedAccessRestrictionIdentifiers guidedAccessRestrictionWithIdentifier
      textForGuidedAccessRestrictionWithIdentifier
    UIImagePickerControllerDelegate imagePickerController imagePickerControllerDidCancel
    UIIndirectScribbleInteractionDelegate indirectScribbleInteraction
    UIInputViewAudioFeedback enableInputClicksWhenVisible
    UIInteraction didMoveToView view willMoveToView
    UIItemProviderPresentationSizeProviding preferredPresentationSizeForItemProvider
    UIItemProviderReadingAugmentationDesignating NSItemProviderReading: _ui_augmentingNSItemProviderReadingClass
    UIItemProviderReadingAugmentationProviding additionalLeadingReadableTypeIdentifiersForItemProvider
      additionalTrailingReadableTypeIdentifiersForItemProvider objectWithItemProviderData
    UIKeyInput UITextInputTraits: deleteBackward hasText insertText
    UILargeContentViewerInteractionDelegate largeContentViewerInteraction
      viewControllerForLargeContentViewerInteraction
    UILargeContentViewerItem largeContentImage largeContentImageInsets largeContentTitle scalesLargeContentImage
      showsLargeContentViewer
    UILayoutGuideAspectFitting aspectRatio setAspectRatio
    UILayoutSupport bottomAnchor heightAnchor length topAnchor
    UILetterformAwareAdjusting setSizingRule sizingRule
    UILookToDictateCapable isLookToDictateEnabled setLookToDictateEnabled
    UIMenuBuilder actionForIdentifier commandForAction insertChildMenu insertElements insertSiblingMenu
      menuForIdentifier removeActionForIdentifier removeCommandForAction removeMenuForIdentifier
      replaceActionForIdentifier replaceChildrenOfMenuForIdentifier replaceCommandForAction
      replaceMenuForIdentifier system
    UIMenuLeaf attributes discoverabilityTitle image performWithSender presentationSourceItem repeatBehavior
      selectedImage sender setAttributes setDiscoverabilityTitle setImage setRepeatBehavior setSelectedImage
      setState setTitle state title
    UIMutableTraits accessibilityContrast activeAppearance displayGamut displayScale forceTouchCapability
      horizontalSizeClass imageDynamicRange layoutDirection legibilityWeight listEnvironment objectForTrait
      preferredContentSizeCategory resolvesNaturalAlignmentWithBaseWritingDirection sceneCaptureState
      setAccessibilityContrast setActiveAppearance setCGFloatValue setDisplayGamut setDisplayScale
      setForceTouchCapability setHorizontalSizeClass setImageDynamicRange setLayoutDirection setLegibilityWeight
      setListEnvironment setNSIntegerValue setObject setPreferredContentSizeCategory
      setResolvesNaturalAlignmentWithBaseWritingDirection setSceneCaptureState
      setSplitViewControllerLayoutEnvironment setTabAccessoryEnvironment setToolbarItemPresentationSize
      setTypesettingLanguage setUserInterfaceIdiom setUserInterfaceLevel setUserInterfaceStyle
      setVerticalSizeClass splitViewControllerLayoutEnvironment tabAccessoryEnvironment
      toolbarItemPresentationSize typesettingLanguage userInterfaceIdiom userInterfaceLevel userInterfaceStyle
      valueForCGFloatTrait valueForNSIntegerTrait verticalSizeClass
    UINSIntegerTraitDefinition UITraitDefinition: defaultValue
    UINavigationBarDelegate UIBarPositioningDelegate: navigationBar navigationBarNSToolbarSection
    UINavigationControllerDelegate navigationController
      navigationControllerPreferredInterfaceOrientationForPresentation
      navigationControllerSupportedInterfaceOrientations
    UINavigationItemRenameDelegate navigationItem navigationItemShouldBeginRenaming
    UIObjectRestoration objectWithRestorationIdentifierPath
    UIObjectTraitDefinition UITraitDefinition: defaultValue
    UIPageControlProgressDelegate pageControlProgress pageControlProgressVisibilityDidChange
    UIPageControlTimerProgressDelegate UIPageControlProgressDelegate: pageControlTimerProgress
      pageControlTimerProgressDidChange
    UIPageViewControllerDataSource pageViewController presentationCountForPageViewController
      presentationIndexForPageViewController
    UIPageViewControllerDelegate pageViewController pageViewControllerPreferredInterfaceOrientationForPresentation
      pageViewControllerSupportedInterfaceOrientations
    UIPasteConfigurationSupporting canPasteItemProviders pasteConfiguration pasteItemProviders
      setPasteConfiguration
    UIPencilInteractionDelegate pencilInteraction pencilInteractionDidTap
    UIPickerViewAccessibilityDelegate UIPickerViewDelegate: pickerView
    UIPickerViewDataSource numberOfComponentsInPickerView pickerView
    UIPickerViewDelegate pickerView
    UIPointerInteractionAnimating addAnimations addCompletion
    UIPointerInteractionDelegate pointerInteraction
    UIPopoverBackgroundViewMethods arrowBase arrowHeight contentViewInsets
    UIPopoverControllerDelegate popoverController popoverControllerDidDismissPopover
      popoverControllerShouldDismissPopover
    UIPopoverPresentationControllerDelegate UIAdaptivePresentationControllerDelegate:
      popoverPresentationController popoverPresentationControllerDidDismissPopover
      popoverPresentationControllerShouldDismissPopover prepareForPopoverPresentation
    UIPopoverPresentationControllerSourceItem frameInView
    UIPreviewActionItem title
    UIPreviewInteractionDelegate previewInteraction previewInteractionDidCancel previewInteractionShouldBegin
    UIPrintInteractionControllerDelegate printInteractionController
      printInteractionControllerDidDismissPrinterOptions printInteractionControllerDidFinishJob
      printInteractionControllerDidPresentPrinterOptions printInteractionControllerParentViewController
      printInteractionControllerWillDismissPrinterOptions printInteractionControllerWillPresentPrinterOptions
      printInteractionControllerWillStartJob
    UIPrinterPickerControllerDelegate printerPickerController printerPickerControllerDidDismiss
      printerPickerControllerDidPresent printerPickerControllerDidSelectPrinter
      printerPickerControllerParentViewController printerPickerControllerWillDismiss
      printerPickerControllerWillPresent
    UIResponderStandardEditActions alignCenter alignJustified alignLeft alignRight copy cut decreaseSize delete
      duplicate export find findAndReplace findNext findPrevious increaseSize makeTextWritingDirectionLeftToRight
      makeTextWritingDirectionRightToLeft move newFromPasteboard paste pasteAndGo pasteAndMatchStyle
      pasteAndSearch performClose print rename select selectAll showWritingTools toggleBoldface toggleInspector
      toggleItalics toggleSidebar toggleUnderline updateTextAttributesWithConversionHandler useSelectionForFind
    UISceneDelegate scene sceneDidBecomeActive sceneDidDisconnect sceneDidEnterBackground sceneWillEnterForeground
      sceneWillResignActive stateRestorationActivityForScene
    UIScreenshotServiceDelegate screenshotService
    UIScribbleInteractionDelegate scribbleInteraction scribbleInteractionDidFinishWriting
      scribbleInteractionShouldDelayFocus scribbleInteractionWillBeginWriting
    UIScrollViewAccessibilityDelegate UIScrollViewDelegate: accessibilityAttributedScrollStatusForScrollView
      accessibilityScrollStatusForScrollView
    UIScrollViewDelegate scrollViewDidChangeAdjustedContentInset scrollViewDidEndDecelerating
      scrollViewDidEndDragging scrollViewDidEndScrollingAnimation scrollViewDidEndZooming scrollViewDidScroll
      scrollViewDidScrollToTop scrollViewDidZoom scrollViewShouldScrollToTop scrollViewWillBeginDecelerating
      scrollViewWillBeginDragging scrollViewWillBeginZooming scrollViewWillEndDragging viewForZoomingInScrollView
    UISearchBarDelegate UIBarPositioningDelegate: searchBar searchBarBookmarkButtonClicked
      searchBarCancelButtonClicked searchBarResultsListButtonClicked searchBarSearchButtonClicked
      searchBarShouldBeginEditing searchBarShouldEndEditing searchBarTextDidBeginEditing
      searchBarTextDidEndEditing
    UISearchControllerDelegate didDismissSearchController didPresentSearchController presentSearchController
      searchController willDismissSearchController willPresentSearchController
    UISearchDisplayDelegate searchDisplayController searchDisplayControllerDidBeginSearch
      searchDisplayControllerDidEndSearch searchDisplayControllerWillBeginSearch
      searchDisplayControllerWillEndSearch
    UISearchResultsUpdating updateSearchResultsForSearchController
    UISearchSuggestion iconImage localizedAttributedSuggestion localizedDescription localizedSuggestion
      representedObject setRepresentedObject
    UISearchTextFieldDelegate UITextFieldDelegate: searchTextField
    UISearchTextFieldPasteItem UITextPasteItem: setSearchTokenResult
    UIShapeProvider resolvedShapeInContext
    UISheetPresentationControllerDelegate UIAdaptivePresentationControllerDelegate:
      sheetPresentationControllerDidChangeSelectedDetentIdentifier
    UISheetPresentationControllerDetentResolutionContext containerTraitCollection maximumDetentValue
    UISplitViewControllerDelegate primaryViewControllerForCollapsingSplitViewController
      primaryViewControllerForExpandingSplitViewController splitViewController splitViewControllerDidCollapse
      splitViewControllerDidExpand splitViewControllerInteractivePresentationGestureDidEnd
      splitViewControllerInteractivePresentationGestureWillBegin
      splitViewControllerPreferredInterfaceOrientationForPresentation
      splitViewControllerSupportedInterfaceOrientations targetDisplayModeForActionInSplitViewController
    UISpringLoadedInteractionBehavior interactionDidFinish shouldAllowInteraction
    UISpringLoadedInteractionContext locationInView setTargetItem setTargetView state targetItem targetView
    UISpringLoadedInteractionEffect interaction
    UISpringLoadedInteractionSupporting isSpringLoaded setSpringLoaded
    UIStateRestoring applicationFinishedRestoringState decodeRestorableStateWithCoder
      encodeRestorableStateWithCoder objectRestorationClass restorationParent
    UITabBarControllerDelegate tabBarController tabBarControllerDidEndEditing
      tabBarControllerPreferredInterfaceOrientationForPresentation tabBarControllerSupportedInterfaceOrientations
      tabBarControllerWillBeginEditing
    UITabBarControllerSidebarAnimating addAnimations addCompletion
    UITabBarControllerSidebarDelegate tabBarController
    UITabBarDelegate tabBar
    UITableViewDataSource numberOfSectionsInTableView sectionIndexTitlesForTableView tableView
    UITableViewDataSourcePrefetching tableView
    UITableViewDelegate UIScrollViewDelegate: indexPathForPreferredFocusedViewInTableView tableView
      tableViewDidEndMultipleSelectionInteraction
    UITableViewDragDelegate tableView
    UITableViewDropCoordinator destinationIndexPath dropItem items proposal session
    UITableViewDropDelegate tableView
    UITableViewDropItem dragItem previewSize sourceIndexPath
    UITableViewDropPlaceholderContext UIDragAnimating: commitInsertionWithDataSourceUpdates deletePlaceholder
      dragItem
    UITextCursorView UICoordinateSpace: isBlinking resetBlinkAnimation setBlinking
    UITextDocumentProxy UIKeyInput: adjustTextPositionByCharacterOffset documentContextAfterInput
      documentContextBeforeInput documentIdentifier documentInputMode selectedText setMarkedText unmarkText
    UITextDragDelegate textDraggableView
    UITextDragRequest dragRange dragSession existingItems isSelected suggestedItems
    UITextDraggable UITextInput: isTextDragActive setTextDragDelegate setTextDragOptions textDragDelegate
      textDragInteraction textDragOptions
    UITextDropDelegate textDroppableView
    UITextDropRequest dropPosition dropSession isSameView suggestedProposal
    UITextDroppable UITextInput: UITextPasteConfigurationSupporting: isTextDropActive setTextDropDelegate
      textDropDelegate textDropInteraction
    UITextFieldDelegate textField textFieldDidBeginEditing textFieldDidChangeSelection textFieldDidEndEditing
      textFieldShouldBeginEditing textFieldShouldClear textFieldShouldEndEditing textFieldShouldReturn
    UITextFormattingCoordinatorDelegate updateTextAttributesWithConversionHandler
    UITextFormattingViewControllerDelegate textFormattingDidFinish textFormattingViewController
    UITextInput UIKeyInput: attributedTextInRange baseWritingDirectionForPosition beginFloatingCursorAtPoint
      beginningOfDocument caretRectForPosition caretTransformForPosition characterOffsetOfPosition
      characterRangeAtPoint characterRangeByExtendingPosition closestPositionToPoint comparePosition
      dictationRecognitionFailed dictationRecordingDidEnd didDismissWritingTools editMenuForTextRange
      endFloatingCursor endOfDocument firstRectForRange frameForDictationResultPlaceholder inputDelegate
      insertAdaptiveImageGlyph insertAttributedText insertDictationResult insertDictationResultPlaceholder
      insertInputSuggestion insertText insertTextPlaceholderWithSize isEditable markedTextRange markedTextStyle
      offsetFromPosition positionFromPosition positionWithinRange removeDictationResultPlaceholder
      removeTextPlaceholder replaceRange selectedTextRange selectionAffinity selectionRectsForRange
      setAttributedMarkedText setBaseWritingDirection setInputDelegate setMarkedText setMarkedTextStyle
      setSelectedTextRange setSelectionAffinity setSupportsAdaptiveImageGlyph shouldChangeTextInRange
      supportsAdaptiveImageGlyph textInRange textInputView textRangeFromPosition textStylingAtPosition tokenizer
      unmarkText unobscuredContentRect updateFloatingCursorAtPoint willDismissEditMenuWithAnimator
      willPresentEditMenuWithAnimator willPresentWritingTools
    UITextInputDelegate conversationContext selectionDidChange selectionWillChange textDidChange textWillChange
    UITextInputTokenizer isPosition positionFromPosition rangeEnclosingPosition
    UITextInputTraits allowedWritingToolsResultOptions allowsNumberPadPopover autocapitalizationType
      autocorrectionType conversationContext enablesReturnKeyAutomatically inlinePredictionType isSecureTextEntry
      keyboardAppearance keyboardType mathExpressionCompletionType passwordRules returnKeyType
      setAllowedWritingToolsResultOptions setAllowsNumberPadPopover setAutocapitalizationType
      setAutocorrectionType setConversationContext setEnablesReturnKeyAutomatically setInlinePredictionType
      setKeyboardAppearance setKeyboardType setMathExpressionCompletionType setPasswordRules setReturnKeyType
      setSecureTextEntry setSmartDashesType setSmartInsertDeleteType setSmartQuotesType setSpellCheckingType
      setTextContentType setWritingToolsBehavior smartDashesType smartInsertDeleteType smartQuotesType
      spellCheckingType textContentType writingToolsBehavior
    UITextInteractionDelegate interactionDidEnd interactionShouldBegin interactionWillBegin
    UITextPasteConfigurationSupporting UIPasteConfigurationSupporting: pasteDelegate setPasteDelegate
    UITextPasteDelegate textPasteConfigurationSupporting
    UITextPasteItem defaultAttributes itemProvider localObject setAttachmentResult setAttributedStringResult
      setDefaultResult setNoResult setStringResult
    UITextSearchAggregator allFoundRanges finishedSearching foundRange invalidate invalidateFoundRange
    UITextSearching clearAllDecoratedFoundText compareFoundRange compareOrderFromDocument decorateFoundTextRange
      performTextSearchWithQueryString replaceAllOccurrencesOfQueryString replaceFoundTextInRange
      scrollRangeToVisible selectedTextRange selectedTextSearchDocument shouldReplaceFoundTextInRange
      supportsTextReplacement willHighlightFoundTextRange
    UITextSelectionDisplayInteractionDelegate selectionContainerViewBelowTextForSelectionDisplayInteraction
    UITextSelectionHandleView UICoordinateSpace: customShape direction isVertical preferredFrameForRect
      setCustomShape setDirection
    UITextSelectionHighlightView UICoordinateSpace: selectionRects setSelectionRects
    UITextViewDelegate UIScrollViewDelegate: textView textViewDidBeginEditing textViewDidChange
      textViewDidChangeSelection textViewDidEndEditing textViewShouldBeginEditing textViewShouldEndEditing
      textViewWritingToolsDidEnd textViewWritingToolsWillBegin
    UITimingCurveProvider NSCoding: NSCopying: cubicTimingParameters springTimingParameters timingCurveType
    UIToolTipInteractionDelegate toolTipInteraction
    UITraitChangeObservable unregisterForTraitChanges
    UITraitChangeRegistration NSCopying:
    UITraitDefinition affectsColorAppearance identifier name
    UITraitEnvironment traitCollection traitCollectionDidChange
    UITraitOverrides UIMutableTraits: containsTrait removeTrait
    UIUserActivityRestoring restoreUserActivityState
    UIVideoEditorControllerDelegate videoEditorController videoEditorControllerDidCancel
    UIViewAnimating finishAnimationAtPosition fractionComplete isReversed isRunning pauseAnimation
      setFractionComplete setReversed startAnimation startAnimationAfterDelay state stopAnimation
    UIViewControllerAnimatedTransitioning animateTransition animationEnded interruptibleAnimatorForTransition
      transitionDuration
    UIViewControllerContextTransitioning cancelInteractiveTransition completeTransition containerView
      finalFrameForViewController finishInteractiveTransition initialFrameForViewController isAnimated
      isInteractive pauseInteractiveTransition presentationStyle targetTransform transitionWasCancelled
      updateInteractiveTransition viewControllerForKey viewForKey
    UIViewControllerInteractiveTransitioning completionCurve completionSpeed startInteractiveTransition
      wantsInteractiveStart
    UIViewControllerPreviewing delegate previewingGestureRecognizerForFailureRelationship setSourceRect sourceRect
      sourceView
    UIViewControllerPreviewingDelegate previewingContext
    UIViewControllerRestoration viewControllerWithRestorationIdentifierPath
    UIViewControllerTransitionCoordinator UIViewControllerTransitionCoordinatorContext: animateAlongsideTransition
      animateAlongsideTransitionInView notifyWhenInteractionChangesUsingBlock notifyWhenInteractionEndsUsingBlock
    UIViewControllerTransitionCoordinatorContext completionCurve completionVelocity containerView
      initiallyInteractive isAnimated isCancelled isInteractive isInterruptible percentComplete presentationStyle
      targetTransform transitionDuration viewControllerForKey viewForKey
    UIViewControllerTransitioningDelegate animationControllerForDismissedController
      animationControllerForPresentedController interactionControllerForDismissal
      interactionControllerForPresentation presentationControllerForPresentedViewController
    UIViewImplicitlyAnimating UIViewAnimating: addAnimations addCompletion continueAnimationWithTimingParameters
    UIWebViewDelegate webView webViewDidFinishLoad webViewDidStartLoad
    UIWindowSceneDelegate UISceneDelegate: preferredWindowingControlStyleForScene setWindow window windowScene
    UIWritingToolsCoordinatorDelegate writingToolsCoordinator
    UNNotificationContentExtension didReceiveNotification didReceiveNotificationResponse mediaPause mediaPlay
      mediaPlayPauseButtonFrame mediaPlayPauseButtonTintColor mediaPlayPauseButtonType
    UNNotificationContentProviding attachments badge body categoryIdentifier contentByUpdatingWithProvider
      filterCriteria init interruptionLevel launchImageName new relevanceScore sound subtitle summaryArgument
      summaryArgumentCount targetContentIdentifier threadIdentifier title userInfo
    UNUserNotificationCenterDelegate userNotificationCenter
    URLConnectionDataDelegate URLConnectionDelegate: connection connectionDidFinishLoading
    URLConnectionDelegate connection connectionShouldUseCredentialStorage
    URLConnectionDownloadDelegate URLConnectionDelegate: connection connectionDidFinishDownloading
      connectionDidResumeDownloading
    URLDownloadDelegate download downloadDidBegin downloadDidFinish downloadShouldUseCredentialStorage
    URLSessionDataDelegate URLSessionTaskDelegate: URLSession
    URLSessionDelegate URLSession URLSessionDidFinishEventsForBackgroundURLSession
    URLSessionDownloadDelegate URLSessionTaskDelegate: URLSession
    URLSessionStreamDelegate URLSessionTaskDelegate: URLSession
    URLSessionTaskDelegate URLSessionDelegate: URLSession
    URLSessionWebSocketDelegate URLSessionTaskDelegate: URLSession
    UserActivityDelegate userActivity userActivityWasContinued userActivityWillSave
    WCSessionDelegate session sessionCompanionAppInstalledDidChange sessionDidBecomeInactive sessionDidDeactivate
      sessionReachabilityDidChange sessionWatchStateDidChange
    WKApplicationDelegate applicationDidBecomeActive applicationDidEnterBackground applicationDidFinishLaunching
      applicationWillEnterForeground applicationWillResignActive deviceOrientationDidChange
      didFailToRegisterForRemoteNotificationsWithError didReceiveRemoteNotification
      didRegisterForRemoteNotificationsWithDeviceToken handleActiveWorkoutRecovery handleActivity
      handleBackgroundTasks handleExtendedRuntimeSession handleIntent handleRemoteNowPlayingActivity
      handleUserActivity handleWorkoutConfiguration userDidAcceptCloudKitShareWithMetadata
    WKCrownDelegate crownDidBecomeIdle crownDidRotate
    WKDownloadDelegate download downloadDidFinish
    WKExtendedRuntimeSessionDelegate extendedRuntimeSession extendedRuntimeSessionDidStart
      extendedRuntimeSessionWillExpire
    WKExtensionDelegate applicationDidBecomeActive applicationDidEnterBackground applicationDidFinishLaunching
      applicationWillEnterForeground applicationWillResignActive deviceOrientationDidChange
      didFailToRegisterForRemoteNotificationsWithError didReceiveLocalNotification didReceiveRemoteNotification
      didRegisterForRemoteNotificationsWithDeviceToken handleActionWithIdentifier handleActiveWorkoutRecovery
      handleActivity handleBackgroundTasks handleExtendedRuntimeSession handleIntent
      handleRemoteNowPlayingActivity handleUserActivity handleWorkoutConfiguration
      userDidAcceptCloudKitShareWithMetadata
    WKHTTPCookieStoreObserver cookiesDidChangeInCookieStore
    WKImageAnimatable startAnimating startAnimatingWithImagesInRange stopAnimating
    WKNavigationDelegate webView webViewWebContentProcessDidTerminate
    WKScriptMessageHandler userContentController
    WKScriptMessageHandlerWithReply userContentController
    WKUIDelegate webView webViewDidClose
    WKURLSchemeHandler webView
    WKURLSchemeTask didFailWithError didFinish didReceiveData didReceiveResponse request
    WKWebExtensionControllerDelegate webExtensionController
    WKWebExtensionTab activateForWebExtensionContext closeForWebExtensionContext
      detectWebpageLocaleForWebExtensionContext duplicateUsingConfiguration goBackForWebExtensionContext
      goForwardForWebExtensionContext indexInWindowForWebExtensionContext isLoadingCompleteForWebExtensionContext
      isMutedForWebExtensionContext isPinnedForWebExtensionContext isPlayingAudioForWebExtensionContext
      isReaderModeActiveForWebExtensionContext isReaderModeAvailableForWebExtensionContext
      isSelectedForWebExtensionContext loadURL parentTabForWebExtensionContext pendingURLForWebExtensionContext
      reloadFromOrigin setMuted setParentTab setPinned setReaderModeActive setSelected setZoomFactor
      shouldBypassPermissionsForWebExtensionContext shouldGrantPermissionsOnUserGestureForWebExtensionContext
      sizeForWebExtensionContext takeSnapshotUsingConfiguration titleForWebExtensionContext
      urlForWebExtensionContext webViewForWebExtensionContext windowForWebExtensionContext
      zoomFactorForWebExtensionContext
    WKWebExtensionWindow activeTabForWebExtensionContext closeForWebExtensionContext focusForWebExtensionContext
      frameForWebExtensionContext isPrivateForWebExtensionContext screenFrameForWebExtensionContext setFrame
      setWindowState tabsForWebExtensionContext windowStateForWebExtensionContext windowTypeForWebExtensionContext
    WebDocumentRepresentation canProvideDocumentSource documentSource finishedLoadingWithDataSource receivedData
      receivedError setDataSource title
    WebDocumentSearching searchFor
    WebDocumentText attributedString deselectAll selectAll selectedAttributedString selectedString string
      supportsTextEncoding
    WebDocumentView dataSourceUpdated layout setDataSource setNeedsLayout viewDidMoveToHostWindow
      viewWillMoveToHostWindow
    WebDownloadDelegate URLDownloadDelegate: downloadWindowForAuthenticationSheet
    WebEditingDelegate undoManagerForWebView webView webViewDidBeginEditing webViewDidChange
      webViewDidChangeSelection webViewDidChangeTypingStyle webViewDidEndEditing
    WebFrameLoadDelegate webView
    WebOpenPanelResultListener cancel chooseFilename chooseFilenames
    WebPlugInViewFactory plugInViewWithArguments
    WebPolicyDecisionListener download ignore use
    WebPolicyDelegate webView
    WebResourceLoadDelegate webView
    WebUIDelegate webView webViewAreToolbarsVisible webViewClose webViewContentRect webViewFirstResponder
      webViewFocus webViewFooterHeight webViewFrame webViewHeaderHeight webViewIsResizable
      webViewIsStatusBarVisible webViewRunModal webViewShow webViewStatusText webViewUnfocus
    XMLParserDelegate parser parserDidEndDocument parserDidStartDocument
    """#
}
