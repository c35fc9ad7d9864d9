import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getAt, matchesPath, pathToPointer, pointerOf, removeAt, setAt, tokensOf } from './pointer.ts';

const key = fc.oneof(
  fc.string({ minLength: 1, maxLength: 6 }),
  fc.constantFrom('__proto__', 'constructor', 'a/b', '~1'),
);
const value = fc.jsonValue({ maxDepth: 3 });

describe('pointers', () => {
  it('read what stands at a place, and nothing where nothing stands', () => {
    const book = { author: { last: 'Woolf' }, loans: [{ id: 'a' }, { id: 'b' }] };
    expect(getAt(book, '')).toBe(book);
    expect(getAt(book, '/author/last')).toBe('Woolf');
    expect(getAt(book, '/loans/1/id')).toBe('b');
    expect(getAt(book, '/loans/2/id')).toBeUndefined();
    expect(getAt(book, '/author/last/0')).toBeUndefined();
  });

  it.each([
    '/constructor',
    '/__proto__',
    '/toString',
    '/loans/length',
    '/loans/map',
    '/loans/01',
    '/loans/-1',
  ])('take %s for data only where it is data [FAULT-56]', (pointer) => {
    expect(getAt({ loans: [1, 2] }, pointer)).toBeUndefined();
  });

  it('set a key named __proto__ as mere data and change no prototype [FAULT-56]', () => {
    const changed = setAt({}, '/__proto__/polluted', true);
    expect(getAt(changed, '/__proto__/polluted')).toBe(true);
    expect(Object.getPrototypeOf(changed)).toBe(Object.prototype);
    expect({}).not.toHaveProperty('polluted');
  });

  it('make missing parents, append with a dash, and leave the given value alone', () => {
    const book = Object.freeze({ loans: Object.freeze([1]) });
    expect(setAt({}, '/author/last', 'Woolf')).toEqual({ author: { last: 'Woolf' } });
    expect(setAt(book, '/loans/-', 2)).toEqual({ loans: [1, 2] });
    expect(setAt(book, '/loans/0', 3)).toEqual({ loans: [3] });
  });

  it('keep the order of properties when one is replaced', () => {
    expect(Object.keys(setAt({ a: 1, b: 2, c: 3 }, '/b', 0))).toEqual(['a', 'b', 'c']);
  });

  it.each(['2', 'x', '01', '-1', ' '])('refuse to write at the place "%s" of a list of one', (token) => {
    expect(() => setAt([1], `/${token}`, 2)).toThrow(/has no place/);
  });

  it('remove properties and rows', () => {
    expect(removeAt({ a: { b: 1, c: 2 } }, '/a/b')).toEqual({ a: { c: 2 } });
    expect(removeAt([1, 2, 3], '/1')).toEqual([1, 3]);
    const book = { a: 1 };
    expect(removeAt(book, '/b/c')).toBe(book);
  });

  it('match a place pattern token by token', () => {
    expect(matchesPath('/loans/*/due', '/loans/3/due')).toBe(true);
    expect(matchesPath('/loans/*/due', '/loans/3/4/due')).toBe(false);
    expect(matchesPath('', '')).toBe(true);
    expect(matchesPath('/*', '')).toBe(false);
  });

  it('come from paths with dots', () => {
    expect(pathToPointer('author.last')).toBe('/author/last');
    expect(pathToPointer('a/b.~c')).toBe('/a~1b/~0c');
    expect(pathToPointer('')).toBe('');
  });

  it('survive escaping, whatever the keys', () => {
    fc.assert(
      fc.property(fc.array(key), (tokens) => {
        expect(tokensOf(pointerOf(tokens))).toEqual(tokens);
      }),
    );
  });

  it('give back what was set, whatever stood there, and lose nothing else', () => {
    fc.assert(
      fc.property(
        fc.dictionary(key, value),
        fc.array(key, { minLength: 1, maxLength: 3 }),
        value,
        (before, tokens, next) => {
          const onlyObjects = tokens.every(
            (_, index) => !Array.isArray(getAt(before, pointerOf(tokens.slice(0, index)))),
          );
          fc.pre(onlyObjects);
          const after = setAt(before, pointerOf(tokens), next);
          expect(getAt(after, pointerOf(tokens))).toEqual(next);
          for (const name of Object.keys(before)) {
            if (name !== tokens[0])
              expect(getAt(after, pointerOf([name]))).toBe(getAt(before, pointerOf([name])));
          }
          expect(getAt(removeAt(after, pointerOf(tokens)), pointerOf(tokens))).toBeUndefined();
        },
      ),
    );
  });
});
