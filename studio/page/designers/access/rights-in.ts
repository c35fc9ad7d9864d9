import { isJsonObject, type Json, jsonObject } from '../../../../engine/core/json/json.ts';
import { stringOrUndefined } from '../../../../engine/core/json/string-values.ts';
import type { NamedSchemaText } from '../../../../engine/core/protocol/workbench.ts';
import { firstText, titleOfFile } from '../../file-titles.ts';
import { fileValue } from '../../known-names.ts';
import { labelOf } from '../../label-of.ts';

/** Something that a file lets people do, and the access rule that decides who may. */
export interface NamedRight {
  readonly what: string;
  readonly rule: string;
}

/**
 * Lists what a file lets people do: what it names rules for, and the calls that it makes. A form also lists the calls
 * and the fields of its records, since a form names no rules itself.
 */
export function rightsIn(file: NamedSchemaText, files: readonly NamedSchemaText[]): readonly NamedRight[] {
  if (file.kind === 'access') return [];
  const value = fileValue(file);
  const entity = stringOrUndefined(jsonObject(value)['entity']);
  const beside = files.filter(
    ({ kind, name }) => file.kind === 'form' && name === entity && (kind === 'calls' || kind === 'schema'),
  );
  const found = [file, ...beside].flatMap((each) => {
    const title = titleOfFile(
      each,
      files.filter(({ kind }) => kind === 'schema'),
    );
    return rightsAt(fileValue(each), title, { files, file: each });
  });
  const keys = new Set<string>();
  return found.filter(({ what, rule }) => {
    const isNew = !keys.has(`${what} ${rule}`);
    keys.add(`${what} ${rule}`);
    return isNew;
  });
}

interface Within {
  readonly files: readonly NamedSchemaText[];
  readonly file: NamedSchemaText;
}

/** Members that name an access rule. */
const namesRule = /^(?:x-)?access$/;

function rightsAt(value: Json, what: string, within: Within): readonly NamedRight[] {
  if (Array.isArray(value)) return value.flatMap((each) => rightsAt(each, what, within));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, each = null]) => {
    if (namesRule.test(key)) return rulesAt(each, what);
    if (key === 'calls' && within.file.kind === 'calls')
      return Object.keys(jsonObject(each)).flatMap((call) =>
        rightOfCall(`${within.file.name}.${call}`, within),
      );
    if (typeof each === 'string') {
      const isCalled = key === 'call' || callsOfSource.has(key);
      const isRuled = typeof value['access'] === 'string';
      return isCalled && !isRuled ? rightOfCall(each, within) : [];
    }
    const title = isJsonObject(each) ? firstText(each['title']) : undefined;
    const isNamed = namedMembers.has(key);
    return isNamed
      ? Object.entries(jsonObject(each)).flatMap(([name, member = null]) =>
          rightsAt(member, `${what}: ${firstText(jsonObject(member)['title']) ?? labelOf(name)}`, within),
        )
      : rightsAt(each, title === undefined ? what : `${what}: ${title}`, within);
  });
}

/** Members of a table's source that name calls. */
const callsOfSource = new Set(['save', 'remove']);
/** Members whose own members are things under names. */
const namedMembers = new Set(['actions', 'properties', 'events']);

function rulesAt(value: Json, what: string): readonly NamedRight[] {
  if (typeof value === 'string') return [{ what, rule: value }];
  return Object.entries(jsonObject(value)).flatMap(([kind, rule]) =>
    typeof rule === 'string' ? [{ what: `${what} (${labelOf(kind).toLowerCase()})`, rule }] : [],
  );
}

/** Finds the rule of a call by its name, `file.call`; a standard call has that of its file. */
function rightOfCall(name: string, { files }: Within): readonly NamedRight[] {
  const [stem, call = ''] = name.split('.');
  const file = files.find((each) => each.kind === 'calls' && each.name === stem);
  if (file === undefined) return [];
  const { calls, access } = jsonObject(fileValue(file));
  const written = jsonObject(calls)[call];
  if (written === undefined) return [];
  const of = titleOfFile(
    file,
    files.filter(({ kind }) => kind === 'schema'),
  );
  const title = firstText(jsonObject(written)['title']) ?? `${of}: ${labelOf(call)}`;
  const own = jsonObject(written)['access'] ?? jsonObject(access)[call === 'list' ? 'read' : 'write'];
  return typeof own === 'string' ? [{ what: title, rule: own }] : [];
}
