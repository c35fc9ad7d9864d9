import type { Expression } from '../expressions/scope.ts';

export interface ScreenDescriptor {
  readonly name: string;
  readonly title: string;
  /** Route pattern for react-router, e.g. `/dashboard/patient/:patientId/:hashPayload?`. */
  readonly route: string;
  readonly access?: string;
  /** Access rule whose failure logs the user out. */
  readonly loggedOutUnless?: string;
  /** Record of the screen, whose tabs are enabled once the record is loaded. */
  readonly record?: {
    readonly entity: string;
    readonly call: string;
    readonly param: string;
    /** Owner of the record, which is open as well. */
    readonly subject?: { readonly call: string; readonly param: string };
    /** Call that lists the possible owners: expressions then read the owner of this record. */
    readonly owners?: string;
  };
  readonly boxes: readonly BoxDescriptor[];
  /** Flow of steps that the screen shows in place of boxes. */
  readonly flow?: string;
  /** Entry in the side menu. */
  readonly menu?: {
    readonly label: string;
    readonly order: number;
    /** Screen under whose entry this one is listed. */
    readonly under?: string;
    /** Access rule for seeing the entry, in addition to that of the screen. */
    readonly access?: string;
  };
}

export interface BoxDescriptor {
  readonly name: string;
  readonly title: string;
  /** Sentence under the titles of the box's tabs, over the open records. */
  readonly note?: Expression<string>;
  /** Mark for printing every tab below the open one. */
  readonly printsAllTabs?: true;
  /**
   * Visibility for readers who keep access to a record that moved to another organization: only they, or they too, see
   * the box; absent: they do not.
   */
  readonly readers?: 'only' | 'too';
  readonly tabs: readonly BoxTab[];
}

/** Tab: a leaf names a tab descriptor or a hand-made part, a branch holds tabs. */
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
