import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { Records } from '../../../generated/calls.types.ts';
import { type CodeableConcept, conceptOf, entryConcept, entryOf, snomed } from './coded.ts';
import type { Identity } from './identity.ts';
import { filled, hl7, tidy } from './resource.ts';

export interface ClinicalParts<Name extends 'allergy' | 'condition' | 'observation'> {
  readonly product: Product;
  readonly record: Records[Name];
  readonly identity: Identity;
  /** Full URL of the patient. */
  readonly patient: string;
}

export function allergyResource({
  product,
  record,
  identity,
  patient,
}: ClinicalParts<'allergy'>): JsonObject {
  const { substance = {} } = record;
  const isMedication = (substance.coding ?? []).some(({ type }) => type === 'medication');
  const reaction = entryConcept(entryOf(product, 'reactions', filled(record.reaction)), 'snomed');
  return tidy({
    resourceType: 'AllergyIntolerance',
    id: identity.id,
    identifier: [identity.identifier],
    clinicalStatus: clinicalStatus('allergyintolerance-clinical', record.status),
    type: sensitivityOf(record),
    category: isMedication ? ['medication'] : undefined,
    code: conceptOf(substance, product.info.slug),
    patient: { reference: patient },
    onsetDateTime: filled(record.onsetDate),
    note: notesOf(filled(record.allergyNote)),
    reaction: reaction === undefined ? undefined : [reactionResource(record, reaction)],
  });
}

function reactionResource(record: Records['allergy'], manifestation: CodeableConcept): JsonObject {
  const description = filled(record.description);
  return tidy({ manifestation: [manifestation], description, severity: filled(record.severity) });
}

function sensitivityOf({ isSideEffect }: Records['allergy']): string | undefined {
  if (isSideEffect === undefined) return undefined;
  return isSideEffect === true ? 'intolerance' : 'allergy';
}

/** Builds the statement that no drug allergy is known, by its SNOMED CT code. */
export function noKnownDrugAllergy(identity: Identity, patient: string): JsonObject {
  const coding = {
    system: snomed,
    code: '409137002',
    display: 'No known history of drug allergy',
  };
  return tidy({
    resourceType: 'AllergyIntolerance',
    id: identity.id,
    clinicalStatus: hl7('allergyintolerance-clinical', 'active'),
    code: { coding: [coding], text: 'No Known Drug Allergies' },
    patient: { reference: patient },
  });
}

export function conditionResource({
  product,
  record,
  identity,
  patient,
}: ClinicalParts<'condition'>): JsonObject {
  return tidy({
    resourceType: 'Condition',
    id: identity.id,
    identifier: [identity.identifier],
    clinicalStatus: clinicalStatus('condition-clinical', record.status),
    category: [hl7('condition-category', 'problem-list-item')],
    code: conceptOf(record.code ?? {}, product.info.slug),
    subject: { reference: patient },
    onsetDateTime: filled(record.onsetDate),
    note: notesOf(filled(record.note)),
  });
}

export function observationResource({
  product,
  record,
  identity,
  patient,
}: ClinicalParts<'observation'>): JsonObject {
  const text = filled(record.text);
  const measure = entryConcept(entryOf(product, 'measurements', text), 'loinc', 'http://loinc.org');
  const known = conceptOf(record.name ?? {}, product.info.slug);
  const coding = [...(measure?.coding ?? []), ...(known.coding ?? [])];
  const { value, units } = record.valueQuantity ?? {};
  const ucum = entryOf(product, 'units', units)?.['ucum'];
  return tidy({
    resourceType: 'Observation',
    id: identity.id,
    identifier: [identity.identifier],
    status: 'final',
    code: { coding, ...(text === undefined ? {} : { text }) },
    subject: { reference: patient },
    effectiveDateTime: filled(record.issued),
    // Exports `issued` only with a time of day, as FHIR's type is an instant.
    issued: record.issued?.includes('T') === true ? record.issued : undefined,
    valueQuantity: {
      ...{ value, unit: units },
      ...(ucum === undefined ? {} : { system: 'http://unitsofmeasure.org', code: ucum }),
    },
  });
}

function clinicalStatus(system: string, status: string | undefined) {
  return status === undefined ? undefined : hl7(system, status);
}

function notesOf(text: string | undefined): JsonObject[] {
  return text === undefined ? [] : [{ text }];
}
