import type { Diagnostics } from '../../diagnostics.ts';
import type { CodesFile } from '../../files/codes.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { SourceSet } from '../../source/source-set.ts';
import { didYouMean, helpAnd } from '../../suggest.ts';

type Columns = NonNullable<CodesFile['columns']>;

const always = ['code', 'display', 'deprecated', 'x-origin'];

/** Refuses a property of a value set's entry that has no declared column or is not of the column's type. */
export function codesFillTheirColumns(sources: SourceSet, diagnostics: Diagnostics): void {
  for (const file of sources.of('codes').values()) {
    const { codes, columns = {} } = file.value;
    for (const [index, entry] of codes.entries()) {
      for (const [name, value] of Object.entries(entry)) {
        if (!always.includes(name)) checkCell({ file, columns, index, name, value }, diagnostics);
      }
    }
  }
}

interface Cell {
  readonly file: SourceFile;
  readonly columns: Columns;
  readonly index: number;
  readonly name: string;
  readonly value: unknown;
}

function checkCell({ file, columns, index, name, value }: Cell, diagnostics: Diagnostics): void {
  const at = ['codes', index, name];
  const type = Object.hasOwn(columns, name) ? columns[name]?.type : undefined;
  if (type === undefined) {
    const message = `"${name}" is not a column of the value set "${file.stem}".`;
    const help = helpAnd(didYouMean(name, Object.keys(columns)), 'New columns are declared in "columns".');
    diagnostics.report(file, { code: 'codes/column', message, help, at, of: 'key' });
  } else if (!holds[type]?.(value)) {
    const message = `The column "${name}" holds a ${type} in each entry.`;
    const help = 'Correct the value, or the "type" of the column.';
    diagnostics.report(file, { code: 'codes/column', message, help, at });
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Tests of a value by the type of its column. */
const holds: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  list: (value) => Array.isArray(value),
  limits: isObject,
};
