// GENERATED from engine/compiler/kinds/flow/flow.meta.json by engine/compiler; do not edit; run npm run schemas
/**
 * Steps that people take one after the other, back and forward, until something is done at the end.
 */
export interface FlowFile {
  /**
   * What the flow is called.
   */
  title: string;
  steps: readonly StepFile[];
  /**
   * What is done at the end of the last step.
   */
  finish: {
    /**
     * The words on the button.
     */
    label: string;
    /**
     * The call that does it.
     */
    call: string;
    /**
     * What the call is sent, CEL over inputs: one expression, or an object of them.
     */
    sends?: SentFile;
    /**
     * The page that follows; {path} is filled from the answer.
     */
    open?: string;
  };
  /**
   * Other ways to the end, offered at every step: forms in a dialog.
   */
  actions?: readonly ActionFile[];
}

export interface StepFile {
  /**
   * In addresses, and in expressions for what the step hands on.
   */
  name: string;
  /**
   * The heading of the step.
   */
  title: string;
  /**
   * A sentence under the heading.
   */
  text?: string;
  /**
   * CEL over inputs: the step is taken only while it is true.
   */
  when?: ExpressionFile;
  /**
   * The form that is asked. What was typed is handed on.
   */
  form?: string;
  /**
   * Shows what an earlier step has handed on.
   */
  shows?: {
    /**
     * The earlier step.
     */
    step: string;
    with?: CompanionsFile;
    /**
     * The fields that are shown.
     */
    columns: readonly ColumnFile[];
  };
  /**
   * Tables of what calls answer.
   */
  lists?: readonly ListFile[];
  /**
   * A part made by hand.
   */
  part?: string;
  /**
   * What must hold before one goes on, in order.
   */
  checks?: {
    /**
     * CEL over inputs: broken while it is false.
     */
    unless: ExpressionFile;
    /**
     * What is said while it is broken.
     */
    message: string;
  }[];
  /**
   * The words on the button that goes on.
   */
  next?: string;
}

export interface ListFile {
  /**
   * What the table is called.
   */
  title: string;
  /**
   * A sentence under the title.
   */
  text?: string;
  /**
   * The entity that a row is of.
   */
  entity: string;
  /**
   * The call whose rows are shown.
   */
  call: string;
  /**
   * What the call is sent, CEL over inputs: one expression, or an object of them.
   */
  sends?: SentFile;
  /**
   * Path of the field that identifies rows.
   */
  key: string;
  columns: readonly ColumnFile[];
  /**
   * One row has to be chosen, and is handed on.
   */
  pick?: boolean;
  /**
   * Compares the first rows, field by field, with what an earlier step has handed on.
   */
  compares?: {
    /**
     * The earlier step.
     */
    step: string;
    /**
     * The heading over what was handed on.
     */
    title: string;
    /**
     * What is compared: a field of what was handed on with one of a row.
     */
    fields: {
      given: ColumnFile;
      row: ColumnFile;
    }[];
  };
  /**
   * Sentence for a table without rows.
   */
  empty?: string;
}

export interface ActionFile {
  name: string;
  /**
   * The words on the button.
   */
  title: string;
  /**
   * What is added, as in 'Save {item}'.
   */
  item: string;
  /**
   * Access rule for doing it.
   */
  access?: string;
  /**
   * The form in the dialog.
   */
  form: string;
  /**
   * CEL over inputs by field path: what the form starts with.
   */
  prefill?: {
    [k: string]: ExpressionFile;
  };
  /**
   * The call that stores what was typed.
   */
  call: string;
  /**
   * The page that follows; {path} is filled from the answer.
   */
  open?: string;
}

export interface ColumnFile {
  /**
   * Field path with dots.
   */
  field: string;
  title?: string;
  /**
   * How the value is shown.
   */
  cell?: string;
  /**
   * Value set of the words.
   */
  codes?: string;
  sortable?: boolean;
  /**
   * Route template that the text links to; {path} is filled from the row.
   */
  link?: string;
  /**
   * CEL over item, shown instead of the field's own value.
   */
  value?: ExpressionFile;
}

/**
 * What it is completed with from other lists, by the name that columns have it under.
 */
export interface CompanionsFile {
  [k: string]: CompanionFile;
}
export interface CompanionFile {
  /**
   * Call that lists the entries.
   */
  call: string;
  /**
   * Parameter of the call that takes the value of on; without it the call lists every entry.
   */
  ids?: string;
  /**
   * Field path with dots.
   */
  on: string;
  /**
   * Property of an entry that equals it.
   */
  by: string;
}

export type SentFile = ExpressionFile | SentObjectFile;

export interface SentObjectFile {
  [k: string]: SentFile;
}

/**
 * CEL; long ones may be a list of lines.
 */
export type ExpressionFile = string | readonly string[];
