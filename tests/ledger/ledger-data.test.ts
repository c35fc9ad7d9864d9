import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { expectFact, readFacts } from './ledger-facts.ts';

const facts = readFacts(readFileSync(fileURLToPath(new URL('ledger-data.tsv', import.meta.url)), 'utf8'));

/** Every row of the table that stands for one number of the customer's list. */
function holds(id: string): () => void {
  const rows = facts.filter((fact) => fact.id === id);
  return () => {
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expectFact(row);
  };
}

describe('the data of SHELL in the schema set', () => {
  it('stands where the table says [SHELL-08]', holds('SHELL-08'));
  it('stands where the table says [SHELL-12]', holds('SHELL-12'));
  it('stands where the table says [SHELL-14]', holds('SHELL-14'));
  it('stands where the table says [SHELL-15]', holds('SHELL-15'));
  it('stands where the table says [SHELL-18]', holds('SHELL-18'));
  it('stands where the table says [SHELL-21]', holds('SHELL-21'));
  it('stands where the table says [SHELL-22]', holds('SHELL-22'));
  it('stands where the table says [SHELL-23]', holds('SHELL-23'));
  it('stands where the table says [SHELL-24]', holds('SHELL-24'));
  it('stands where the table says [SHELL-25]', holds('SHELL-25'));
  it('stands where the table says [SHELL-26]', holds('SHELL-26'));
});

describe('the data of AUTH in the schema set', () => {
  it('stands where the table says [AUTH-04]', holds('AUTH-04'));
  it('stands where the table says [AUTH-11]', holds('AUTH-11'));
  it('stands where the table says [AUTH-12]', holds('AUTH-12'));
  it('stands where the table says [AUTH-13]', holds('AUTH-13'));
  it('stands where the table says [AUTH-14]', holds('AUTH-14'));
  it('stands where the table says [AUTH-15]', holds('AUTH-15'));
  it('stands where the table says [AUTH-16]', holds('AUTH-16'));
  it('stands where the table says [AUTH-17]', holds('AUTH-17'));
  it('stands where the table says [AUTH-19]', holds('AUTH-19'));
  it('stands where the table says [AUTH-20]', holds('AUTH-20'));
  it('stands where the table says [AUTH-21]', holds('AUTH-21'));
  it('stands where the table says [AUTH-24]', holds('AUTH-24'));
  it('stands where the table says [AUTH-25]', holds('AUTH-25'));
  it('stands where the table says [AUTH-26]', holds('AUTH-26'));
  it('stands where the table says [AUTH-27]', holds('AUTH-27'));
  it('stands where the table says [AUTH-28]', holds('AUTH-28'));
  it('stands where the table says [AUTH-29]', holds('AUTH-29'));
  it('stands where the table says [AUTH-30]', holds('AUTH-30'));
  it('stands where the table says [AUTH-32]', holds('AUTH-32'));
});

describe('the data of DASH in the schema set', () => {
  it('stands where the table says [DASH-07]', holds('DASH-07'));
  it('stands where the table says [DASH-08]', holds('DASH-08'));
  it('stands where the table says [DASH-11]', holds('DASH-11'));
  it('stands where the table says [DASH-12]', holds('DASH-12'));
  it('stands where the table says [DASH-13]', holds('DASH-13'));
  it('stands where the table says [DASH-14]', holds('DASH-14'));
  it('stands where the table says [DASH-15]', holds('DASH-15'));
  it('stands where the table says [DASH-16]', holds('DASH-16'));
  it('stands where the table says [DASH-17]', holds('DASH-17'));
  it('stands where the table says [DASH-18]', holds('DASH-18'));
  it('stands where the table says [DASH-19]', holds('DASH-19'));
  it('stands where the table says [DASH-20]', holds('DASH-20'));
  it('stands where the table says [DASH-21]', holds('DASH-21'));
  it('stands where the table says [DASH-22]', holds('DASH-22'));
  it('stands where the table says [DASH-23]', holds('DASH-23'));
  it('stands where the table says [DASH-24]', holds('DASH-24'));
  it('stands where the table says [DASH-25]', holds('DASH-25'));
});

describe('the data of SEARCH in the schema set', () => {
  it('stands where the table says [SEARCH-01]', holds('SEARCH-01'));
  it('stands where the table says [SEARCH-04]', holds('SEARCH-04'));
  it('stands where the table says [SEARCH-05]', holds('SEARCH-05'));
  it('stands where the table says [SEARCH-06]', holds('SEARCH-06'));
  it('stands where the table says [SEARCH-07]', holds('SEARCH-07'));
});

