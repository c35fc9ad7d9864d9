import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { createLoader } from '../../gateway/intake/load/loader.ts';
import type { Asker } from '../../gateway/testing/open-test-gateway.ts';
import { product } from '../../generated/product.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { patient } from './harness/records.ts';

interface Found {
  readonly at: string;
  readonly message: string;
}

describe('what a record refers to', () => {
  const { as, database } = useProductGateway();
  const ask: Asker = (...request) => as('pharmacist')(...request);
  const ana = async () => (await ask('GET', '/api/regimen/patient?patientId=ana')).body;

  it.each([
    ['primary', 'Primary Organization'],
    ['secondary', 'Secondary Organization'],
  ])(
    'is an organization that there is, of whomever, for the %s one of a patient [FAULT-80]',
    async (which, label) => {
      const save = async (organization: string) => {
        const stored = await ana();
        const managingOrganization = {
          ...(stored['managingOrganization'] as JsonObject),
          [which]: organization,
        };
        const { _id, _rev, ...others } = stored;
        // Adds a new number, which only the gateway writes once stored.
        const externalId = `NEW-${which}-${organization.length}`;
        const required = {
          languagePreference: 'en',
          referralType: [{ text: 'Health Plan' }],
          programId: 'emtm-medication-review',
        };
        return ask('POST', '/api/regimen/patient', {
          ...others,
          ...required,
          externalId,
          managingOrganization,
        });
      };
      const { status, body } = await save('NOWHERE');
      expect([status, (body['problems'] as unknown as readonly Found[]).map(({ at }) => at)]).toEqual([
        422,
        [`/managingOrganization/${which}`],
      ]);
      expect((body['problems'] as unknown as readonly Found[])[0]?.message).toContain(label);
      expect([(await save('NORTH')).status, (await save('org:ECPN')).status]).toEqual([201, 201]);
    },
  );

  it('is the user who logged an interaction, whatever a client sends [FAULT-80] [FAULT-45]', async () => {
    const engagement = { workflowIteration: 1, currentYear: 2026 };
    const other = { user: 'somebody', userMetadata: { email: 'other@id.test' } };
    const record = {
      ...{ dateRecorded: '2026-03-14T15:09:00Z', direction: 'user', spokeTo: 'member', interaction: 'call' },
      ...{ successful: true, description: 'Explained the program.' },
    };
    const sent = {
      subject: 'ana',
      type: 'patient.interaction',
      app: 'Other',
      record,
      ...engagement,
      ...other,
    };
    const posted = await ask('POST', '/api/outreach', { interaction: sent });
    expect(posted.body).toMatchObject({ ok: true });
    const made = posted.body['record'] as JsonObject;
    const { body } = await ask('PUT', '/api/outreach', { interaction: { ...made, ...other } });
    const saved = body['record'] as JsonObject;
    expect(made['user']).not.toBe('somebody');
    expect([saved['user'], saved['userMetadata']]).toEqual([made['user'], made['userMetadata']]);
  });

  it('may be missing where an operator loads it, and is reported [FAULT-80]', async () => {
    const loader = createLoader({ database: database(), product: () => product });
    const enrolled = { enrolled: true };
    const late = { _id: 'late', name: 'Late', Organization: { externalId: 'EMTM' } };
    const [, outcome] = await loader.load([
      { entity: 'project', record: late },
      patient('loaded', { externalId: 'TEST-9', projects: { gone: enrolled, late: enrolled } }),
    ]);
    expect(outcome?.outcome).toBe('created');
    expect(outcome?.problems.filter(({ code }) => code === 'reference')).toMatchObject([
      { at: '/projects/gone', severity: 'warning' },
    ]);
  });
});
