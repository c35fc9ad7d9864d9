import type { ComponentType } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import type { FormatMessage } from '../../core/messages/messages.ts';
import type { ValueSet } from '../../core/product/value-set.ts';

export interface CellContext {
  readonly row: JsonObject;
  /** The value set of the column, where it has one. */
  readonly codes: ValueSet | undefined;
  readonly say: FormatMessage;
  /** The words that the schema itself has for values, by the value as text. */
  readonly words?: Readonly<Record<string, string>> | undefined;
}

/** What a sort compares; undefined stands last in either direction. */
export type SortKey = string | number | undefined;

/** How a kind of value is shown and sorted in a column. */
export interface Cell {
  /** What the cell says; '' where there is nothing to say. */
  readonly text: (value: unknown, context: CellContext) => string;
  /** By default the text, with case and diacritics ignored. */
  readonly sortKey?: (value: unknown, context: CellContext) => SortKey;
  readonly align?: 'end';
  /** Stays on one line: a value that is read as one. */
  readonly isUnbroken?: boolean;
  /** Drawn in place of the text, which search, sorting, files and names of rows go by; not where the text is ''. */
  readonly Shown?: ComponentType<ShownProps>;
}

export interface ShownProps {
  readonly value: unknown;
  /** What the cell says of the value. */
  readonly text: string;
  readonly row: JsonObject;
}

/** Cells of the host, by the names that product.json declares. */
export type Cells = Readonly<Record<string, Cell>>;
