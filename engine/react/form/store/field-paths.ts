import { pathToPointer } from '../../../core/pointer.ts';
import type { LayoutNode } from '../../../core/product.ts';

/** Every field path of a layout, in reading order. */
export function pathsOf(layout: readonly LayoutNode[]): readonly string[] {
  return layout.flatMap((node) => ('row' in node ? node.row : pathsOf(node.rows)));
}

/** The title of the tab that a field stands on; undefined for a field outside of tabs. */
export function tabOf(layout: readonly LayoutNode[], path: string): string | undefined {
  for (const node of layout) {
    if ('tab' in node && pathsOf(node.rows).includes(path)) return node.tab;
    if ('group' in node && tabOf(node.rows, path) !== undefined) return tabOf(node.rows, path);
  }
  return undefined;
}

/**
 * The field at whose place a problem is shown: the one that it names, the nearest around it, or else the first
 * one inside of it (a missing group of fields is mended at its first field).
 */
export function fieldAt(paths: readonly string[], pointer: string): string | undefined {
  const around = paths.filter((path) => isWithin(pointer, pathToPointer(path)));
  if (around.length > 0) return around.reduce((best, path) => (path.length > best.length ? path : best));
  return paths.find((path) => isWithin(pathToPointer(path), pointer));
}

/** True when `inner` is `outer` or lies inside of it. */
function isWithin(inner: string, outer: string): boolean {
  return outer !== '' && (inner === outer || inner.startsWith(`${outer}/`));
}
