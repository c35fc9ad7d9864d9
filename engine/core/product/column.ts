import type { Expression } from '../expressions/scope.ts';

export interface ColumnDescriptor {
  /** Field path with dots. */
  readonly field: string;
  readonly title: string;
  /** Name of the cell: one of the engine's (`cellNames`), or one registered by the host. */
  readonly cell: string;
  readonly codes?: string;
  readonly isSortable: boolean;
  /** Route template for the link of the cell's text, e.g. `/dashboard/patient/{id}`. */
  readonly link?: string;
  /** Value over `item`, in place of the field's own. */
  readonly value?: Expression;
  /** Quotation of a source about the row, over `item`, shown on a press; none where blank. */
  readonly told?: Expression;
  /** Access rule needed to see the column. */
  readonly access?: string;
  /** Mark of a column that is hidden unless the column menu or a stored search shows it. */
  readonly isShown?: false;
  /** Hand-made part that shows the row in place of the text. */
  readonly part?: string;
  /** Badges after the text, of which the first whose `when` holds over `item` is shown. */
  readonly badges?: readonly ColumnBadge[];
  /** Labels of the field's values, by the value as text. */
  readonly words?: Readonly<Record<string, string>>;
}

export interface ColumnBadge {
  readonly when: Expression<boolean>;
  readonly text: string;
  /** Icon before the text. */
  readonly sign?: 'check' | 'pencil' | 'plus' | 'minus' | 'triangle';
  readonly tone: 'danger' | 'warning' | 'info';
  /** Sentence below the text. */
  readonly detail?: Expression<string>;
}
