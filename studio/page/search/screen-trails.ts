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

/** Locations of files in the product, from the page inwards, by path of the file. */
export type ScreenTrails = ReadonlyMap<string, readonly string[]>;

interface Found {
  readonly kind: string;
  readonly name: string;
  readonly trail: readonly string[];
}

/** Kinds of files that a screen shows, by the member that names them. */
const shown = ['tab', 'card', 'flow'] as const;

/** Finds the page and tab that show each file; for a form, those of the tab or card that opens it. */
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

/** Lists the tabs, cards and flows of a screen, with the groups around as part of their trail. */
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

/** Lists the forms that a tab, card or flow opens, at any depth. */
function formsIn(value: Json | undefined): readonly string[] {
  if (Array.isArray(value)) return jsonItems(value).flatMap(formsIn);
  if (!isJsonObject(value)) return [];
  const { form, forms, ...rest } = value;
  const named = [form, ...Object.values(nameMap(form)), ...Object.values(jsonObject(forms))];
  const names = named.filter((name) => typeof name === 'string');
  return [...names, ...Object.values(rest).flatMap(formsIn)];
}

/** Reads the forms of a tab by use, which may differ for adding and editing. */
function nameMap(form: Json | undefined): JsonObject {
  return jsonObject(form);
}
