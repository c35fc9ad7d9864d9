// GENERATED from engine/compiler/kinds/document/document.meta.json by engine/compiler; do not edit; run npm run schemas
/**
 * A document about one record that is printed, or a part that several documents share.
 */
export interface DocumentFile {
  /**
   * What the document is called, in its own languages.
   */
  title: MessageFile;
  /**
   * One sentence that says what the document is for.
   */
  description: string;
  /**
   * The kind of record that the document is printed for.
   */
  entity: string;
  /**
   * The languages that it is written in; the first one is used where another is wanted.
   */
  languages?: readonly string[];
  /**
   * What says in which language it is printed.
   */
  language?: ExpressionFile;
  /**
   * How large the words are printed.
   */
  size?: 'normal' | 'large';
  /**
   * Another document whose language, header, footer and records are used here too.
   */
  page?: string;
  /**
   * Names of texts that are given when somebody prints it.
   */
  inputs?: readonly string[];
  /**
   * Records that belong to the record, each kind under the name that the document uses.
   */
  with?: {
    [k: string]: RecordsFile;
  };
  /**
   * Nothing is printed while one of these is true, and people read why.
   */
  refuses?: RemarksFile;
  /**
   * People read these remarks beside the document while they are true.
   */
  warnings?: RemarksFile;
  /**
   * Words in a frame at the top of every page, such as that it is a draft.
   */
  stamp?: MessageFile;
  /**
   * Lines at the top of every page that does not begin a letter.
   */
  header?: RunningLinesFile;
  /**
   * Lines at the bottom of every page, beside its number.
   */
  footer?: RunningLinesFile;
  /**
   * How the number of a page is written.
   */
  number?: MessageFile;
  /**
   * What is printed, from the top.
   */
  blocks?: BlocksFile;
}
export interface RecordsFile {
  /**
   * Which records they are.
   */
  list: string;
  /**
   * Only records that make this true count.
   */
  where?: ExpressionFile;
  /**
   * The field that they are in the order of.
   */
  sort?: string;
  /**
   * The given text that says which one of them is meant.
   */
  by?: string;
  /**
   * The field of the printed record that names the one that is meant, such as its member.
   */
  named?: string;
  /**
   * Takes the newest record, by the first of these dates that it has.
   */
  latest?: readonly string[];
}

export type ExpressionFile = string | readonly string[];

/**
 * Words; {…} stands for the value of an expression. The texts of a list are joined by a space.
 */
export type TextFile = string | readonly string[];

/**
 * A text for every language, or one for each.
 */
export type MessageFile =
  | TextFile
  | {
      [k: string]: TextFile;
    };

export type LinesFile = readonly MessageFile[];

export type LineFile =
  | MessageFile
  | {
      /**
       * Words that are printed in bold.
       */
      strong: MessageFile;
    };
export type RunningLinesFile = readonly LineFile[];

export type RemarksFile = readonly RemarkFile[];

export interface RemarkFile {
  /**
   * The remark holds while this is true.
   */
  when: ExpressionFile;
  /**
   * What people read then.
   */
  message: MessageFile;
}

export type BlocksFile = readonly BlockFile[];

/**
 * One piece of the document, below the one before.
 */
export interface BlockFile {
  /**
   * The block is printed only while this is true.
   */
  when?: ExpressionFile;
  /**
   * Words of a heading.
   */
  heading?: MessageFile;
  /**
   * Whether it is a title, a chapter or a part of one.
   */
  level?: 1 | 2 | 3;
  /**
   * A paragraph of text.
   */
  text?: MessageFile;
  /**
   * Whether the paragraph is normal, bold or small.
   */
  style?: 'normal' | 'strong' | 'small';
  /**
   * Lines one below the other, such as an address; blank ones are left out.
   */
  lines?: LinesFile;
  /**
   * Lines with a dot before each; blank ones are left out.
   */
  list?: LinesFile;
  /**
   * Lines with a box to tick before each.
   */
  choices?: LinesFile;
  /**
   * The rows of a table: further records, or a list of the record.
   */
  table?: string;
  /**
   * Prints the blocks below once for every row of a list.
   */
  each?: string;
  /**
   * Only rows that make this true are printed.
   */
  where?: ExpressionFile;
  /**
   * The columns of the table, from the left.
   */
  columns?: {
    /**
     * What stands over the column.
     */
    title: MessageFile;
    /**
     * What stands in the column; expressions in braces read the row.
     */
    value: MessageFile;
    /**
     * How wide the column is beside the others.
     */
    width?: number;
  }[];
  /**
   * What is printed for every row.
   */
  blocks?: BlocksFile;
  /**
   * Words that stand there where there is nothing to list.
   */
  empty?: MessageFile;
  /**
   * Begins a new page as a letter, with the address where an envelope has its window.
   */
  letterhead?: {
    /**
     * Who sends it: the first line in large letters, the others small.
     */
    sender: LinesFile;
    /**
     * Whom it goes to; blank lines are left out.
     */
    recipient: LinesFile;
    /**
     * Lines beside the address, such as the date.
     */
    details?: RunningLinesFile;
  };
  /**
   * Ends the letter: words of leave, room to sign, then these lines.
   */
  signature?: LinesFile;
  /**
   * What stands over the signature.
   */
  closing?: MessageFile;
  /**
   * What the room to write by hand is for.
   */
  write?: MessageFile;
  /**
   * How many lines of room there are.
   */
  room?: number;
  /**
   * Blocks that stay on one page where they fit.
   */
  whole?: BlocksFile;
  /**
   * Goes on with a new page.
   */
  break?: true;
  /**
   * A document whose blocks are printed here.
   */
  part?: string;
}
