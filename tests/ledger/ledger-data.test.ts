import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { expectFact, readFacts } from './ledger-facts.ts';

const facts = readFacts(readFileSync(fileURLToPath(new URL('ledger-data.tsv', import.meta.url)), 'utf8'));

/** Checks every row of the table under one number of the customer's list, for numbers that list fields. */
function holds(id: string): () => void {
  const rows = facts.filter((fact) => fact.id === id);
  return () => {
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expectFact(row);
  };
}

describe('AUTH: the schema set declares', () => {
  it('EULA fields: id, content, createdAt [AUTH-13]', holds('AUTH-13'));
  it('An EULA acceptance carries EulaVersionId [AUTH-14]', holds('AUTH-14'));
  it(
    'User profile fields: _id, id, auth0Id, email, firstName, lastName, title, roles, permissions, organizations, graduationStatus.graduated [AUTH-16]',
    holds('AUTH-16'),
  );
  it(
    'User profile permissions include early-access-features and {product}-advisor.edit-patient [AUTH-17]',
    holds('AUTH-17'),
  );
});

describe('DASH: the schema set declares', () => {
  it(
    'Priority queue fields: id, name, userId, organizationId, role, filters[], sorting[], displayColumns (map), secondaryFilters (map), Organization, createdAt, updatedAt [DASH-11]',
    holds('DASH-11'),
  );
  it(
    'Priority queue filter fields: statType, queryType, term, gte, lte, filterTerm [DASH-12]',
    holds('DASH-12'),
  );
});

describe('SEARCH: the schema set declares', () => {
  it(
    'Patient search hit fields: id, name, dob, sex, org, workflow, routine, prn, total_risk_score, and other fields for the filter catalogue [SEARCH-06]',
    holds('SEARCH-06'),
  );
});

describe('IMPORT: the schema set declares', () => {
  it(
    'Import preview fields: name, externalId, address, dob, sex, telecom.phone, managingOrganization (id, primary), currentWorkflowState (name, year), workflowIteration, isEligible, exported, export_subject [IMPORT-07]',
    holds('IMPORT-07'),
  );
});

describe('PROFILE: the schema set declares', () => {
  it(
    "Patient identity and demographics fields: _id, name.first, name.middle, name.last, dob, sex (female or male), languagePreference, telecom, type 'patient' [PROFILE-19]",
    holds('PROFILE-19'),
  );
  it(
    "Patient status and identifier fields: status ('active' by default, or inactive), externalId (shown as Patient ID), export_subject, exported, programId (temporary, on creation) [PROFILE-21]",
    holds('PROFILE-21'),
  );
  it(
    'Patient workflow fields: workflowIteration, currentWorkflowState, nextReviewDate, manualWorkflowStateChanges [PROFILE-22]',
    holds('PROFILE-22'),
  );
  it(
    'Patient currentWorkflowState fields: name, previousActiveState, reviewType, year, ecpnReview, optOutInfo, failureToEngageInfo, MSASentToMember, MSASentToPrescriber [PROFILE-23]',
    holds('PROFILE-23'),
  );
  it(
    'Patient manualWorkflowStateChanges entry fields: from, to, date, user, reason, reasonOther [PROFILE-24]',
    holds('PROFILE-24'),
  );
  it('Patient managingOrganization fields: id, primary, secondary, NPI [PROFILE-25]', holds('PROFILE-25'));
  it(
    "Patient orgChanges entry fields: from, to, date, changedBy with email and auth0Id, reason (document 1 writes 'auth id') [PROFILE-26]",
    holds('PROFILE-26'),
  );
  it(
    'Patient address and address2 fields: primary, verified, line1, line2, line3, city, state, zip, phone, phonePreferred, phoneMobile; patient record also holds caregiver.address [PROFILE-27]',
    holds('PROFILE-27'),
  );
  it(
    'Patient telecom fields: phone, phonePreferred, phoneMobile, email, cellphone with number, preferred, isSmartPhone, os (ios/android/other), receiveSMS [PROFILE-28]',
    holds('PROFILE-28'),
  );
  it('Patient service option field: serviceOptions.my{product}Services [PROFILE-29]', holds('PROFILE-29'));
  it(
    "Patient care detail fields: medManager ('true'/'false' string), medManagerOther, facility, locationType, referralType, spouse, eligibility, badNumber, riskFactors, prescribers, pharmacies, caregiver (name, address, phone, preferredContact), metadata, {product}_meta.nkda, call_log, schedule_log [PROFILE-30]",
    holds('PROFILE-30'),
  );
  it('Patient referralType is a list of: text, date, isNew [PROFILE-31]', holds('PROFILE-31'));
  it(
    'Patient history is a list of: dischargeDate, homeCareFlag, manualChange (reason, updatedAt, user) [PROFILE-32]',
    holds('PROFILE-32'),
  );
  it('Patient graduation field: graduationStatus.graduated [PROFILE-34]', holds('PROFILE-34'));
});

