import { describe, expect, it } from 'vitest';
import { environmentOf } from './environment.ts';
import { libraryContext } from './expression.fixture.ts';
import { type NamedExpressions, withNamed } from './named.ts';

const type = libraryContext['self'];
if (type === undefined) throw new Error('The library has no books.');
const about = { entity: 'book', type };

const named: NamedExpressions = new Map([
  ['isLong', { source: 'self.pages > 500.0', about }],
  ['label', { source: "isLong(self) ? self.title + ' (long)' : self.title", about }],
  ['here', { source: 'self.pages * 2.0' }],
  ['round1', { source: 'round2(self)', about }],
  ['round2', { source: 'round1(self)', about }],
]);

function written(source: string): string {
  return withNamed(source, environmentOf(libraryContext), named).whole;
}

describe('named expressions', () => {
  it('are written out in the place of their call, about the record that is given', () => {
    expect(written('isLong(self) && true')).toBe('(self.pages > 500.0) && true');
    expect(written('!isLong(old)')).toBe('!(old.pages > 500.0)');
    expect(written('isLong(self) != isLong(old)')).toBe('(self.pages > 500.0) != (old.pages > 500.0)');
  });

  it('may call others, in whatever place they are called', () => {
    const long = '(old.pages > 500.0)';
    expect(written("[label(old)].join('')")).toBe(`[(${long} ? old.title + ' (long)' : old.title)].join('')`);
  });

  it.each([
    ["author.name == 'x' && isLong(self) && self.title == 'y'", 'self.title', 'self.title'],
    ["isLong(old) || here() > 10.0 || self.title == 'y'", 'self.title', 'self.title'],
    ["isLong(self) && author.name == 'x'", 'self.pages > 500.0', 'isLong(self)'],
    ['here() > 1.0 && here() > 2.0', '2.0) > 2', 'here() > 2'],
    ['self.pages > 1.0', 'pages', 'pages'],
  ])('say for %s where %s comes from', (source, part, origin) => {
    const { whole, originOf } = withNamed(source, environmentOf(libraryContext), named);
    const start = whole.lastIndexOf(part);
    const { start: from, end: to } = originOf({ start, end: start + part.length });
    expect(source.slice(from, to)).toBe(origin);
  });

  it('read what their caller reads, where they are about no record', () => {
    expect(written('here() > 10.0')).toBe('(self.pages * 2.0) > 10.0');
  });

  it('are about a record of their own entity', () => {
    expect(() => written('isLong(author)')).toThrow('"isLong" is about a record of the entity "book"');
    expect(() => written('isLong()')).toThrow('"isLong" takes the record that it is about');
    expect(() => written('isLong(self, old)')).toThrow('"isLong" takes the record that it is about');
    expect(() => written('here(self)')).toThrow('"here" takes nothing');
  });

  it('do not lead back to themselves', () => {
    expect(() => written('round1(self)')).toThrow('The expression "round1" leads back to itself');
  });

  it('leave everything else as it is', () => {
    expect(written("self.title == 'isLong(self)'")).toBe("self.title == 'isLong(self)'");
  });
});
