// GENERATED from engine/compiler/kinds/form/form.meta.json by engine/compiler; do not edit; run npm run schemas
import type { Json } from '../../core/json/json.ts';

/**
 * How the form of an entity is laid out and what each field shows: the keywords of a uiSchema, with additions for conditions, roles and tables.
 */
export interface FormFile {
  /**
   * The entity that is edited.
   */
  entity: string;
  /**
   * The entity of the open record that the form is about, where its own entity does not belong to it.
   */
  over?: string;
  /**
   * Rows of field paths, groups of rows, tabs of rows.
   */
  layout: readonly NodeFile[];
  fields?: {
    [k: string]: FieldFile;
  };
  /**
   * What a new record starts with.
   */
  initial?: {
    [k: string]: Json | undefined;
  };
  /**
   * Values of a new record that are worked out when the form opens: field path and CEL.
   */
  prefill?: {
    [k: string]: ExpressionFile;
  };
  /**
   * An edit is stored while it is typed, whenever typing rests and nothing is wrong. Not for forms with confirm or yields.
   */
  autosave?: true;
  /**
   * Questions before a save.
   */
  confirm?: readonly QuestionFile[];
  preview?: PreviewFile;
  /**
   * The records that are stored instead of what was asked.
   */
  yields?: readonly YieldFile[];
}
export interface QuestionFile {
  /**
   * CEL: asked while this is true.
   */
  when: ExpressionFile;
  /**
   * The dialog's title; {{ expression }} stands for its value.
   */
  title: string;
  /**
   * The question; {{ expression }} stands for its value.
   */
  text: string;
  /**
   * The button that goes on.
   */
  yes: string;
  /**
   * The button that goes back to the form.
   */
  no: string;
}
/**
 * What the values would find: asked while the form is edited, and shown beside it.
 */
export interface PreviewFile {
  /**
   * The call that answers.
   */
  call: string;
  /**
   * CEL for each property that is sent.
   */
  body: {
    [k: string]: ExpressionFile;
  };
  /**
   * What one found row is called.
   */
  item: string;
  /**
   * What several are called.
   */
  items: string;
}
export interface YieldFile {
  /**
   * The entity of the record.
   */
  entity: string;
  /**
   * CEL: stored while this is true.
   */
  when?: ExpressionFile;
  record: TemplateFile;
}

export type NodeFile =
  | readonly string[]
  | {
      /**
       * The title of the group, if it has one; {{ expression }} stands for its value.
       */
      group?: string;
      rows: readonly NodeFile[];
      /**
       * CEL: the group is shown while this is true.
       */
      visibleWhen?: ExpressionFile;
      /**
       * CEL: the fields of the group can be changed while this is true.
       */
      enabledWhen?: ExpressionFile;
      /**
       * What becomes of the values of its fields when they hide.
       */
      whenHidden?: 'keep' | 'clear';
      matrix?: undefined;
      fields?: undefined;
      text?: undefined;
      tab?: undefined;
      step?: undefined;
    }
  | LayoutMatrixFile
  | LayoutTextFile
  | {
      /**
       * The title of the tab; {{ expression }} stands for its value.
       */
      tab: string;
      rows: readonly NodeFile[];
      /**
       * CEL: the tab is shown while this is true.
       */
      visibleWhen?: ExpressionFile;
      /**
       * CEL: the fields of the tab can be changed while this is true.
       */
      enabledWhen?: ExpressionFile;
      /**
       * What becomes of the values of its fields when they hide.
       */
      whenHidden?: 'keep' | 'clear';
      group?: undefined;
      matrix?: undefined;
      fields?: undefined;
      text?: undefined;
      step?: undefined;
    }
  | {
      /**
       * The title of a step that is left forwards once nothing in it is wrong; {{ expression }} stands for its value.
       */
      step: string;
      rows: readonly NodeFile[];
      /**
       * CEL: the step is taken while this is true.
       */
      visibleWhen?: ExpressionFile;
      /**
       * CEL: the fields of the step can be changed while this is true.
       */
      enabledWhen?: ExpressionFile;
      /**
       * What becomes of the values of its fields when they hide.
       */
      whenHidden?: 'keep' | 'clear';
      group?: undefined;
      matrix?: undefined;
      fields?: undefined;
      text?: undefined;
      tab?: undefined;
    };

export interface LayoutMatrixFile {
  /**
   * The title of a table of choices; {{ expression }} stands for its value.
   */
  matrix: string;
  /**
   * The fields that are its lines: all with the same choices.
   */
  fields: readonly string[];
  group?: undefined;
  rows?: undefined;
  visibleWhen?: undefined;
  enabledWhen?: undefined;
  whenHidden?: undefined;
  text?: undefined;
  tab?: undefined;
  step?: undefined;
}
export interface LayoutTextFile {
  /**
   * A text between the fields, in Markdown; {{ expression }} stands for its value.
   */
  text: string;
  /**
   * CEL: the text is shown while this is true.
   */
  visibleWhen?: ExpressionFile;
  group?: undefined;
  rows?: undefined;
  enabledWhen?: undefined;
  whenHidden?: undefined;
  matrix?: undefined;
  fields?: undefined;
  tab?: undefined;
  step?: undefined;
}

