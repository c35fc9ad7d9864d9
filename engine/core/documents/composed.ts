/** Document with all texts filled in, ready to be drawn by a printer. */
export interface ComposedDocument {
  readonly title: string;
  /** Language tag (BCP 47). */
  readonly language: string;
  readonly size: 'normal' | 'large';
  /** Text of a stamp in a frame at the upper edge of every page. */
  readonly stamp?: string;
  readonly header: readonly ComposedLine[];
  readonly footer: readonly ComposedLine[];
  /** Product's remark about its data on every page, e.g. that the data are invented. */
  readonly notice?: string;
  /** Formats the page number, given the number of pages. */
  readonly numberOf: (page: number, pages: number) => string;
  readonly blocks: readonly ComposedBlock[];
  /** Sentences about missing parts of the document, for the person who prints it. */
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
      /** Texts of each row, one per column. */
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
