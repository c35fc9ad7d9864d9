import {
  isJsonObject,
  type Json,
  type JsonObject,
  jsonItems,
  jsonObject,
} from '../../../engine/core/json/json.ts';
import { stringOrUndefined } from '../../../engine/core/json/string-values.ts';
import type { NamedSchemaText } from '../../../engine/core/protocol/workbench.ts';
import { titleOfFile } from '../file-titles.ts';
import { fileValue } from '../known-names.ts';

/** Where a file is seen in the product, from the page inwards; by the path of the file. */
export type ScreenTrails = ReadonlyMap<string, readonly string[]>;

interface Found {
  readonly kind: string;
  readonly name: string;
  readonly trail: readonly string[];
}

/** Kinds of files that a screen shows, by the member that names one. */
const shown = ['tab', 'card', 'flow'] as const;

/** Finds where each file is seen: on which page, in which tab; a form where the tab or card is that opens it. */
export function screenTrails(files: readonly NamedSchemaText[]): ScreenTrails {
  const entities = files.filter(({ kind }) => kind === 'schema');
  const pathOf = new Map(files.map((file) => [`${file.kind} ${file.name}`, file] as const));
  const trails = new Map<string, readonly string[]>();
  const add = ({ kind, name, trail }: Found) => {
    const file = pathOf.get(`${kind} ${name}`);
    if (file === undefined || trails.has(file.path)) return;
    const title = titleOfFile(file, entities);
    const own = trail.at(-1) === title || kind === 'form' ? trail : [...trail, title];
    trails.set(file.path, own);
    for (const form of formsIn(fileValue(file))) add({ kind: 'form', name: form, trail: own });
  };
  for (const file of files.filter(({ kind }) => kind === 'screen')) {
    const trail = [`${titleOfFile(file, entities)} page`];
    trails.set(file.path, trail);
    for (const found of shownIn(fileValue(file), trail)) add(found);
  }
  return trails;
}

/** The tabs, cards and flows of a screen; groups of tabs are named on the way to what is in them. */
function shownIn(value: Json | undefined, trail: readonly string[]): readonly Found[] {
  if (Array.isArray(value)) return jsonItems(value).flatMap((item) => shownIn(item, trail));
  if (value === undefined) return [];
  const part = jsonObject(value);
  const group = part['group'] === undefined ? undefined : stringOrUndefined(part['title']);
  const inside = group === undefined ? trail : [...trail, group];
  const own = shown.flatMap((kind): readonly Found[] => {
    const name = stringOrUndefined(part[kind]);
    return name === undefined ? [] : [{ kind, name, trail: inside }];
  });
  return [...own, ...shownIn(part['boxes'], inside), ...shownIn(part['tabs'], inside)];
}

/** Names of the forms that a tab, card or flow opens, at any depth. */
function formsIn(value: Json | undefined): readonly string[] {
  if (Array.isArray(value)) return jsonItems(value).flatMap(formsIn);
  if (!isJsonObject(value)) return [];
  const { form, forms, ...rest } = value;
  const named = [form, ...Object.values(nameMap(form)), ...Object.values(jsonObject(forms))];
  const names = named.filter((name) => typeof name === 'string');
  return [...names, ...Object.values(rest).flatMap(formsIn)];
}

/** A tab may name one form for adding and one for editing. */
function nameMap(form: Json | undefined): JsonObject {
  return jsonObject(form);
}