describe('the data of IMPORT in the schema set', () => {
  it('stands where the table says [IMPORT-02]', holds('IMPORT-02'));
  it('stands where the table says [IMPORT-04]', holds('IMPORT-04'));
  it('stands where the table says [IMPORT-05]', holds('IMPORT-05'));
  it('stands where the table says [IMPORT-07]', holds('IMPORT-07'));
  it('stands where the table says [IMPORT-08]', holds('IMPORT-08'));
  it('stands where the table says [IMPORT-09]', holds('IMPORT-09'));
  it('stands where the table says [IMPORT-10]', holds('IMPORT-10'));
  it('stands where the table says [IMPORT-11]', holds('IMPORT-11'));
});

describe('the data of PAGE in the schema set', () => {
  it('stands where the table says [PAGE-06]', holds('PAGE-06'));
  it('stands where the table says [PAGE-07]', holds('PAGE-07'));
  it('stands where the table says [PAGE-09]', holds('PAGE-09'));
  it('stands where the table says [PAGE-11]', holds('PAGE-11'));
  it('stands where the table says [PAGE-12]', holds('PAGE-12'));
  it('stands where the table says [PAGE-17]', holds('PAGE-17'));
  it('stands where the table says [PAGE-18]', holds('PAGE-18'));
  it('stands where the table says [PAGE-19]', holds('PAGE-19'));
  it('stands where the table says [PAGE-20]', holds('PAGE-20'));
});

describe('the data of PROFILE in the schema set', () => {
  it('stands where the table says [PROFILE-01]', holds('PROFILE-01'));
  it('stands where the table says [PROFILE-03]', holds('PROFILE-03'));
  it('stands where the table says [PROFILE-07]', holds('PROFILE-07'));
  it('stands where the table says [PROFILE-19]', holds('PROFILE-19'));
  it('stands where the table says [PROFILE-20]', holds('PROFILE-20'));
  it('stands where the table says [PROFILE-21]', holds('PROFILE-21'));
  it('stands where the table says [PROFILE-22]', holds('PROFILE-22'));
  it('stands where the table says [PROFILE-23]', holds('PROFILE-23'));
  it('stands where the table says [PROFILE-24]', holds('PROFILE-24'));
  it('stands where the table says [PROFILE-25]', holds('PROFILE-25'));
  it('stands where the table says [PROFILE-26]', holds('PROFILE-26'));
  it('stands where the table says [PROFILE-27]', holds('PROFILE-27'));
  it('stands where the table says [PROFILE-28]', holds('PROFILE-28'));
  it('stands where the table says [PROFILE-29]', holds('PROFILE-29'));
  it('stands where the table says [PROFILE-30]', holds('PROFILE-30'));
  it('stands where the table says [PROFILE-31]', holds('PROFILE-31'));
  it('stands where the table says [PROFILE-32]', holds('PROFILE-32'));
  it('stands where the table says [PROFILE-33]', holds('PROFILE-33'));
  it('stands where the table says [PROFILE-34]', holds('PROFILE-34'));
  it('stands where the table says [PROFILE-35]', holds('PROFILE-35'));
  it('stands where the table says [PROFILE-36]', holds('PROFILE-36'));
  it('stands where the table says [PROFILE-37]', holds('PROFILE-37'));
  it('stands where the table says [PROFILE-38]', holds('PROFILE-38'));
  it('stands where the table says [PROFILE-39]', holds('PROFILE-39'));
  it('stands where the table says [PROFILE-40]', holds('PROFILE-40'));
  it('stands where the table says [PROFILE-41]', holds('PROFILE-41'));
  it('stands where the table says [PROFILE-42]', holds('PROFILE-42'));
  it('stands where the table says [PROFILE-43]', holds('PROFILE-43'));
  it('stands where the table says [PROFILE-44]', holds('PROFILE-44'));
  it('stands where the table says [PROFILE-45]', holds('PROFILE-45'));
  it('stands where the table says [PROFILE-47]', holds('PROFILE-47'));
  it('stands where the table says [PROFILE-48]', holds('PROFILE-48'));
  it('stands where the table says [PROFILE-49]', holds('PROFILE-49'));
  it('stands where the table says [PROFILE-50]', holds('PROFILE-50'));
  it('stands where the table says [PROFILE-51]', holds('PROFILE-51'));
  it('stands where the table says [PROFILE-52]', holds('PROFILE-52'));
  it('stands where the table says [PROFILE-53]', holds('PROFILE-53'));
  it('stands where the table says [PROFILE-54]', holds('PROFILE-54'));
  it('stands where the table says [PROFILE-55]', holds('PROFILE-55'));
  it('stands where the table says [PROFILE-56]', holds('PROFILE-56'));
  it('stands where the table says [PROFILE-57]', holds('PROFILE-57'));
  it('stands where the table says [PROFILE-58]', holds('PROFILE-58'));
  it('stands where the table says [PROFILE-59]', holds('PROFILE-59'));
  it('stands where the table says [PROFILE-60]', holds('PROFILE-60'));
  it('stands where the table says [PROFILE-61]', holds('PROFILE-61'));
  it('stands where the table says [PROFILE-62]', holds('PROFILE-62'));
  it('stands where the table says [PROFILE-63]', holds('PROFILE-63'));
  it('stands where the table says [PROFILE-64]', holds('PROFILE-64'));
  it('stands where the table says [PROFILE-65]', holds('PROFILE-65'));
});

