import type { ASTNode } from '@marcbachmann/cel-js';
import type { ExpressionContext } from './environment.ts';
import type { ExpressionFacts } from './facts.ts';
import type { ExpressionType } from './types.ts';

/** JavaScript of a part of an expression. */
export interface Emitted {
  /** Code that yields whatever stands in the data, or, once settled, a value of the type. */
  readonly code: string;
  readonly type: ExpressionType;
  /** Blanks have been given their meaning already (literals, comparisons, functions). */
  readonly isSettled: boolean;
}

/** What is known where a part of an expression is emitted. */
export interface Names {
  readonly context: ExpressionContext;
  /** Variables of list functions. */
  readonly locals: Readonly<Record<string, ExpressionType>>;
  readonly facts: ExpressionFacts;
  /** Access rules that are being written out around this part. */
  readonly openRules: readonly string[];
  /** Emits a part of the part. */
  readonly emit: (node: ASTNode, names: Names) => Emitted;
}

export function settled(code: string, type: ExpressionType): Emitted {
  return { code, type, isSettled: true };
}

export function unsettled(code: string, type: ExpressionType): Emitted {
  return { code, type, isSettled: false };
}

/** The code of a value of its type: here blanks get their meaning. */
export function read({ code, type, isSettled }: Emitted): string {
  if (isSettled) return code;
  switch (type.is) {
    case 'text':
    case 'number':
    case 'bool':
    case 'day':
    case 'instant':
    case 'time':
    case 'list':
      return `r.${type.is}(${code})`;
    default:
      return code;
  }
}

/** The code of a condition. */
export function readTest(emitted: Emitted): string {
  return emitted.isSettled && emitted.type.is === 'bool' ? emitted.code : `r.bool(${emitted.code})`;
}
