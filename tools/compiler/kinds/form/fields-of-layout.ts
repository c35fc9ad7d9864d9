import type { JSONPath } from 'jsonc-parser';
import type { NodeFile } from '../../files/form.ts';

export interface LaidOutField {
  /** With dots, as the file writes it. */
  readonly path: string;
  readonly at: JSONPath;
}

/** The fields of a form file's layout from top to bottom, each with where it stands in the file. */
export function fieldsOfLayout(
  nodes: readonly NodeFile[] = [],
  at: JSONPath = ['layout'],
): readonly LaidOutField[] {
  return nodes.flatMap((node, index) => {
    if ('rows' in node) return fieldsOfLayout(node.rows, [...at, index, 'rows']);
    return node.map((path, column) => ({ path, at: [...at, index, column] }));
  });
}