describe('the data of RESV in the schema set', () => {
  it('stands where the table says [RESV-02]', holds('RESV-02'));
  it('stands where the table says [RESV-03]', holds('RESV-03'));
  it('stands where the table says [RESV-05]', holds('RESV-05'));
  it('stands where the table says [RESV-06]', holds('RESV-06'));
  it('stands where the table says [RESV-11]', holds('RESV-11'));
  it('stands where the table says [RESV-12]', holds('RESV-12'));
  it('stands where the table says [RESV-14]', holds('RESV-14'));
  it('stands where the table says [RESV-15]', holds('RESV-15'));
});

describe('the data of PROJ in the schema set', () => {
  it('stands where the table says [PROJ-01]', holds('PROJ-01'));
  it('stands where the table says [PROJ-03]', holds('PROJ-03'));
  it('stands where the table says [PROJ-04]', holds('PROJ-04'));
  it('stands where the table says [PROJ-07]', holds('PROJ-07'));
  it('stands where the table says [PROJ-09]', holds('PROJ-09'));
  it('stands where the table says [PROJ-10]', holds('PROJ-10'));
  it('stands where the table says [PROJ-11]', holds('PROJ-11'));
  it('stands where the table says [PROJ-12]', holds('PROJ-12'));
  it('stands where the table says [PROJ-13]', holds('PROJ-13'));
  it('stands where the table says [PROJ-14]', holds('PROJ-14'));
  it('stands where the table says [PROJ-15]', holds('PROJ-15'));
  it('stands where the table says [PROJ-16]', holds('PROJ-16'));
  it('stands where the table says [PROJ-17]', holds('PROJ-17'));
  it('stands where the table says [PROJ-18]', holds('PROJ-18'));
});

describe('the data of NOTE in the schema set', () => {
  it('stands where the table says [NOTE-01]', holds('NOTE-01'));
  it('stands where the table says [NOTE-02]', holds('NOTE-02'));
  it('stands where the table says [NOTE-03]', holds('NOTE-03'));
  it('stands where the table says [NOTE-04]', holds('NOTE-04'));
  it('stands where the table says [NOTE-05]', holds('NOTE-05'));
  it('stands where the table says [NOTE-06]', holds('NOTE-06'));
  it('stands where the table says [NOTE-07]', holds('NOTE-07'));
  it('stands where the table says [NOTE-08]', holds('NOTE-08'));
});

describe('the data of CALL in the schema set', () => {
  it('stands where the table says [CALL-02]', holds('CALL-02'));
  it('stands where the table says [CALL-03]', holds('CALL-03'));
  it('stands where the table says [CALL-04]', holds('CALL-04'));
  it('stands where the table says [CALL-05]', holds('CALL-05'));
  it('stands where the table says [CALL-06]', holds('CALL-06'));
  it('stands where the table says [CALL-07]', holds('CALL-07'));
  it('stands where the table says [CALL-08]', holds('CALL-08'));
  it('stands where the table says [CALL-09]', holds('CALL-09'));
  it('stands where the table says [CALL-10]', holds('CALL-10'));
  it('stands where the table says [CALL-11]', holds('CALL-11'));
  it('stands where the table says [CALL-12]', holds('CALL-12'));
  it('stands where the table says [CALL-13]', holds('CALL-13'));
  it('stands where the table says [CALL-14]', holds('CALL-14'));
  it('stands where the table says [CALL-15]', holds('CALL-15'));
  it('stands where the table says [CALL-17]', holds('CALL-17'));
  it('stands where the table says [CALL-21]', holds('CALL-21'));
  it('stands where the table says [CALL-22]', holds('CALL-22'));
  it('stands where the table says [CALL-23]', holds('CALL-23'));
});

