// GENERATED from engine/compiler/kinds/document/document.meta.json by engine/compiler; do not edit; run npm run schemas
/**
 * A document about one record that is printed, or a part that several documents share.
 */
export interface DocumentFile {
  /**
   * What the document is called, in its own languages.
   */
  title: MessageFile;
  description: string;
  /**
   * The entity of the record that it is about.
   */
  entity: string;
  /**
   * The languages that it is written in (BCP 47); the first one where another is wanted. Absent: en.
   */
  languages?: readonly string[];
  /**
   * CEL: the language that is wanted.
   */
  language?: ExpressionFile;
  /**
   * Size of the letters: 11 or 14 points.
   */
  size?: 'normal' | 'large';
  /**
   * Another document whose language, header, footer and records are taken over.
   */
  page?: string;
  /**
   * Names of texts that the call brings.
   */
  inputs?: readonly string[];
  /**
   * Records that belong to the record, by the name that expressions use.
   */
  with?: {
    [k: string]: RecordsFile;
  };
  /**
   * Nothing is printed while one of these is true.
   */
  refuses?: RemarksFile;
  /**
   * Told beside the document while true.
   */
  warnings?: RemarksFile;
  /**
   * Words in a frame at the upper edge of every page, such as that it is a draft; none while they are blank.
   */
  stamp?: MessageFile;
  /**
   * Lines at the head of every page that does not begin with a letterhead.
   */
  header?: RunningLinesFile;
  /**
   * Lines at the foot of every page, beside its number.
   */
  footer?: RunningLinesFile;
  /**
   * The words of a page's number; {page} is the number, {pages} how many there are.
   */
  number?: MessageFile;
  blocks?: BlocksFile;
}
export interface RecordsFile {
  /**
   * Their entity.
   */
  list: string;
  /**
   * CEL over item: which of them count.
   */
  where?: ExpressionFile;
  /**
   * Path of the field that they are sorted by.
   */
  sort?: string;
  /**
   * The input that names one of them by its _id.
   */
  by?: string;
  /**
   * Paths of dates or times: the newest record is taken, by the first of them that it has.
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
       * Words in bold.
       */
      strong: MessageFile;
    };
export type RunningLinesFile = readonly LineFile[];

export type RemarksFile = readonly RemarkFile[];

export interface RemarkFile {
  /**
   * CEL.
   */
  when: ExpressionFile;
  /**
   * What people read; @name is a message of product.json.
   */
  message: MessageFile;
}

export type BlocksFile = readonly BlockFile[];

/**
 * One piece of the document, below the one before.
 */
export interface BlockFile {
  /**
   * CEL: printed only while true.
   */
  when?: ExpressionFile;
  heading?: MessageFile;
  /**
   * 1 for the title, 2 for a chapter, 3 for a part of it.
   */
  level?: 1 | 2 | 3;
  text?: MessageFile;
  style?: 'normal' | 'strong' | 'small';
  /**
   * One below the other, such as an address; blank ones are left out.
   */
  lines?: LinesFile;
  /**
   * With a dot before each; blank ones are left out.
   */
  list?: LinesFile;
  /**
   * With a box to tick before each.
   */
  choices?: LinesFile;
  /**
   * A list that has a name: records of with, or a list in a record, such as book.loans.
   */
  table?: string;
  /**
   * The same, with blocks for each row.
   */
  each?: string;
  /**
   * CEL over item: which rows count.
   */
  where?: ExpressionFile;
  columns?: {
    title: MessageFile;
    /**
     * Words over item.
     */
    value: MessageFile;
    /**
     * Share of the width beside the other columns (1).
     */
    width?: number;
  }[];
  /**
   * What is printed for each row, over item.
   */
  blocks?: BlocksFile;
  /**
   * Words where there is no row.
   */
  empty?: MessageFile;
  /**
   * A new page that begins as a letter: who sends it, the address where an envelope has its window, and fold marks.
   */
  letterhead?: {
    /**
     * The first line is in large letters, the others are small.
     */
    sender: LinesFile;
    /**
     * The address; blank lines are left out.
     */
    recipient: LinesFile;
    /**
     * Lines beside the address, outside of the window.
     */
    details?: RunningLinesFile;
  };
  /**
   * The end of a letter: words of leave, room to sign by hand, then these lines.
   */
  signature?: LinesFile;
  /**
   * The words of leave above the signature.
   */
  closing?: MessageFile;
  /**
   * What room to write by hand is for.
   */
  write?: MessageFile;
  /**
   * Lines of that room (1).
   */
  room?: number;
  /**
   * Blocks that stay on one page where one page can hold them.
   */
  whole?: BlocksFile;
  /**
   * Goes on with a new page.
   */
  break?: true;
  /**
   * Another document, whose blocks stand here.
   */
  part?: string;
}
