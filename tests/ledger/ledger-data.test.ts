import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { expectFact, readFacts } from './ledger-facts.ts';

const facts = readFacts(readFileSync(fileURLToPath(new URL('ledger-data.tsv', import.meta.url)), 'utf8'));

/** Every row of the table that belongs to one number of the customer's list, all of which list fields. */
function holds(id: string): () => void {
  const rows = facts.filter((fact) => fact.id === id);
  return () => {
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expectFact(row);
  };
}

describe('the data of AUTH in the schema set', () => {
  it('names the fields that the table lists [AUTH-13]', holds('AUTH-13'));
  it('names the fields that the table lists [AUTH-14]', holds('AUTH-14'));
  it('names the fields that the table lists [AUTH-16]', holds('AUTH-16'));
  it('names the fields that the table lists [AUTH-17]', holds('AUTH-17'));
});

describe('the data of DASH in the schema set', () => {
  it('names the fields that the table lists [DASH-11]', holds('DASH-11'));
  it('names the fields that the table lists [DASH-12]', holds('DASH-12'));
});

describe('the data of SEARCH in the schema set', () => {
  it('names the fields that the table lists [SEARCH-06]', holds('SEARCH-06'));
});

describe('the data of IMPORT in the schema set', () => {
  it('names the fields that the table lists [IMPORT-07]', holds('IMPORT-07'));
});

describe('the data of PROFILE in the schema set', () => {
  it('names the fields that the table lists [PROFILE-19]', holds('PROFILE-19'));
  it('names the fields that the table lists [PROFILE-21]', holds('PROFILE-21'));
  it('names the fields that the table lists [PROFILE-22]', holds('PROFILE-22'));
  it('names the fields that the table lists [PROFILE-23]', holds('PROFILE-23'));
  it('names the fields that the table lists [PROFILE-24]', holds('PROFILE-24'));
  it('names the fields that the table lists [PROFILE-25]', holds('PROFILE-25'));
  it('names the fields that the table lists [PROFILE-26]', holds('PROFILE-26'));
  it('names the fields that the table lists [PROFILE-27]', holds('PROFILE-27'));
  it('names the fields that the table lists [PROFILE-28]', holds('PROFILE-28'));
  it('names the fields that the table lists [PROFILE-29]', holds('PROFILE-29'));
  it('names the fields that the table lists [PROFILE-30]', holds('PROFILE-30'));
  it('names the fields that the table lists [PROFILE-31]', holds('PROFILE-31'));
  it('names the fields that the table lists [PROFILE-32]', holds('PROFILE-32'));
  it('names the fields that the table lists [PROFILE-34]', holds('PROFILE-34'));
});

describe('the data of RESV in the schema set', () => {
  it('names the fields that the table lists [RESV-11]', holds('RESV-11'));
});

describe('the data of PROJ in the schema set', () => {
  it('names the fields that the table lists [PROJ-10]', holds('PROJ-10'));
  it('names the fields that the table lists [PROJ-11]', holds('PROJ-11'));
  it('names the fields that the table lists [PROJ-12]', holds('PROJ-12'));
});

describe('the data of NOTE in the schema set', () => {
  it('names the fields that the table lists [NOTE-02]', holds('NOTE-02'));
});

describe('the data of CALL in the schema set', () => {
  it('names the fields that the table lists [CALL-02]', holds('CALL-02'));
  it('names the fields that the table lists [CALL-03]', holds('CALL-03'));
  it('names the fields that the table lists [CALL-04]', holds('CALL-04'));
});

describe('the data of SCHED in the schema set', () => {
  it('names the fields that the table lists [SCHED-02]', holds('SCHED-02'));
});

describe('the data of ALLERGY in the schema set', () => {
  it('names the fields that the table lists [ALLERGY-03]', holds('ALLERGY-03'));
  it('names the fields that the table lists [ALLERGY-04]', holds('ALLERGY-04'));
  it('names the fields that the table lists [ALLERGY-10]', holds('ALLERGY-10'));
});

describe('the data of COND in the schema set', () => {
  it('names the fields that the table lists [COND-02]', holds('COND-02'));
  it('names the fields that the table lists [COND-03]', holds('COND-03'));
});

describe('the data of RISKF in the schema set', () => {
  it('names the fields that the table lists [RISKF-02]', holds('RISKF-02'));
});

describe('the data of OBS in the schema set', () => {
  it('names the fields that the table lists [OBS-02]', holds('OBS-02'));
});

describe('the data of PRESC in the schema set', () => {
  it('names the fields that the table lists [PRESC-02]', holds('PRESC-02'));
});

describe('the data of PHARM in the schema set', () => {
  it('names the fields that the table lists [PHARM-02]', holds('PHARM-02'));
});

describe('the data of CARE in the schema set', () => {
  it('names the fields that the table lists [CARE-01]', holds('CARE-01'));
  it('names the fields that the table lists [CARE-02]', holds('CARE-02'));
  it('names the fields that the table lists [CARE-03]', holds('CARE-03'));
  it('names the fields that the table lists [CARE-04]', holds('CARE-04'));
});

describe('the data of MED in the schema set', () => {
  it('names the fields that the table lists [MED-02]', holds('MED-02'));
  it('names the fields that the table lists [MED-04]', holds('MED-04'));
});

describe('the data of RECON in the schema set', () => {
  it('names the fields that the table lists [RECON-01]', holds('RECON-01'));
  it('names the fields that the table lists [RECON-02]', holds('RECON-02'));
});

describe('the data of MSR in the schema set', () => {
  it('names the fields that the table lists [MSR-02]', holds('MSR-02'));
  it('names the fields that the table lists [MSR-03]', holds('MSR-03'));
  it('names the fields that the table lists [MSR-04]', holds('MSR-04'));
  it('names the fields that the table lists [MSR-05]', holds('MSR-05'));
  it('names the fields that the table lists [MSR-06]', holds('MSR-06'));
});

describe('the data of ORG in the schema set', () => {
  it('names the fields that the table lists [ORG-01]', holds('ORG-01'));
  it('names the fields that the table lists [ORG-02]', holds('ORG-02'));
});

/**
 * Rows that mean behaviour are proven where the behaviour is tested. What stands here keeps their texts and figures
 * from changing unnoticed, and proves none of them: no title names their numbers.
 */
describe('the texts and figures of behaviour', () => {
  const source = readFileSync(fileURLToPath(import.meta.url), 'utf8');
  const unnamed = facts.filter(({ id }) => !source.includes(`holds('${id}')`));
  it.each(unnamed)('$id: $file$place', (fact) => expectFact(fact));
});
