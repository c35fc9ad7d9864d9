import {
  isJsonObject,
  type Json,
  type JsonObject,
  jsonItems,
  jsonObject,
} from '../../../engine/core/json/json.ts';
import { tokensOf } from '../../../engine/core/json/pointer.ts';
import { withTexts } from '../../../engine/core/protocol/with-texts.ts';
import { editText } from '../../text/edit-text.ts';
import type { CheckedTexts } from '../rename/follow-diagnostics.ts';
import { listsOf } from '../rename/rename-examples.ts';
import type { PathsOfCodes } from './paths-of-codes.ts';
import { type FileTexts, readFile } from './schema-files.ts';

export interface MergedInExamples {
  readonly from: string;
  readonly into: string;
  readonly paths: PathsOfCodes;
  readonly checked: Pick<CheckedTexts, 'sources' | 'plan'>;
}

type Path = readonly string[];

/** Replaces a code by another in the examples, but only in values of its value set. */
export function mergeInExamples(texts: FileTexts, merge: MergedInExamples): FileTexts {
  const changed = [...merge.checked.sources.of('examples').values()].map((source) => {
    const { path, text, value } = readFile(source.path, texts);
    const merging = { ...merge, lists: listsOf(source, merge.checked) };
    return { path, text: editText(text, inFile(value, merging)) };
  });
  return withTexts(texts, changed);
}

interface Merging extends MergedInExamples {
  /** Lists of records that the rules read, by name, each with its entity. */
  readonly lists: ReadonlyMap<string, string>;
}

function inFile(file: JsonObject, merging: Merging): JsonObject {
  const own = pathsIn(String(file['entity']), merging);
  const inRecord = (record: Json) => mergedAt(record, own, merging);
  const examples = jsonItems(file['examples']).map((example) => {
    const given = jsonObject(example);
    return withMembers(given, {
      ...{ data: inRecord, old: inRecord },
      siblings: (siblings) => jsonItems(siblings).map(inRecord),
      records: (records) => besides(records, merging),
      change: (change) => inChange(change, own, merging),
    });
  });
  return withMembers(
    { ...file, examples },
    { base: inRecord, records: (records) => besides(records, merging) },
  );
}

/** Changes the members that exist. */
function withMembers(
  value: JsonObject,
  changes: Readonly<Record<string, (member: Json) => Json>>,
): JsonObject {
  const changed = Object.entries(changes).flatMap(([name, change]) => {
    const member = value[name];
    return member === undefined ? [] : [[name, change(member)] as const];
  });
  return { ...value, ...Object.fromEntries(changed) };
}

function pathsIn(entity: string, { paths }: Merging): readonly Path[] {
  return (paths.get(entity) ?? []).map((path) => tokensOf(path));
}

/** Changes the records beside an example: one by its entity, or a list by its name. */
function besides(records: Json, merging: Merging): Json {
  const changed = Object.entries(jsonObject(records)).map(([name, value = null]) => {
    const listed = merging.lists.get(name);
    const paths =
      listed === undefined ? pathsIn(name, merging) : pathsIn(listed, merging).map((path) => ['*', ...path]);
    return [name, mergedAt(value, paths, merging)] as const;
  });
  return Object.fromEntries(changed);
}

/** Changes the values of an example's changes, whose names are JSON Pointers. */
function inChange(change: Json, paths: readonly Path[], merging: Merging): Json {
  const changed = Object.entries(jsonObject(change)).map(([pointer, value = null]) => {
    const tokens = tokensOf(pointer);
    const within = paths
      .filter((path) => tokens.every((token, index) => path[index] === '*' || path[index] === token))
      .map((path) => path.slice(tokens.length));
    return [pointer, mergedAt(value, within, merging)] as const;
  });
  return Object.fromEntries(changed);
}

/** Changes the values at the paths; `*` is every item of a list and every value of a map. */
function mergedAt(value: Json, paths: readonly Path[], merging: Merging): Json {
  if (paths.length === 0) return value;
  if (value === merging.from) return paths.some((path) => path.length === 0) ? merging.into : value;
  const under = (name: string) =>
    paths.flatMap(([step, ...rest]) => (step === '*' || step === name ? [rest] : []));
  if (Array.isArray(value)) return value.map((item: Json) => mergedAt(item, under('*'), merging));
  if (!isJsonObject(value)) return value;
  const members = Object.entries(value).map(
    ([name, member = null]) => [name, mergedAt(member, under(name), merging)] as const,
  );
  return Object.fromEntries(members);
}
