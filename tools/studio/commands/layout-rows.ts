import type { Json } from '../../../engine/core/json/json.ts';
import { isJsonObject, jsonItems } from '../../../engine/core/json/json.ts';

/** Whether a path of a layout leads to the field or into it. */
export function isOfField(path: Json | undefined, field: string): boolean {
  return path === field || (typeof path === 'string' && path.startsWith(`${field}.`));
}

/** The nodes of a layout without the fields that are meant; rows and groups that are empty then are gone. */
export function withoutFields(layout: readonly Json[], isMeant: (path: Json) => boolean): readonly Json[] {
  return layout.flatMap((node): readonly Json[] => {
    const isRow = Array.isArray(node);
    const before = isRow ? node : jsonItems(isJsonObject(node) ? node['rows'] : undefined);
    const rows = isRow ? before.filter((path) => !isMeant(path)) : withoutFields(before, isMeant);
    if (rows.length === 0 && before.length > 0) return [];
    return [isJsonObject(node) ? { ...node, rows } : rows];
  });
}

export function hasField(layout: readonly Json[], field: string): boolean {
  return layout.some((node) =>
    Array.isArray(node)
      ? node.includes(field)
      : isJsonObject(node) && hasField(jsonItems(node['rows']), field),
  );
}

export interface Placement {
  readonly field: string;
  readonly side: 'left' | 'right' | 'above' | 'below';
  readonly of: string;
}

/** The layout with a field beside another that it has: in its row, or in a row of its own above or below. */
export function withField(layout: readonly Json[], placement: Placement): readonly Json[] {
  return layout.flatMap((node): readonly Json[] => {
    if (isJsonObject(node)) return [{ ...node, rows: withField(jsonItems(node['rows']), placement) }];
    const row = jsonItems(node);
    return row.includes(placement.of) ? inRow(row, placement) : [row];
  });
}

function inRow(row: readonly Json[], { field, side, of }: Placement): readonly Json[] {
  if (side === 'above') return [[field], row];
  if (side === 'below') return [row, [field]];
  return [row.toSpliced(row.indexOf(of) + (side === 'right' ? 1 : 0), 0, field)];
}
