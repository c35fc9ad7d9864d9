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
   * The entity of the open record.
   */
  entity: string;
  /**
   * Access rule for seeing the card.
   */
  access?: string;
  /**
   * Call that saves the record.
   */
  save?: string;
  /**
   * Expressions over what the card knows, by the names that its others call them by: name().
   */
  expressions?: {
    [k: string]: ExpressionFile;
  };
  /**
   * Further records that facts and actions read, by the name they have in expressions.
   */
  with?: {
    [k: string]: CompanionFile;
  };
  columns: {
    title?: string;
    facts: readonly FactFile[];
  }[];
  /**
   * What has to be known of the record, over its facts; and what is asked before an action.
   */
  notices?: readonly NoticeFile[];
  workflow?: CardWorkflowFile;
  /**
   * Menus of its own beside the one of further actions, by name.
   */
  menus?: {
    [k: string]: CardMenuFile;
  };
  actions?: readonly ActionFile[];
}
export interface CompanionFile {
  /**
   * A call that answers with one record or a list.
   */
  call: string;
  /**
   * CEL over self by parameter; a list of the record's own rows needs none.
   */
  query?: {
    [k: string]: ExpressionFile;
  };
  /**
   * CEL over item: which of the listed records count.
   */
  where?: ExpressionFile;
  /**
   * Takes the first row of a list instead of the list.
   */
  one?: boolean;
  /**
   * Path of the date or time by which the newest is taken from a list.
   */
  latest?: string;
}
/**
 * Offers the events of a workflow that people raise themselves, in the menu.
 */
export interface CardWorkflowFile {
  /**
   * The workflow.
   */
  name: string;
  /**
   * The call that raises an event.
   */
  call: string;
  /**
   * What the call is sent: CEL over self, and inputs.event and inputs.payload.
   */
  body: SentObjectFile;
  /**
   * The form that asks what an event brings, by the event's name.
   */
  forms?: {
    [k: string]: string;
  };
}
export interface CardMenuFile {
  /**
   * The words on its button.
   */
  title: string;
  query?: QueryFile;
  files?: FilesFile;
}

export interface NoticeFile {
  /**
   * The sentence, or @ with the name of a message of product.json.
   */
  text: string;
  /**
   * CEL over self and what the card reads beside it: shown while it is true.
   */
  when?: ExpressionFile;
  /**
   * CEL: a list of texts under the sentence, such as what it is about. Shown only while there are any.
   */
  items?: ExpressionFile;
  /**
   * How it looks; info where it is left out.
   */
  tone?: 'info' | 'warning';
  /**
   * Names of actions of the card: the notice is shown once more in their dialogs.
   */
  before?: readonly string[];
}

export interface FactFile {
  /**
   * Field path with dots; title and look come from the field.
   */
  field?: string;
  /**
   * CEL over self and what the card reads beside it; the texts of a list take a line each.
   */
  value?: ExpressionFile;
  /**
   * A part made by hand.
   */
  part?: string;
  title?: string;
  /**
   * How the value is shown.
   */
  cell?: string;
  /**
   * Value set of the words.
   */
  codes?: string;
  /**
   * CEL: a smaller line below, such as how a figure was worked out.
   */
  note?: ExpressionFile;
  /**
   * CEL: shown only while it is true.
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
  name: string;
  /**
   * The words on the button.
   */
  title?: string;
  /**
   * Where it stands: as a button (bar), in the menu of further actions (menu), or in a menu of the card, by its name.
   */
  in?: string;
  /**
   * Access rule for doing it.
   */
  access?: string;
  /**
   * CEL: offered only while it is true.
   */
  when?: ExpressionFile;
  /**
   * Opens this form: over the record (with what set gives), or for the call's inputs.
   */
  form?: string;
  /**
   * CEL by JSON Pointer: the values to save.
   */
  set?: {
    [k: string]: ExpressionFile;
  };
  /**
   * Makes this call, then shows the record anew.
   */
  call?: string;
  /**
   * What the call is sent; every text is CEL.
   */
  body?: SentObjectFile;
  query?: QueryFile;
  files?: FilesFile;
  /**
   * Leads to this page of the app; {path} is filled from the record, with call from the record that it has saved.
   */
  page?: string;
  /**
   * Opens this address in a new window; {path} is filled from the record.
   */
  open?: string;
  /**
   * A part made by hand.
   */
  part?: string;
  /**
   * The question that is asked before.
   */
  confirm?: {
    title: string;
    text: string;
    /**
     * The words of the button that does it.
     */
    yes: string;
    /**
     * The words of the safe button.
     */
    no?: string;
  };
}

/**
 * The parameters of a call that only reads; every text is CEL. What a menu says goes for all of its actions.
 */
export interface QueryFile {
  [k: string]: ExpressionFile;
}

/**
 * Saves the files whose addresses the call answers.
 */
export interface FilesFile {
  /**
   * CEL over answer: an address, or a list of them.
   */
  address: ExpressionFile;
  /**
   * CEL over answer: sentences about what the files lack.
   */
  warnings?: ExpressionFile;
  /**
   * The call that hands out what has an address of the gateway's own.
   */
  call: string;
}

export type SentFile = ExpressionFile | SentObjectFile;

export interface SentObjectFile {
  [k: string]: SentFile;
}

/**
 * CEL; a list of texts is joined by one space.
 */
export type ExpressionFile = string | readonly string[];
