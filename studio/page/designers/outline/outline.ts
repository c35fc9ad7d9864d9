import { type Json, type JsonObject, jsonItems, jsonObject } from '../../../../engine/core/json/json.ts';
import { type PatchStep, patched } from '../../../../engine/core/json/json-patch.ts';
import { getAt } from '../../../../engine/core/json/pointer.ts';

/** A list of a file whose order people see, such as the columns of a card or the boxes of a screen. */
export interface ListKind {
  /** The member that has the list. */
  readonly member: string;
  readonly title: string;
  /** Noun for one of its rows. */
  readonly one: string;
  /** The list that a row may have, where it has one. */
  readonly inside?: ListKind;
  /** A file may do without the list. */
  readonly isOptional?: true;
  /** A row of its own for what is in another one. */
  readonly around?: (row: JsonObject, rows: readonly JsonObject[]) => JsonObject;
}

/** A list in a file, with the lists in its rows. */
export interface OutlineList {
  readonly kind: ListKind;
  /** JSON Pointer. */
  readonly at: string;
  readonly rows: readonly OutlineRow[];
}

export interface OutlineRow {
  readonly at: string;
  readonly list: string;
  readonly index: number;
  readonly kind: ListKind;
  readonly value: JsonObject;
  readonly inside: OutlineList | undefined;
}

/** Position at which a row would be put: in front of what is at the index, by how the lists are now. */
export interface Slot {
  readonly list: string;
  readonly index: number;
}

/** The lists of a file, in the order in which they are shown. */
export function outlineOf(file: JsonObject, kinds: readonly ListKind[]): readonly OutlineList[] {
  return kinds.flatMap((kind) => (Array.isArray(file[kind.member]) ? [listAt(file, '', kind)] : []));
}

function listAt(around: JsonObject, above: string, kind: ListKind): OutlineList {
  const list = `${above}/${kind.member}`;
  const rows = jsonItems(around[kind.member]).map((written, index): OutlineRow => {
    const value = jsonObject(written);
    const at = `${list}/${index}`;
    const within = kind.inside;
    const hasList = within !== undefined && Array.isArray(value[within.member]);
    return { at, list, index, kind, value, inside: hasList ? listAt(value, at, within) : undefined };
  });
  return { kind, at: list, rows };
}

/** Lists all rows from the top, those within a row behind it. */
export function rowsOf(lists: readonly OutlineList[]): readonly OutlineRow[] {
  return lists.flatMap(({ rows }) =>
    rows.flatMap((row) => [row, ...(row.inside === undefined ? [] : rowsOf([row.inside]))]),
  );
}

/** The next row, or the one before, as they are read. */
export function rowBeside(
  lists: readonly OutlineList[],
  row: OutlineRow,
  by: 1 | -1,
): OutlineRow | undefined {
  const rows = rowsOf(lists);
  return rows[rows.findIndex(({ at }) => at === row.at) + by];
}

/** The row that a pointer leads to, or into. */
export function rowAt(lists: readonly OutlineList[], pointer: string): OutlineRow | undefined {
  return rowsOf(lists).findLast(({ at }) => pointer === at || pointer.startsWith(`${at}/`));
}

/** The next place for a row in the reading order, within other rows too; undefined at the end. */
export function nextSlot(lists: readonly OutlineList[], row: OutlineRow, by: 1 | -1): Slot | undefined {
  const slots = lists.flatMap((list) => slotsIn(list, row));
  const isHere = ({ list, index }: Slot) =>
    list === row.list && (index === row.index || index === row.index + 1);
  const here = slots.findIndex(isHere);
  return by === 1
    ? slots.find((slot, index) => index > here && !isHere(slot))
    : slots.findLast((slot, index) => index < here && !isHere(slot));
}

/** Every place where a row could stand; not within itself. */
function slotsIn({ kind, at, rows }: OutlineList, row: OutlineRow): readonly Slot[] {
  const own = (index: number) => (kind.member === row.kind.member ? [{ list: at, index }] : []);
  const among = rows.flatMap((each, index) => {
    const within = each.inside === undefined || each.at === row.at ? [] : slotsIn(each.inside, row);
    return [...own(index), ...within];
  });
  return [...among, ...own(rows.length)];
}

/** Finds the slot of a drop beside a row: in its list, or in the list that the row has. */
export function slotBeside(target: OutlineRow, member: string, side: 'above' | 'below'): Slot | undefined {
  if (target.kind.member === member)
    return { list: target.list, index: target.index + (side === 'below' ? 1 : 0) };
  const { inside } = target;
  if (inside?.kind.member !== member) return undefined;
  return { list: inside.at, index: side === 'below' ? inside.rows.length : 0 };
}

