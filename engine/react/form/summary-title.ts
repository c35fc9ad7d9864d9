import { holds, pathsOf } from '../../core/product/field-paths.ts';
import type { LayoutNode } from '../../core/product/form.ts';
import { fieldFactsOf } from './store/field-facts.ts';
import type { FormDescription } from './store/form-context.ts';

/**
 * Builds the title of a field in a summary. Adds the group if another field of the form has the same title
 * (`Address 2: Phone`), and always adds list and row number for a field in a row.
 */
export function summaryTitle(description: FormDescription, path: string, title: string): string {
  const around =
    rowOf(description, path) ?? (isTold(description, path, title) ? undefined : groupOf(description, path));
  return around === undefined || around === title ? title : `${around}: ${title}`;
}

/**
 * Builds the name of the row that contains a field from the list's title and the row's number; undefined
 * outside of rows.
 */
function rowOf(description: FormDescription, path: string): string | undefined {
  const names = path.split('.');
  const at = names.findIndex((name) => /^\d+$/.test(name));
  if (at < 1) return undefined;
  return `${fieldFactsOf(description, names.slice(0, at).join('.')).title} ${Number(names[at]) + 1}`;
}

/** Reports whether no other field of the form has the same title. */
function isTold(description: FormDescription, path: string, title: string): boolean {
  return pathsOf(description.form.layout).every(
    (other) => other === path || fieldFactsOf(description, other).title !== title,
  );
}

/** Finds the title of a field's group, or else of the containing object, or else of its tab. */
function groupOf(description: FormDescription, path: string): string | undefined {
  const group = headingOf(description.form.layout, path, 'group');
  if (group !== undefined) return group;
  const end = path.lastIndexOf('.');
  return end < 0
    ? headingOf(description.form.layout, path, 'tab')
    : fieldFactsOf(description, path.slice(0, end)).title;
}

/** Finds the title of the innermost group or tab that contains the field. */
function headingOf(layout: readonly LayoutNode[], path: string, kind: 'group' | 'tab'): string | undefined {
  for (const node of layout) {
    if (!('rows' in node) || !holds(node.rows, path)) continue;
    const own = titleOf(node, kind);
    return headingOf(node.rows, path, kind) ?? (own === '' ? undefined : own);
  }
  return undefined;
}

function titleOf(node: LayoutNode, kind: 'group' | 'tab'): string {
  if ('group' in node) return kind === 'group' ? node.group : '';
  return 'tab' in node && kind === 'tab' ? node.tab : '';
}
