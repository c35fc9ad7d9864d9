import { describe, expect, it } from 'vitest';
import type { Entity, Field } from '../../engine/core/product/entity.ts';
import type { Product } from '../../engine/core/product/product.ts';
import { sealedNames } from '../../engine/core/product/sealed-names.ts';
import { differingRights } from '../../gateway/versions/rights-parts.ts';
import { product } from '../../generated/product.ts';
import { requireSealed } from './rights.ts';

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

/** Builds the product as compiled from a version, with the code of one rule replaced. */
function withCode(name: string, evaluate: () => boolean): Product {
  const rule = product.access[name];
  if (rule === undefined) throw new Error(`There is no rule ${name}.`);
  return { ...product, access: { ...product.access, [name]: { ...rule, allows: { source: '', evaluate } } } };
}

function withEntity(name: string, change: (entity: Entity) => Partial<Entity>): Product {
  const entity = product.entities[name];
  if (entity === undefined) throw new Error(`There is no entity ${name}.`);
  return { ...product, entities: { ...product.entities, [name]: { ...entity, ...change(entity) } } };
}

const field = (entity: string, place: string, rest: Partial<Field>) =>
  withEntity(entity, ({ fields }) => ({
    fields: { ...fields, [place]: { title: 'A field', type: 'string', ...fields[place], ...rest } },
  }));

const spelled = (place: string) => (): Partial<Entity> => ({ spellings: { [place]: { north: 'EMTM' } } });
const hidden = field('allergy', '/reaction', { readAccess: 'patient.edit' });

describe('what decides who may do what', () => {
  it.each([
    ['the code of a rule', withCode('member.stage', () => true), product],
    ['the rule of a call', withAccess('allergy.save', 'member.stage'), product],
    ['who may see a field', hidden, product],
    ['who may change a field', field('patient', '/dob', { writeAccess: 'signed-in' }), product],
    ['another spelling of roles', withEntity('user', spelled('/roles/*')), product],
    ['another spelling of organizations', withEntity('user', spelled('/organizations/*')), product],
    ['another spelling of what a rule reads', withEntity('patient', spelled('/status')), product],
    [
      'another name of permissions',
      withEntity('user', () => ({ aliases: { '/permissions': ['/title'] } })),
      product,
    ],
    [
      'a migration of roles',
      withEntity('user', () => ({
        migrations: [{ kind: 'recode', on: '/roles/*', at: '', codes: { support: 'clinical_admin' } }],
      })),
      product,
    ],
    [
      'a migration into a place that a scope reads',
      withEntity('patient', () => ({
        migrations: [{ kind: 'move', on: '', from: '/note', to: '/managingOrganization/id' }],
      })),
      product,
    ],
    [
      'where a record has its organization',
      withEntity('patient', ({ record }) => ({
        ...(record && { record: { ...record, organizationAt: '/other' } }),
      })),
      product,
    ],
    [
      'what copies a field that not everybody sees',
      {
        ...hidden,
        entities: {
          ...hidden.entities,
          allergy: {
            ...hidden.entities['allergy'],
            migrations: [{ kind: 'move', on: '', from: '/reaction', to: '/note' }],
          },
        },
      } as Product,
      hidden,
    ],
  ])('is %s', (_name, after, before) => {
    expect(differingRights(before, after, sealedNames)).not.toEqual([]);
    expect(differingRights(after, before, sealedNames)).not.toEqual([]);
  });

  it.each([
    ['a message', { ...product, hash: 'other', messages: { ...product.messages, required: 'Needed' } }],
    ['another spelling of a word', withEntity('allergy', spelled('/status'))],
    ['the title of a field', field('patient', '/dob', { title: 'Born' })],
  ])('is not %s', (_name, after) => {
    expect(differingRights(product, after, sealedNames)).toEqual([]);
  });
});