describe('the data of SCHED in the schema set', () => {
  it('stands where the table says [SCHED-01]', holds('SCHED-01'));
  it('stands where the table says [SCHED-02]', holds('SCHED-02'));
  it('stands where the table says [SCHED-03]', holds('SCHED-03'));
  it('stands where the table says [SCHED-04]', holds('SCHED-04'));
  it('stands where the table says [SCHED-05]', holds('SCHED-05'));
  it('stands where the table says [SCHED-06]', holds('SCHED-06'));
  it('stands where the table says [SCHED-07]', holds('SCHED-07'));
});

describe('the data of ALLERGY in the schema set', () => {
  it('stands where the table says [ALLERGY-01]', holds('ALLERGY-01'));
  it('stands where the table says [ALLERGY-02]', holds('ALLERGY-02'));
  it('stands where the table says [ALLERGY-03]', holds('ALLERGY-03'));
  it('stands where the table says [ALLERGY-04]', holds('ALLERGY-04'));
  it('stands where the table says [ALLERGY-05]', holds('ALLERGY-05'));
  it('stands where the table says [ALLERGY-07]', holds('ALLERGY-07'));
  it('stands where the table says [ALLERGY-08]', holds('ALLERGY-08'));
  it('stands where the table says [ALLERGY-09]', holds('ALLERGY-09'));
  it('stands where the table says [ALLERGY-10]', holds('ALLERGY-10'));
  it('stands where the table says [ALLERGY-11]', holds('ALLERGY-11'));
  it('stands where the table says [ALLERGY-12]', holds('ALLERGY-12'));
  it('stands where the table says [ALLERGY-14]', holds('ALLERGY-14'));
  it('stands where the table says [ALLERGY-15]', holds('ALLERGY-15'));
  it('stands where the table says [ALLERGY-16]', holds('ALLERGY-16'));
});

describe('the data of COND in the schema set', () => {
  it('stands where the table says [COND-01]', holds('COND-01'));
  it('stands where the table says [COND-02]', holds('COND-02'));
  it('stands where the table says [COND-03]', holds('COND-03'));
  it('stands where the table says [COND-04]', holds('COND-04'));
  it('stands where the table says [COND-06]', holds('COND-06'));
  it('stands where the table says [COND-07]', holds('COND-07'));
  it('stands where the table says [COND-08]', holds('COND-08'));
  it('stands where the table says [COND-10]', holds('COND-10'));
  it('stands where the table says [COND-11]', holds('COND-11'));
});

describe('the data of RISKF in the schema set', () => {
  it('stands where the table says [RISKF-01]', holds('RISKF-01'));
  it('stands where the table says [RISKF-02]', holds('RISKF-02'));
  it('stands where the table says [RISKF-03]', holds('RISKF-03'));
  it('stands where the table says [RISKF-04]', holds('RISKF-04'));
});

describe('the data of OBS in the schema set', () => {
  it('stands where the table says [OBS-02]', holds('OBS-02'));
  it('stands where the table says [OBS-03]', holds('OBS-03'));
  it('stands where the table says [OBS-04]', holds('OBS-04'));
  it('stands where the table says [OBS-06]', holds('OBS-06'));
  it('stands where the table says [OBS-07]', holds('OBS-07'));
  it('stands where the table says [OBS-08]', holds('OBS-08'));
  it('stands where the table says [OBS-09]', holds('OBS-09'));
  it('stands where the table says [OBS-10]', holds('OBS-10'));
  it('stands where the table says [OBS-11]', holds('OBS-11'));
  it('stands where the table says [OBS-12]', holds('OBS-12'));
});

describe('the data of PRESC in the schema set', () => {
  it('stands where the table says [PRESC-02]', holds('PRESC-02'));
  it('stands where the table says [PRESC-03]', holds('PRESC-03'));
  it('stands where the table says [PRESC-04]', holds('PRESC-04'));
  it('stands where the table says [PRESC-05]', holds('PRESC-05'));
  it('stands where the table says [PRESC-06]', holds('PRESC-06'));
  it('stands where the table says [PRESC-07]', holds('PRESC-07'));
  it('stands where the table says [PRESC-08]', holds('PRESC-08'));
});

