// GENERATED from engine/compiler/kinds/form/form.meta.json by engine/compiler; do not edit; run npm run schemas
import type { Json } from '../../core/json/json.ts';

/**
 * What people fill in: which fields, in which order, and when each is shown.
 */
export interface FormFile {
  /**
   * The kind of record that people fill in with the form.
   */
  entity: string;
  /**
   * The kind of the open record that the form is about, where its own does not belong to one.
   */
  over?: string;
  /**
   * What stands where on the form, from the top.
   */
  layout: readonly NodeFile[];
  /**
   * What is special about each field on this form.
   */
  fields?: {
    [k: string]: FieldFile;
  };
  /**
   * Values that something new begins with, also of fields that the form does not show.
   */
  initial?: {
    [k: string]: Json | undefined;
  };
  /**
   * Values that are worked out for something new when the form opens, by field.
   */
  prefill?: {
    [k: string]: ExpressionFile;
  };
  /**
   * An edit is stored while somebody types, whenever they rest and nothing is wrong.
   */
  autosave?: true;
  /**
   * Questions that have to be answered before it is saved.
   */
  confirm?: readonly QuestionFile[];
  /**
   * Buttons over the form of something new, each of which fills values in and saves.
   */
  presets?: readonly PresetFile[];
  preview?: PreviewFile;
  /**
   * The records that are stored in place of what was asked.
   */
  yields?: readonly YieldFile[];
}
export interface QuestionFile {
  /**
   * The question is asked only while this is true.
   */
  when: ExpressionFile;
  /**
   * What stands over the question.
   */
  title: string;
  /**
   * What people are asked.
   */
  text: string;
  /**
   * What stands on the button that saves.
   */
  yes: string;
  /**
   * What stands on the button that leads back to the form.
   */
  no: string;
}
export interface PresetFile {
  /**
   * What stands on the button.
   */
  title: string;
  /**
   * The button is there only while this is true.
   */
  when?: ExpressionFile;
  /**
   * Values that are filled in before it is saved, by field.
   */
  set: {
    [k: string]: ExpressionFile;
  };
}
/**
 * What the values would find is shown beside the form while somebody fills it in.
 */
export interface PreviewFile {
  /**
   * The call that answers.
   */
  call: string;
  /**
   * What the call is sent, each value by its name.
   */
  body: {
    [k: string]: ExpressionFile;
  };
  /**
   * What one of them is called.
   */
  item: string;
  /**
   * What several are called.
   */
  items: string;
}
export interface YieldFile {
  /**
   * Which kind of record is stored.
   */
  entity: string;
  /**
   * The record is stored only while this is true.
   */
  when?: ExpressionFile;
  /**
   * What the fields of the record get.
   */
  record: TemplateFile;
}

export type NodeFile =
  | readonly string[]
  | {
      /**
       * What stands over the group; it may stay blank.
       */
      group?: string;
      /**
       * What stands in the group, from the top.
       */
      rows: readonly NodeFile[];
      /**
       * People see the group only while this is true.
       */
      visibleWhen?: ExpressionFile;
      /**
       * People can change its fields only while this is true.
       */
      enabledWhen?: ExpressionFile;
      /**
       * What becomes of what was entered when the group hides.
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
       * What stands on the tab.
       */
      tab: string;
      /**
       * What stands in the tab, from the top.
       */
      rows: readonly NodeFile[];
      /**
       * People see the tab only while this is true.
       */
      visibleWhen?: ExpressionFile;
      /**
       * People can change its fields only while this is true.
       */
      enabledWhen?: ExpressionFile;
      /**
       * What becomes of what was entered when the tab hides.
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
       * What stands over a step, which is left once nothing in it is wrong.
       */
      step: string;
      /**
       * What the step asks, from the top.
       */
      rows: readonly NodeFile[];
      /**
       * People come to the step only while this is true.
       */
      visibleWhen?: ExpressionFile;
      /**
       * People can change its fields only while this is true.
       */
      enabledWhen?: ExpressionFile;
      /**
       * Keeps or clears entered values when the step hides.
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
   * What stands over the table of choices.
   */
  matrix: string;
  /**
   * Fields with the same choices, a line for each.
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
   * What people read there.
   */
  text: string;
  /**
   * People see the text only while this is true.
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
   * How the field is asked, for example as a long text or with a list to choose from.
   */
  'ui:widget'?: string;
  /**
   * What people read at the field on this form, in place of its own title.
   */
  'ui:title'?: string;
  /**
   * A line below the field.
   */
  'ui:help'?: string;
  /**
   * A hint that stands in the field while it is blank.
   */
  'ui:placeholder'?: string;
  /**
   * People see the value and cannot change it.
   */
  'ui:readonly'?: true;
  /**
   * What this way of asking needs to know, such as where it looks codes up.
   */
  'ui:options'?: {
    [k: string]: Json | undefined;
  };
  /**
   * People see the field only while this is true.
   */
  visibleWhen?: ExpressionFile;
  /**
   * People can change the field only while this is true.
   */
  enabledWhen?: ExpressionFile;
  /**
   * The value that the field always has; nobody types it.
   */
  derive?: ExpressionFile;
  /**
   * What becomes of what was entered when the field hides.
   */
  whenHidden?: 'keep' | 'clear';
  /**
   * Boxes that are unticked when this one is ticked.
   */
  clears?: readonly string[];
  /**
   * Access rule for seeing the field on this form.
   */
  access?: string;
  /**
   * A line under the field that follows what is typed, such as a reading of it.
   */
  feedback?: ExpressionFile;
  choices?: ChoicesFile;
  /**
   * What the call that finds the choices is asked with.
   */
  query?: {
    [k: string]: ExpressionFile;
  };
  /**
   * What goes into other fields when something is picked here.
   */
  fills?: {
    /**
     * The field that is emptied, with all that was filled, when somebody changes the picked text.
     */
    mark: string;
    /**
     * The value of each field that is filled.
     */
    with: TemplateFile;
  };
  check?: CheckFile;
  rows?: RowsFile;
}
/**
 * Which choices the field offers, and what they are called.
 */
