import type { ASTNode } from '@marcbachmann/cel-js';
import { didYouMean, type Help } from '../suggest.ts';
import type { ExpressionType } from './types.ts';

/** Error for a text compared with a field that never has it, so that the comparison is never true. */
export class UnknownCodeError extends Error {
  override readonly name = 'UnknownCodeError';
  readonly node: ASTNode;
  readonly help: Help;

  constructor(node: ASTNode, message: string, help: Help) {
    super(message);
    this.node = node;
    this.help = help;
  }
}

/**
 * Checks literal texts of one side of a comparison against the type of the other side; admits '', the value of a
 * missing text.
 */
export function checkCode(node: ASTNode, type: ExpressionType): void {
  if (type.is !== 'text' || type.among === undefined) return;
  const { texts, codes } = type.among;
  for (const each of node.op === 'list' ? node.args : [node]) {
    const text = each.op === 'value' ? each.args : undefined;
    if (typeof text !== 'string' || text === '' || texts.includes(text)) continue;
    const where =
      codes === undefined ? 'The field never has the value' : `The value set "${codes}" has no code`;
    throw new UnknownCodeError(each, `${where} "${text}"`, didYouMean(text, texts));
  }
}
