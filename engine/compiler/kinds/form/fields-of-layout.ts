import type { JSONPath } from 'jsonc-parser';
import type { LayoutMatrixFile, LayoutTextFile, NodeFile } from '../../files/form.ts';

/** Element of a form's layout that contains rows: a group or a tab. */
export type GroupFile = Exclude<NodeFile, readonly string[] | LayoutTextFile | LayoutMatrixFile>;

export interface GroupAround {
  readonly group: GroupFile;
  readonly at: JSONPath;
}

export interface FieldOfLayout {
  /** Dotted path, as written in the file. */
  readonly path: string;
  readonly at: JSONPath;
  /** Groups and tabs around the field, from the outermost. */
  readonly around: readonly GroupAround[];
}

/** Lists the fields of a form file's layout from top to bottom, each with its position in the file. */
export function fieldsOfLayout(
  nodes: readonly NodeFile[] = [],
  at: JSONPath = ['layout'],
  around: readonly GroupAround[] = [],
): readonly FieldOfLayout[] {
  return nodes.flatMap((node, index) => {
    const own = [...at, index];
    if (isText(node)) return [];
    if (isMatrix(node))
      return node.fields.map((path, line) => ({ path, at: [...own, 'fields', line], around }));
    if ('rows' in node)
      return fieldsOfLayout(node.rows, [...own, 'rows'], [...around, { group: node, at: own }]);
    return node.map((path, column) => ({ path, at: [...own, column], around }));
  });
}

export function isText(node: NodeFile): node is LayoutTextFile {
  return 'text' in node && node.text !== undefined;
}

export function isMatrix(node: NodeFile): node is LayoutMatrixFile {
  return 'matrix' in node && node.matrix !== undefined;
}
