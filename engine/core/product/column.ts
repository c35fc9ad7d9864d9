import type { Expression } from '../expressions/scope.ts';

export interface ColumnDescriptor {
  /** Field path with dots. */
  readonly field: string;
  readonly title: string;
  /** Name of the cell: one of the engine's (`cellNames`), or one that the host registers. */
  readonly cell: string;
  readonly codes?: string;
  readonly isSortable: boolean;
  /** Route template that the cell's text links to, e.g. `/dashboard/patient/{id}`. */
  readonly link?: string;
  /** Value over `item`, shown instead of the field's own. */
  readonly value?: Expression;
  /** Quotation of a source about the row, over `item`, shown by a press; nothing where it is blank. */
  readonly told?: Expression;
  /** Shown only to users who pass this access rule. */
  readonly access?: string;
  /** Hidden while neither the column menu nor a stored search says otherwise; absent: shown. */
  readonly isShown?: false;
  /** A hand-made part that shows the row in place of the text. */
  readonly part?: string;
  /** Badges behind the text: the first whose `when` holds over `item` is shown. */
  readonly badges?: readonly ColumnBadge[];
  /** The words for the values of the field, by the value as text. */
  readonly words?: Readonly<Record<string, string>>;
}

export interface ColumnBadge {
  readonly when: Expression<boolean>;
  readonly text: string;
  /** A sign before the words. */
  readonly sign?: 'check' | 'pencil' | 'plus' | 'minus' | 'triangle';
  readonly tone: 'danger' | 'warning' | 'info';
  /** Sentence below the words. */
  readonly detail?: Expression<string>;
}
