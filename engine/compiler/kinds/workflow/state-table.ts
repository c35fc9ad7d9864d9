import type { JSONPath } from 'jsonc-parser';
import type { JsonObject } from '../../../core/json/json.ts';
import type { RowFile, StatesFile } from '../../files/workflow.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { SourceSet } from '../../source/source-set.ts';

/** The states of a workflow: the codes of their value set. */
export interface StateTable {
  readonly names: readonly string[];
  readonly entries: readonly JsonObject[];
  /** The file of the value set. */
  readonly codes: SourceFile<'codes'>;
}

/** Undefined where the value set is missing or broken: then nothing can be said about states. */
export function stateTable(file: SourceFile<'workflow'>, sources: SourceSet): StateTable | undefined {
  const codes = sources.of('codes').get(file.value.states.codes);
  if (codes === undefined) return undefined;
  const { codes: entries } = codes.value;
  return { codes, entries, names: entries.map(({ code }) => String(code)) };
}

/** The states that a selector means; no selector means all. */
export function selectStates(
  { entries, names }: StateTable,
  selector: StatesFile | undefined,
): readonly string[] {
  if (selector === undefined) return names;
  if (isNames(selector)) return names.filter((name) => selector.includes(name));
  const { where = {}, except = [] } = selector;
  return entries
    .filter((entry) =>
      Object.entries(where).every(([column, wanted]) => [wanted].flat().includes(String(entry[column]))),
    )
    .map(({ code }) => String(code))
    .filter((name) => !except.includes(name));
}

function isNames(selector: StatesFile): selector is readonly string[] {
  return Array.isArray(selector);
}

/** A name of a state as it stands in a file. */
export interface NamedState {
  readonly name: string;
  readonly at: JSONPath;
  readonly of?: 'key';
}

/** The names that a selector spells out. */
export function namesInSelector(selector: StatesFile | undefined, at: JSONPath): readonly NamedState[] {
  if (selector === undefined) return [];
  if (isNames(selector)) return selector.map((name, index) => ({ name, at: [...at, index] }));
  return (selector.except ?? []).map((name, index) => ({ name, at: [...at, 'except', index] }));
}

/** The states that a row can lead to, as far as the table names them: data can name others. */
export function targetsOf(
  table: StateTable,
  { to }: RowFile,
  literals: readonly string[],
): readonly string[] {
  if (to === undefined) return [];
  if (typeof to === 'string') return [to];
  return to.among === undefined ? literals : selectStates(table, to.among);
}
