import { expect, it } from 'vitest';
import { Diagnostics } from '../diagnostics.ts';
import { parseSource } from '../source/source-file.ts';
import { compileExpression } from './compile-expression.ts';
import { libraryContext } from './expression.fixture.ts';

/** Lists the problems of an expression in a rules file. */
function problemsOf(source: string): readonly string[] {
  const text = `{\n  "rules": [{ "unless": ${JSON.stringify(source)} }]\n}`;
  const file = parseSource('schemas/book/book.rules.json', text, { slug: 'library', title: 'Library' });
  if (file === undefined) throw new Error('The fixture is no rules file.');
  const diagnostics = new Diagnostics();
  compileExpression(
    { file, at: ['rules', 0, 'unless'], source, context: libraryContext, wants: 'bool' },
    diagnostics,
  );
  return diagnostics.all.map(({ line, column, length, code, message, help }) => {
    return `${line}:${column}+${length} ${code}: ${message} ${help ?? ''}`.trim();
  });
}

it.each([
  [
    "self.titel == 'x'",
    '2:31+5 expression/type: There is no field "titel" here, in "self.titel == \'x\'". Did you mean "title"?',
  ],
  [
    'selff.lent',
    '2:26+5 expression/type: The name "selff" is not known at this place, in "selff.lent". Did you mean "self"?',
  ],
  [
    'item.lent',
    '2:26+4 expression/type: The name "item" is not known at this place, in "item.lent". At this place expressions may use: self, old, author, user.',
  ],
  [
    "self.pages > 'x'",
    '2:26+16 expression/type: ">" does not go with a number and a text, in "self.pages > \'x\'".',
  ],
  [
    "self.published > '2020-01-01'",
    '2:26+29 expression/type: ">" does not go with a day and a text, in "self.published > \'2020-01-01\'". A day is written as date(\'2020-01-31\').',
  ],
  [
    'self.title == null',
    '2:26+18 expression/type: "==" does not go with a text and null, in "self.title == null". Ask with blank(…) whether something is missing.',
  ],
  [
    'blanc(self.title)',
    '2:26+17 expression/type: There is no function "blanc", in "blanc(self.title)". Did you mean "blank"?',
  ],
  [
    'age(self.title) > 3',
    '2:26+15 expression/type: "age" does not take a text, in "age(self.title) > 3". docs/analyst says what each function takes.',
  ],
  [
    'self.lent && self.title',
    '2:26+23 expression/type: A condition is needed, but this is a text, in "self.lent && self.title". Compare it with something, or ask with blank(…).',
  ],
  [
    'self.title',
    '2:25+12 expression/type: This is a text, but a condition is needed, in "self.title". Compare it with something, or ask with blank(…).',
  ],
  [
    'self.pages > 3 &&',
    '2:43+1 expression/syntax: The expression ends where something is missing, in "self.pages > 3 &&". Add the value, or take the operator out.',
  ],
  [
    'matches(self.title, self.author.name)',
    '2:46+16 expression/unsupported: A pattern is written out as a text, not read from data, in "matches(self.title, self.author.name)". docs/analyst lists what expressions may use.',
  ],
  [
    "self.title.matches('^(a+)+$')",
    '2:45+9 expression/unsupported: "^(a+)+$" repeats something that can match the same text in several ways: on some texts it takes very long, in "self.title.matches(\'^(a+)+$\')". docs/analyst lists what expressions may use.',
  ],
  [
    "duration('1h') == duration('1h')",
    '2:26+14 expression/unsupported: The function "duration" is not part of the language of expressions, in "duration(\'1h\') == duration(\'1h\')". docs/analyst lists what expressions may use.',
  ],
])('says where and what is wrong in %s', (source, expected) => {
  expect(problemsOf(source)).toEqual([expected]);
});

it('points at the name where escapes have moved the characters', () => {
  expect(problemsOf('self.titel == "x"')[0]).toMatch(/^2:31\+5 expression\/type/);
});
