import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Draft } from './draft.ts';
import { removeAt, setAt } from './pointer.ts';

describe('drafts', () => {
  it('leave the given value alone, and are it until the first change', () => {
    const given = Object.freeze({ rows: Object.freeze([Object.freeze({ n: 1 })]) });
    const draft = new Draft<unknown>(given);
    expect(draft.value).toBe(given);
    draft.remove('/rows/0/missing');
    expect(draft.value).toBe(given);
    draft.set('/rows/0/n', 2);
    draft.insert('/rows', { n: 3 });
    draft.insert('/rows', { n: 0 }, 0);
    expect(draft.value).toEqual({ rows: [{ n: 0 }, { n: 2 }, { n: 3 }] });
    expect(given).toEqual({ rows: [{ n: 1 }] });
  });

  it('begin a list where there is none', () => {
    const draft = new Draft<unknown>({});
    draft.insert('/rows', 1);
    expect(draft.value).toEqual({ rows: [1] });
  });

  it('copy a list once, however many of its rows change', () => {
    let copies = 0;
    const rows = new Proxy(
      Array.from({ length: 1000 }, (_, n) => ({ n })),
      {
        ownKeys: (target) => Reflect.ownKeys(target),
        get(target, key, receiver) {
          if (key === Symbol.iterator) copies += 1;
          return Reflect.get(target, key, receiver);
        },
      },
    );
    const draft = new Draft<unknown>({ rows });
    for (let n = 0; n < 1000; n += 1) draft.set(`/rows/${n}/n`, -n);
    expect(copies).toBe(1);
  });

  it('change two occurrences of one value apart, and hold themselves without going round in a circle', () => {
    const draft = new Draft<unknown>({ a: { n: 1 } });
    draft.set('/a/n', 2);
    draft.set('/b', draft.at('/a'));
    draft.set('/b/n', 3);
    draft.set('/whole', draft.value);
    expect(draft.value).toEqual({
      a: { n: 2 },
      b: { n: 3 },
      whole: { a: { n: 2 }, b: { n: 3 } },
    });
  });

  it('agree with changes made one by one', () => {
    const key = fc.constantFrom('a', 'b', '__proto__', 'constructor');
    const pointer = fc.array(key, { minLength: 1, maxLength: 3 }).map((keys) => `/${keys.join('/')}`);
    const change = fc.record({ pointer, value: fc.option(fc.oneof(fc.integer(), fc.constant({ a: 1 }))) });
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const draft = new Draft<unknown>({});
        let expected: unknown = {};
        for (const { pointer: at, value } of changes) {
          if (value === null) draft.remove(at);
          else draft.set(at, value);
          expected = value === null ? removeAt(expected, at) : setAt(expected, at, value);
        }
        expect(draft.value).toEqual(expected);
      }),
    );
  });
});