describe('RESV: the schema set declares', () => {
  it('Reservation fields: _id, _rev, patientId, user, email, override flag [RESV-11]', holds('RESV-11'));
});

describe('PROJ: the schema set declares', () => {
  it(
    'Patient projects: a map keyed by project id with enrolled, enrollDate (document 1 only) and changes [PROJ-10]',
    holds('PROJ-10'),
  );
  it(
    'Project change entry fields: date, performedBy or userId, enrolled, reason, snowmedCode (document 1 only) [PROJ-11]',
    holds('PROJ-11'),
  );
  it('Project fields: couchId, name, projectEnd, Organization.externalId [PROJ-12]', holds('PROJ-12'));
});

describe('NOTE: the schema set declares', () => {
  it(
    'Note fields: type patient.note, subject (patient id), title, description, dateAdded, year, engagement, performedBy names [NOTE-02]',
    holds('NOTE-02'),
  );
});

describe('CALL: the schema set declares', () => {
  it(
    'Call log entry fields: app (interaction type), workflowIteration, currentYear, user, userMetadata [CALL-02]',
    holds('CALL-02'),
  );
  it('Call log userMetadata fields: email, firstName, lastName [CALL-03]', holds('CALL-03'));
  it(
    'Call log record fields: attempt, dateRecorded, direction, successful, decision, decisionReason, interaction, lvm, spokeTo, spokeToMember, spokeToCaregiver, forPrimaryProject, overrideWorkflow, description, reason [CALL-04]',
    holds('CALL-04'),
  );
});

describe('SCHED: the schema set declares', () => {
  it(
    'Scheduled interaction fields: callType, scheduledForDate, workflowIteration, currentYear, record.description and author fields [SCHED-02]',
    holds('SCHED-02'),
  );
});

describe('ALLERGY: the schema set declares', () => {
  it(
    "Allergy / side effect fields: substance, reaction, description, onsetDate, allergyNote, sensitivityType ('allergy'), status ('active'), isSideEffect, type patient.allergy [ALLERGY-03]",
    holds('ALLERGY-03'),
  );
  it(
    'Allergy substance fields: text, and coding with system, display, code, type allergen or medication [ALLERGY-04]',
    holds('ALLERGY-04'),
  );
  it('NKDA is held on the patient as {product}_meta.nkda [ALLERGY-10]', holds('ALLERGY-10'));
});

describe('COND: the schema set declares', () => {
  it(
    "Condition fields (document 1): code text and coding (ICD-10), onsetDate, note, type patient.condition, status 'active' [COND-02]",
    holds('COND-02'),
  );
  it(
    'Condition fields (document 2): substance text and coding (ICD-10), onsetDate, note; type patient.condition, status active [COND-03]',
    holds('COND-03'),
  );
});

describe('RISKF: the schema set declares', () => {
  it(
    'Risk factor fields: category, riskFactor, riskFactorNote, verified, reportedBy, changes [RISKF-02]',
    holds('RISKF-02'),
  );
});

