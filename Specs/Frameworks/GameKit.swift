extension FrameworkInterface {
  static let gameKit = FrameworkInterface(
    name: "GameKit",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(iOS 14.0, macOS 11.0, *)
  class GKAccessPoint: NSObject {
    @objc(active) var isActive: Bool { @objc(isActive) get set }
    @available(iOS, unavailable) @available(macOS, unavailable) @objc(focused) var isFocused: Bool { @objc(isFocused) get set }
    var frameInScreenCoordinates: CGRect { get }
    var location: GKAccessPointLocation
    @available(iOS, unavailable) @available(tvOS, unavailable) var parentWindow: NSWindow?
    @available(macOS, unavailable) var parentWindow: UIWindow?
    @objc(presentingGameCenter) var isPresentingGameCenter: Bool { @objc(isPresentingGameCenter) get }
    var showHighlights: Bool
    @objc(visible) var isVisible: Bool { @objc(isVisible) get }
  }
  @objc enum GKAccessPointLocation: Int {}
  @available(tvOS, unavailable) @available(iOS 4.1, macOS 10.8, *)
  class GKAchievementViewController: GKGameCenterViewController {
    var achievementDelegate: GKAchievementViewControllerDelegate!
  }
  protocol GKAchievementViewControllerDelegate {}
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.8, *)
  class GKChallengesViewController: NSViewController, GKViewController {
    var challengeDelegate: GKChallengesViewControllerDelegate!
  }
  protocol GKChallengesViewControllerDelegate {}
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class GKDialogController: NSResponder {
    var parentWindow: NSWindow?
    @IBAction func dismiss(_ sender: Any?)
  }
  @available(tvOS, unavailable) @available(iOS 4.2, macOS 10.8, *) @superclass(macOS, NSViewController)
  class GKFriendRequestComposeViewController: UINavigationController, GKViewController {
    var composeViewDelegate: GKFriendRequestComposeViewControllerDelegate?
    func setMessage(_: Any)
  }
  protocol GKFriendRequestComposeViewControllerDelegate {}
  protocol GKGameCenterControllerDelegate {}
  @available(iOS 6.0, macOS 10.9, *) @superclass(macOS, NSViewController)
  class GKGameCenterViewController: UINavigationController, GKViewController {
    var gameCenterDelegate: GKGameCenterControllerDelegate?
    @available(tvOS, unavailable) var leaderboardCategory: String?
    @available(macOS 10.10, *) var leaderboardIdentifier: String?
    @available(tvOS, unavailable) var leaderboardTimeScope: GKLeaderboardTimeScope
    var viewState: GKGameCenterViewControllerState
  }
  @objc enum GKGameCenterViewControllerState: Int {}
  @incomplete
  class GKGameSession: NSObject {}
  @available(iOS, unavailable) @available(macOS, unavailable)
  class GKGameSessionSharingViewController: UIViewController {
    var delegate: GKGameSessionSharingViewControllerDelegate?
    var session: GKGameSession { get }
  }
  protocol GKGameSessionSharingViewControllerDelegate {}
  @objc enum GKLeaderboardTimeScope: Int {}
  @available(tvOS, unavailable) @available(iOS 4.2, macOS 10.8, *)
  class GKLeaderboardViewController: GKGameCenterViewController {
    var category: String
    var leaderboardDelegate: GKLeaderboardViewControllerDelegate!
    var timeScope: GKLeaderboardTimeScope
  }
  protocol GKLeaderboardViewControllerDelegate {}
  @incomplete
  class GKMatchRequest: NSObject {}
  @available(iOS 4.2, macOS 10.8, *) @superclass(macOS, NSViewController)
  class GKMatchmakerViewController: UINavigationController, GKViewController {
    @available(iOS 15.0, macOS 12.0, *) var canStartWithMinimumPlayers: Bool
    @available(tvOS, unavailable) var defaultInvitationMessage: String?
    @objc(hosted) var isHosted: Bool { @objc(isHosted) get set }
    var matchRequest: GKMatchRequest { get }
    var matchmakerDelegate: GKMatchmakerViewControllerDelegate?
    @available(iOS 14.0, macOS 11.0, *) var matchmakingMode: GKMatchmakingMode
    func setHostedPlayer(_: Any, connected: Any)
    func setHostedPlayer(_: Any, didConnect: Any)
    func setHostedPlayerReady(_: Any)
  }
  protocol GKMatchmakerViewControllerDelegate {}
  @objc enum GKMatchmakingMode: Int {}
  @available(iOS 5.0, macOS 10.8, *) @superclass(macOS, NSViewController)
  class GKTurnBasedMatchmakerViewController: UINavigationController, GKViewController {
    @available(iOS 15.0, macOS 12.0, *) var matchmakingMode: GKMatchmakingMode
    var showExistingMatches: Bool
    var turnBasedMatchmakerDelegate: GKTurnBasedMatchmakerViewControllerDelegate?
  }
  protocol GKTurnBasedMatchmakerViewControllerDelegate {}
  protocol GKViewController {}
  """#
