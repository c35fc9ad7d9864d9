import { isJsonList, isJsonObject, type Json } from '../json/json.ts';
import { getAtTokens } from '../json/pointer.ts';

/** Members that identify rows of schema files, the most reliable first. */
const identifying = ['id', 'code', 'name', 'field', 'tab', 'title'];

/**
 * Finds for each row of a list the index of its counterpart in another version of the list; undefined without
 * one.
 */
export function counterparts(
  rows: readonly Json[],
  others: readonly Json[],
): readonly (number | undefined)[] {
  const identityOf = identityIn([...rows, ...others]);
  const known = new Map(identities(others, identityOf).map((identity, index) => [identity, index]));
  const found = identities(rows, identityOf).map((identity) => known.get(identity));
  const taken = new Set(found);
  const left = others.flatMap((_, index) => (taken.has(index) ? [] : [index]));
  // Pairs the remaining rows in order if both lists have equally many left, since such rows were edited in
  // place.
  const isChanged = found.filter((index) => index === undefined).length === left.length;
  return isChanged && identityOf === wholeRow ? found.map((index) => index ?? left.shift()) : found;
}

type IdentityOf = (row: Json) => string;

const wholeRow: IdentityOf = (row) => JSON.stringify(row);

function identityIn(rows: readonly Json[]): IdentityOf {
  const member = identifying.find((name) =>
    rows.every((row) => isJsonObject(row) && typeof row[name] === 'string'),
  );
  if (member === undefined) return wholeRow;
  return (row) => (isJsonObject(row) ? String(row[member]) : '');
}

/**
 * Numbers rows with the same identity, so that the first matches the first of the other list, the second the
 * second.
 */
function identities(rows: readonly Json[], identityOf: IdentityOf): readonly string[] {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const identity = identityOf(row);
    const count = (counts.get(identity) ?? 0) + 1;
    counts.set(identity, count);
    return `${count} ${identity}`;
  });
}

/** Reads the first identifying member of a row; undefined for a row without one. */
export function knownAs(row: Json): string | undefined {
  const known = identifying.map((name) => (isJsonObject(row) ? row[name] : undefined));
  return known.find((value) => typeof value === 'string');
}

/**
 * Finds the path of a value in another version of a file, matching rows by identity; undefined without a
 * counterpart. The values at the two paths may differ, or one may be absent.
 */
export function counterpartPath(
  other: Json | undefined,
  { value, tokens }: { readonly value: Json | undefined; readonly tokens: readonly string[] },
): readonly string[] | undefined {
  const path: string[] = [];
  let [now, then] = [value, other];
  for (const token of tokens) {
    const former = isJsonList(now) && isJsonList(then) ? counterparts(now, then)[Number(token)] : token;
    if (former === undefined) return undefined;
    path.push(String(former));
    [now, then] = [getAtTokens(now, [token]), getAtTokens(then, [String(former)])];
  }
  return path;
}