describe('OBS: the schema set declares', () => {
  it(
    'Observation fields: text (Height, Weight, Creatinine Serum, BMI or a custom name), name.coding[] (system, code, display), type patient.observation, subject, issued, valueQuantity (value, units), performedBy, isCustom [OBS-02]',
    holds('OBS-02'),
  );
});

describe('PRESC: the schema set declares', () => {
  it(
    'Prescriber fields: id, prescriberType, firstName, lastName, addressLine1, addressLine2, city, state, zip, phone, faxNumber, email, isPrimary, isSecondary, verified [PRESC-02]',
    holds('PRESC-02'),
  );
});

describe('PHARM: the schema set declares', () => {
  it(
    'Pharmacy fields: id, name, pharmacyType, addressLine1, addressLine2, city, state, zip, telephoneNumber, fax or faxNumber, isPrimary, isSecondary, verified [PHARM-02]',
    holds('PHARM-02'),
  );
});

describe('CARE: the schema set declares', () => {
  it('The caregiver is a single object (not a list) [CARE-01]', holds('CARE-01'));
  it(
    'Caregiver identity fields: name (first, middle, last), relationship, primaryCaregiver, preferredContact, powerOfAttorney [CARE-02]',
    holds('CARE-02'),
  );
  it(
    'Caregiver address and address2 fields: line1, city, state, zip, primary, phone, phonePreferred, fax [CARE-03]',
    holds('CARE-03'),
  );
  it(
    'Caregiver contact fields: cellphone (number, isSmartPhone, receiveSMS), email, receiveEmail, lastUpdate [CARE-04]',
    holds('CARE-04'),
  );
});

describe('MED: the schema set declares', () => {
  it(
    'Medication fields: type patient.medication, dosageInstructions.route (Id, Name) [MED-02]',
    holds('MED-02'),
  );
  it(
    'Medication.medication fields: code.coding (system, value, the RxNorm id), isBrand, name.full, product (drug, form, strength), tierLevel, isFormulary, isCustom [MED-04]',
    holds('MED-04'),
  );
});

describe('RECON: the schema set declares', () => {
  it(
    'Medication reconciliation: lists, each with medications (each with a uuid) and a subject (patient id) [RECON-01]',
    holds('RECON-01'),
  );
  it('Reconciliation has reconciled and unreconciled lists [RECON-02]', holds('RECON-02'));
});

describe('MSR: the schema set declares', () => {
  it(
    'Review recommendation groups: recommendations, unpublishedRecommendations, riskScoreAffectedRecommendations [MSR-02]',
    holds('MSR-02'),
  );
  it(
    'Review recommendation fields: includeInPrescriber, includeInMap, prescriberResponse.status.snowMedCode, patientResponse.status.snowMedCode [MSR-03]',
    holds('MSR-03'),
  );
  it(
    'Review content fields: riskScoresNormalized, currentMedications, observations, genetics, allergies, reportedSideEffects [MSR-04]',
    holds('MSR-04'),
  );
  it(
    'Review identity and timing fields: reviewDate, reviewType, patient, patientOrg, subject (patient id), dueDate, workflowIteration, currentYear, createdOn, updatedOn [MSR-05]',
    holds('MSR-05'),
  );
  it('Review status fields: draft, published (publishedDate), unpublishes [MSR-06]', holds('MSR-06'));
});

describe('ORG: the schema set declares', () => {
  it(
    'Organization fields: _id, name, parent, NPI, usesNewWorkflow, primary, externalId, organizations, and workflows [ORG-01]',
    holds('ORG-01'),
  );
  it(
    'Organization workflows fields: startingWorkflowState, completeReconcil, saveReviewDraft, reviewPublish [ORG-02]',
    holds('ORG-02'),
  );
});

/**
 * Rows about behaviour, which other tests prove. These checks only detect unintended changes of texts and figures; no
 * title names their numbers.
 */
describe('the texts and figures of behaviour', () => {
  const source = readFileSync(fileURLToPath(import.meta.url), 'utf8');
  const unnamed = facts.filter(({ id }) => !source.includes(`holds('${id}')`));
  it.each(unnamed)('$id: $file$place', (fact) => expectFact(fact));
});
