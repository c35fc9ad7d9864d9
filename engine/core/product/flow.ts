import type { Expression } from '../expressions/scope.ts';
import type { SentObject } from './card.ts';
import type { ColumnDescriptor, RowCompanion, TableDescriptor } from './tab.ts';

/** Steps taken one after the other, forward and back, with an action at the end. */
export interface FlowDescriptor {
  readonly name: string;
  readonly title: string;
  readonly steps: readonly FlowStep[];
  readonly finish: {
    /** Text of the button. */
    readonly label: string;
    readonly call: string;
    readonly sends?: FlowSent;
    /** Route template, filled with values of the answer. */
    readonly open?: string;
  };
  /** Alternative ends of the flow, offered at every step. */
  readonly actions: readonly FlowAction[];
}

/**
 * Content of a call: one expression, or an object of expressions, over `inputs`, the outputs of the completed steps
 * by name.
 */
export type FlowSent = Expression | SentObject;

/** Step with an output: the typed values of its `form`, or a row picked from a list. */
export interface FlowStep {
  readonly name: string;
  readonly title: string;
  readonly text?: string;
  /** Condition on which the flow includes the step. */
  readonly when?: Expression<boolean>;
  readonly form?: string;
  /** Output of an earlier step, shown in this step. */
  readonly shows?: FlowShown;
  readonly lists: readonly FlowList[];
  readonly part?: string;
  /** Conditions for going on, in order. */
  readonly checks: readonly { readonly unless: Expression<boolean>; readonly message: string }[];
  /** Text of the button for the next step. */
  readonly next?: string;
}

export interface FlowShown {
  readonly step: string;
  /** Rows of other lists that complete the shown output, by the names that columns use. */
  readonly with?: Readonly<Record<string, RowCompanion>>;
  readonly columns: readonly ColumnDescriptor[];
}

/** List of rows that a call answers, shown in a step. */
export interface FlowList {
  readonly title: string;
  readonly text?: string;
  readonly call: string;
  readonly sends?: FlowSent;
  /** Path of the field whose value identifies a row. */
  readonly key: string;
  readonly table: TableDescriptor;
  /** True for a list of which the user must pick a row as the step's output. */
  readonly isPicked: boolean;
  readonly empty: string;
  readonly compares?: FlowComparison;
}

/** Comparison of each row of a list with the output of an earlier step, field by field. */
export interface FlowComparison {
  readonly step: string;
  /** Heading above the output of the earlier step. */
  readonly title: string;
  readonly fields: readonly { readonly given: ColumnDescriptor; readonly row: ColumnDescriptor }[];
}

/** Alternative end of the flow: a form in a dialog. */
export interface FlowAction {
  readonly name: string;
  readonly title: string;
  readonly item: string;
  readonly access?: string;
  readonly form: string;
  /** Initial values of the form, by field path, over `inputs`. */
  readonly prefill: Readonly<Record<string, Expression>>;
  readonly call: string;
  readonly open?: string;
}
