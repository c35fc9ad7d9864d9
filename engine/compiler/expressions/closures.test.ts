import { expect, it } from 'vitest';
import { closureOfSource, quietScope } from './expression.fixture.ts';
import { callTerm, scopeTerm, valueTerm } from './term.ts';
import { codeOf } from './term-code.ts';

function observed(source: string, self: unknown): readonly (readonly [string, unknown])[] {
  const parts: (readonly [string, unknown])[] = [];
  closureOfSource(source)({ ...quietScope, self: JSON.parse(JSON.stringify(self)) }, ({ range }, value) => {
    parts.push([source.slice(range.start, range.end), value]);
  });
  return parts;
}

it('names the value of each part that was evaluated, as it stands in the data', () => {
  expect(observed("self.pages > 400 && self.title == 'Emma'", { pages: 474 })).toEqual([
    ['400', 400],
    ['self', { pages: 474 }],
    ['self.pages', 474],
    ['self.pages > 400', true],
    ['self', { pages: 474 }],
    ['self.title', undefined],
    ["'Emma'", 'Emma'],
    ["self.title == 'Emma'", false],
    ["self.pages > 400 && self.title == 'Emma'", false],
  ]);
});

it('names no part that the others made needless', () => {
  const parts = observed('self.lent || self.pages > 400', { lent: true });
  expect(parts.map(([part]) => part)).toEqual(['self', 'self.lent', 'self.lent || self.pages > 400']);
});

it('names a part of a list function once for each row', () => {
  const parts = observed('self.copies.exists(c, c.lent)', { copies: [{ lent: false }, { lent: true }] });
  expect(parts.filter(([part]) => part === 'c.lent')).toEqual([
    ['c.lent', false],
    ['c.lent', true],
  ]);
});

it('reads a property by its name, and looks whether it is their own where values of JSON inherit one', () => {
  const read = (name: string) =>
    codeOf(callTerm('at', callTerm('at', scopeTerm('self'), valueTerm('author')), valueTerm(name)));
  expect(read('name')).toBe('r.of(s.self)?.["author"]?.["name"]');
  for (const name of ['constructor', '__proto__', 'toString', 'length', 'at', '0'])
    expect(read(name)).toBe(`r.at(r.of(s.self)?.["author"], ${JSON.stringify(name)})`);
});
