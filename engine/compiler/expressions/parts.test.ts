import { describe, expect, it } from 'vitest';
import { emitExpression } from './emit.ts';
import { environmentOf } from './environment.ts';
import { evaluate, libraryContext } from './expression.fixture.ts';
import { parseExpression } from './parse.ts';
import { anyType } from './types.ts';

const context = { ...libraryContext, contacts: anyType };
const codeOf = (source: string) =>
  emitExpression(parseExpression(environmentOf(context), source).ast, context);

describe('a part that is read in brackets', () => {
  it.each([
    ['self.tags[0]', 'r.itemAt('],
    ['contacts[0].name', 'r.itemAt('],
    ["self.ratings['north']", 'r.of('],
    ["contacts['name']", '["name"]'],
    ['self.ratings[self.title]', 'r.at('],
    ['contacts[size(self.tags)]', 'r.itemAt('],
    ['contacts[contacts]', 'r.partAt('],
    ['self.tags[contacts]', 'r.partAt('],
    ['self.ratings[contacts]', 'r.partAt('],
  ])('is read by a function that takes what is known of it: %s', (source, reader) => {
    expect(codeOf(source)).toContain(reader);
  });

  it('is that of the list or of the name, or blank', () => {
    const self = { tags: ['a', 'b'], ratings: { north: 4 }, pages: 1, title: 'north' };
    expect(evaluate('self.tags[size(self.ratings)]', { self })).toBe('b');
    expect(evaluate('self.ratings[self.title]', { self })).toBe(4);
    expect(evaluate('self.tags[7]', { self })).toBe('');
    expect(evaluate("self.ratings['south']", { self })).toBeUndefined();
  });
});
