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

/** Lists the source fields of those searched columns that join several fields. */
export function joinedSources({ queries }: SearchRequest): readonly (readonly [string, readonly string[]])[] {
  const joined = queries.filter(
    ({ column: { column } }) => column.of === undefined && column.from.length > 1,
  );
  return joined.map(({ column }) => [column.name, column.column.from] as const);
}

/** Lists the records' values in the source fields of a searched column, since a hit shows only some of them. */
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

/**
 * Returns the title of a field, after the title of the enclosing object if another field of the list has the same
 * title.
 */
function titleAmong(all: readonly string[], path: string, fields: Entity['fields']): string {
  const titleOf = (pointer: string) => fields[pointer]?.title ?? '';
  const title = titleOf(path);
  if (all.every((other) => other === path || titleOf(other) !== title)) return title;
  const around = titleOf(path.slice(0, path.lastIndexOf('/')));
  return around === '' ? title : `${around}: ${title}`;
}
