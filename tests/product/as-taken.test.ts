import { globSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { isJsonObject, jsonItems } from '../../engine/core/json/json.ts';
import { demonstrationRisk } from '../../features/risk/server/demonstration-risk.ts';
import type { RiskQuestion } from '../../features/risk/server/risk-provider.ts';
import type { Asker } from '../../gateway/testing/open-test-gateway.ts';
import { printedText } from './harness/printed-text.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import {
  both,
  prescribed,
  reconcileTakenOtherwise,
  reviewOfAna,
  rowsAt,
  taken,
} from './harness/taken-otherwise.ts';

describe('what a patient takes, where that is not as prescribed', () => {
  const risks: RiskQuestion[] = [];
  const gateway = useProductGateway({
    services: {
      riskOf: (question) => {
        risks.push(question);
        return demonstrationRisk(question);
      },
    },
  });
  const ask: Asker = (...request) => gateway.as('pharmacist')(...request);

  beforeEach(async () => {
    await reconcileTakenOtherwise(gateway);
    risks.length = 0;
  });

  const printed = (name: string) => printedText(gateway, name);

  it('is printed: list, action plan and Fridge Report, whose table says no other amount', async () => {
    await reviewOfAna(gateway);
    for (const document of ['medicationList', 'patientMSRMap', 'fridgeReport'])
      expect([document, await printed(document)]).toEqual([document, expect.stringContaining(both)]);
    expect(await printed('fridgeReport')).toMatch(/Amlodipine 5 mg tablet See below/);
    expect(await printed('fridgeReport')).not.toMatch(/See below.*1 tablet .*How to take/);
  });

  it('is what decision support looks at, with the dose that is taken', async () => {
    const { body } = await ask('POST', '/api/regimen/decision/check', { patientId: 'ana' });
    expect(jsonItems(body['medications'])).toMatchObject([{ directions: taken, prescribed }]);
  });

  it('is what the risk score is asked about', async () => {
    await ask('GET', '/api/regimen/patient/risk?patientId=ana');
    await ask('POST', '/api/regimen/decision/check', { patientId: 'ana' });
    await reviewOfAna(gateway);
    expect(risks.length).toBeGreaterThan(2);
    for (const { medications } of risks)
      expect(medications.map(({ dosageInstructions }) => dosageInstructions)).toEqual([
        { inOwnWords: true, text: taken },
      ]);
  });

  it('leaves in the export and in the care plan, the prescribed in the order', async () => {
    const bundle = JSON.stringify((await ask('GET', '/api/regimen/patient/ana/fhir')).body);
    expect(bundle).toContain(`"dosage":[{"text":"${taken}"}]`);
    expect(bundle).toContain(`"dosageInstruction":[{"text":"${prescribed}"`);
    const plan = JSON.stringify(
      (await ask('GET', `/api/regimen/review/${await reviewOfAna(gateway)}/care-plan`)).body,
    );
    expect(plan).toContain(`"dosage":[{"text":"${taken}"}]`);
  });

  it('is what the next reconciliation begins with', async () => {
    const lists = await rowsAt(ask, '/api/regimen/reconciliation/list?patientId=ana');
    const listed = lists.flatMap(({ medications }) => jsonItems(medications)).filter(isJsonObject);
    expect(listed.map(({ directions }) => directions)).toEqual([taken, taken]);
  });

  it('is asked for in one place: nothing else reads how a medication is taken', () => {
    const allowed = [
      // Form and rules of the record, and the readers and writers of directions.
      /^schemas\/medication\//,
      /^features\/directions\//,
      // Grid that shows directions as prescribed and as taken beside each other, to be edited.
      /^features\/medication-grid\//,
      // Modules that read directions as they are taken from the question about the risk, or from a draft.
      /^features\/(risk\/server\/|decision-support\/server\/decision-check)/,
      // List of the fields that other code reads.
      /^features\/all\/server\/code-facts\.json$/,
      // Call that stores decisions in the record.
      /^schemas\/reconciliation\/reconciliation\.calls\.json$/,
      /^schemas\/patient\/patient\.search\.json$/,
    ];
    const readers = globSync(['schemas/**/*.json', '{features,screens,studio}/**/*.{ts,tsx}'])
      .filter((file) => !/\.test\.tsx?$|\.examples\.json$/.test(file))
      .filter((file) => /dosageInstructions\b(?!["']?: ["']?dosage)/.test(readFileSync(file, 'utf8')))
      .filter((file) => !allowed.some((each) => each.test(file)))
      .toSorted();
    expect(readers).toEqual([
      'features/fhir-export/server/medication-list-resources.ts',
      'schemas/print/fridge-report.document.json',
      'schemas/review/review-medications.tab.json',
    ]);
  });
});