export interface FieldFile {
  /**
   * The control: one of ours, or one of RJSF's own.
   */
  'ui:widget'?: string;
  /**
   * The label, in place of the entity's; {{ expression }} stands for its value.
   */
  'ui:title'?: string;
  /**
   * A line below the field; {{ expression }} stands for its value.
   */
  'ui:help'?: string;
  /**
   * What the control needs to know, e.g. the call it searches with.
   */
  'ui:options'?: {
    [k: string]: Json | undefined;
  };
  /**
   * CEL: the field is shown while this is true.
   */
  visibleWhen?: ExpressionFile;
  /**
   * CEL: the field can be changed while this is true.
   */
  enabledWhen?: ExpressionFile;
  /**
   * CEL: the value follows this and cannot be typed, but for while enabledWhen is true.
   */
  derive?: ExpressionFile;
  /**
   * What becomes of the value when the field hides.
   */
  whenHidden?: 'keep' | 'clear';
  /**
   * Fields that are unticked when this one is ticked.
   */
  clears?: readonly string[];
  /**
   * Access rule for seeing the field in this form.
   */
  access?: string;
  /**
   * CEL: a line under the field that follows what is typed.
   */
  feedback?: ExpressionFile;
  choices?: ChoicesFile;
  /**
   * CEL for each parameter of the call that finds the choices or the codes; inputs.text is what was typed.
   */
  query?: {
    [k: string]: ExpressionFile;
  };
  /**
   * What a code search, or a choice of a value set, puts into other fields when something is picked.
   */
  fills?: {
    /**
     * Field path that has a value only while what was picked stands: it is emptied, with all that was filled, when the text is changed by hand. Of a choice, the field itself.
     */
    mark: string;
    /**
     * An object whose leaves are CEL over item, what was picked.
     */
    with: TemplateFile;
  };
  check?: CheckFile;
  rows?: RowsFile;
}
/**
 * What may be chosen.
 */
export interface ChoicesFile {
  /**
   * CEL over item, one of the choices with its columns: whether it is offered.
   */
  where?: ExpressionFile;
  /**
   * Call whose rows are the choices.
   */
  call?: string;
  /**
   * Path of what is stored of a row, with dots.
   */
  value?: string;
  /**
   * Path of what is read of a row, with dots.
   */
  label?: string;
  /**
   * CEL over item: what people call a row, where the field names a row of an open record (x-reference with rows).
   */
  rowName?: ExpressionFile;
}
/**
 * The call that is made when a value was chosen or the field is left.
 */
export interface CheckFile {
  /**
   * The call that answers.
   */
  call: string;
  /**
   * CEL for each parameter of a call that only reads.
   */
  query?: {
    [k: string]: ExpressionFile;
  };
  /**
   * CEL for each property that is sent.
   */
  body?: {
    [k: string]: ExpressionFile;
  };
  /**
   * CEL: the call is made only while this is true.
   */
  when?: ExpressionFile;
  /**
   * CEL over answer: whether to warn.
   */
  warns: ExpressionFile;
  /**
   * The warning.
   */
  message: string;
  /**
   * Other warnings: the first whose condition holds is shown in place of message.
   */
  messageWhen?: {
    /**
     * CEL over what the form's expressions read, and answer. blank(old) while something new is added.
     */
    when: ExpressionFile;
    /**
     * The warning.
     */
    message: string;
  }[];
  /**
   * Said when the check itself fails.
   */
  failure?: string;
  /**
   * Further fields that the call depends on: it is made when they are left, too.
   */
  also?: readonly string[];
  /**
   * What the answer makes of the value, offered under the warning: nothing is taken until somebody presses it.
   */
  offers?: {
    /**
     * CEL over answer: whether there is something to offer.
     */
    when: ExpressionFile;
    /**
     * CEL over answer: what stands on the button.
     */
    text: ExpressionFile;
    /**
     * An object whose leaves are CEL over answer: what fields get when it is pressed.
     */
    with: TemplateFile;
  };
  /**
   * Rows of the answer that stand under the warning.
   */
  lists?: {
    /**
     * The property of the answer that has them; an object is one row.
     */
    rows: string;
    /**
     * The entity that a row is of; without it, a row is whatever the answer has, such as a text.
     */
    entity?: string;
    /**
     * CEL over item: which rows stand there; without it, all of them.
     */
    where?: ExpressionFile;
    /**
     * CEL over item: what people call a row.
     */
    rowName: ExpressionFile;
    /**
     * Page of a row, opened beside this one; {path} is filled from the row.
     */
    link?: string;
  };
}
/**
 * The list is edited as a table of rows.
 */
export interface RowsFile {
  /**
   * Fields of a row, from the left.
   */
  columns: readonly string[];
  /**
   * What one row is called, as in Add {item}.
   */
  item: string;
  /**
   * So many rows at least.
   */
  least?: number;
  /**
   * CEL for a number: so many rows at most. Beyond that none can be added; what is stored is for a rule to say.
   */
  most?: ExpressionFile;
  /**
   * CEL over self, a row: the text that it has in a list of the rows; the chosen one is edited beside that.
   */
  listedAs?: ExpressionFile;
  /**
   * true: each row is a panel with its fields below each other, not a line of a table.
   */
  panels?: true;
  /**
   * true: the order of the rows says something; they can be moved.
   */
  ordered?: true;
}

/**
 * CEL; a list of texts is joined by one space.
 */
export type ExpressionFile = string | readonly string[];

/**
 * An object whose leaves are CEL; a list of objects is a list.
 */
export interface TemplateFile {
  [k: string]: ExpressionFile | TemplateFile | readonly TemplateFile[];
}
