import { type Json, type JsonObject, jsonItems, jsonObject } from '../../../../engine/core/json/json.ts';
import { type PatchStep, patched } from '../../../../engine/core/json/json-patch.ts';
import { getAt } from '../../../../engine/core/json/pointer.ts';

/** List of a file with a visible order, such as the columns of a card or the boxes of a screen. */
export interface ListKind {
  /** Member with the list. */
  readonly member: string;
  readonly title: string;
  /** Noun for a row. */
  readonly one: string;
  /** List within a row, if any. */
  readonly inside?: ListKind;
  /** True where the file may lack the list. */
  readonly isOptional?: true;
  /** Builds a row around a nested one. */
  readonly around?: (row: JsonObject, rows: readonly JsonObject[]) => JsonObject;
}

/** List in a file, with the lists in its rows. */
export interface OutlineList {
  readonly kind: ListKind;
  /** JSON Pointer of the list in the file. */
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

/** Position for a row: before the row at the index in the present lists. */
export interface Slot {
  readonly list: string;
  readonly index: number;
}

/** Reads the lists of a file in display order. */
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

/** Lists all rows from the top, nested rows behind the row that contains them. */
export function outlineRows(lists: readonly OutlineList[]): readonly OutlineRow[] {
  return lists.flatMap(({ rows }) =>
    rows.flatMap((row) => [row, ...(row.inside === undefined ? [] : outlineRows([row.inside]))]),
  );
}

/** Finds the next or previous row in reading order. */
export function rowBeside(
  lists: readonly OutlineList[],
  row: OutlineRow,
  by: 1 | -1,
): OutlineRow | undefined {
  const rows = outlineRows(lists);
  return rows[rows.findIndex(({ at }) => at === row.at) + by];
}

/** Finds the row at or around a pointer. */
export function rowAt(lists: readonly OutlineList[], pointer: string): OutlineRow | undefined {
  return outlineRows(lists).findLast(({ at }) => pointer === at || pointer.startsWith(`${at}/`));
}

/** Finds the next slot for a row in reading order, including slots of nested lists; undefined at the end. */
export function nextSlot(lists: readonly OutlineList[], row: OutlineRow, by: 1 | -1): Slot | undefined {
  const slots = lists.flatMap((list) => slotsIn(list, row));
  const isHere = ({ list, index }: Slot) =>
    list === row.list && (index === row.index || index === row.index + 1);
  const here = slots.findIndex(isHere);
  return by === 1
    ? slots.find((slot, index) => index > here && !isHere(slot))
    : slots.findLast((slot, index) => index < here && !isHere(slot));
}

/** Lists every slot for a row, except within itself. */
function slotsIn({ kind, at, rows }: OutlineList, row: OutlineRow): readonly Slot[] {
  const own = (index: number) => (kind.member === row.kind.member ? [{ list: at, index }] : []);
  const among = rows.flatMap((each, index) => {
    const within = each.inside === undefined || each.at === row.at ? [] : slotsIn(each.inside, row);
    return [...own(index), ...within];
  });
  return [...among, ...own(rows.length)];
}

/** Finds the slot of a drop beside a row: in the row's own list, or in the list inside of the row. */
export function slotBeside(target: OutlineRow, member: string, side: 'above' | 'below'): Slot | undefined {
  if (target.kind.member === member)
    return { list: target.list, index: target.index + (side === 'below' ? 1 : 0) };
  const { inside } = target;
  if (inside?.kind.member !== member) return undefined;
  return { list: inside.at, index: side === 'below' ? inside.rows.length : 0 };
}

/**
 * Finds the slot of a new row: after a row of its kind, at the end of the nearest enclosing list, or else in
 * the last list.
 */
export function slotFor(
  lists: readonly OutlineList[],
  member: string,
  near: OutlineRow | undefined,
): Slot | undefined {
  const takes = ({ kind, inside }: OutlineRow) => kind.member === member || inside?.kind.member === member;
  let row = near;
  while (row !== undefined && !takes(row)) row = rowAround(lists, row);
  const target = row ?? outlineRows(lists).findLast(takes);
  return target === undefined ? undefined : slotBeside(target, member, 'below');
}

/** Result of a change: the file, and the row's position in it; undefined where the file would lose its last row. */
export interface OutlineChange {
  readonly file: JsonObject;
  readonly at: string;
}

export function movedOutlineRow(
  file: JsonObject,
  row: OutlineRow,
  { list, index }: Slot,
): OutlineChange | undefined {
  return rearranged(file, row, { list, index, value: row.value });
}

/** Moves a row into a new container of its own (a column or a box) after the present one. */
export function setApart(
  file: JsonObject,
  row: OutlineRow,
  lists: readonly OutlineList[],
): OutlineChange | undefined {
  const around = rowAround(lists, row);
  if (around?.kind.around === undefined) return undefined;
  const rows = jsonItems(getAt(file, around.list)).map(jsonObject);
  const value = around.kind.around(row.value, rows);
  return rearranged(file, row, { list: around.list, index: around.index + 1, value });
}

/** Finds the row whose inner list contains the given row. */
export function rowAround(lists: readonly OutlineList[], row: OutlineRow): OutlineRow | undefined {
  return outlineRows(lists).find(({ inside }) => inside?.at === row.list);
}

export function added(file: JsonObject, value: JsonObject, { list, index }: Slot): OutlineChange {
  return { file: inserted(file, { list, index, value }), at: `${list}/${index}` };
}

export function removed(file: JsonObject, row: OutlineRow): OutlineChange | undefined {
  return rearranged(file, row);
}

/** Inserts a row, then removes its former copy together with containers that are left empty. */
function rearranged(file: JsonObject, row: OutlineRow, insertion?: Insertion): OutlineChange | undefined {
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

/** Adjusts a pointer to an inserted row. */
function shifted(pointer: string, { list, index }: Slot): string {
  if (!pointer.startsWith(`${list}/`)) return pointer;
  const [own = '', ...rest] = pointer.slice(list.length + 1).split('/');
  return Number(own) < index ? pointer : [list, Number(own) + 1, ...rest].join('/');
}

/**
 * Builds the removal of a row, and of an enclosing row whose list becomes empty; the file's own list can only
 * be removed if it is optional.
 */
function removal(file: JsonObject, pointer: string, isOptional: boolean): PatchStep | undefined {
  const tokens = pointer.split('/');
  const list = tokens.slice(0, -1).join('/');
  if (jsonItems(getAt(file, list)).length > 1) return { op: 'remove', path: pointer };
  const around = tokens.slice(0, -2).join('/');
  if (around !== '') return removal(file, around, isOptional);
  return isOptional ? { op: 'remove', path: list } : undefined;
}

/** Finds the pointer to a value by identity, as two rows may be equal. */
function pointerTo(value: Json | undefined, wanted: Json, at: string): string | undefined {
  if (value === wanted) return at;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, each] of Object.entries(value)) {
    const found = pointerTo(each, wanted, `${at}/${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Lists the steps that replace a list, so that unchanged rows keep their lines. */
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
