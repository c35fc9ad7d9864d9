import { isJsonObject, type Json, type JsonObject } from '../json/json.ts';
import { pointerOf } from '../json/pointer.ts';
import type { Entity } from '../product/entity.ts';
import { fillablePaths } from './target-fields.ts';

/**
 * Orders of day, month and year in a column. A column without an order is read like a date typed in a form:
 * month first, or YYYY-MM-DD.
 */
export const dateOrders = ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY/MM/DD'] as const;

export type DateOrder = (typeof dateOrders)[number];

/** Field that the values of a column fill, with the conversion of the values. */
export interface ColumnMapping {
  /** Field path with dots, such as `name.first`. */
  readonly to: string;
  readonly date?: DateOrder;
  /** Codes by the text that stands for them in the file, trimmed and in lower case. */
  readonly codes?: Readonly<Record<string, string>>;
}

/** Fields filled by the columns of a file. */
export interface FileMapping {
  readonly columns: Readonly<Record<string, ColumnMapping>>;
  /** Constant values of every record, by field path. */
  readonly constants: Readonly<Record<string, Json>>;
  readonly delimiter?: string;
}

/** Error in a mapping, with its JSON Pointer and a message. */
export interface MappingProblem {
  readonly at: string;
  readonly message: string;
}

/** Reads an operator's mapping: `{ "columns": { "DOB": "dob", "Gender": { "to": "sex", "codes": … } } }`. */
export function readMapping(value: unknown, entity: Entity): FileMapping | readonly MappingProblem[] {
  const reader = new MappingReader(entity);
  const mapping = reader.read(value);
  return reader.problems.length > 0 ? reader.problems : mapping;
}

const words = ['columns', 'constants', 'delimiter'];
const columnWords = ['to', 'date', 'codes'];

class MappingReader {
  readonly problems: MappingProblem[] = [];
  readonly #paths: readonly string[];

  constructor(entity: Entity) {
    this.#paths = fillablePaths(entity);
  }

  read(value: unknown): FileMapping {
    const { columns, constants, delimiter } = this.#object(value, '', words);
    return {
      columns: Object.fromEntries(
        Object.entries(this.#object(columns, '/columns')).map(([header, column]) => [
          header,
          this.#column(column, `${pointerOf(['columns', header])}`),
        ]),
      ),
      constants: this.#constants(constants),
      ...(typeof delimiter === 'string' && delimiter.length === 1 ? { delimiter } : {}),
    };
  }

  #constants(value: unknown): FileMapping['constants'] {
    const constants = value === undefined ? {} : this.#object(value, '/constants');
    for (const path of Object.keys(constants)) this.#path(path, '/constants');
    return Object.fromEntries(Object.entries(constants).map(([path, each = null]) => [path, each]));
  }

  #column(value: unknown, at: string): ColumnMapping {
    if (typeof value === 'string') return { to: this.#path(value, at) };
    const { to, date, codes } = this.#object(value, at, columnWords);
    return {
      to: this.#path(to, `${at}/to`),
      ...(date === undefined ? {} : { date: this.#order(date, `${at}/date`) }),
      ...(codes === undefined ? {} : { codes: this.#codes(codes, `${at}/codes`) }),
    };
  }

  #codes(value: unknown, at: string): Readonly<Record<string, string>> {
    const codes = Object.entries(this.#object(value, at));
    if (!codes.every(([, code]) => typeof code === 'string')) this.#report(at, 'Write each code as a text.');
    return Object.fromEntries(codes.map(([written, code]) => [written.trim().toLowerCase(), String(code)]));
  }

  #order(value: unknown, at: string): DateOrder {
    const order = dateOrders.find((known) => known === value);
    if (order === undefined) this.#report(at, `There are: ${dateOrders.join(', ')}.`);
    return order ?? 'MM/DD/YYYY';
  }

  #path(value: unknown, at: string): string {
    const path = typeof value === 'string' ? value : '';
    if (!this.#paths.includes(path))
      this.#report(at, `"${path}" is no field. There are: ${this.#paths.join(', ')}.`);
    return path;
  }

  #object(value: unknown, at: string, known?: readonly string[]): JsonObject {
    if (!isJsonObject(value)) {
      this.#report(at, 'Write an object in braces.');
      return {};
    }
    for (const word of Object.keys(value))
      if (known?.includes(word) === false) this.#report(`${at}/${word}`, `There are: ${known.join(', ')}.`);
    return value;
  }

  #report(at: string, message: string): void {
    this.problems.push({ at, message });
  }
}
