import { produce } from 'immer';
import type { Json } from '../../../engine/core/json/json.ts';
import { isJsonObject, jsonItems } from '../../../engine/core/json/json.ts';

/** Reports whether a path of a layout is that of the field, or lies inside of the field. */
export function isOfField(path: Json | undefined, field: string): boolean {
  return path === field || (typeof path === 'string' && path.startsWith(`${field}.`));
}

/** Removes the matching fields from a layout, with nodes left empty. */
export function withoutFields(layout: readonly Json[], isMeant: (path: Json) => boolean): readonly Json[] {
  return layout.flatMap((node): readonly Json[] => {
    if (Array.isArray(node)) return kept(node, filtered(node, isMeant), (row) => row);
    if (!isJsonObject(node)) return [node];
    const { rows, fields } = node;
    if (Array.isArray(rows))
      return kept(rows, withoutFields(rows, isMeant), (left) => ({ ...node, rows: left }));
    if (!Array.isArray(fields)) return [node];
    return kept(fields, filtered(fields, isMeant), (left) => ({ ...node, fields: left }));
  });
}

function filtered(paths: readonly Json[], isMeant: (path: Json) => boolean): readonly Json[] {
  return paths.filter((path) => !isMeant(path));
}

function kept(
  before: readonly Json[],
  after: readonly Json[],
  node: (after: readonly Json[]) => Json,
): readonly Json[] {
  return after.length === 0 && before.length > 0 ? [] : [node(after)];
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

/** Adds a field beside another: in its row, or in a new row above or below. */
export function withField(layout: readonly Json[], { field, side, of }: Placement): readonly Json[] {
  return produce<readonly Json[], Nodes>(layout, (nodes) => {
    const { row, position } = wayTo(nodes, of) ?? {};
    if (side === 'left' || side === 'right')
      row?.splice(row.indexOf(of) + (side === 'right' ? 1 : 0), 0, field);
    else position?.list.splice(position.index + (side === 'below' ? 1 : 0), 0, [field]);
  });
}

/** Mutable nodes of a layout: rows of field names, and groups, tabs and steps with rows. */
export type Nodes = unknown[];

/** Position in a list of nodes. */
export interface RowPosition {
  readonly list: Nodes;
  readonly index: number;
}

interface Way {
  readonly row: Nodes;
  readonly position: RowPosition;
  /** Position of the group around the row, if any. */
  readonly around: RowPosition | undefined;
}

/** Finds the row with the field, at any depth. */
export function wayTo(list: Nodes, field: string, around?: RowPosition): Way | undefined {
  for (const [index, node] of list.entries()) {
    if (Array.isArray(node) && node.includes(field)) return { row: node, position: { list, index }, around };
    const rows = rowsOf(node);
    const inside = rows && wayTo(rows, field, { list, index });
    if (inside !== undefined) return inside;
  }
  return undefined;
}

export function rowsOf(node: unknown): Nodes | undefined {
  return isJsonObject(node) && Array.isArray(node['rows']) ? node['rows'] : undefined;
}

/** Adds a node at the end of the layout, within its last tab or step if it has some. */
export function withLast(layout: readonly Json[], node: Json): readonly Json[] {
  const last = layout.at(-1);
  if (!isJsonObject(last) || (last['tab'] === undefined && last['step'] === undefined))
    return [...layout, node];
  return [...layout.slice(0, -1), { ...last, rows: [...withLast(jsonItems(last['rows']), node)] }];
}
