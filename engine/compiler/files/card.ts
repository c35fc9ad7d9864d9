// GENERATED from engine/compiler/kinds/card/card.meta.json by engine/compiler; do not edit; run npm run schemas
/**
 * Facts about one open record in columns, and what may be done with it.
 */
export interface CardFile {
  /**
   * What the card is called in its box.
   */
  title: string;
  /**
   * The kind of record that the card shows facts of.
   */
  entity: string;
  /**
   * Access rule for seeing the card.
   */
  access?: string;
  /**
   * The call that saves the record when an action has changed it.
   */
  save?: string;
  /**
   * Expressions that others of the card use by their names, so that they are written once.
   */
  expressions?: {
    [k: string]: ExpressionFile;
  };
  /**
   * Other records that facts and actions of the card may use, each under a name.
   */
  with?: {
    [k: string]: CompanionFile;
  };
  /**
   * The columns of the card, from the left, each with its facts.
   */
  columns: {
    /**
     * What stands over the column.
     */
    title?: string;
    /**
     * How wide the column is beside the others, which are 1. From 2 on, its facts stand in two rows beside each other.
     */
    width?: number;
    /**
     * What the column shows, from the top.
     */
    facts: readonly FactFile[];
  }[];
  /**
   * Sentences over the facts that somebody has to know of the record.
   */
  notices?: readonly NoticeFile[];
  /**
   * What the record may need now, the most pressing first: the page says the first ones that hold and offers what does them.
   */
  next?: readonly NextStepFile[];
  workflow?: CardWorkflowFile;
  /**
   * Menus of the card's own, beside the one with further actions.
   */
  menus?: {
    [k: string]: CardMenuFile;
  };
  /**
   * What people may do with the record: buttons and lines of a menu.
   */
  actions?: readonly ActionFile[];
}
export interface CompanionFile {
  /**
   * The call that answers one record or a list.
   */
  call: string;
  /**
   * What the call is asked with, by name; a list of the record's own rows needs nothing.
   */
  query?: {
    [k: string]: ExpressionFile;
  };
  /**
   * Only listed records that make this true count.
   */
  where?: ExpressionFile;
  /**
   * Takes the first record of the list and not the list.
   */
  one?: boolean;
  /**
   * Takes the one record with the newest date in this field.
   */
  latest?: string;
  /**
   * Takes so many of the newest records, the newest first, and not one alone.
   */
  most?: number;
}
/**
 * Offers what can happen next in a workflow, in the menu of the card.
 */
export interface CardWorkflowFile {
  /**
   * The workflow whose events are offered.
   */
  name: string;
  /**
   * The call that makes an event happen.
   */
  call: string;
  /**
   * What the call is sent, each value by its name.
   */
  body: SentObjectFile;
  /**
   * The form that asks what an event needs to know, by the name of the event.
   */
  forms?: {
    [k: string]: string;
  };
}
export interface CardMenuFile {
  /**
   * What stands on the button that opens the menu.
   */
  title: string;
  /**
   * What the calls of all its actions are asked with.
   */
  query?: QueryFile;
  /**
   * All its actions save the files that their calls answer.
   */
  files?: FilesFile;
}

export interface NextStepFile {
  /**
   * The step is needed only while this is true.
   */
  when: ExpressionFile;
  /**
   * What people read: what is needed, and why now.
   */
  text: ExpressionFile;
  /**
   * The actions of the card that do it, the usual one first. Who may take none of them does not see the step.
   */
  actions: readonly string[];
}

export interface NoticeFile {
  /**
   * The sentence that people read.
   */
  text: string;
  /**
   * People see the notice only while this is true.
   */
  when?: ExpressionFile;
  /**
   * Texts that stand below the sentence, such as what it is about; without any, the notice is not shown.
   */
  items?: ExpressionFile;
  /**
   * Whether it informs or warns.
   */
  tone?: 'info' | 'warning';
  /**
   * Actions of the card in whose dialogs the notice is shown once more.
   */
  before?: readonly string[];
}

export interface FactFile {
  /**
   * The field that is shown; its title and look come with it.
   */
  field?: string;
  /**
   * What is shown, where it is not simply a field.
   */
  value?: ExpressionFile;
  /**
   * A programmed piece of the page that is shown here.
   */
  part?: string;
  /**
   * What stands before the value, in place of the field's own title.
   */
  title?: string;
  /**
   * How the value is shown, for example as a date or a telephone number.
   */
  cell?: string;
  /**
   * The value set with the words that are shown for the stored value.
   */
  codes?: string;
  /**
   * A remark below the value, such as how a figure was worked out.
   */
  note?: ExpressionFile;
  /**
   * People see the fact only while this is true.
   */
  when?: ExpressionFile;
  /**
   * Access rule for seeing the fact.
   */
  access?: string;
  /**
   * What stands there while there is no value.
   */
  empty?: string;
}

export interface ActionFile {
  /**
   * A short name of the action that no other of the card has.
   */
  name: string;
  /**
   * What people read on the button or in the menu.
   */
  title?: string;
  /**
   * As a button, in the menu of further actions, in a menu of the card by its name, or only where it comes next.
   */
  in?: string;
  /**
   * Access rule for doing it; nobody else sees it.
   */
  access?: string;
  /**
   * People see the action only while this is true.
   */
  when?: ExpressionFile;
  /**
   * The tab whose form for something new is opened.
   */
  add?: string;
  /**
   * The form that opens over the record, or that asks what the call needs.
   */
  form?: string;
  /**
   * The values that fields of the record get, by field.
   */
  set?: {
    [k: string]: ExpressionFile;
  };
  /**
   * The call that is made; the record is shown anew afterwards.
   */
  call?: string;
  /**
   * What the call is sent, each value by its name.
   */
  body?: SentObjectFile;
  /**
   * What a call that only reads is asked with.
   */
  query?: QueryFile;
  /**
   * Saves the files that the call answers on the user's computer.
   */
  files?: FilesFile;
  /**
   * The page of the product that is opened; names in braces are filled in from the record.
   */
  page?: string;
  /**
   * An address that is opened in a new window; names in braces are filled in from the record.
   */
  open?: string;
  /**
   * A programmed button in the place of this action.
   */
  part?: string;
  /**
   * The question that has to be answered before anything happens.
   */
  confirm?: {
    /**
     * What stands over the question.
     */
    title: string;
    /**
     * What somebody is about to do, and what follows from it.
     */
    text: string;
    /**
     * What stands on the button that goes on.
     */
    yes: string;
    /**
     * What stands on the safe button.
     */
    no?: string;
  };
}

export interface QueryFile {
  [k: string]: ExpressionFile;
}

/**
 * Saves the files whose addresses the call answers.
 */
export interface FilesFile {
  /**
   * Where the answer says that the files are.
   */
  address: ExpressionFile;
  /**
   * Sentences of the answer about what the files lack.
   */
  warnings?: ExpressionFile;
  /**
   * Call that downloads files stored by the product.
   */
  call: string;
}

export type SentFile = ExpressionFile | SentObjectFile;

export interface SentObjectFile {
  [k: string]: SentFile;
}

export type ExpressionFile = string | readonly string[];
