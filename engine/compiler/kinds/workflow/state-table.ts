import type { JSONPath } from 'jsonc-parser';
import type { JsonObject } from '../../../core/json/json.ts';
import type { RowFile, StatesFile } from '../../files/workflow.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { SourceSet } from '../../source/source-set.ts';

/** States of a workflow: the codes of its value set. */
export interface StateTable {
  readonly names: readonly string[];
  readonly entries: readonly JsonObject[];
  /** File of the value set. */
  readonly codes: SourceFile<'codes'>;
}

/**
 * Finds the states of a workflow; undefined if the value set is missing or broken, so that no state can be
 * checked.
 */
export function stateTable(file: SourceFile<'workflow'>, sources: SourceSet): StateTable | undefined {
  const codes = sources.of('codes').get(file.value.states.codes);
  if (codes === undefined) return undefined;
  const { codes: entries } = codes.value;
  return { codes, entries, names: entries.map(({ code }) => String(code)) };
}

/** Lists the states that a selector selects; all states without a selector. */
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

/** Name of a state with its position in the file. */
export interface NamedState {
  readonly name: string;
  readonly at: JSONPath;
  readonly of?: 'key';
}

/** Lists the state names written in a selector. */
export function namesInSelector(selector: StatesFile | undefined, at: JSONPath): readonly NamedState[] {
  if (selector === undefined) return [];
  if (isNames(selector)) return selector.map((name, index) => ({ name, at: [...at, index] }));
  return (selector.except ?? []).map((name, index) => ({ name, at: [...at, 'except', index] }));
}

/**
 * Lists the states that a row can lead to, as far as they are literals; an expression may yield further ones.
 */
export function targetsOf(
  table: StateTable,
  { to }: RowFile,
  literals: readonly string[],
): readonly string[] {
  if (to === undefined) return [];
  if (typeof to === 'string') return [to];
  return to.among === undefined ? literals : selectStates(table, to.among);
}
