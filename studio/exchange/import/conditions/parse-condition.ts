import { type ConditionToken, tokensOfCondition } from './tokens.ts';

/** Parsed condition of REDCap or XLSForm. */
export type ParsedCondition =
  | { readonly kind: 'number' | 'text'; readonly value: string }
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'self' }
  | { readonly kind: 'call'; readonly name: string; readonly values: readonly ParsedCondition[] }
  | {
      readonly kind: 'pair';
      readonly operator: string;
      readonly left: ParsedCondition;
      readonly right: ParsedCondition;
    };

/** Operators by precedence, loosest first. */
const levels: readonly (readonly string[])[] = [
  ['or'],
  ['and'],
  ['=', '!=', '<>'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', 'div', 'mod'],
];

/** Parses a condition; undefined where it is not understood. */
export function parseCondition(text: string): ParsedCondition | undefined {
  const tokens = tokensOfCondition(text);
  if (tokens === undefined) return undefined;
  const parser = new Parser(tokens);
  const tree = parser.level(0);
  return parser.isAtEnd ? tree : undefined;
}

class Parser {
  readonly #tokens: readonly ConditionToken[];
  #at = 0;

  constructor(tokens: readonly ConditionToken[]) {
    this.#tokens = tokens;
  }

  get isAtEnd(): boolean {
    return this.#token.kind === 'end';
  }

  level(depth: number): ParsedCondition | undefined {
    const operators = levels[depth];
    if (operators === undefined) return this.#operand();
    let left = this.level(depth + 1);
    while (left !== undefined && this.#isOperator(operators)) {
      const operator = this.#take().text.toLowerCase();
      const right = this.level(depth + 1);
      left = right === undefined ? undefined : { kind: 'pair', operator, left, right };
    }
    return left;
  }

  get #token(): ConditionToken {
    return this.#tokens[this.#at] ?? { kind: 'end', text: '' };
  }

  #take(): ConditionToken {
    const token = this.#token;
    this.#at += 1;
    return token;
  }

  #isOperator(operators: readonly string[]): boolean {
    const { kind, text } = this.#token;
    return (kind === 'sign' || kind === 'name') && operators.includes(text.toLowerCase());
  }

  #accept(sign: string): boolean {
    const isThere = this.#token.kind === 'sign' && this.#token.text === sign;
    if (isThere) this.#at += 1;
    return isThere;
  }

  #operand(): ParsedCondition | undefined {
    if (this.#accept('(')) return this.#closed(this.level(0));
    if (this.#accept('.')) return { kind: 'self' };
    if (this.#accept('-')) return this.#negative();
    const { kind, text } = this.#take();
    if (kind === 'number' || kind === 'text') return { kind, value: text };
    if (kind === 'field') return { kind, name: text };
    return kind === 'name' && this.#accept('(') ? this.#call(text) : undefined;
  }

  #closed(inside: ParsedCondition | undefined): ParsedCondition | undefined {
    return this.#accept(')') ? inside : undefined;
  }

  #negative(): ParsedCondition | undefined {
    const { kind, text } = this.#take();
    return kind === 'number' ? { kind, value: `-${text}` } : undefined;
  }

  #call(name: string): ParsedCondition | undefined {
    const values: ParsedCondition[] = [];
    if (this.#accept(')')) return { kind: 'call', name, values };
    do {
      const value = this.level(0);
      if (value === undefined) return undefined;
      values.push(value);
    } while (this.#accept(','));
    return this.#closed({ kind: 'call', name, values });
  }
}
