import { describe, expect, it } from 'vitest';
import { product } from '../../../generated/product.ts';
import { enteredIn } from './entered-in.ts';

const fields = product.forms['reconciliation-modify']?.fields ?? {};

const values = {
  ...{
    name: 'Simvastatin 10 mg tablet',
    coding: [{ system: 's', value: 'c' }],
    product: { drug: 'Simvastatin' },
  },
  ...{ comment: 'As on the bottle', source: 'claims' },
};

describe('what was entered with a decision', () => {
  it('is what the form asks, and what a chosen product fills', () => {
    const { source: _kept, ...entered } = values;
    expect(enteredIn(values, fields)).toEqual(entered);
  });

  it('of several rows at once gives none the code of another', () => {
    expect(enteredIn(values, fields, ['name'])).toEqual({ comment: 'As on the bottle' });
  });
});
