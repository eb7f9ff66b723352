import InterfaceDocuments
import Testing

struct InterfaceNibTests {
  @Test func aNibsSourceIsOneNib() throws {
    let document = try Sample.read(
      Sample.iOS(
        """
        <view id="a"/><placeholder placeholderIdentifier="IBFilesOwner" id="-1">
        <connections><outlet property="view" destination="a"/></connections></placeholder>
        """
      )
    )
    let nibs = document.nibs()
    #expect(
      nibs == [InterfaceNib(.document, owner: 1, objects: [0, 1], connections: [.init(object: 1, index: 0)])]
    )
  }

  @Test func anEmptyDocumentHasNone() throws {
    #expect(try Sample.read(Sample.iOS("")).nibs() == [])
  }

  @Test func aSceneIsOneNibAndItsViewAnother() throws {
    let document = try Sample.read(
      Sample.storyboard(
        """
        <scene sceneID="s1"><objects>
        <viewController id="c" sceneMemberID="viewController"><view key="view" id="v"><subviews>
        <button id="b"><connections><action selector="tap:" destination="c" eventType="touchUpInside"/>
        <segue kind="show" destination="c2"/></connections>
        </button></subviews></view>
        <navigationItem key="navigationItem" id="n"/>
        <connections><outlet property="button" destination="b"/><outlet property="item" destination="n"/></connections>
        </viewController>
        <customObject id="o"><connections><outlet property="v" destination="v"/></connections></customObject>
        </objects></scene>
        <scene sceneID="s2"><objects><navigationController id="c2" sceneMemberID="viewController"/></objects></scene>
        """
      )
    )
    let ids = document.objects.map { $0.id ?? "" }
    #expect(ids == ["c", "v", "b", "n", "o", "c2"])
    #expect(
      document.nibs() == [
        InterfaceNib(.scene, owner: nil, objects: [0, 3, 4], connections: [.init(object: 0, index: 1)]),
        InterfaceNib(
          .view,
          owner: 0,
          objects: [1, 2],
          connections: [
            .init(object: 0, index: 0), .init(object: 2, index: 0), .init(object: 2, index: 1),
            .init(object: 4, index: 0),
          ]
        ),
        InterfaceNib(.scene, owner: nil, objects: [5]),
      ]
    )
  }

  @Test func prototypesAreNibsAndStaticCellsAreNot() throws {
    let document = try Sample.read(
      Sample.storyboard(
        """
        <scene sceneID="s"><objects>
        <tableViewController id="c" sceneMemberID="viewController"><tableView key="view" id="t">
        <prototypes><tableViewCell id="p"><tableViewCellContentView key="contentView" id="pc"/>
        <connections><outlet property="owner" destination="c"/></connections></tableViewCell></prototypes>
        <sections><tableViewSection id="s0"><cells><tableViewCell id="static"/></cells></tableViewSection></sections>
        </tableView></tableViewController>
        <collectionView id="cv"><cells><collectionViewCell id="cc"/></cells>
        <collectionReusableView key="sectionHeaderView" id="h"/></collectionView>
        </objects></scene>
        """
      )
    )
    let ids = document.nibs().map { nib in nib.objects.map { document.objects[$0].id ?? "" } }
    #expect(ids == [["c", "cv"], ["t", "s0", "static"], ["p", "pc"], ["cc"], ["h"]])
    #expect(document.nibs().map(\.kind) == [.scene, .view, .prototype, .prototype, .prototype])
    #expect(document.nibs()[2].connections == [.init(object: 2, index: 0)])
  }

  @Test func prototypesOfMacOSAreNibsInEverySource() throws {
    let document = try Sample.read(
      Sample.macOS(
        """
        <tableView id="t"><tableColumns><tableColumn id="c"><prototypeCellViews><tableCellView id="p"/>
        </prototypeCellViews></tableColumn></tableColumns></tableView>
        """
      )
    )
    #expect(document.nibs().map(\.objects) == [[0, 1], [2]])
  }
}
