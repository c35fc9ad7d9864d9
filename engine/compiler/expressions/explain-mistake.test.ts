import { expect, it } from 'vitest';
import { helpText } from '../suggest.ts';
import { explainMistake } from './explain-mistake.ts';

/** Expressions with mistakes, each with the expected report in the form `start ⟨marked⟩ message. help`. */
const slips: readonly (readonly [string, string])[] = [
  ['a and b', '2 ⟨and⟩ "and" is no operator of expressions. Write && instead.'],
  ['a OR b', '2 ⟨OR⟩ "OR" is no operator of expressions. Write || instead.'],
  ['not a', '0 ⟨not⟩ "not" is no operator of expressions. Write ! instead.'],
  ['a & b', '2 ⟨&⟩ "&" is no operator of expressions. Write && instead.'],
  ['a | b', '2 ⟨|⟩ "|" is no operator of expressions. Write || instead.'],
  ['a = b', '2 ⟨=⟩ "=" is no operator of expressions. Write == instead.'],
  ['a === b', '2 ⟨===⟩ "===" is no operator of expressions. Write == instead.'],
  ['a !== b', '2 ⟨!==⟩ "!==" is no operator of expressions. Write != instead.'],
  ['a <> b', '2 ⟨<>⟩ "<>" is no operator of expressions. Write != instead.'],
  ['a =< 2', '2 ⟨=<⟩ "=<" is no operator of expressions. Write <= instead.'],
  ['a => 2', '2 ⟨=>⟩ "=>" is no operator of expressions. Write >= instead.'],
  ['(a == 1', '0 ⟨(⟩ This "(" is never closed. Add ")" where it ends.'],
  ["f(a, ')' == b", '1 ⟨(⟩ This "(" is never closed. Add ")" where it ends.'],
  ['a == 1)', '6 ⟨)⟩ This ")" closes nothing. Remove it, or open it further to the left.'],
  ['a in [1, 2', '5 ⟨[⟩ This "[" is never closed. Add "]" where it ends.'],
  ['a in (1, 2)', "2 ⟨in (⟩ A list stands in brackets. Write it like in ['a', 'b']."],
  ['a == “x”', "5 ⟨“⟩ A text stands in straight quotes. Write 'text'."],
  ["a == 'x", "5 ⟨'x⟩ The closing quote of this text is missing. Add ' where it ends."],
  ['a == 1;', '6 ⟨;⟩ An expression has no semicolon. Remove it.'],
  ['a ?? b', '2 ⟨??⟩ "??" is no operator of expressions. Write blank(a) ? b : a for a ?? b.'],
  ['a?.b', '1 ⟨?.⟩ "?." is no operator of expressions. Write ".": of what is missing every field is blank.'],
  [
    'a is null',
    '2 ⟨is null⟩ "is" is no operator of expressions. Ask with blank(…) whether something is missing.',
  ],
  ['if a then b', '0 ⟨if⟩ Expressions have no "if". Write: condition ? this : that.'],
  ['a ? b', '5 ⟨⟩ A choice has two sides. Write: condition ? this : that.'],
  ['a ==', '4 ⟨⟩ The expression ends where something is missing. Add the value, or take the operator out.'],
  ['a b', '2 ⟨b⟩ An operator is missing before this. Join conditions with && or ||, compare with ==.'],
];

it.each(slips)('explains %s', (source, expected) => {
  // Approximates the position where the CEL parser stops; the tests of compileExpression run the parser itself.
  const end = source === 'a b' ? { start: 2, end: 3 } : { start: source.length, end: source.length };
  const { message, help, range } = explainMistake(source, end) ?? { message: '', range: end };
  expect(`${range.start} ⟨${source.slice(range.start, range.end)}⟩ ${message}. ${helpText(help ?? '')}`).toBe(
    expected,
  );
});

it('takes no field and no text for an operator of another language', () => {
  const at = { start: 0, end: 0 };
  expect(explainMistake("self.and == 'a or b' && self.not <= 1 && self.is >= 2 != true", at)).toBeUndefined();
});
