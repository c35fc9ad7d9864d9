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
  /** Value over `item`, shown in place of the field's own value. */
  readonly value?: Expression;
  /**
   * Quotation about the row from a source, over `item`, shown when the user presses a button; nothing is shown
   * if it is blank.
   */
  readonly told?: Expression;
  /** Access rule needed to see the column. */
  readonly access?: string;
  /** False for a column that is hidden until the column menu or a stored search shows it. */
  readonly isShown?: false;
  /** Name of a hand-written part that shows the row in place of the text. */
  readonly part?: string;
  /** Badges for the position after the text; the first whose `when` holds over `item` is shown. */
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
