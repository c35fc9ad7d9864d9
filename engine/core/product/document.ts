import type { Expression } from '../expressions/scope.ts';

/** Words and expressions in turn, by language (BCP 47); `*` stands for every language. */
export type DocumentMessages = Readonly<Record<string, readonly (string | Expression)[]>>;

/** A printed document about one record. */
export interface DocumentDescriptor {
  readonly name: string;
  readonly title: DocumentMessages;
  readonly entity: string;
  /** The languages that it is written in; the first one where another is wanted. */
  readonly languages: readonly string[];
  /** The language that is wanted. */
  readonly language?: Expression<string>;
  readonly size: 'normal' | 'large';
  /** Records that belong to the record, by the names that expressions use. */
  readonly with: Readonly<Record<string, DocumentRecords>>;
  /** Reasons not to print: nothing is printed while one of these is true, and its message gives the reason. */
  readonly refuses: readonly DocumentRemark[];
  readonly warnings: readonly DocumentRemark[];
  /** Text in a frame at the upper edge of every page, while it is not blank. */
  readonly stamp?: DocumentMessages;
  /** Lines at the head and the foot of every page. */
  readonly header: readonly DocumentLine[];
  readonly footer: readonly DocumentLine[];
  /** The words of a page's number, over `page` and `pages`. */
  readonly number?: DocumentMessages;
  readonly blocks: readonly DocumentBlock[];
}

export interface DocumentLine {
  readonly words: DocumentMessages;
  readonly isStrong: boolean;
}

/** A list of records, or one of them where `by` or `latest` stands. */
export interface DocumentRecords {
  readonly entity: string;
  /** Filter of the records, over `item`. */
  readonly where?: Expression<boolean>;
  /** Field path that the list is sorted by, as people read it. */
  readonly sort?: string;
  /** The input that names the record by its `_id`; one that is not there is not found. */
  readonly by?: string;
  /** Field paths of moments: the first one that a record has counts, and the newest record is taken. */
  readonly latest?: readonly string[];
}

export interface DocumentRemark {
  readonly when: Expression<boolean>;
  readonly message: DocumentMessages;
}

export type DocumentBlock = { readonly when?: Expression<boolean> } & (
  | { readonly kind: 'heading'; readonly words: DocumentMessages; readonly level: number }
  | { readonly kind: 'text'; readonly words: DocumentMessages; readonly style: 'normal' | 'strong' | 'small' }
  /** Lines one below the other; blank ones are left out. */
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
  /** A new page that begins as a letter. */
  | {
      readonly kind: 'letterhead';
      readonly sender: readonly DocumentMessages[];
      readonly recipient: readonly DocumentMessages[];
      readonly details: readonly DocumentLine[];
    }
  /** The end of a letter, with room to sign by hand. */
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

/** A list that expressions can name, and over `item` which of its rows count. */
export interface DocumentRows {
  readonly from: Expression;
  readonly where?: Expression<boolean>;
}

export interface DocumentColumn {
  readonly title: DocumentMessages;
  readonly value: DocumentMessages;
  /** Share of the width beside the other columns. */
  readonly width: number;
}
