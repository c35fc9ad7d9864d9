import type { Expression } from '../expressions/scope.ts';
import type { SentObject } from './card.ts';
import type { ColumnDescriptor, RowCompanion, TableDescriptor } from './tab.ts';

/** Steps taken one after the other, back and forward, until something is done at the end. */
export interface FlowDescriptor {
  readonly name: string;
  readonly title: string;
  readonly steps: readonly FlowStep[];
  readonly finish: {
    /** The button's text. */
    readonly label: string;
    readonly call: string;
    readonly sends?: FlowSent;
    /** Route template, filled from the answer. */
    readonly open?: string;
  };
  /** Other ways to the end, offered at every step. */
  readonly actions: readonly FlowAction[];
}

/** Content of a call: one value, or an object of values, over `inputs`: the outputs of the completed steps, by name. */
export type FlowSent = Expression | SentObject;

/** A step hands on what was typed into its `form`, or the row that was picked from a list. */
export interface FlowStep {
  readonly name: string;
  readonly title: string;
  readonly text?: string;
  /** The step is taken only while this is true. */
  readonly when?: Expression<boolean>;
  readonly form?: string;
  /** The output of an earlier step. */
  readonly shows?: FlowShown;
  readonly lists: readonly FlowList[];
  readonly part?: string;
  /** Conditions that must hold before one goes on, in order. */
  readonly checks: readonly { readonly unless: Expression<boolean>; readonly message: string }[];
  /** The text of the button that goes on. */
  readonly next?: string;
}

export interface FlowShown {
  readonly step: string;
  /** Entries of other lists that complete the output, by the name that columns have them under. */
  readonly with?: Readonly<Record<string, RowCompanion>>;
  readonly columns: readonly ColumnDescriptor[];
}

/** The rows that a call answers. */
export interface FlowList {
  readonly title: string;
  readonly text?: string;
  readonly call: string;
  readonly sends?: FlowSent;
  /** Path of the field that identifies a row. */
  readonly key: string;
  readonly table: TableDescriptor;
  /** Requires that one row is chosen, which is the step's output. */
  readonly isPicked: boolean;
  readonly empty: string;
  readonly compares?: FlowComparison;
}

/** The rows of a list beside the output of an earlier step, field by field. */
export interface FlowComparison {
  readonly step: string;
  /** The heading over that output. */
  readonly title: string;
  readonly fields: readonly { readonly given: ColumnDescriptor; readonly row: ColumnDescriptor }[];
}

/** Alternative way to the end: a form in a dialog. */
export interface FlowAction {
  readonly name: string;
  readonly title: string;
  readonly item: string;
  readonly access?: string;
  readonly form: string;
  /** Values that the form starts with, by field path, over `inputs`. */
  readonly prefill: Readonly<Record<string, Expression>>;
  readonly call: string;
  readonly open?: string;
}
