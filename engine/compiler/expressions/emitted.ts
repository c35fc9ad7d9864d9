import type { ASTNode } from '@marcbachmann/cel-js';
import type { ExpressionContext } from './environment.ts';
import type { ExpressionFacts } from './facts.ts';
import { callTerm, type Term } from './term.ts';
import type { ExpressionType } from './types.ts';

/** Translated part of an expression. */
export interface Emitted {
  /** Term that yields the value as in the data or, if `isSettled`, a value of `type`. */
  readonly term: Term;
  readonly type: ExpressionType;
  /**
   * True if missing values are already replaced by the default of the type, as in literals and results of
   * comparisons.
   */
  readonly isSettled: boolean;
}

/** Names known at a part of an expression while it is translated. */
export interface EmittedNames {
  readonly context: ExpressionContext;
  /** Variables of list functions. */
  readonly locals: Readonly<Record<string, ExpressionType>>;
  readonly facts: ExpressionFacts;
  /** Access rules being inlined around this part. */
  readonly openRules: readonly string[];
  /**
   * True if the part is from another text than the expression, such as an access rule or a parameter's default.
   */
  readonly isFromElsewhere?: boolean;
  /** Number of parts emitted so far, including those of access rules, which limits the memory for one expression. */
  readonly written: { count: number };
  /** Translates a child of the part. */
  readonly emit: (node: ASTNode, names: EmittedNames) => Emitted;
}

export function settled(term: Term, type: ExpressionType): Emitted {
  return { term, type, isSettled: true };
}

export function unsettled(term: Term, type: ExpressionType): Emitted {
  return { term, type, isSettled: false };
}

/** Converts a part to a value of its type, in which a missing value becomes the default of the type. */
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

/** Converts a part to a boolean, for use as a condition. */
export function readTest(emitted: Emitted): Term {
  return emitted.isSettled && emitted.type.is === 'bool' ? emitted.term : callTerm('bool', emitted.term);
}
