import type { ASTNode } from '@marcbachmann/cel-js';

/** Thrown for a part of CEL that the schema language leaves out. */
export class UnsupportedExpressionError extends Error {
  override readonly name = 'UnsupportedExpressionError';
  readonly node: ASTNode;
  readonly help: string | undefined;

  constructor(node: ASTNode, message: string, help?: string) {
    super(message);
    this.node = node;
    this.help = help;
  }
}
