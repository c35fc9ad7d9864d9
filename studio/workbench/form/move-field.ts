import { isJsonObject, type Json, jsonItems } from '../../../engine/core/json/json.ts';
import { withoutFields } from '../commands/layout-rows.ts';

export const directions = ['up', 'down', 'left', 'right', 'off'] as const;
export type Direction = (typeof directions)[number];

export interface Move {
  readonly field: string;
  readonly to: Direction;
}

type Nodes = readonly Json[];

/** Position of a row: its index in the layout, then in each group around it. */
type Place = readonly number[];

/**
 * The layout with a field one step further, or taken off. A field among others first gets a row of its own, up or down;
 * one with a row of its own passes what stands next to it, enters a group and leaves it. To the side it changes places
 * with its neighbour; alone in its row it joins the row above (left) or below (right). The same layout where there is no
 * step further.
 */
export function movedField(layout: Nodes, { field, to }: Move): Nodes {
  if (to === 'off') return withoutFields(layout, (path) => path === field);
  const place = placeOf(layout, field);
  if (place === undefined) return layout;
  const row = jsonItems(nodeAt(layout, place));
  if (to === 'left' || to === 'right') {
    return row.length > 1 ? swapped(layout, place, { field, to }) : joined(layout, place, { field, to });
  }
  return row.length > 1 ? splitOff(layout, place, { field, to }) : passed(layout, place, { field, to });
}

function swapped(layout: Nodes, place: Place, { field, to }: Move): Nodes {
  const row = jsonItems(nodeAt(layout, place));
  const from = row.indexOf(field);
  const target = to === 'left' ? from - 1 : from + 1;
  if (target < 0 || target >= row.length) return layout;
  return replaced(layout, place, [row.toSpliced(from, 1).toSpliced(target, 0, field)]);
}

function joined(layout: Nodes, place: Place, { field, to }: Move): Nodes {
  const beside = shifted(place, to === 'left' ? -1 : 1);
  const row = nodeAt(layout, beside);
  if (!Array.isArray(row)) return layout;
  const longer = to === 'left' ? [...row, field] : [field, ...row];
  return withoutEmpty(replaced(replaced(layout, beside, [longer]), place, []));
}

function splitOff(layout: Nodes, place: Place, { field, to }: Move): Nodes {
  const others = jsonItems(nodeAt(layout, place)).filter((path) => path !== field);
  return replaced(layout, place, to === 'up' ? [[field], others] : [others, [field]]);
}

function passed(layout: Nodes, place: Place, { field, to }: Move): Nodes {
  const without = replaced(layout, place, []);
  const target = to === 'up' ? placeAbove(layout, place) : placeBelow(without, place);
  return target === undefined ? layout : withoutEmpty(inserted(without, target, [field]));
}

function placeAbove(layout: Nodes, place: Place): Place | undefined {
  const above = shifted(place, -1);
  if (last(place) > 0) return isContainer(nodeAt(layout, above)) ? endOf(layout, above) : above;
  const around = place.slice(0, -1);
  if (around.length === 0) return undefined;
  if (!isPage(nodeAt(layout, around))) return around;
  return last(around) > 0 ? endOf(layout, shifted(around, -1)) : undefined;
}

/** Finds the position below, in a layout without the row: the node that followed the row has taken its position. */
function placeBelow(layout: Nodes, place: Place): Place | undefined {
  const below = nodeAt(layout, place);
  if (below !== undefined) return isContainer(below) ? [...place, 0] : shifted(place, 1);
  const around = place.slice(0, -1);
  if (around.length === 0) return undefined;
  const behind = shifted(around, 1);
  if (!isPage(nodeAt(layout, around))) return behind;
  return nodeAt(layout, behind) === undefined ? undefined : [...behind, 0];
}

/** The row that shows the field, at any depth. */
function placeOf(nodes: Nodes, field: string): Place | undefined {
  for (const [index, node] of nodes.entries()) {
    if (Array.isArray(node)) {
      if (node.includes(field)) return [index];
      continue;
    }
    const inside = placeOf(rowsOf(node), field);
    if (inside !== undefined) return [index, ...inside];
  }
  return undefined;
}

function nodeAt(nodes: Nodes, [index = -1, ...rest]: Place): Json | undefined {
  const node = nodes[index];
  return rest.length === 0 || node === undefined ? node : nodeAt(rowsOf(node), rest);
}

function replaced(nodes: Nodes, [index = -1, ...rest]: Place, by: Nodes): Nodes {
  if (rest.length === 0) return nodes.toSpliced(index, 1, ...by);
  return nodes.map((node, at) => (at === index ? withRows(node, replaced(rowsOf(node), rest, by)) : node));
}

function inserted(nodes: Nodes, [index = -1, ...rest]: Place, row: Json): Nodes {
  if (rest.length === 0) return nodes.toSpliced(index, 0, row);
  return nodes.map((node, at) => (at === index ? withRows(node, inserted(rowsOf(node), rest, row)) : node));
}

function withoutEmpty(nodes: Nodes): Nodes {
  return nodes.flatMap((node) => {
    if (!isContainer(node)) return [node];
    const rows = withoutEmpty(rowsOf(node));
    return rows.length === 0 ? [] : [withRows(node, rows)];
  });
}

function rowsOf(node: Json): Nodes {
  return jsonItems(isJsonObject(node) ? node['rows'] : undefined);
}

function withRows(node: Json, rows: Nodes): Json {
  return isJsonObject(node) ? { ...node, rows } : node;
}

function isContainer(node: Json | undefined): boolean {
  return isJsonObject(node) && Array.isArray(node['rows']);
}

/** A tab or a step: between two of them there is no room for a row. */
function isPage(node: Json | undefined): boolean {
  return isJsonObject(node) && (node['tab'] !== undefined || node['step'] !== undefined);
}

function endOf(layout: Nodes, container: Place): Place {
  return [...container, rowsOf(nodeAt(layout, container) ?? null).length];
}

function shifted(place: Place, by: number): Place {
  return [...place.slice(0, -1), last(place) + by];
}

function last(place: Place): number {
  return place.at(-1) ?? -1;
}
