import { produce } from 'immer';
import { isJsonObject, type Json } from '../../../engine/core/json/json.ts';
import { type Nodes, type RowPosition, rowsOf, wayTo, withoutFields } from '../commands/layout-rows.ts';

export const directions = ['up', 'down', 'left', 'right', 'off'] as const;
export type FieldDirection = (typeof directions)[number];

export interface FieldMove {
  readonly field: string;
  readonly to: FieldDirection;
}

/**
 * Moves a field one step, or removes it: up or down by a row of its own, past neighbours, into or out of groups;
 * sideways by a swap, or into the row above (left) or below (right). Unchanged at an end.
 */
export function movedField(layout: readonly Json[], { field, to }: FieldMove): readonly Json[] {
  if (to === 'off') return withoutFields(layout, (path) => path === field);
  return produce<readonly Json[], Nodes>(layout, (nodes) => {
    const way = wayTo(nodes, field);
    if (way === undefined) return;
    const { row, position, around } = way;
    if (to === 'left' || to === 'right') {
      if (!moveSideways(row, position, field, to)) return;
    } else if (row.length > 1) {
      row.splice(row.indexOf(field), 1);
      position.list.splice(position.index + (to === 'up' ? 0 : 1), 0, [field]);
      return;
    } else {
      const target = to === 'up' ? positionAbove(position, around) : positionBelow(position, around);
      if (target === undefined) return;
      position.list.splice(position.index, 1);
      target.list.splice(target.index, 0, row);
    }
    removeEmpty(nodes);
  });
}

/** Moves a field sideways; reports whether the field has left its row. */
function moveSideways(
  row: Nodes,
  { list, index }: RowPosition,
  field: string,
  to: 'left' | 'right',
): boolean {
  const by = to === 'left' ? -1 : 1;
  const target = row.indexOf(field) + by;
  const beside = list[index + by];
  if (row.length > 1 && target >= 0 && target < row.length) {
    row.splice(target - by, 1);
    row.splice(target, 0, field);
  }
  if (row.length > 1 || !Array.isArray(beside)) return false;
  beside.splice(to === 'left' ? beside.length : 0, 0, field);
  list.splice(index, 1);
  return true;
}

function positionAbove(
  { list, index }: RowPosition,
  around: RowPosition | undefined,
): RowPosition | undefined {
  if (index > 0) return endOf(list[index - 1]) ?? { list, index: index - 1 };
  if (around === undefined || !isPage(around.list[around.index])) return around;
  return endOf(around.list[around.index - 1]);
}

/** Finds the position below the field's row, in a list from which the row has been removed. */
function positionBelow(
  { list, index }: RowPosition,
  around: RowPosition | undefined,
): RowPosition | undefined {
  if (index + 1 < list.length) return startOf(list[index + 1]) ?? { list, index: index + 1 };
  if (around === undefined) return undefined;
  if (isPage(around.list[around.index])) return startOf(around.list[around.index + 1]);
  return { list: around.list, index: around.index + 1 };
}

function removeEmpty(list: Nodes): void {
  for (const [index, node] of [...list.entries()].toReversed()) {
    const rows = rowsOf(node);
    if (rows === undefined) continue;
    removeEmpty(rows);
    if (rows.length === 0) list.splice(index, 1);
  }
}

function startOf(node: unknown): RowPosition | undefined {
  const list = rowsOf(node);
  return list && { list, index: 0 };
}

function endOf(node: unknown): RowPosition | undefined {
  const list = rowsOf(node);
  return list && { list, index: list.length };
}

/** Reports whether a node is a tab or step, between which no row can stand. */
function isPage(node: unknown): boolean {
  return isJsonObject(node) && (node['tab'] !== undefined || node['step'] !== undefined);
}
