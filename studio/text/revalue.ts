import { canonicalText } from '../../engine/core/json/canonical-text.ts';
import { jsonEqual } from '../../engine/core/json/equal.ts';
import type { Json, JsonObject } from '../../engine/core/json/json.ts';
import { jsonOf, type Member, memberName, type Written, write } from './layout.ts';

/**
 * Writes a text with another value. Unchanged parts keep spelling, order and lines; new parts follow their
 * neighbours in position and number of lines.
 */
export function revalue(written: Written, value: Json, around: readonly Written[] = []): Written {
  if (says(written, value)) return written;
  if (written.kind === 'list' && Array.isArray(value))
    return { ...written, items: itemsOf(written.items, value) };
  if (written.kind === 'object' && isObject(value))
    return { ...written, members: membersOf(written.members, value, around) };
  return write(value);
}

/** Reports whether the written text has a value, with members in any order; stops at the first difference. */
function says(written: Written, value: Json | undefined): boolean {
  if (written.kind === 'literal')
    return written.text === JSON.stringify(value) || jsonEqual(JSON.parse(written.text), value);
  if (written.kind === 'list')
    return (
      Array.isArray(value) &&
      value.length === written.items.length &&
      written.items.every((item, index) => says(item, value[index]))
    );
  if (value === undefined || !isObject(value)) return false;
  const present = Object.values(value).filter((child) => child !== undefined);
  return (
    present.length === written.members.length &&
    written.members.every((member) => says(member.value, value[memberName(member)]))
  );
}

/** Writes items; an item that existed before keeps its text, even at another index. */
function itemsOf(before: readonly Written[], values: readonly Json[]): readonly Written[] {
  const unused = new Map(before.map((item, index) => [index, canonicalText(jsonOf(item))]));
  const same = values.map((value) => take(unused, canonicalText(value)));
  const left = [...unused.keys()];
  return values.map((value, index) => {
    const known = before[same[index] ?? left.shift() ?? -1];
    return known === undefined ? writeLike(value, before) : revalue(known, value, before);
  });
}

function take(unused: Map<number, string>, wanted: string): number | undefined {
  for (const [index, text] of unused) {
    if (text !== wanted) continue;
    unused.delete(index);
    return index;
  }
  return undefined;
}

function membersOf(
  before: readonly Member[],
  value: JsonObject,
  around: readonly Written[],
): readonly Member[] {
  const siblings = before.map((member) => member.value);
  const known = renamed(before, value);
  const kept = known.flatMap((member): readonly Member[] => {
    const child = value[memberName(member)];
    return child === undefined ? [] : [{ ...member, value: revalue(member.value, child, siblings) }];
  });
  const names = new Set(known.map(memberName));
  const added = Object.entries(value).flatMap(([name, child]) =>
    child === undefined || names.has(name) ? [] : [[name, child] as const],
  );
  return added.reduce<readonly Member[]>((members, [name, child]) => {
    const member = { key: JSON.stringify(name), value: writeLike(child, siblings) };
    return members.toSpliced(offsetOf(name, members, { value, around }), 0, member);
  }, kept);
}

/** Finds renamed members, whose value has another name now; they keep position and lines. */
function renamed(before: readonly Member[], value: JsonObject): readonly Member[] {
  const names = new Set(before.map(memberName));
  const unused = Object.keys(value).filter((name) => value[name] !== undefined && !names.has(name));
  return before.map((member) => {
    if (unused.length === 0 || value[memberName(member)] !== undefined) return member;
    const text = canonicalText(jsonOf(member.value));
    const index = unused.findIndex((name) => canonicalText(value[name] ?? null) === text);
    const [name] = index === -1 ? [] : unused.splice(index, 1);
    return name === undefined ? member : { ...member, key: JSON.stringify(name) };
  });
}

interface Order {
  readonly value: JsonObject;
  readonly around: readonly Written[];
}

/**
 * Finds the position of a new member: after the members that precede it in a neighbour that has it, or else
 * after those that precede it in the value.
 */
function offsetOf(name: string, members: readonly Member[], { value, around }: Order): number {
  const like = around.find(
    (each) => each.kind === 'object' && each.members.some((one) => memberName(one) === name),
  );
  const order = like?.kind === 'object' ? like.members.map(memberName) : Object.keys(value);
  const ahead = new Set(order.slice(0, order.indexOf(name)));
  return members.findLastIndex((member) => ahead.has(memberName(member))) + 1;
}

/** Writes a new value; an object takes several lines where most neighbours do. */
export function writeLike(value: Json, neighbours: readonly Written[]): Written {
  const written = write(value);
  if (written.kind !== 'object') return written;
  const objects = neighbours.filter((each) => each.kind === 'object');
  const isOpen = objects.filter((each) => each.isOpen).length * 2 > objects.length;
  return { ...written, isOpen };
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
