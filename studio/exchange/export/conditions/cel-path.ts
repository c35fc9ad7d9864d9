import type { ASTNode } from '@marcbachmann/cel-js';

/** Returns the text of a path such as `self.name.first`; undefined for anything but a name with members. */
export function celPath(node: ASTNode): string | undefined {
  if (node.op === 'id') return node.args;
  if (node.op !== '.') return undefined;
  const owner = celPath(node.args[0]);
  return owner === undefined ? undefined : `${owner}.${node.args[1]}`;
}

/** Returns the day of `date('2026-01-31')`. */
export function literalDay(node: ASTNode | undefined): string | undefined {
  if (node?.op !== 'call' || node.args[0] !== 'date') return undefined;
  const [day] = node.args[1];
  return day?.op === 'value' && typeof day.args === 'string' ? day.args : undefined;
}

/** Lists the operands of `a && b && c`, or of `a || b || c`. */
export function operandsOf(node: ASTNode, operator: '&&' | '||'): readonly ASTNode[] {
  return node.op === operator ? node.args.flatMap((part) => operandsOf(part, operator)) : [node];
}
