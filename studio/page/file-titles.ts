import { isJsonObject, type Json, jsonObject } from '../../engine/core/json/json.ts';
import { stringOrUndefined } from '../../engine/core/json/string-values.ts';
import type { CellName, WidgetName } from '../../engine/core/product/parts.ts';
import type { NamedSchemaText } from '../../engine/core/protocol/workbench.ts';
import { fileValue, membersThatName } from './known-names.ts';
import { labelOf } from './label-of.ts';

/** Titles of known names by kind, for users to choose from. */
export type TitlesOfNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Titled = readonly [names: string, name: string, title: string];

export function titlesOfNames(files: readonly NamedSchemaText[]): TitlesOfNames {
  const entities = files.filter(({ kind }) => kind === 'schema');
  const all = [
    ...files.map((file): Titled => [file.kind, file.name, titleOfFile(file, entities)]),
    ...Object.entries(membersThatName).flatMap(([names, [kind, member]]) =>
      files.filter((file) => file.kind === kind).flatMap((file) => titledMembers(names, file, member)),
    ),
    ...Object.entries(titlesOfEngine).flatMap(([names, titles]) =>
      Object.entries(titles).map(([name, title]): Titled => [names, name, title]),
    ),
  ];
  const ofKinds = [...Map.groupBy(all, ([names]) => names)];
  return Object.fromEntries(ofKinds.map(([names, titles]) => [names, distinct(titles)]));
}

/** Titles a file by its own title, that of its entity, or its name. */
export function titleOfFile(file: NamedSchemaText, entities: readonly NamedSchemaText[]): string {
  const own = firstText(jsonObject(fileValue(file))['title']);
  if (own !== undefined) return own;
  const entity = entities.find(({ name }) => name === file.name);
  return firstText(jsonObject(fileValue(entity ?? file))['title']) ?? labelOf(file.name);
}

/** Returns a text, or its version in the first language. */
export function firstText(value: Json | undefined): string | undefined {
  const [first] = isJsonObject(value) ? Object.values(value) : [value];
  return stringOrUndefined(first);
}

/**
 * Lists the members of a file with their titles; a member without a title gets the file's and its own name.
 */
function titledMembers(names: string, file: NamedSchemaText, member: string): readonly Titled[] {
  return Object.entries(jsonObject(jsonObject(fileValue(file))[member])).map(([key, value]): Titled => {
    const title = isJsonObject(value) ? firstText(value['title']) : names === 'part' && firstText(value);
    return [names, names === 'call' ? `${file.name}.${key}` : key, title || `${labelOf(file.name)}: ${key}`];
  });
}

/** Adds the name to a title that two members have. */
function distinct(titles: readonly Titled[]): Readonly<Record<string, string>> {
  const alike = Map.groupBy(titles, ([, , title]) => title);
  return Object.fromEntries(
    titles.map(([, name, title]) => [name, alike.get(title)?.length === 1 ? title : `${title} (${name})`]),
  );
}

const widgets: Readonly<Record<WidgetName, string>> = {
  text: 'Short text',
  textarea: 'Long text',
  number: 'Number',
  range: 'Slider',
  select: 'List to choose from',
  radio: 'Choices side by side',
  checkbox: 'Box to tick',
  date: 'Date',
  'date-time': 'Date and time',
  time: 'Time of day',
  checklist: 'Several choices to tick',
  phone: 'Telephone number',
  zip: 'Postal code',
  email: 'E-mail address',
  'code-search': 'Search for a coded term',
  conditions: 'Conditions of a search',
  'ordered-choices': 'Choices in an order',
  narrowing: 'Ways to narrow a list',
  'json-file': 'File with data',
  hidden: 'Not shown',
};

const cells: Readonly<Record<CellName, string>> = {
  text: 'Text',
  date: 'Date',
  phone: 'Telephone number',
  code: 'Words of a code',
  boolean: 'Yes or no',
  number: 'Number',
  quantity: 'Number with its unit',
  person: 'Name of a person',
  'date-time': 'Date and time',
  time: 'Time of day',
};

const titlesOfEngine = { widget: widgets, cell: cells };
