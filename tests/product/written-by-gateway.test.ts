import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import { product } from '../../generated/product.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { patient } from './harness/records.ts';

/** Values of the fields in a stored record. */
const stored = {
  history: [
    {
      dischargeDate: '2026-10-01',
      homeCareFlag: '1',
      manualChange: {
        reason: 'As the hospital says',
        updatedAt: '2026-10-02T10:00:00.000Z',
        user: 'sam@demo.test',
      },
    },
  ],
  orgChanges: [{ from: 'ECPN', to: 'EMTM', date: '2026-09-01T10:00:00.000Z', reason: 'moved' }],
  manualWorkflowStateChanges: [
    { from: 'Disenrolled', to: 'Complete', date: '2026-09-01', user: 'sam@demo.test', reason: 'correction' },
  ],
} as const;

const forged = {
  history: [[], [{ dischargeDate: '2020-01-01', manualChange: { user: 'nobody@demo.test' } }]],
  orgChanges: [[], [{ from: 'A', to: 'B', date: '2020-01-01T00:00:00.000Z' }]],
  manualWorkflowStateChanges: [[], [{ from: 'A', to: 'B', date: '2020-01-01', user: 'nobody@demo.test' }]],
} as const;

/** Paths of the patient that only the gateway writes. */
const places = Object.entries(product.entities['patient']?.fields ?? {}).filter(
  ([, { writtenBy }]) => writtenBy !== undefined,
);

const languages = {
  languagePreference: 'en',
  referralType: [{ text: 'Health Plan' }],
  programId: 'emtm-medication-review',
};
const known = { ...stored, ...languages };

describe('what the gateway alone writes of a record', () => {
  const gateway = useProductGateway();
  const { as } = gateway;
  const roles = ['pharmacist', 'support', 'clinical', 'admin'];

  async function put(user: string, change: JsonObject) {
    const before = await gateway.stored('pia');
    const { body: read } = await as(user)('GET', '/api/regimen/patient?patientId=pia');
    const sent = { ...(read as JsonObject), _id: 'pia', _rev: before?.['_rev'] ?? 1, ...change };
    const answer = await as(user)('PUT', '/api/regimen/patient', sent);
    return { answer, after: await gateway.stored('pia') };
  }

  it('is every history of the patient, and the organization of one that is stored [PROFILE-44]', () => {
    expect(places.map(([place]) => place)).toEqual(
      expect.arrayContaining([
        ...['/history', '/orgChanges', '/managingOrganization/id'],
        ...['/projects/*/changes', '/riskFactors/*/changes'],
      ]),
    );
  });

  it.each(
    roles.flatMap((role) =>
      Object.entries(forged).flatMap(([name, values]) => values.map((value) => ({ role, name, value }))),
    ),
  )(
    'stays as it is stored whatever $role sends as $name: $value [PROFILE-44] [PROFILE-45]',
    async ({ role, name, value }) => {
      await gateway.load([patient('pia', known)]);
      const { answer, after } = await put(role, { [name]: value });
      expect(after?.[name]).toEqual(stored[name as keyof typeof stored]);
      expect(answer.status, JSON.stringify(answer.body['problems'])).toBe(role === 'admin' ? 403 : 200);
      // Expects a report, except for values that a workflow owns, since sending those counts as an intended event.
      if (role !== 'admin' && name !== 'manualWorkflowStateChanges')
        expect(JSON.stringify(answer.body)).toContain('It follows from what is done, and is not entered.');
    },
  );

  it('is who manages a patient: a transfer names the organization, and leaves who, when and why', async () => {
    await gateway.load([patient('pia', known)]);
    const { after } = await put('pharmacist', { managingOrganization: { id: 'ECPN' } });
    expect(getAt(after, '/managingOrganization/id')).toBe('EMTM');
    expect(after?.['orgChanges']).toEqual(stored.orgChanges);
  });

  it('is not what a new record brings of it', async () => {
    const { record } = patient('neu', { history: [...stored.history], orgChanges: [...stored.orgChanges] });
    const { _id, ...sent } = record;
    const { status, body } = await as('pharmacist')('POST', '/api/regimen/patient', {
      ...sent,
      ...{ ...languages, externalId: 'NEW-1' },
    });
    if (status !== 201) throw new Error(JSON.stringify(body));
    const made = await gateway.stored(String(body['id']));
    for (const place of ['/history', '/orgChanges']) expect(getAt(made, place)).toBeUndefined();
    expect(getAt(made, '/managingOrganization/id')).toBe('EMTM');
  });
});
