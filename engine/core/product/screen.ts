import type { Expression } from '../expressions/scope.ts';

export interface ScreenDescriptor {
  readonly name: string;
  readonly title: string;
  /** Route pattern of react-router, e.g. `/dashboard/patient/:patientId/:hashPayload?`. */
  readonly route: string;
  readonly access?: string;
  /** Access rule: users who do not pass it are logged out. */
  readonly loggedOutUnless?: string;
  /** The record that the screen is about; its tabs are enabled once it is there. */
  readonly record?: {
    readonly entity: string;
    readonly call: string;
    readonly param: string;
    /** The record that this one belongs to; it is open beside it. */
    readonly subject?: { readonly call: string; readonly param: string };
    /** Call that lists the records that own others: expressions then read the one that owns this record. */
    readonly owners?: string;
  };
  readonly boxes: readonly BoxDescriptor[];
  /** The flow of steps that the screen is, in place of boxes. */
  readonly flow?: string;
  /** Entry in the side menu. */
  readonly menu?: {
    readonly label: string;
    readonly order: number;
    /** The screen under whose entry this one is listed. */
    readonly under?: string;
    /** Access rule for seeing the entry, beside that of the screen. */
    readonly access?: string;
  };
}

export interface BoxDescriptor {
  readonly name: string;
  readonly title: string;
  /** A sentence under the titles of its tabs, over the open records. */
  readonly note?: Expression<string>;
  /** Prints every tab below the open one. */
  readonly printsAllTabs?: true;
  /**
   * Readers that see the box, where they read the record of the screen alone since it was handed over: they alone, or
   * they too; absent: all others.
   */
  readonly readers?: 'only' | 'too';
  readonly tabs: readonly BoxTab[];
}

/** A leaf names a tab descriptor or a hand-made part; a branch holds tabs of its own. */
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
