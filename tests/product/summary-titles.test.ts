import { describe, expect, it } from 'vitest';
import { pathsOf } from '../../engine/core/product/field-paths.ts';
import { entityOf } from '../../engine/core/validation/validate.ts';
import { fieldFactsOf } from '../../engine/react/form/store/field-facts.ts';
import { summaryTitle } from '../../engine/react/form/summary-title.ts';
import { product } from '../../generated/product.ts';

function summaryOf(name: string, path: string): string {
  const form = product.forms[name];
  if (form === undefined) throw new Error(`There is no form ${name}.`);
  const entity = entityOf(product, form.entity);
  const description = { product, entity, form: { ...form, schema: entity.schema } };
  return summaryTitle(description, path, fieldFactsOf(description, path).title);
}

describe('the summary of what has to be corrected', () => {
  it('names the group of a field where the form has another of its title', () => {
    expect(summaryOf('patient', 'address2.phone')).toBe('Address 2: Phone');
    expect(summaryOf('patient', 'name.first')).toBe('First Name');
  });

  it('names the row of a field in a list', () => {
    expect(summaryOf('patient', 'referralType.1.date')).toBe('Referrals 2: Date');
  });

  it.each(Object.keys(product.forms))('has no two fields of one name in the form %s', (name) => {
    const titles = pathsOf(product.forms[name]?.layout ?? []).map((path) => summaryOf(name, path));
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});
