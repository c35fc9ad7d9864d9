import { expect, it } from 'vitest';
import type { Scope } from '../expressions/scope.ts';
import type { FormDescriptor, FormYield } from '../product/form.ts';
import { expression, scope } from '../testing/scope.ts';
import { collectedRecords, enteredAt } from './yields.ts';

const field = (name: string) =>
  expression(`self.${name}`, ({ self }: Scope) => (self as Record<string, unknown> | undefined)?.[name]);

const book: FormYield = {
  entity: 'book',
  record: {
    type: expression("'book'", () => 'book'),
    title: field('title'),
    marks: [{ text: field('mark') }],
  },
};
const sequel: FormYield = {
  entity: 'book',
  when: expression('!blank(self.sequel)', ({ self }) => (self as { sequel?: string }).sequel !== undefined),
  record: { author: { last: field('sequel') } },
};
const form: FormDescriptor = {
  ...{ name: 'entry', entity: 'entry', layout: [], fields: {}, initial: {} },
  yields: [book, sequel],
};

it('makes a record of each entry that is due, and none of the others', () => {
  const self = { title: 'Emma', mark: 'new' };
  expect(collectedRecords(form, { ...scope, self })).toEqual([
    { type: 'book', title: 'Emma', marks: [{ text: 'new' }] },
    undefined,
  ]);
  expect(collectedRecords(form, { ...scope, self: { sequel: 'Ames' } })[1]).toEqual({
    author: { last: 'Ames' },
  });
});

it('knows which field of the form a place of the record comes from', () => {
  expect(enteredAt(book, '/title')).toBe('/title');
  expect(enteredAt(book, '/marks/0/text')).toBe('/mark');
  expect(enteredAt(sequel, '/author')).toBe('/sequel');
});

it('knows none for a place that nobody entered', () => {
  expect(enteredAt(book, '/type')).toBeUndefined();
  expect(enteredAt(book, '/pages')).toBeUndefined();
});
