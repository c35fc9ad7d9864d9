import { expect } from 'vitest';
import { isJsonObject, type JsonObject, jsonItems, jsonObject } from '../../../engine/core/json/json.ts';
import type { Asker } from '../../../gateway/testing/open-test-gateway.ts';
import type { ProductGateway } from './product-gateway.ts';
import { medication, patient } from './records.ts';

export const taken = 'takes 10 mg (two 5 mg tablets)';
export const prescribed = 'Take 1 tablet by mouth once daily (morning)';
export const both = `${taken} (prescribed: ${prescribed})`;

export async function rowsAt(ask: Asker, path: string): Promise<readonly JsonObject[]> {
  return jsonItems((await ask('GET', path)).body['rows']).filter(isJsonObject);
}

/** Reconciles Ana's medications, with amlodipine taken differently from the prescription. */
export async function reconcileTakenOtherwise({ as, load }: ProductGateway): Promise<void> {
  const ask = as('pharmacist');
  await load([
    patient('ana', {
      externalId: 'TEST-1',
      currentWorkflowState: { name: 'Ready for Medication Safety Review', year: 2026 },
    }),
    medication('m1', 'Amlodipine 5 mg tablet', {
      dosageInstructions: {
        ...{ dose: '1', unit: 'tablet', frequency: 'daily', when: ['morning'], text: prescribed },
        route: { Id: '1', Name: 'Oral' },
      },
    }),
  ]);
  const lists = await rowsAt(ask, '/api/regimen/reconciliation/list?patientId=ana');
  const [listed] = lists.flatMap(({ medications }) => jsonItems(medications)).filter(isJsonObject);
  const { likeness: _worked, uuid, ...row } = listed ?? {};
  const begun = await ask('POST', '/api/reconciliation/new', {
    ...{ type: 'patient.reconciliation', list: 'reconciled', subject: 'ana', medications: [] },
    lists: lists.map(({ _id }) => _id ?? null),
  });
  const decided = { ...row, status: 'MODIFIED', directionsTaken: taken, sources: [uuid ?? null] };
  const done = await ask('PUT', '/api/reconciliation/complete', {
    ...jsonObject(begun.body['record']),
    medications: [decided],
  });
  expect(done.status).toBe(200);
}

/** Begins a review of Ana and yields its id. */
export async function reviewOfAna({ as, settled }: ProductGateway): Promise<string> {
  const { body } = await as('pharmacist')('POST', '/api/regimen/review', {
    review: {
      ...{ type: 'patient.review', subject: 'ana', version: 2, draft: true, reviewDate: '2026-11-21' },
      ...{ workflowIteration: 1, currentYear: 2026 },
      recommendations: [
        { id: 'a', includeInMap: true, patientTopic: 'Your pills', patientAction: 'Ask about them.' },
      ],
    },
  });
  await settled();
  return String(jsonObject(body['record'])['_id']);
}
