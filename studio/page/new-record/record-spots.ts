import { ownerRefusal } from '../../../engine/core/authoring/new-record.ts';
import { type Json, type JsonObject, jsonItems, jsonObject } from '../../../engine/core/json/json.ts';
import type { NamedSchemaText } from '../../../engine/core/protocol/workbench.ts';
import { firstText } from '../file-titles.ts';
import { fileValue } from '../known-names.ts';

/** Position on a screen that can get a table. */
export interface RecordSpot {
  /** Title of the tab, then the titles of screen and box in brackets: `Past Medical History (Patient › Profile)`. */
  readonly title: string;
  readonly screen: string;
  readonly box: string;
  readonly group?: string;
}

/** Lists the positions on the screens of one kind of record: those of the box with the most tabs first. */
export function spotsFor(subject: string, files: readonly NamedSchemaText[]): readonly RecordSpot[] {
  const inBoxes = files.flatMap((file) => {
    if (file.kind !== 'screen') return [];
    const { title, record, boxes } = jsonObject(fileValue(file));
    if (jsonObject(record)['entity'] !== subject) return [];
    const of = firstText(title) ?? file.name;
    return jsonItems(boxes)
      .map(jsonObject)
      .map((box) => ({ box, spots: spotsInBox(box, file.name, of) }));
  });
  return inBoxes.toSorted((one, other) => tabsIn(other.box) - tabsIn(one.box)).flatMap(({ spots }) => spots);
}

/** Counts the tabs of a box or a group, with those in its groups. */
function tabsIn({ tabs }: JsonObject): number {
  const each = jsonItems(tabs).map(jsonObject);
  return each.reduce((total, tab) => total + (tab['tabs'] === undefined ? 1 : tabsIn(tab)), 0);
}

function spotsInBox({ name, title, tabs }: JsonObject, screen: string, of: string): readonly RecordSpot[] {
  if (typeof name !== 'string' || tabs === undefined) return [];
  const own = firstText(title) ?? name;
  const box = { title: `${own} (${of})`, screen, box: name };
  const groups = jsonItems(tabs).flatMap((tab): readonly RecordSpot[] => {
    const { group, title: called } = jsonObject(tab);
    if (typeof group !== 'string') return [];
    return [{ ...box, title: `${firstText(called) ?? group} (${of} › ${own})`, group }];
  });
  return [box, ...groups];
}

/** Kind of record that others belong to. */
export interface RecordOwner {
  readonly name: string;
  readonly title: string;
  /** Access rules that its records are most often read and written by. */
  readonly read: string;
  readonly write: string;
}

/** Lists the kinds of record that can own others, those that own most first. */
export function recordOwners(files: readonly NamedSchemaText[]): readonly RecordOwner[] {
  const records = files.flatMap((file) => {
    const schema = jsonObject(file.kind === 'schema' ? fileValue(file) : {});
    const { title, 'x-record': record } = schema;
    if (record === undefined) return [];
    const named = { name: file.name, title: firstText(title) ?? file.name };
    return [{ ...named, subject: jsonObject(record)['subject'], canOwn: ownerRefusal(schema) === undefined }];
  });
  const ownedBy = (name: string) => records.filter(({ subject }) => subject === name);
  return records
    .filter(({ canOwn }) => canOwn)
    .map(({ name, title }) => ({
      name,
      title,
      ...usualAccess(ownedBy(name), files),
      owns: ownedBy(name).length,
    }))
    .toSorted((one, other) => other.owns - one.owns)
    .map(({ owns: _owns, ...owner }) => owner);
}

function usualAccess(
  owned: readonly { readonly name: string }[],
  files: readonly NamedSchemaText[],
): Pick<RecordOwner, 'read' | 'write'> {
  const names = new Set(owned.map(({ name }) => name));
  const calls = files.filter(({ kind, name }) => kind === 'calls' && names.has(name)).map(fileValue);
  return { read: mostFrequent(calls, 'read', 'list'), write: mostFrequent(calls, 'write', 'save') };
}

function mostFrequent(files: readonly Json[], member: 'read' | 'write', call: string): string {
  const rules = files.flatMap((file) => {
    const { access, calls } = jsonObject(file);
    const rule = jsonObject(access)[member] ?? jsonObject(jsonObject(calls)[call])['access'];
    return typeof rule === 'string' ? [rule] : [];
  });
  const counted = [...Map.groupBy(rules, (rule) => rule)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  return counted[0]?.[0] ?? '';
}
