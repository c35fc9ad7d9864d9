import type { Expression } from '../expressions/scope.ts';

export interface ScreenDescriptor {
  readonly name: string;
  readonly title: string;
  /** Route pattern for react-router, e.g. `/dashboard/patient/:patientId/:hashPayload?`. */
  readonly route: string;
  readonly access?: string;
  /** Access rule whose failure logs the user out. */
  readonly loggedOutUnless?: string;
  /** Record of the screen. Its tabs are enabled once the record is loaded. */
  readonly record?: {
    readonly entity: string;
    readonly call: string;
    readonly param: string;
    /** Owner of the record, which the page opens as well, so that expressions can read it. */
    readonly subject?: { readonly call: string; readonly param: string };
    /** Call that lists the possible owners, among which expressions find the owner of the open record. */
    readonly owners?: string;
  };
  readonly boxes: readonly BoxDescriptor[];
  /** Flow of steps that the screen shows in place of boxes. */
  readonly flow?: string;
  /** Entry in the side menu. */
  readonly menu?: {
    readonly label: string;
    readonly order: number;
    /** Screen under whose menu entry this entry is listed. */
    readonly under?: string;
    /** Access rule for seeing the menu entry, in addition to the rule of the screen. */
    readonly access?: string;
  };
  /** Tabs whose rows are found by their names on every page. */
  readonly palette?: readonly PaletteTab[];
}

/** Tab of a screen whose rows, or whose stored searches, are found by their names on every page. */
export interface PaletteTab {
  readonly tab: string;
  /** Noun for one of them, e.g. `member`. */
  readonly noun: string;
  /** Columns of the tab's table, by field, shown beside the name; empty for none. */
  readonly details: readonly string[];
}

export interface BoxDescriptor {
  readonly name: string;
  readonly title: string;
  /** Sentence under the titles of the box's tabs, an expression over the open records. */
  readonly note?: Expression<string>;
  /** True for a box that prints all its tabs instead of only the open one. */
  readonly printsAllTabs?: true;
  /**
   * Visibility for readers who keep access to a record after it has moved to another organization: `only` for
   * these readers, or for these `too`; absent: hidden from them.
   */
  readonly readers?: 'only' | 'too';
  readonly tabs: readonly BoxTab[];
}

/** Tab with the figures of a report, in the words of the report. */
export interface ReportBoxTab {
  readonly kind: 'report';
  /** Name of the report, with which names of files begin. */
  readonly report: string;
  readonly title: string;
  readonly access?: string;
  /** Call that answers the figures. */
  readonly call: string;
  /** Call that takes them along as a file, with its access rule. */
  readonly export?: { readonly call: string; readonly access: string };
}

/** Tab of a box. A leaf names a tab descriptor, a report or a hand-written part; a branch contains tabs. */
export type BoxTab =
  | { readonly kind: 'tab'; readonly tab: string }
  | { readonly kind: 'card'; readonly card: string }
  | ReportBoxTab
  | { readonly kind: 'part'; readonly part: string; readonly title: string; readonly access?: string }
  | {
      readonly kind: 'group';
      readonly name: string;
      readonly title: string;
      readonly tabs: readonly BoxTab[];
    };
