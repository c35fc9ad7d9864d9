import type { Json } from '../../core/json.ts';
import { matchesPlace } from '../../core/pointer.ts';
import type { Entity, Field, ValueSet } from '../../core/product.ts';
import { valueText } from '../parts/value-text.ts';

/** What the history call answers with, the newest first. */
export interface HistoryAnswer {
  readonly entries: readonly ChangeEntry[];
}

export interface ChangeEntry {
  readonly rev: number;
  /** RFC 3339. */
  readonly at: string;
  readonly action: 'created' | 'changed' | 'removed' | 'restored';
  /** Who did it; absent for what acted without a person. */
  readonly by?: { readonly firstName?: string; readonly lastName?: string; readonly email?: string };
  /** What acted without a person, e.g. `import`. */
  readonly source?: string;
  readonly changes: readonly ValueChange[];
}

export interface ValueChange {
  /** JSON Pointer; a step into a list of rows with keys is the row's key. */
  readonly at: string;
  readonly from?: Json;
  readonly to?: Json;
}

/** The entries that touch a part of the record, with only the changes there; all of them for the record itself. */
export function ofRow(entries: readonly ChangeEntry[], at: string): readonly ChangeEntry[] {
  if (at === '') return entries;
  return entries.flatMap((entry) => {
    const changes = entry.changes.filter((change) => change.at === at || change.at.startsWith(`${at}/`));
    return changes.length === 0 ? [] : [{ ...entry, action: actionOf(entry, changes, at), changes }];
  });
}

/** A change of the record may be the beginning or the end of a row. */
function actionOf(entry: ChangeEntry, changes: readonly ValueChange[], at: string): ChangeEntry['action'] {
  const whole = changes.find((change) => change.at === at);
  if (whole === undefined) return entry.action;
  if (whole.from === undefined) return 'created';
  return whole.to === undefined ? 'removed' : entry.action;
}

export interface ChangeLine {
  readonly at: string;
  readonly title: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

export interface ChangeWords {
  readonly entity: Entity;
  readonly codes: Readonly<Record<string, ValueSet>>;
}

/** The changes in words, one line a field; of a whole object its fields. */
export function changeLines(changes: readonly ValueChange[], words: ChangeWords): readonly ChangeLine[] {
  return changes.flatMap((change) => leavesOf(change)).map((change) => lineOf(change, words));
}

function leavesOf(change: ValueChange): readonly ValueChange[] {
  const { at, from, to } = change;
  if (!isObject(from) && !isObject(to)) return [change];
  const names = new Set([...namesIn(from), ...namesIn(to)]);
  return [...names].flatMap((name) =>
    leavesOf({
      at: `${at}/${name}`,
      ...present('from', isObject(from) ? from[name] : undefined),
      ...present('to', isObject(to) ? to[name] : undefined),
    }),
  );
}

function present(side: 'from' | 'to', value: Json | undefined): Partial<ValueChange> {
  return value === undefined ? {} : { [side]: value };
}

function lineOf({ at, from, to }: ValueChange, { entity, codes }: ChangeWords): ChangeLine {
  const field = fieldAt(entity, at);
  const set = field?.codes === undefined ? undefined : codes[field.codes];
  return {
    at,
    title: field?.title ?? at.slice(at.lastIndexOf('/') + 1),
    from: from === undefined ? undefined : valueText(from, field, set),
    to: to === undefined ? undefined : valueText(to, field, set),
  };
}

function fieldAt({ fields }: Entity, at: string): Field | undefined {
  const own = fields[at];
  if (own !== undefined) return own;
  const place = Object.keys(fields).find((pattern) => pattern.includes('*') && matchesPlace(pattern, at));
  return place === undefined ? undefined : fields[place];
}

function namesIn(value: unknown): readonly string[] {
  return isObject(value) ? Object.keys(value) : [];
}

function isObject(value: unknown): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
