import type { ComponentType, ReactNode } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import type { FormatMessage } from '../../core/messages/messages.ts';
import type { ValueSet } from '../../core/product/value-set.ts';

export interface CellContext {
  readonly row: JsonObject;
  /** Value set of the column, where it has one. */
  readonly codes: ValueSet | undefined;
  readonly say: FormatMessage;
  /** Labels that the JSON Schema itself gives to values, keyed by the value as text. */
  readonly words?: Readonly<Record<string, string>> | undefined;
}

/** Key by which rows are sorted; undefined sorts last in either direction. */
export type SortKey = string | number | undefined;

/** Text, sort key and presentation of one kind of value in a column. */
export interface Cell {
  /** Formats the text of the cell; '' where there is nothing to show. */
  readonly text: (value: unknown, context: CellContext) => string;
  /** Computes the key for sorting; by default the text, ignoring case and diacritics. */
  readonly sortKey?: (value: unknown, context: CellContext) => SortKey;
  readonly align?: 'end';
  /** True for a value that must not be broken across lines. */
  readonly isUnbroken?: boolean;
  /**
   * Component shown in place of the text, unless the text is ''. Search, sorting, files and names of rows use the
   * text.
   */
  readonly Shown?: ComponentType<ShownProps>;
  /** True where `Shown` is a link. */
  readonly isLink?: true;
}

export interface ShownProps {
  readonly value: unknown;
  /** Formatted text of the value. */
  readonly text: string;
  readonly row: JsonObject;
  /** Text with the matches of a search marked; absent outside of tables. */
  readonly children?: ReactNode;
}

/** Cells of the host, by the names that product.json declares. */
export type Cells = Readonly<Record<string, Cell>>;
