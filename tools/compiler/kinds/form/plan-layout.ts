import type { JSONPath } from 'jsonc-parser';
import type { LayoutNode } from '../../../../engine/core/product/form.ts';
import type { NodeFile } from '../../files/form.ts';
import { checkField } from './check-field.ts';
import type { FormLocation } from './form-location.ts';

/** A row, or a group or tab of rows. */
export function planLayout(node: NodeFile, at: JSONPath, place: FormLocation): LayoutNode {
  if ('rows' in node) {
    const rows = node.rows.map((row, index) => planLayout(row, [...at, 'rows', index], place));
    return node.tab === undefined ? { group: node.group, rows } : { tab: node.tab, rows };
  }
  for (const [index, path] of node.entries()) checkField(path, [...at, index], place);
  return { row: node };
}
