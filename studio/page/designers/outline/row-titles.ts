import { jsonObject } from '../../../../engine/core/json/json.ts';
import { stringOrUndefined } from '../../../../engine/core/json/string-values.ts';
import type { NamedSchemaText } from '../../../../engine/core/protocol/workbench.ts';
import { capitalized } from '../../../../engine/core/text/capitalized.ts';
import { parsedJson } from '../../parsed-json.ts';
import type { EntityField } from '../entity-fields.ts';
import type { OutlineRow } from './outline.ts';

/** Kinds of files that rows name. */
const named = ['tab', 'card'] as const;

export interface TitleSources {
  readonly files: readonly NamedSchemaText[];
  /** Fields of the file's entity. */
  readonly fields: readonly EntityField[];
}

/** Titles a row by its own text, by the title of what it shows, or by its name. */
export function titleOfRow({ value, index, kind }: OutlineRow, { files, fields }: TitleSources): string {
  const own = ['title', 'text', 'group', 'part', 'name'].map((member) => stringOrUndefined(value[member]));
  const [title, ...others] = own;
  const field =
    fields.find(({ path }) => path === value['field'])?.title ?? stringOrUndefined(value['field']);
  const shown = named.flatMap((each) => titleOfFile(files, each, stringOrUndefined(value[each])));
  const found = [title, field, ...shown, ...others].find((each) => each !== undefined);
  return found ?? capitalized(`${kind.one} ${index + 1}`);
}

function titleOfFile(
  files: readonly NamedSchemaText[],
  kind: string,
  name: string | undefined,
): readonly string[] {
  if (name === undefined) return [];
  const file = files.find((each) => each.kind === kind && each.name === name);
  return [titleIn(file) ?? name];
}

/** Finds the title within a file. */
export function titleIn(file: NamedSchemaText | undefined): string | undefined {
  return stringOrUndefined(jsonObject(parsedJson(file?.text ?? '{}'))['title']);
}

/** Lists the remarks beside a row's title: its kind, and whether a condition shows it. */
export function remarksOfRow({ value, kind, inside }: OutlineRow): readonly string[] {
  const isGroup = value['group'] !== undefined;
  const isConditional = value['when'] !== undefined || value['items'] !== undefined;
  return [
    ...(inside === undefined || value['title'] === undefined ? [] : [isGroup ? 'group' : kind.one]),
    ...(value['part'] === undefined ? [] : ['made by hand']),
    ...(value['card'] === undefined ? [] : ['card']),
    ...(isConditional ? ['conditional'] : []),
    ...(value['access'] === undefined ? [] : ['restricted']),
    ...(value['status'] === 'planned' ? ['planned'] : []),
    ...(value['in'] === undefined || value['in'] === 'bar' ? [] : [`in ${String(value['in'])}`]),
  ];
}
