import type { ASTNode } from '@marcbachmann/cel-js';
import { didYouMean, type Help } from '../suggest.ts';
import type { ExpressionType } from './types.ts';

/** Error for a comparison that is never true, because the field cannot have the compared text. */
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
 * Checks the literal texts on one side of a comparison against the type of the other side. Accepts '', the
 * value of a missing text.
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
