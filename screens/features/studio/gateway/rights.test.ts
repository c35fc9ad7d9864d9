import { describe, expect, it } from 'vitest';
import type { Product } from '../../../../engine/core/product/product.ts';
import { product } from '../../../../generated/product.ts';
import { requireSameRights, requireSealed } from './rights.ts';

function withRule(name: string, source: string): Product {
  const rule = product.access[name];
  if (rule === undefined) throw new Error(`There is no rule ${name}.`);
  return {
    ...product,
    access: { ...product.access, [name]: { ...rule, allows: { ...rule.allows, source } } },
  };
}

function withAccess(call: string, access: string): Product {
  const contract = product.calls[call];
  if (contract === undefined) throw new Error(`There is no call ${call}.`);
  return { ...product, calls: { ...product.calls, [call]: { ...contract, access } } };
}

describe('what a version may change of the Studio', () => {
  it.each([
    withRule('studio.edit', 'true'),
    withRule('studio.publish', 'true'),
    withAccess('studio.publish', 'studio.edit'),
    { ...product, access: { ...product.access, 'studio.more': { ...product.access['studio.edit'] } } },
  ])('is not who may use it', (after) => {
    expect(() => requireSealed(after as Product, { served: product, before: product })).toThrow(
      'wrong-state',
    );
  });

  it('is everything else', () => {
    for (const after of [withRule('member.stage', 'true'), withAccess('allergy.save', 'member.stage')])
      expect(() => requireSealed(after, { served: product, before: product })).not.toThrow();
  });

  it('is what the files of an earlier release say of it, or what this one says', () => {
    const before = withAccess('studio.publish', 'studio.edit');
    for (const after of [before, product])
      expect(() => requireSealed(after, { served: product, before })).not.toThrow();
    expect(() => requireSealed(withRule('studio.edit', 'true'), { served: product, before })).toThrow(
      'wrong-state',
    );
  });
});

describe('a version that is served again by one person', () => {
  it.each([withRule('member.stage', 'true'), withAccess('allergy.save', 'member.stage')])(
    'gives nobody other rights',
    (after) => {
      expect(() => requireSameRights(product, after)).toThrow('refused');
      expect(() => requireSameRights(after, product)).toThrow('refused');
    },
  );

  it('may differ in all that gives no rights', () => {
    const after = { ...product, hash: 'other', messages: { ...product.messages, required: 'Needed' } };
    expect(() => requireSameRights(product, after)).not.toThrow();
  });
});
