import { describe, expect, it } from 'vitest';
import { useProductGateway } from './harness/product-gateway.ts';

describe('a read that is refused', () => {
  const { as, query, fetch } = useProductGateway();
  const refused = async () =>
    (await query("select call, id, details->>'status' as status from audit where action = 'refused'")).rows;

  it.each([
    ['history.list', '/api/regimen/history?type=patient&id=olga'],
    ['patient.fhir', '/api/regimen/patient/olga/fhir'],
    ['allergy.list', '/api/regimen/patient/allergies?patientId=olga'],
  ])('is kept in the audit trail with its record: %s [FAULT-43]', async (call, path) => {
    expect((await as('pharmacist')('GET', path)).status).toBe(404);
    expect(await refused()).toEqual([{ call, id: 'olga', status: '404' }]);
  });

  it('is answered where its address names no record', async () => {
    const { status } = await fetch(new Request('http://gateway.test/api/regimen/patient/%E0%A4%A/fhir'));
    expect(status).toBe(401);
    expect(await refused()).toEqual([{ call: 'patient.fhir', id: null, status: '401' }]);
  });
});
