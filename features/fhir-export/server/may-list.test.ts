import { expect, it } from 'vitest';
import { product } from '../../../generated/product.ts';
import { mayList } from './may-list.ts';

const at = new Date('2026-12-01T12:00:00Z');
const origin = { author: 'u', call: 'patient.fhir', request: 'r', at };
const pharmacist = {
  ...{ _id: 'u', id: 'u', auth0Id: 'u', email: 'u@example.org', firstName: 'U', lastName: 'U' },
  ...{ roles: ['pharmacist'], permissions: ['regimen-advisor.edit-patient'], organizations: ['EMTM'] },
};

it('asks the access rule of the call that lists the records, and lets nobody list without one', () => {
  const call = { product, user: pharmacist, origin, today: '2026-12-01' };
  const list = product.calls['condition.list'];
  if (list === undefined) throw new Error('Conditions are listed.');
  const calls = { ...product.calls, 'condition.list': { ...list, access: 'audit.read' } };
  const withRule = { ...call, product: { ...product, calls } };
  expect([mayList(call, 'condition'), mayList(withRule, 'condition')]).toEqual([true, false]);
  expect(mayList(call, 'caregiver')).toBe(false);
});
