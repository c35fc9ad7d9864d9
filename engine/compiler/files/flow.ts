// GENERATED from engine/compiler/kinds/flow/flow.meta.json by engine/compiler; do not edit; run npm run schemas
/**
 * Steps that people take one after the other, back and forward, until something is done at the end.
 */
export interface FlowFile {
  /**
   * What stands over the steps.
   */
  title: string;
  /**
   * What people go through, one after the other.
   */
  steps: readonly StepFile[];
  /**
   * What is done when the last step is complete.
   */
  finish: {
    /**
     * What stands on the button of the last step.
     */
    label: string;
    /**
     * The call that does it.
     */
    call: string;
    /**
     * What the call is sent of what the steps have asked.
     */
    sends?: SentFile;
    /**
     * The page that follows; names in braces are filled in from the answer.
     */
    open?: string;
  };
  /**
   * Buttons at every step that open a form and lead to the end in another way.
   */
  actions?: readonly ActionFile[];
}

export interface StepFile {
  /**
   * A short name of the step, in addresses and expressions.
   */
  name: string;
  /**
   * What stands over the step.
   */
  title: string;
  /**
   * A sentence under the heading.
   */
  text?: string;
  /**
   * People come to the step only while this is true.
   */
  when?: ExpressionFile;
  /**
   * The form that the step asks; the next steps know what was entered.
   */
  form?: string;
  /**
   * Shows what an earlier step has asked or chosen.
   */
  shows?: {
    /**
     * The step whose result is shown.
     */
    step: string;
    /**
     * What is added from other lists, each under a name.
     */
    with?: CompanionsFile;
    /**
     * What of it is shown.
     */
    columns: readonly ColumnFile[];
  };
  /**
   * Tables of what was found, from which somebody may choose.
   */
  lists?: readonly ListFile[];
  /**
   * A programmed piece of the page that is the step.
   */
  part?: string;
  /**
   * Conditions that have to hold before the next step.
   */
  checks?: {
    /**
     * The next step comes only while this is true.
     */
    unless: ExpressionFile;
    /**
     * What people read while it is not.
     */
    message: string;
  }[];
  /**
   * What stands on the button that goes on.
   */
  next?: string;
}

export interface ListFile {
  /**
   * What stands over the table.
   */
  title: string;
  /**
   * A sentence under the title.
   */
  text?: string;
  /**
   * What one row is.
   */
  entity: string;
  /**
   * The call that answers the rows.
   */
  call: string;
  /**
   * What the call is asked with, of what the steps before have asked.
   */
  sends?: SentFile;
  /**
   * The field that no two rows share.
   */
  key: string;
  /**
   * The columns of the table, from the left.
   */
  columns: readonly ColumnFile[];
  /**
   * Somebody has to choose a row to go on, and the next steps know it.
   */
  pick?: boolean;
  /**
   * Puts the first rows beside what an earlier step has asked, field by field.
   */
  compares?: {
    /**
     * The step whose result the rows are compared with.
     */
    step: string;
    /**
     * What stands over what was entered.
     */
    title: string;
    /**
     * Which fields stand beside each other.
     */
    fields: {
      /**
       * The field of what was entered.
       */
      given: ColumnFile;
      /**
       * The field of the row that it is compared with.
       */
      row: ColumnFile;
    }[];
  };
  /**
   * What people read where there are no rows.
   */
  empty?: string;
}

export interface ActionFile {
  /**
   * A short name of the way.
   */
  name: string;
  /**
   * What stands on the button.
   */
  title: string;
  /**
   * Noun for what is added, used in “Save {item}”.
   */
  item: string;
  /**
   * Access rule; nobody else sees the button.
   */
  access?: string;
  /**
   * The form that opens.
   */
  form: string;
  /**
   * Values that the form begins with, by field.
   */
  prefill?: {
    [k: string]: ExpressionFile;
  };
  /**
   * The call that stores what was entered.
   */
  call: string;
  /**
   * The page that follows; names in braces are filled in from the answer.
   */
  open?: string;
}

export interface ColumnFile {
  /**
   * The field that is shown.
   */
  field: string;
  /**
   * What stands over it, in place of the field's own title.
   */
  title?: string;
  /**
   * How the value is shown, for example as a date.
   */
  cell?: string;
  /**
   * The value set with the words that are shown for the stored value.
   */
  codes?: string;
  /**
   * People may sort the rows by it.
   */
  sortable?: boolean;
  /**
   * The page that opens when the text is pressed; names in braces are filled in from the row.
   */
  link?: string;
  /**
   * What is shown in place of the field's own value.
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
   * The call that lists what is added.
   */
  call: string;
  /**
   * What the call is asked with to answer only those that are needed.
   */
  ids?: string;
  /**
   * The field that says which one belongs to it.
   */
  on: string;
  /**
   * The field of the other list that has the same value.
   */
  by: string;
}

export type SentFile = ExpressionFile | SentObjectFile;

export interface SentObjectFile {
  [k: string]: SentFile;
}

export type ExpressionFile = string | readonly string[];
