import type { JsonObject } from '../../engine/core/json/json.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { FoundPath } from '../../engine/core/protocol/call-types.ts';
import type { SearchRequest } from './request/request.ts';

export interface FoundPathsInput {
  readonly request: SearchRequest;
  readonly fields: Entity['fields'];
  readonly records: readonly { readonly id: string; readonly document: JsonObject }[];
}

/** The fields that searched columns are put together from. */
export function joinedSources({ queries }: SearchRequest): readonly (readonly [string, readonly string[]])[] {
  const joined = queries.filter(
    ({ column: { column } }) => column.of === undefined && column.from.length > 1,
  );
  return joined.map(({ column }) => [column.name, column.column.from] as const);
}

/** Lists the values of records in the fields that a searched column is put together from: a hit shows only some. */
export function foundPaths({ request, fields, records }: FoundPathsInput): readonly FoundPath[] {
  return joinedSources(request).flatMap(([field, from]) =>
    records.flatMap(({ id, document }) =>
      from.flatMap((path) => {
        const text = getAt(document, path);
        return typeof text === 'string' && text.trim() !== ''
          ? [{ id, field, title: titleAmong(from, path, fields), text: text.trim() }]
          : [];
      }),
    ),
  );
}

/** Title of a field, behind that of its object where another one of these fields has the same. */
function titleAmong(all: readonly string[], path: string, fields: Entity['fields']): string {
  const titleOf = (pointer: string) => fields[pointer]?.title ?? '';
  const title = titleOf(path);
  if (all.every((other) => other === path || titleOf(other) !== title)) return title;
  const around = titleOf(path.slice(0, path.lastIndexOf('/')));
  return around === '' ? title : `${around}: ${title}`;
}
