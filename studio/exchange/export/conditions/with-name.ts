import type { ASTNode } from '@marcbachmann/cel-js';
import { isNode } from '../../../../engine/compiler/expressions/parse.ts';

/** Replaces a name within the text of an expression. */
export function withName(
  source: string,
  tree: ASTNode,
  { from, to }: { readonly from: string; readonly to: string },
): string {
  // Replaces from the end, so that earlier positions stay valid.
  return namesIn(tree, from)
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + to + text.slice(end), source);
}

function namesIn(node: unknown, name: string): readonly { readonly start: number; readonly end: number }[] {
  if (Array.isArray(node)) return node.flatMap((each) => namesIn(each, name));
  if (!isNode(node)) return [];
  if (node.op === 'id') return node.args === name && node.range !== undefined ? [node.range] : [];
  return namesIn(node.args, name);
}
