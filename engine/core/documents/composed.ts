/** A document with every word in its place: what a printer draws, without anything left to work out. */
export interface ComposedDocument {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly size: 'normal' | 'large';
  /** Printed in a frame at the upper edge of every page. */
  readonly stamp?: string;
  readonly header: readonly ComposedLine[];
  readonly footer: readonly ComposedLine[];
  /** The product's remark about its data on every page, such as that they are invented. */
  readonly notice?: string;
  /** The text of a page's number. */
  readonly numberOf: (page: number, pages: number) => string;
  readonly blocks: readonly ComposedBlock[];
  /** Sentences about what the document lacks, for the person who prints it. */
  readonly warnings: readonly string[];
}

export interface ComposedLine {
  readonly text: string;
  readonly isStrong: boolean;
}

export type ComposedBlock =
  | { readonly kind: 'heading'; readonly text: string; readonly level: number }
  | { readonly kind: 'text'; readonly text: string; readonly style: 'normal' | 'strong' | 'small' }
  | { readonly kind: 'lines'; readonly items: readonly string[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'choices'; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly { readonly title: string; readonly width: number }[];
      /** The texts of each row, one a column. */
      readonly rows: readonly (readonly string[])[];
    }
  | {
      readonly kind: 'letterhead';
      readonly sender: readonly string[];
      readonly recipient: readonly string[];
      readonly details: readonly ComposedLine[];
    }
  | { readonly kind: 'signature'; readonly closing: string; readonly items: readonly string[] }
  | { readonly kind: 'write'; readonly text: string; readonly lines: number }
  | { readonly kind: 'break' }
  /** Blocks that stay on one page where one page can hold them. */
  | { readonly kind: 'whole'; readonly blocks: readonly ComposedBlock[] };
