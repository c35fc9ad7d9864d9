import type { ASTNode } from '@marcbachmann/cel-js';
import type { ExpressionContext } from './environment.ts';
import type { ExpressionFacts } from './facts.ts';
import { callTerm, type Term } from './term.ts';
import type { ExpressionType } from './types.ts';

/** A part of an expression, translated. */
export interface Emitted {
  /** Yields whatever stands in the data, or, once settled, a value of the type. */
  readonly term: Term;
  readonly type: ExpressionType;
  /** Blanks have been given their meaning already (literals, comparisons, functions). */
  readonly isSettled: boolean;
}

/** Names known at a part of an expression while it is translated. */
export interface Names {
  readonly context: ExpressionContext;
  /** Variables of list functions. */
  readonly locals: Readonly<Record<string, ExpressionType>>;
  readonly facts: ExpressionFacts;
  /** Access rules that are being written out around this part. */
  readonly openRules: readonly string[];
  /** The part stands in another text than the expression: in an access rule, in the default of a parameter. */
  readonly isFromElsewhere?: boolean;
  /** Parts that were written so far, also out of access rules: nobody runs out of memory over one expression. */
  readonly written: { count: number };
  /** Access rules of the fields that were read so far, and those that the expression asks itself. */
  readonly guards: { readonly read: Set<string>; readonly asked: Set<string> };
  /** Translates a part of the part. */
  readonly emit: (node: ASTNode, names: Names) => Emitted;
}

export function settled(term: Term, type: ExpressionType): Emitted {
  return { term, type, isSettled: true };
}

export function unsettled(term: Term, type: ExpressionType): Emitted {
  return { term, type, isSettled: false };
}

/** A value of its type: here blanks get their meaning. */
export function read({ term, type, isSettled }: Emitted): Term {
  if (isSettled) return term;
  switch (type.is) {
    case 'text':
    case 'number':
    case 'bool':
    case 'day':
    case 'instant':
    case 'time':
    case 'list':
      return callTerm(type.is, term);
    default:
      return term;
  }
}

/** A condition. */
export function readTest(emitted: Emitted): Term {
  return emitted.isSettled && emitted.type.is === 'bool' ? emitted.term : callTerm('bool', emitted.term);
}