describe('the data of PHARM in the schema set', () => {
  it('stands where the table says [PHARM-02]', holds('PHARM-02'));
  it('stands where the table says [PHARM-03]', holds('PHARM-03'));
  it('stands where the table says [PHARM-04]', holds('PHARM-04'));
  it('stands where the table says [PHARM-05]', holds('PHARM-05'));
  it('stands where the table says [PHARM-06]', holds('PHARM-06'));
  it('stands where the table says [PHARM-07]', holds('PHARM-07'));
  it('stands where the table says [PHARM-08]', holds('PHARM-08'));
});

describe('the data of CARE in the schema set', () => {
  it('stands where the table says [CARE-01]', holds('CARE-01'));
  it('stands where the table says [CARE-02]', holds('CARE-02'));
  it('stands where the table says [CARE-03]', holds('CARE-03'));
  it('stands where the table says [CARE-04]', holds('CARE-04'));
  it('stands where the table says [CARE-06]', holds('CARE-06'));
  it('stands where the table says [CARE-07]', holds('CARE-07'));
  it('stands where the table says [CARE-08]', holds('CARE-08'));
  it('stands where the table says [CARE-09]', holds('CARE-09'));
  it('stands where the table says [CARE-10]', holds('CARE-10'));
  it('stands where the table says [CARE-11]', holds('CARE-11'));
});

describe('the data of MED in the schema set', () => {
  it('stands where the table says [MED-02]', holds('MED-02'));
  it('stands where the table says [MED-03]', holds('MED-03'));
  it('stands where the table says [MED-04]', holds('MED-04'));
  it('stands where the table says [MED-05]', holds('MED-05'));
  it('stands where the table says [MED-07]', holds('MED-07'));
  it('stands where the table says [MED-08]', holds('MED-08'));
  it('stands where the table says [MED-09]', holds('MED-09'));
  it('stands where the table says [MED-10]', holds('MED-10'));
  it('stands where the table says [MED-11]', holds('MED-11'));
  it('stands where the table says [MED-12]', holds('MED-12'));
  it('stands where the table says [MED-13]', holds('MED-13'));
  it('stands where the table says [MED-14]', holds('MED-14'));
  it('stands where the table says [MED-15]', holds('MED-15'));
});

describe('the data of RECON in the schema set', () => {
  it('stands where the table says [RECON-01]', holds('RECON-01'));
  it('stands where the table says [RECON-02]', holds('RECON-02'));
  it('stands where the table says [RECON-03]', holds('RECON-03'));
  it('stands where the table says [RECON-04]', holds('RECON-04'));
  it('stands where the table says [RECON-05]', holds('RECON-05'));
  it('stands where the table says [RECON-06]', holds('RECON-06'));
  it('stands where the table says [RECON-08]', holds('RECON-08'));
  it('stands where the table says [RECON-09]', holds('RECON-09'));
  it('stands where the table says [RECON-10]', holds('RECON-10'));
  it('stands where the table says [RECON-11]', holds('RECON-11'));
  it('stands where the table says [RECON-12]', holds('RECON-12'));
  it('stands where the table says [RECON-15]', holds('RECON-15'));
  it('stands where the table says [RECON-16]', holds('RECON-16'));
  it('stands where the table says [RECON-17]', holds('RECON-17'));
  it('stands where the table says [RECON-18]', holds('RECON-18'));
});

describe('the data of MDS in the schema set', () => {
  it('stands where the table says [MDS-02]', holds('MDS-02'));
  it('stands where the table says [MDS-03]', holds('MDS-03'));
});

