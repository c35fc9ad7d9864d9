import { jsonEqual } from '../../../core/json/equal.ts';
import { isJsonObject, type JsonObject } from '../../../core/json/json.ts';
import { getAtTokens } from '../../../core/json/pointer.ts';

export type EditKind = 'changed' | 'added' | 'removed' | 'moved';

/** Change that the user made, with what the form derived from it, as one step that can be undone. */
export interface EditStep {
  /** Path of the changed field, with dots; undefined where the user did not change one field by itself. */
  readonly path: string | undefined;
  /** Change to the rows of a list; `changed` for every other field. */
  readonly kind: EditKind;
  /** Whole values of the form; unchanged parts are the same objects, so that a step costs little memory. */
  readonly before: JsonObject;
  readonly after: JsonObject;
}

export interface EditSteps {
  /** Steps that can be undone, the latest last. */
  readonly done: readonly EditStep[];
  /** Undone steps, the one to be redone first last. */
  readonly undone: readonly EditStep[];
  /** True while further typing in the same field belongs to the latest step. */
  readonly isOpen: boolean;
}

export const noEdits: EditSteps = { done: [], undone: [], isOpen: false };

/** Maximum number of steps kept. */
const mostSteps = 200;

interface Edit extends Pick<EditStep, 'path' | 'before' | 'after'> {
  /** Location of the field in the values. */
  readonly tokens: readonly string[];
}

/** Adds a change as the latest step; typing in one field is one step, and none if it ends where it began. */
export function withEdit(edits: EditSteps, { path, tokens, before, after }: Edit): EditSteps {
  const kind =
    path === undefined ? 'changed' : kindOf(getAtTokens(before, tokens), getAtTokens(after, tokens));
  const last = edits.done.at(-1);
  const goesOn = edits.isOpen && kind === 'changed' && last?.path === path;
  const earlier = goesOn ? edits.done.slice(0, -1) : edits.done;
  const step = { path, kind, before: goesOn && last !== undefined ? last.before : before, after };
  const isStep = !jsonEqual(step.before, after);
  return {
    done: isStep ? [...earlier, step].slice(-mostSteps) : earlier,
    undone: [],
    isOpen: isStep && kind === 'changed',
  };
}

/** Ends the latest step, so that further typing begins another. */
export function closed(edits: EditSteps): EditSteps {
  return edits.isOpen ? { ...edits, isOpen: false } : edits;
}

export function withoutLast({ done, undone }: EditSteps): EditSteps {
  return { done: done.slice(0, -1), undone: [...undone, ...done.slice(-1)], isOpen: false };
}

export function withLastAgain({ done, undone }: EditSteps): EditSteps {
  return { done: [...done, ...undone.slice(-1)], undone: undone.slice(0, -1), isOpen: false };
}

function kindOf(before: unknown, after: unknown): EditKind {
  const [earlier, later] = [rowsIn(before), rowsIn(after)];
  if (earlier.length === 0 && later.length === 0) return 'changed';
  if (later.length !== earlier.length) return later.length > earlier.length ? 'added' : 'removed';
  return later.every((row) => earlier.includes(row)) ? 'moved' : 'changed';
}

/** Finds the path of the one field that differs between two values; undefined where several do. */
export function changedPath(before: unknown, after: unknown): string | undefined {
  const inside = soleDifference(before, after);
  if (inside === undefined) return undefined;
  const [name, ...values] = inside;
  const rest = changedPath(...values);
  return rest === undefined ? name : `${name}.${rest}`;
}

/** Finds the one member that differs between two objects, or between two lists of one length, with its values. */
function soleDifference(
  before: unknown,
  after: unknown,
): readonly [name: string, before: unknown, after: unknown] | undefined {
  const areLists = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  if (!areLists && !(isJsonObject(before) && isJsonObject(after))) return undefined;
  const [earlier, later] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const names = new Set([...earlier.keys(), ...later.keys()]);
  const changed = [...names].filter((name) => !jsonEqual(earlier.get(name), later.get(name)));
  const [name] = changed;
  return name === undefined || changed.length > 1 ? undefined : [name, earlier.get(name), later.get(name)];
}

/** Lists the rows of a list; none for another value. */
function rowsIn(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) && value.every(isJsonObject) ? value : [];
}

/**
 * Adjusts the paths of the fields that the user has left to rows that an undo adds or takes away: later rows move.
 */
export function touchedAfter(
  touched: ReadonlySet<string>,
  list: string,
  [from, to]: readonly [from: unknown, to: unknown],
): ReadonlySet<string> {
  const [earlier, later] = [rowsIn(from), rowsIn(to)];
  const by = later.length - earlier.length;
  if (by === 0) return touched;
  const [longer, shorter] = by > 0 ? [later, earlier] : [earlier, later];
  const index = longer.findIndex((row, at) => !jsonEqual(row, shorter[at]));
  return new Set([...touched].flatMap((path) => pathAfter(path, { list, index, by })));
}

interface MovedRows {
  readonly list: string;
  /** Index of the first row that was added or removed. */
  readonly index: number;
  /** Number of added rows; negative for removed ones. */
  readonly by: number;
}

/** Finds the path of a field after rows were added or removed; none for a field of a removed row. */
export function pathAfter(path: string, { list, index, by }: MovedRows): readonly string[] {
  if (!path.startsWith(`${list}.`)) return [path];
  const [row = '', ...rest] = path.slice(list.length + 1).split('.');
  if (Number(row) < index) return [path];
  return Number(row) < index - by ? [] : [[list, Number(row) + by, ...rest].join('.')];
}
