import { expect, it } from 'vitest';
import { product } from '../../generated/product.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { allergy, patient } from './harness/records.ts';

const { as, load, query } = useProductGateway();

const norma = {
  ...{ _id: 'norma', type: 'user', id: 'norma', auth0Id: 'demo|norma', email: 'norma@demo.test' },
  ...{ firstName: 'Norma', lastName: 'Lead', roles: ['clinical_admin'], organizations: ['NORTH'] },
};
const review = { _id: 'r1', type: 'patient.review', subject: 'nils', version: 2, reviewDate: '2026-11-20' };
const gout = { type: 'patient.condition', code: { text: 'Gout' }, status: 'active' };
const weight = {
  ...{ type: 'patient.observation', text: 'Weight', issued: '2026-01-02' },
  valueQuantity: { value: 60, units: 'kg' },
};
const state = { reviewType: 'Medication Safety Review (MSR)', workflowIteration: 1, currentYear: 2026 };

it('finds a record of each type that is read by its id, whichever are read before it or at the same moment', async () => {
  await load([
    { entity: 'user', record: norma },
    patient('nils', { managingOrganization: { id: 'NORTH' } }),
    { entity: 'review', record: { ...review, ...state, draft: true } },
    allergy('a1'),
    { entity: 'condition', record: { ...gout, _id: 'c1', subject: 'ana' } },
    { entity: 'observation', record: { ...weight, _id: 'o1', subject: 'ana' } },
  ]);
  await as('pharmacist')('POST', '/api/regimen/emergency', {
    patientId: 'nils',
    reason: 'Found unconscious at home, no papers.',
  });
  const reads = await Promise.all(
    Object.values(product.calls).flatMap(({ path, store }) =>
      store?.kind === 'get' && store.at === undefined ? [readOf(path, store)] : [],
    ),
  );
  expect(reads.length).toBeGreaterThan(2);
  const wanted = reads.map(({ type }) => ({ status: 200, type }));
  expect(await Promise.all(reads.map(({ address }) => answerTo(address)))).toEqual(wanted);
  for (const { type, address } of reads.toReversed())
    expect(await answerTo(address)).toEqual({ status: 200, type });
});

async function readOf(path: string, { entity, by }: { readonly entity: string; readonly by: string }) {
  const type = product.entities[entity]?.record?.type ?? '';
  const { rows } = await query<{ id: string }>(
    "select id from record where type = $1 and organization = 'NORTH' and deleted_at is null limit 1",
    [type],
  );
  return { type, address: `${path}?${new URLSearchParams({ [by]: rows[0]?.id ?? '' })}` };
}

async function answerTo(address: string) {
  const { status, body } = await as('norma')('GET', address);
  return { status, type: body['type'] };
}
