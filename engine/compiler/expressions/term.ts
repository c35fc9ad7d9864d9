import type { ASTNode } from '@marcbachmann/cel-js';
import type { Json } from '../../core/json/json.ts';
import type { ExpressionType } from './types.ts';

/**
 * Translation of a checked expression: calls of the runtime over the scope, with types and missing values
 * resolved. The compiler writes a term as code (`codeOf`), the Studio runs it as closures (`closureOf`).
 */
export type Term = Shape & { readonly origin?: Origin };

/** Part of the expression that a term stands for; undefined for terms that the compiler adds. */
export interface Origin {
  readonly node: ASTNode;
  readonly type: ExpressionType;
}

type Shape =
  | { readonly is: 'value'; readonly value: Json | undefined }
  /** Member of the scope, by its name. */
  | { readonly is: 'scope'; readonly name: string }
  | { readonly is: 'whole-scope' }
  | { readonly is: 'signed-in' }
  /** Variable of a list function. */
  | { readonly is: 'local'; readonly name: string }
  /** Function of the runtime (`r`), or one that the product declares (`f`). */
  | { readonly is: 'call'; readonly of: 'r' | 'f'; readonly name: string; readonly args: readonly Term[] }
  /** Function of the runtime itself, passed as an argument. */
  | { readonly is: 'function'; readonly name: string }
  | { readonly is: 'object'; readonly fields: readonly (readonly [string, Term])[] }
  | {
      readonly is: 'text-method';
      readonly name: 'startsWith' | 'endsWith' | 'includes';
      readonly on: Term;
      readonly args: readonly Term[];
    }
  | {
      readonly is: 'each';
      readonly name: 'some' | 'every' | 'filter' | 'map';
      readonly list: Term;
      readonly item: string;
      /** Maximum of items in the list, where its schema sets one. */
      readonly most: number | undefined;
      readonly body: Term;
    }
  | { readonly is: '&&' | '||' | 'text+text' | 'list+list'; readonly left: Term; readonly right: Term }
  | { readonly is: 'not'; readonly of: Term }
  | { readonly is: 'choice'; readonly test: Term; readonly yes: Term; readonly no: Term }
  | { readonly is: 'list'; readonly items: readonly Term[] };

export function valueTerm(value: Json | undefined): Term {
  return { is: 'value', value };
}

export function scopeTerm(name: string): Term {
  return { is: 'scope', name };
}

export const wholeScope: Term = { is: 'whole-scope' };

/** Builds a call of a runtime function. */
export function callTerm(name: string, ...args: readonly Term[]): Term {
  return { is: 'call', of: 'r', name, args };
}

export function notTerm(of: Term): Term {
  return { is: 'not', of };
}

/** Lists the terms that a term consists of. */
export function subtermsOf(term: Term): readonly Term[] {
  switch (term.is) {
    case 'call':
      return term.args;
    case 'object':
      return term.fields.map(([, field]) => field);
    case 'text-method':
      return [term.on, ...term.args];
    case 'each':
      return [term.list, term.body];
    case '&&':
    case '||':
    case 'text+text':
    case 'list+list':
      return [term.left, term.right];
    case 'not':
      return [term.of];
    case 'choice':
      return [term.test, term.yes, term.no];
    case 'list':
      return term.items;
    default:
      return [];
  }
}
