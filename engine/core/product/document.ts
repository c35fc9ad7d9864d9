import type { Expression } from '../expressions/scope.ts';

/** Alternating texts and expressions, by language (BCP 47); `*` stands for every language. */
export type DocumentMessages = Readonly<Record<string, readonly (string | Expression)[]>>;

/** Printed document about one record. */
export interface DocumentDescriptor {
  readonly name: string;
  readonly title: DocumentMessages;
  readonly entity: string;
  /** Languages of the document. The first is used if the wanted language is missing. */
  readonly languages: readonly string[];
  /** Language to print in, if it is among `languages`. */
  readonly language?: Expression<string>;
  readonly size: 'normal' | 'large';
  /** Records that belong to the document's record, by their names in expressions. */
  readonly with: Readonly<Record<string, DocumentRecords>>;
  /** Reasons not to print: while the condition of one is true, its message is shown and nothing is printed. */
  readonly refuses: readonly DocumentRemark[];
  readonly warnings: readonly DocumentRemark[];
  /** Text in a frame at the upper edge of every page; no frame where the text is blank. */
  readonly stamp?: DocumentMessages;
  /** Lines at the head and the foot of every page. */
  readonly header: readonly DocumentLine[];
  readonly footer: readonly DocumentLine[];
  /** Text of the page number, over `page` and `pages`. */
  readonly number?: DocumentMessages;
  readonly blocks: readonly DocumentBlock[];
}

export interface DocumentLine {
  readonly words: DocumentMessages;
  readonly isStrong: boolean;
}

/** Records that a document reads: a list, or a single record with `by`, `named` or `latest`. */
export interface DocumentRecords {
  readonly entity: string;
  /** Filter of the records, over `item`. */
  readonly where?: Expression<boolean>;
  /** Field path by whose text the list is sorted, ignoring case and accents. */
  readonly sort?: string;
  /** Input that holds the `_id` of the record; a missing record is reported as not found. */
  readonly by?: string;
  /** Reference of the document's record to a single record of the entity. */
  readonly named?: { readonly at: string; readonly by: string };
  /**
   * Field paths of dates. The first one that a record has is the date of the record; the newest record is
   * taken.
   */
  readonly latest?: readonly string[];
}

export interface DocumentRemark {
  readonly when: Expression<boolean>;
  readonly message: DocumentMessages;
}

export type DocumentBlock = { readonly when?: Expression<boolean> } & (
  | { readonly kind: 'heading'; readonly words: DocumentMessages; readonly level: number }
  | { readonly kind: 'text'; readonly words: DocumentMessages; readonly style: 'normal' | 'strong' | 'small' }
  /** Lines below each other, without blank ones. */
  | { readonly kind: 'lines' | 'list' | 'choices'; readonly items: readonly DocumentMessages[] }
  | {
      readonly kind: 'table';
      readonly rows: DocumentRows;
      readonly columns: readonly DocumentColumn[];
      readonly empty?: DocumentMessages;
    }
  | {
      readonly kind: 'each';
      readonly rows: DocumentRows;
      readonly blocks: readonly DocumentBlock[];
      readonly empty?: DocumentMessages;
    }
  /** Letterhead, which begins a new page. */
  | {
      readonly kind: 'letterhead';
      readonly sender: readonly DocumentMessages[];
      readonly recipient: readonly DocumentMessages[];
      readonly details: readonly DocumentLine[];
    }
  /** End of a letter, with room for a signature. */
  | {
      readonly kind: 'signature';
      readonly closing: DocumentMessages;
      readonly items: readonly DocumentMessages[];
    }
  /** Lines to write on by hand. */
  | { readonly kind: 'write'; readonly words: DocumentMessages; readonly lines: number }
  | { readonly kind: 'break' }
  /** Blocks that stay on one page where one page can hold them. */
  | { readonly kind: 'whole'; readonly blocks: readonly DocumentBlock[] }
);

/** List of rows from an expression, filtered by a condition over `item`. */
export interface DocumentRows {
  readonly from: Expression;
  readonly where?: Expression<boolean>;
}

export interface DocumentColumn {
  readonly title: DocumentMessages;
  readonly value: DocumentMessages;
  /** Share of the width, relative to the other columns. */
  readonly width: number;
}
