import { expect, it } from 'vitest';
import { tokensOf } from '../../engine/core/json/pointer.ts';
import { structuralProblems } from '../../engine/core/validation/structural-problems.ts';
import { product } from '../../generated/product.ts';

/** Records with a value at a path pattern, in which `*` stands for a list of one item or an object of one entry. */
function recordsWith(pattern: string, value: string): readonly unknown[] {
  return [(inner: unknown) => [inner], (inner: unknown) => ({ 0: inner })].map((repeated) =>
    tokensOf(pattern).reduceRight<unknown>(
      (inner, token) => (token === '*' ? repeated(inner) : { [token]: inner }),
      value,
    ),
  );
}

const days = Object.values(product.entities).flatMap((entity) =>
  Object.entries(entity.fields)
    .filter(([, { format }]) => format === 'date')
    .map(([path]) => ({ entity, path })),
);

it.each(['1948-02-30', '02/30/1948', '31-11-2026', 'yesterday'])(
  '%s is an “Invalid Date” in every field for a day [VALID-03]',
  (text) => {
    expect(days.length).toBeGreaterThan(30);
    const otherwise = days.flatMap(({ entity, path }) => {
      const messages = recordsWith(path, text)
        .flatMap((record) => structuralProblems(product, entity, record))
        .filter(({ at }) => at === path.replaceAll('*', '0'))
        .map(({ message }) => message);
      return messages.includes('Invalid Date') ? [] : [[`${entity.name}${path}`, ...messages]];
    });
    expect(otherwise).toEqual([]);
  },
);
