import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { jsonEqual } from '../../../engine/core/json/equal.ts';
import { keyedCases } from './cases.ts';
import { type Driven, openOurs, openStock, perform } from './drive.tsx';
import type { KeyedCase, Outcome } from './keyed-case.ts';

interface Course {
  readonly outcomes: readonly Outcome[];
  /** Values in the form at each submit. */
  readonly held: readonly unknown[];
  readonly missing: readonly unknown[];
}

async function courseOf(form: Driven, { steps }: KeyedCase): Promise<Course> {
  const user = userEvent.setup({ delay: null });
  const outcomes: Outcome[] = [];
  const held: unknown[] = [];
  const missing: unknown[] = [];
  for (const step of steps) {
    const before = form.saved.length;
    form.forget();
    if (!(await perform(user, form, step))) missing.push(step);
    const saved = form.saved.slice(before);
    outcomes.push(...saved.map((value) => ({ saved: value })));
    if (form.wrong().length > 0) outcomes.push({ wrong: [...new Set(form.wrong())].toSorted() });
    if (saved.length > 0 || form.wrong().length > 0) held.push(form.values());
  }
  cleanup();
  return { outcomes, held, missing };
}

function validatorOf({ schema }: KeyedCase) {
  const Class = schema['$schema'] === undefined ? Ajv : Ajv2020;
  const ajv = new Class({ allErrors: true, strict: false, logger: false, unicodeRegExp: false });
  addFormats.default(ajv);
  return ajv.compile(schema);
}

describe('keys in the form of a JSON Schema', () => {
  it.each(keyedCases)('bring what they should, and Ajv agrees: $what', async (each) => {
    const { outcomes, held, missing } = await courseOf(openOurs(each), each);
    expect(missing).toEqual([]);
    expect(outcomes).toEqual(each.expected);
    const validate = validatorOf(each);
    outcomes.forEach((outcome, index) => {
      const value = 'saved' in outcome ? outcome.saved : JSON.parse(JSON.stringify(held[index] ?? {}));
      expect(validate(value)).toBe('saved' in outcome);
    });
  });

  it.each(keyedCases)('differ from stock RJSF for a reason, or not at all: $what', async (each) => {
    const stock = await courseOf(openStock(each), each);
    const isSame = stock.missing.length === 0 && jsonEqual(stock.outcomes, each.expected);
    if (each.differs === undefined) expect(stock.outcomes).toEqual(each.expected);
    expect(isSame).toBe(each.differs === undefined);
  });
});