/**
 * Finds the slot of a new row: behind a row of its kind, or at the end of the nearest list around for it; else of the
 * last one.
 */
export function slotFor(
  lists: readonly OutlineList[],
  member: string,
  near: OutlineRow | undefined,
): Slot | undefined {
  const takes = ({ kind, inside }: OutlineRow) => kind.member === member || inside?.kind.member === member;
  let row = near;
  while (row !== undefined && !takes(row)) row = rowAround(lists, row);
  const target = row ?? rowsOf(lists).findLast(takes);
  return target === undefined ? undefined : slotBeside(target, member, 'below');
}

/**
 * Result of a change: the file, and the row's position in it then; undefined where the file would be left without a
 * row.
 */
export interface Change {
  readonly file: JsonObject;
  readonly at: string;
}

export function moved(file: JsonObject, row: OutlineRow, { list, index }: Slot): Change | undefined {
  return rearranged(file, row, { list, index, value: row.value });
}

/** A row for itself, behind the one that it is in: a column, a box. */
export function setApart(
  file: JsonObject,
  row: OutlineRow,
  lists: readonly OutlineList[],
): Change | undefined {
  const around = rowAround(lists, row);
  if (around?.kind.around === undefined) return undefined;
  const rows = jsonItems(getAt(file, around.list)).map(jsonObject);
  const value = around.kind.around(row.value, rows);
  return rearranged(file, row, { list: around.list, index: around.index + 1, value });
}

/** The row around a row. */
export function rowAround(lists: readonly OutlineList[], row: OutlineRow): OutlineRow | undefined {
  return rowsOf(lists).find(({ inside }) => inside?.at === row.list);
}

export function added(file: JsonObject, value: JsonObject, { list, index }: Slot): Change {
  return { file: inserted(file, { list, index, value }), at: `${list}/${index}` };
}

export function removed(file: JsonObject, row: OutlineRow): Change | undefined {
  return rearranged(file, row);
}

/** The row is taken away once it stands elsewhere, with whatever would be left empty around it. */
function rearranged(file: JsonObject, row: OutlineRow, insertion?: Insertion): Change | undefined {
  const grown = insertion === undefined ? file : inserted(file, insertion);
  const step = removal(
    grown,
    insertion === undefined ? row.at : shifted(row.at, insertion),
    row.kind.isOptional === true,
  );
  if (step === undefined) return undefined;
  const rest = jsonObject(patched(grown, [step]));
  return { file: rest, at: pointerTo(rest, row.value, '') ?? '' };
}

interface Insertion extends Slot {
  readonly value: JsonObject;
}

function inserted(file: JsonObject, { list, index, value }: Insertion): JsonObject {
  return jsonObject(patched(file, [{ op: 'add', path: `${list}/${index}`, value }]));
}

/** Moves a pointer to where its value is once a row has been put in. */
function shifted(pointer: string, { list, index }: Slot): string {
  if (!pointer.startsWith(`${list}/`)) return pointer;
  const [own = '', ...rest] = pointer.slice(list.length + 1).split('/');
  return Number(own) < index ? pointer : [list, Number(own) + 1, ...rest].join('/');
}

/** A list that would be left empty goes with the row that has it; one of the file itself only where it may be absent. */
function removal(file: JsonObject, pointer: string, isOptional: boolean): PatchStep | undefined {
  const tokens = pointer.split('/');
  const list = tokens.slice(0, -1).join('/');
  if (jsonItems(getAt(file, list)).length > 1) return { op: 'remove', path: pointer };
  const around = tokens.slice(0, -2).join('/');
  if (around !== '') return removal(file, around, isOptional);
  return isOptional ? { op: 'remove', path: list } : undefined;
}

/** Finds the pointer to a value by identity: two rows may be alike. */
function pointerTo(value: Json | undefined, wanted: Json, at: string): string | undefined {
  if (value === wanted) return at;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, each] of Object.entries(value)) {
    const found = pointerTo(each, wanted, `${at}/${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The steps that write a list anew: what stays the same keeps its lines. */
export function stepsBetween(before: JsonObject, after: JsonObject): readonly PatchStep[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name): readonly PatchStep[] => {
    const value = after[name];
    if (value === before[name]) return [];
    return value === undefined
      ? [{ op: 'remove', path: `/${name}` }]
      : [{ op: 'replace', path: `/${name}`, value }];
  });
}
