import type { Expression } from '../expressions/scope.ts';

export interface ScreenDescriptor {
  readonly name: string;
  readonly title: string;
  /** Route pattern for react-router, e.g. `/dashboard/patient/:patientId/:hashPayload?`. */
  readonly route: string;
  readonly access?: string;
  /** Access rule that logs the user out where it fails. */
  readonly loggedOutUnless?: string;
  /** Record of the screen, whose tabs are enabled once the record is loaded. */
  readonly record?: {
    readonly entity: string;
    readonly call: string;
    readonly param: string;
    /** Owner of the record; it is open as well, so that expressions can read it. */
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
}

export interface BoxDescriptor {
  readonly name: string;
  readonly title: string;
  /** Sentence under the titles of the box's tabs, an expression over the open records. */
  readonly note?: Expression<string>;
  /** Mark of a box that prints all its tabs, not only the open one. */
  readonly printsAllTabs?: true;
  /**
   * Visibility for readers who keep access to a record that has moved to another organization: `only` for them, or
   * for them `too`; absent where they do not see the box.
   */
  readonly readers?: 'only' | 'too';
  readonly tabs: readonly BoxTab[];
}

/** Tab of a box: a leaf names a tab descriptor or a hand-written part, a branch contains tabs. */
export type BoxTab =
  | { readonly kind: 'tab'; readonly tab: string }
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'part'; readonly part: string; readonly title: string; readonly access?: string }
  | {
      readonly kind: 'group';
      readonly name: string;
      readonly title: string;
      readonly tabs: readonly BoxTab[];
    };
