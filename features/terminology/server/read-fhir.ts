import { isJsonObject, jsonObject } from '../../../engine/core/json/json.ts';
import type { Term } from './term.ts';

type Part = Readonly<Record<string, unknown>>;

/**
 * The entries of a ValueSet's expansion, those below others too, without such as only group others (`abstract`) or
 * are no longer in use (`inactive`). Throws `SyntaxError` for anything that is no expansion.
 */
export function readExpansion(valueSet: unknown): {
  readonly total: number;
  readonly terms: readonly Term[];
} {
  const expansion = partAt(valueSet, 'expansion');
  if (partOf(valueSet)['resourceType'] !== 'ValueSet' || expansion === undefined)
    throw new SyntaxError('The answer is no expansion.');
  const terms = entriesOf(expansion['contains']).flatMap(termOf);
  const { total } = expansion;
  return { total: typeof total === 'number' ? total : terms.length, terms };
}

/** The display that a `$lookup` answers with. */
export function readLookup(parameters: unknown): string | undefined {
  const list = partOf(parameters)['parameter'];
  const found = Array.isArray(list) ? list.map(partOf).find(({ name }) => name === 'display') : undefined;
  const display = found?.['valueString'];
  return typeof display === 'string' ? display : undefined;
}

function entriesOf(contains: unknown): readonly Part[] {
  if (!Array.isArray(contains)) return [];
  return contains.map(partOf).flatMap((entry) => [entry, ...entriesOf(entry['contains'])]);
}

function termOf({ system, code, display, abstract, inactive }: Part): readonly Term[] {
  if (typeof system !== 'string' || typeof code !== 'string' || abstract === true || inactive === true)
    return [];
  return [{ system, code, display: typeof display === 'string' && display !== '' ? display : code }];
}

function partAt(value: unknown, name: string): Part | undefined {
  const part = partOf(value)[name];
  return isJsonObject(part) ? part : undefined;
}

function partOf(value: unknown): Part {
  return jsonObject(value);
}