export interface ChoicesFile {
  /**
   * Only choices that make this true are offered.
   */
  where?: ExpressionFile;
  /**
   * The call whose rows are the choices, in place of the field's value set.
   */
  call?: string;
  /**
   * The field of a row that is stored.
   */
  value?: string;
  /**
   * The field of a row that people read.
   */
  label?: string;
  /**
   * What people read for a row of the open record, where the field names one.
   */
  rowName?: ExpressionFile;
}
/**
 * What the server is asked when the field is left, to warn if need be.
 */
export interface CheckFile {
  /**
   * The call that answers.
   */
  call: string;
  /**
   * What a call that only reads is asked with.
   */
  query?: {
    [k: string]: ExpressionFile;
  };
  /**
   * What the call is sent, each value by its name.
   */
  body?: {
    [k: string]: ExpressionFile;
  };
  /**
   * The server is asked only while this is true.
   */
  when?: ExpressionFile;
  /**
   * People are warned while this is true of the answer.
   */
  warns: ExpressionFile;
  /**
   * What people read then.
   */
  message: string;
  /**
   * Warnings for particular cases; the first that fits is shown.
   */
  messageWhen?: {
    /**
     * The warning is shown while this is true.
     */
    when: ExpressionFile;
    /**
     * What people read then.
     */
    message: string;
  }[];
  /**
   * What people read when the server could not be asked.
   */
  failure?: string;
  /**
   * Further fields: the server is asked as well when one of them is left.
   */
  also?: readonly string[];
  /**
   * A button under the warning that takes over what the server proposes.
   */
  offers?: {
    /**
     * The button is there only while this is true of the answer.
     */
    when: ExpressionFile;
    /**
     * What stands on the button.
     */
    text: ExpressionFile;
    /**
     * The value of each field when it is pressed.
     */
    with: TemplateFile;
  };
  /**
   * Rows of the answer that stand under the warning.
   */
  lists?: {
    /**
     * Where the answer has them.
     */
    rows: string;
    /**
     * What one row is.
     */
    entity?: string;
    /**
     * Only rows that make this true are listed.
     */
    where?: ExpressionFile;
    /**
     * What people read for a row.
     */
    rowName: ExpressionFile;
    /**
     * The page of a row, opened beside this one; names in braces are filled in from the row.
     */
    link?: string;
  };
}
/**
 * How the rows of the list are edited.
 */
export interface RowsFile {
  /**
   * The fields of a row, from the left.
   */
  columns: readonly string[];
  /**
   * What one row is called, as in “Add {item}”.
   */
  item: string;
  /**
   * So many rows are always there.
   */
  least?: number;
  /**
   * No further row can be added beyond so many.
   */
  most?: ExpressionFile;
  /**
   * What stands for a row in the list of them, with the chosen one beside it.
   */
  listedAs?: ExpressionFile;
  /**
   * The fields of a row stand below each other, not in a line of a table.
   */
  panels?: true;
  /**
   * People can move the rows.
   */
  ordered?: true;
}

export type ExpressionFile = string | readonly string[];

export interface TemplateFile {
  [k: string]: ExpressionFile | TemplateFile | readonly TemplateFile[];
}
