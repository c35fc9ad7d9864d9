// GENERATED from engine/compiler/kinds/screen/screen.meta.json by engine/compiler; do not edit; run npm run schemas
/**
 * A page: its route, the record it is about, its boxes of tabs or its flow of steps.
 */
export interface ScreenFile {
  title: string;
  route: string;
  access?: string;
  /**
   * Access rule: whoever does not pass it is logged out.
   */
  loggedOutUnless?: string;
  record?: {
    entity: string;
    call: string;
    param: string;
    /**
     * The record that this one belongs to: it is open beside it, and the page is headed by it.
     */
    subject?: {
      /**
       * Call that reads it.
       */
      call: string;
      /**
       * Part of the route that has its _id.
       */
      param: string;
    };
    /**
     * Call that lists those who own records: expressions may then read the owner of this one.
     */
    owners?: string;
  };
  menu?: {
    label: string;
    order: number;
    /**
     * The screen whose entry this one stands under: it can be folded away.
     */
    under?: string;
    /**
     * Access rule for seeing the entry, where that is not the one of the page.
     */
    access?: string;
  };
  /**
   * The flow of steps that the page is, in place of boxes.
   */
  flow?: string;
  boxes?: {
    name: string;
    title: string;
    /**
     * A sentence under the titles of the tabs: an expression over the open records, such as `book`. Nothing is shown while it is blank.
     */
    note?: ExpressionFile;
    /**
     * On paper every tab of the box stands below the open one.
     */
    printsAllTabs?: true;
    /**
     * Shown only, or too, to whoever reads the record of the page alone, since it was handed over (`readers` in x-record); without it, to all others.
     */
    readers?: 'only' | 'too';
    tabs: readonly TabFile[];
  }[];
}

/**
 * CEL; a list of texts is joined by one space.
 */
export type ExpressionFile = string | readonly string[];

export interface TabFile {
  /**
   * A tab descriptor.
   */
  tab?: string;
  /**
   * A card: facts about the record and what may be done with it.
   */
  card?: string;
  /**
   * A part made by hand.
   */
  part?: string;
  /**
   * A name for a tab that holds tabs.
   */
  group?: string;
  title?: string;
  access?: string;
  /**
   * Not there yet: the tab has its place here, and pages do not show it.
   */
  status?: 'planned';
  tabs?: readonly TabFile[];
}
