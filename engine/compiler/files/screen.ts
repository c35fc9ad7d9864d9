// GENERATED from engine/compiler/kinds/screen/screen.meta.json by engine/compiler; do not edit; run npm run schemas
/**
 * A page: its address, the record that it is about, its boxes of tabs or its flow of steps.
 */
export interface ScreenFile {
  /**
   * What stands over the page.
   */
  title: string;
  /**
   * Where the page is; names after a colon stand for the number of the open record.
   */
  route: string;
  /**
   * Access rule for opening the page.
   */
  access?: string;
  /**
   * Access rule: whoever does not pass it is signed out.
   */
  loggedOutUnless?: string;
  /**
   * The record that the page is about.
   */
  record?: {
    /**
     * What kind of record it is.
     */
    entity: string;
    /**
     * The call that reads it.
     */
    call: string;
    /**
     * The part of the address that has the number of the record.
     */
    param: string;
    /**
     * The record that this one belongs to; it is open as well, and the page is headed by it.
     */
    subject?: {
      /**
       * The call that reads it.
       */
      call: string;
      /**
       * The part of the address that has its number.
       */
      param: string;
    };
    /**
     * The call that lists who can own records; expressions may then use the owner of this one.
     */
    owners?: string;
  };
  /**
   * Where and how the page stands in the menu.
   */
  menu?: {
    /**
     * What stands in the menu.
     */
    label: string;
    /**
     * Lines with smaller numbers come first.
     */
    order: number;
    /**
     * The screen whose line this one stands under.
     */
    under?: string;
    /**
     * Access rule for seeing the line, where it is not that of the page.
     */
    access?: string;
  };
  /**
   * Tables of this page whose rows are found by what somebody types into the palette (Ctrl+K), on every page.
   */
  palette?: {
    /**
     * A table of this page, with a search or with saved searches.
     */
    tab: string;
    /**
     * What one of them is called.
     */
    noun: string;
    /**
     * Columns of the table that tell apart who has the same name.
     */
    details?: readonly string[];
  }[];
  /**
   * The flow of steps that the page is, in place of boxes.
   */
  flow?: string;
  /**
   * The boxes of the page, each with its tabs.
   */
  boxes?: {
    /**
     * A short name of the box that no other on the page has.
     */
    name: string;
    /**
     * What stands over the box.
     */
    title: string;
    /**
     * A sentence under the titles of the tabs; nothing is shown while it is blank.
     */
    note?: ExpressionFile;
    /**
     * On paper every tab of the box is printed, not only the open one.
     */
    printsAllTabs?: true;
    /**
     * Whether it is shown to people who may only read the record since another organization has it.
     */
    readers?: 'only' | 'too';
    /**
     * What the box shows, from the left.
     */
    tabs: readonly TabFile[];
  }[];
}

export type ExpressionFile = string | readonly string[];

export interface TabFile {
  /**
   * The table that is shown.
   */
  tab?: string;
  /**
   * The card that is shown: facts about the record and what may be done with it.
   */
  card?: string;
  /**
   * The call whose figures are shown, as charts and tables.
   */
  report?: string;
  /**
   * The call that takes the figures along as a file; without it there is no button for that.
   */
  export?: string;
  /**
   * A programmed piece of the page that is shown.
   */
  part?: string;
  /**
   * A name for a tab that holds further tabs.
   */
  group?: string;
  /**
   * What stands on the tab, in place of its own title.
   */
  title?: string;
  /**
   * Access rule for seeing the tab.
   */
  access?: string;
  /**
   * A planned tab has its place here and is not shown yet.
   */
  status?: 'planned';
  /**
   * What the group shows, from the left.
   */
  tabs?: readonly TabFile[];
}