describe('the data of MSR in the schema set', () => {
  it('stands where the table says [MSR-02]', holds('MSR-02'));
  it('stands where the table says [MSR-03]', holds('MSR-03'));
  it('stands where the table says [MSR-04]', holds('MSR-04'));
  it('stands where the table says [MSR-05]', holds('MSR-05'));
  it('stands where the table says [MSR-06]', holds('MSR-06'));
  it('stands where the table says [MSR-07]', holds('MSR-07'));
  it('stands where the table says [MSR-08]', holds('MSR-08'));
  it('stands where the table says [MSR-09]', holds('MSR-09'));
  it('stands where the table says [MSR-10]', holds('MSR-10'));
  it('stands where the table says [MSR-12]', holds('MSR-12'));
  it('stands where the table says [MSR-23]', holds('MSR-23'));
  it('stands where the table says [MSR-24]', holds('MSR-24'));
  it('stands where the table says [MSR-25]', holds('MSR-25'));
  it('stands where the table says [MSR-26]', holds('MSR-26'));
  it('stands where the table says [MSR-27]', holds('MSR-27'));
  it('stands where the table says [MSR-28]', holds('MSR-28'));
  it('stands where the table says [MSR-29]', holds('MSR-29'));
  it('stands where the table says [MSR-31]', holds('MSR-31'));
});

describe('the data of RISK in the schema set', () => {
  it('stands where the table says [RISK-01]', holds('RISK-01'));
  it('stands where the table says [RISK-03]', holds('RISK-03'));
  it('stands where the table says [RISK-05]', holds('RISK-05'));
});

describe('the data of PRINT in the schema set', () => {
  it('stands where the table says [PRINT-02]', holds('PRINT-02'));
  it('stands where the table says [PRINT-03]', holds('PRINT-03'));
  it('stands where the table says [PRINT-04]', holds('PRINT-04'));
  it('stands where the table says [PRINT-05]', holds('PRINT-05'));
  it('stands where the table says [PRINT-06]', holds('PRINT-06'));
  it('stands where the table says [PRINT-07]', holds('PRINT-07'));
  it('stands where the table says [PRINT-08]', holds('PRINT-08'));
  it('stands where the table says [PRINT-09]', holds('PRINT-09'));
  it('stands where the table says [PRINT-10]', holds('PRINT-10'));
  it('stands where the table says [PRINT-11]', holds('PRINT-11'));
  it('stands where the table says [PRINT-12]', holds('PRINT-12'));
});

describe('the data of FLOW in the schema set', () => {
  it('stands where the table says [FLOW-01]', holds('FLOW-01'));
  it('stands where the table says [FLOW-02]', holds('FLOW-02'));
  it('stands where the table says [FLOW-03]', holds('FLOW-03'));
  it('stands where the table says [FLOW-04]', holds('FLOW-04'));
  it('stands where the table says [FLOW-05]', holds('FLOW-05'));
  it('stands where the table says [FLOW-06]', holds('FLOW-06'));
  it('stands where the table says [FLOW-07]', holds('FLOW-07'));
  it('stands where the table says [FLOW-08]', holds('FLOW-08'));
  it('stands where the table says [FLOW-09]', holds('FLOW-09'));
  it('stands where the table says [FLOW-10]', holds('FLOW-10'));
  it('stands where the table says [FLOW-11]', holds('FLOW-11'));
  it('stands where the table says [FLOW-12]', holds('FLOW-12'));
  it('stands where the table says [FLOW-13]', holds('FLOW-13'));
  it('stands where the table says [FLOW-14]', holds('FLOW-14'));
  it('stands where the table says [FLOW-15]', holds('FLOW-15'));
  it('stands where the table says [FLOW-16]', holds('FLOW-16'));
  it('stands where the table says [FLOW-24]', holds('FLOW-24'));
  it('stands where the table says [FLOW-25]', holds('FLOW-25'));
  it('stands where the table says [FLOW-28]', holds('FLOW-28'));
  it('stands where the table says [FLOW-30]', holds('FLOW-30'));
  it('stands where the table says [FLOW-31]', holds('FLOW-31'));
  it('stands where the table says [FLOW-32]', holds('FLOW-32'));
  it('stands where the table says [FLOW-34]', holds('FLOW-34'));
  it('stands where the table says [FLOW-37]', holds('FLOW-37'));
  it('stands where the table says [FLOW-38]', holds('FLOW-38'));
});

describe('the data of ORG in the schema set', () => {
  it('stands where the table says [ORG-01]', holds('ORG-01'));
  it('stands where the table says [ORG-02]', holds('ORG-02'));
  it('stands where the table says [ORG-03]', holds('ORG-03'));
  it('stands where the table says [ORG-04]', holds('ORG-04'));
  it('stands where the table says [ORG-05]', holds('ORG-05'));
  it('stands where the table says [ORG-06]', holds('ORG-06'));
  it('stands where the table says [ORG-07]', holds('ORG-07'));
});

