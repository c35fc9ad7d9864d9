import { type Emitted, read, settled } from './emitted.ts';
import { callTerm, notTerm, valueTerm } from './term.ts';
import { boolType, type ExpressionType, numberType, textType } from './types.ts';

type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** Translates a comparison. A comparison with a missing number, day or instant is always false, even `!=`. */
export function emitComparison(operator: Comparison, left: Emitted, right: Emitted): Emitted {
  const [a, b] = [read(left), read(right)];
  const canBeMissing = isOrdered(left.type) || isOrdered(right.type);
  switch (operator) {
    case '==':
      return settled(callTerm(canBeMissing ? 'same' : 'equal', a, b), boolType);
    case '!=':
      return settled(canBeMissing ? callTerm('differs', a, b) : notTerm(callTerm('equal', a, b)), boolType);
    case '<':
      return settled(callTerm('less', a, b), boolType);
    case '<=':
      return settled(callTerm('atMost', a, b), boolType);
    case '>':
      return settled(callTerm('less', b, a), boolType);
    case '>=':
      return settled(callTerm('atMost', b, a), boolType);
  }
}

type Operation = '+' | '-' | '*' | '/' | '%';

export function emitOperation(operator: Operation, left: Emitted, right: Emitted): Emitted {
  const joins = operator === '+' ? left.type : numberType;
  const sides = { left: read(left), right: read(right) };
  if (joins.is === 'text') return settled({ is: 'text+text', ...sides }, textType);
  if (joins.is === 'list') return settled({ is: 'list+list', ...sides }, left.type);
  return settled(callTerm('arithmetic', valueTerm(operator), sides.left, sides.right), numberType);
}

const orderedTypes: ReadonlySet<string> = new Set(['number', 'day', 'instant', 'time']);

/**
 * Reports whether a missing value of the type stays missing, instead of becoming an empty value such as `''`.
 */
function isOrdered({ is }: ExpressionType): boolean {
  return orderedTypes.has(is);
}
