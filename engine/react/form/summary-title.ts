import { holds, pathsOf } from '../../core/product/field-paths.ts';
import type { LayoutNode } from '../../core/product/form.ts';
import { factsOf } from './store/field-facts.ts';
import type { FormDescription } from './store/form-context.ts';

/**
 * Title of a field in a summary: `Address 2: Phone` where the form has another field of this title, and in rows of a
 * list always, with the number of the row.
 */
export function summaryTitle(description: FormDescription, path: string, title: string): string {
  const around =
    rowOf(description, path) ?? (isTold(description, path, title) ? undefined : groupOf(description, path));
  return around === undefined || around === title ? title : `${around}: ${title}`;
}

/** The list that the field is in a row of, with the number of the row. */
function rowOf(description: FormDescription, path: string): string | undefined {
  const names = path.split('.');
  const at = names.findIndex((name) => /^\d+$/.test(name));
  if (at < 1) return undefined;
  return `${factsOf(description, names.slice(0, at).join('.')).title} ${Number(names[at]) + 1}`;
}

/** True where no other field of the form has the title. */
function isTold(description: FormDescription, path: string, title: string): boolean {
  return pathsOf(description.form.layout).every(
    (other) => other === path || factsOf(description, other).title !== title,
  );
}

/** The title of the group in which the field stands, else of the object that it belongs to, else of its tab. */
function groupOf(description: FormDescription, path: string): string | undefined {
  const group = headingOf(description.form.layout, path, 'group');
  if (group !== undefined) return group;
  const end = path.lastIndexOf('.');
  return end < 0
    ? headingOf(description.form.layout, path, 'tab')
    : factsOf(description, path.slice(0, end)).title;
}

/** The title of the innermost part of a kind that holds the field. */
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