describe('the data of ACCESS in the schema set', () => {
  it('stands where the table says [ACCESS-01]', holds('ACCESS-01'));
  it('stands where the table says [ACCESS-02]', holds('ACCESS-02'));
  it('stands where the table says [ACCESS-07]', holds('ACCESS-07'));
  it('stands where the table says [ACCESS-08]', holds('ACCESS-08'));
});

describe('the data of ENGINE in the schema set', () => {
  it('stands where the table says [ENGINE-01]', holds('ENGINE-01'));
  it('stands where the table says [ENGINE-03]', holds('ENGINE-03'));
  it('stands where the table says [ENGINE-04]', holds('ENGINE-04'));
  it('stands where the table says [ENGINE-09]', holds('ENGINE-09'));
  it('stands where the table says [ENGINE-10]', holds('ENGINE-10'));
  it('stands where the table says [ENGINE-12]', holds('ENGINE-12'));
  it('stands where the table says [ENGINE-14]', holds('ENGINE-14'));
  it('stands where the table says [ENGINE-18]', holds('ENGINE-18'));
  it('stands where the table says [ENGINE-20]', holds('ENGINE-20'));
  it('stands where the table says [ENGINE-21]', holds('ENGINE-21'));
  it('stands where the table says [ENGINE-22]', holds('ENGINE-22'));
  it('stands where the table says [ENGINE-23]', holds('ENGINE-23'));
});

describe('the data of VALID in the schema set', () => {
  it('stands where the table says [VALID-01]', holds('VALID-01'));
  it('stands where the table says [VALID-02]', holds('VALID-02'));
  it('stands where the table says [VALID-03]', holds('VALID-03'));
  it('stands where the table says [VALID-04]', holds('VALID-04'));
  it('stands where the table says [VALID-05]', holds('VALID-05'));
  it('stands where the table says [VALID-06]', holds('VALID-06'));
  it('stands where the table says [VALID-10]', holds('VALID-10'));
  it('stands where the table says [VALID-11]', holds('VALID-11'));
  it('stands where the table says [VALID-12]', holds('VALID-12'));
  it('stands where the table says [VALID-13]', holds('VALID-13'));
  it('stands where the table says [VALID-14]', holds('VALID-14'));
});

describe('the data of CALLS in the schema set', () => {
  it('stands where the table says [CALLS-02]', holds('CALLS-02'));
  it('stands where the table says [CALLS-03]', holds('CALLS-03'));
  it('stands where the table says [CALLS-04]', holds('CALLS-04'));
  it('stands where the table says [CALLS-05]', holds('CALLS-05'));
  it('stands where the table says [CALLS-08]', holds('CALLS-08'));
  it('stands where the table says [CALLS-10]', holds('CALLS-10'));
});

describe('the data of ERR in the schema set', () => {
  it('stands where the table says [ERR-02]', holds('ERR-02'));
  it('stands where the table says [ERR-04]', holds('ERR-04'));
  it('stands where the table says [ERR-05]', holds('ERR-05'));
  it('stands where the table says [ERR-06]', holds('ERR-06'));
  it('stands where the table says [ERR-07]', holds('ERR-07'));
});

describe('the data of CONST in the schema set', () => {
  it('stands where the table says [CONST-01]', holds('CONST-01'));
  it('stands where the table says [CONST-02]', holds('CONST-02'));
  it('stands where the table says [CONST-03]', holds('CONST-03'));
  it('stands where the table says [CONST-04]', holds('CONST-04'));
  it('stands where the table says [CONST-05]', holds('CONST-05'));
  it('stands where the table says [CONST-06]', holds('CONST-06'));
  it('stands where the table says [CONST-07]', holds('CONST-07'));
  it('stands where the table says [CONST-08]', holds('CONST-08'));
  it('stands where the table says [CONST-09]', holds('CONST-09'));
  it('stands where the table says [CONST-11]', holds('CONST-11'));
  it('stands where the table says [CONST-12]', holds('CONST-12'));
  it('stands where the table says [CONST-13]', holds('CONST-13'));
});

describe('the data of STATIC in the schema set', () => {
  it('stands where the table says [STATIC-03]', holds('STATIC-03'));
});

it('covers every number of the table', () => {
  const source = readFileSync(fileURLToPath(import.meta.url), 'utf8');
  const untested = facts.filter(({ id }) => !source.includes(`holds('${id}')`));
  expect(untested).toEqual([]);
});
