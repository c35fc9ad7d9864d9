import type { LayoutNode } from './form.ts';

/** Node of a layout that contains fields. */
export type FieldsNode =
  | { readonly row: readonly string[] }
  | { readonly rows: readonly FieldsNode[] }
  | { readonly fields: readonly string[] }
  | { readonly text: string };

/** Lists the field paths of a layout in reading order. */
export function pathsOf(layout: readonly FieldsNode[]): readonly string[] {
  return layout.flatMap((node) => {
    if ('row' in node) return node.row;
    if ('fields' in node) return node.fields;
    return 'rows' in node ? pathsOf(node.rows) : [];
  });
}

/** Finds the title of the tab that contains a field, or a path inside of the field; undefined outside of tabs. */
export function tabOf(layout: readonly LayoutNode[], path: string): string | undefined {
  for (const node of layout) {
    if ('tab' in node && holds(node.rows, path)) return node.tab;
    if ('group' in node && tabOf(node.rows, path) !== undefined) return tabOf(node.rows, path);
  }
  return undefined;
}

/** Reports whether these rows contain a field, or a list that contains it. */
export function holds(rows: readonly LayoutNode[], path: string): boolean {
  return pathsOf(rows).some((field) => isWithin(path, field));
}

/** Lists the paths of a field and its ancestors: `a.b.c`, `a.b`, `a`. */
export function pathsTo(field: string): readonly string[] {
  const end = field.lastIndexOf('.');
  return end < 0 ? [field] : [field, ...pathsTo(field.slice(0, end))];
}

/** Reports whether a path is the field or inside of it. */
export function isWithin(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}.`);
}
