import type { JsonObject } from '../../../../engine/core/json/json.ts';
import type { NamedSchemaText } from '../../../../engine/core/protocol/workbench.ts';
import type { EntityField } from '../entity-fields.ts';
import { type OutlineList, outlineRows } from './outline.ts';
import { titleIn } from './row-titles.ts';

/** Row to add to a list, with the key by which it is dragged. */
export interface Addition {
  readonly name: string;
  readonly title: string;
  /** Member of the list to add to. */
  readonly member: string;
  readonly value: JsonObject;
}

/** Lists the fields of the entity that the card lacks. */
export function fieldAdditions(
  lists: readonly OutlineList[],
  fields: readonly EntityField[],
): readonly Addition[] {
  const shown = new Set(outlineRows(lists).map(({ value }) => value['field']));
  return fields
    .filter(({ path }) => !shown.has(path))
    .map(({ path, title }) => ({ name: path, title, member: 'facts', value: { field: path } }));
}

/** Lists the tables and cards that a screen lacks. */
export function tabAdditions(
  lists: readonly OutlineList[],
  files: readonly NamedSchemaText[],
): readonly Addition[] {
  const rows = outlineRows(lists);
  return (['tab', 'card'] as const).flatMap((kind) => {
    const shown = new Set(rows.map(({ value }) => value[kind]));
    return files
      .filter((file) => file.kind === kind && !shown.has(file.name))
      .map((file) => ({
        ...{ name: `${kind} ${file.name}`, title: titleIn(file) ?? file.name, member: 'tabs' },
        value: { [kind]: file.name },
      }));
  });
}
