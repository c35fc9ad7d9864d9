/** A document with every word in its place: what a printer draws, without anything left to work out. */
export interface ComposedDocument {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly size: 'normal' | 'large';
  readonly header: readonly string[];
  readonly footer: readonly string[];
  readonly blocks: readonly ComposedBlock[];
  /** What the document lacks, in sentences for whoever prints it. */
  readonly warnings: readonly string[];
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
  | { readonly kind: 'write'; readonly text: string; readonly lines: number }
  | { readonly kind: 'break' };
