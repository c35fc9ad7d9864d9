import type { ASTNode } from '@marcbachmann/cel-js';
import type { Help } from '../suggest.ts';

/** Error for a part of CEL that the schema language excludes. */
export class UnsupportedExpressionError extends Error {
  override readonly name = 'UnsupportedExpressionError';
  /** Node that the message is about; undefined for the whole expression. */
  readonly node: ASTNode | undefined;
  readonly help: Help | undefined;

  constructor(node: ASTNode | undefined, message: string, help?: Help) {
    super(message);
    this.node = node;
    this.help = help;
  }
}
