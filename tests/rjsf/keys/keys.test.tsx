import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { jsonEqual } from '../../../engine/core/json/equal.ts';
import { keyedCases } from './cases.ts';
import { courseOf } from './course.ts';
import { openOurs, openStock } from './drive.tsx';
import type { KeyedCase } from './keyed-case.ts';

function validatorOf({ schema }: KeyedCase) {
  const Class = schema['$schema'] === undefined ? Ajv : Ajv2020;
  const ajv = new Class({
    allErrors: true,
    strict: false,
    logger: false,
    ownProperties: true,
    unicodeRegExp: false,
  });
  addFormats.default(ajv);
  return ajv.compile(schema);
}

describe('keys in the form of a JSON Schema', () => {
  it.each(keyedCases)('bring what they should, and Ajv agrees: $what', async (each) => {
    const { outcomes, held, missing } = await courseOf(openOurs(each), each.steps);
    expect(missing).toEqual([]);
    expect(outcomes).toEqual(each.expected);
    const validate = validatorOf(each);
    outcomes.forEach((outcome, index) => {
      const value = 'saved' in outcome ? outcome.saved : JSON.parse(JSON.stringify(held[index] ?? {}));
      expect(validate(value)).toBe('saved' in outcome);
    });
  });

  it.each(keyedCases)('differ from stock RJSF for a reason, or not at all: $what', async (each) => {
    const stock = await courseOf(openStock(each), each.steps);
    const isSame = stock.missing.length === 0 && jsonEqual(stock.outcomes, each.expected);
    if (each.differs === undefined) expect(stock.outcomes).toEqual(each.expected);
    expect(isSame).toBe(each.differs === undefined);
  });
});
