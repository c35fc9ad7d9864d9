import { type Emitted, read, settled } from './emitted.ts';
import { boolType, type ExpressionType, numberType, textType } from './types.ts';

type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** Comparing: with a missing number, day or instant every comparison is false, the unequal one too. */
export function emitComparison(operator: Comparison, left: Emitted, right: Emitted): Emitted {
  const [a, b] = [read(left), read(right)];
  const canBeMissing = isOrdered(left.type) || isOrdered(right.type);
  switch (operator) {
    case '==':
      return settled(canBeMissing ? `r.same(${a}, ${b})` : `r.equal(${a}, ${b})`, boolType);
    case '!=':
      return settled(canBeMissing ? `r.differs(${a}, ${b})` : `!r.equal(${a}, ${b})`, boolType);
    case '<':
      return settled(`r.less(${a}, ${b})`, boolType);
    case '<=':
      return settled(`r.atMost(${a}, ${b})`, boolType);
    case '>':
      return settled(`r.less(${b}, ${a})`, boolType);
    case '>=':
      return settled(`r.atMost(${b}, ${a})`, boolType);
  }
}

type Operation = '+' | '-' | '*' | '/' | '%';

export function emitOperation(operator: Operation, left: Emitted, right: Emitted): Emitted {
  const joins = operator === '+' ? left.type : numberType;
  if (joins.is === 'text') return settled(`(${read(left)} + ${read(right)})`, textType);
  if (joins.is === 'list') return settled(`[...${read(left)}, ...${read(right)}]`, left.type);
  return settled(`r.arithmetic('${operator}', ${read(left)}, ${read(right)})`, numberType);
}

const orderedTypes: ReadonlySet<string> = new Set(['number', 'day', 'instant', 'time']);

/** Types whose missing value is blank rather than an empty one. */
function isOrdered({ is }: ExpressionType): boolean {
  return orderedTypes.has(is);
}
