import type { JsonObject } from '../../../../engine/core/json/json.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import { conceptOf, entryConcept, entryOf } from './coded.ts';
import type { Identity } from './identity.ts';
import { hl7, objectAt, objectsAt, textAt, tidy } from './resource.ts';

export interface ClinicalParts {
  readonly product: Product;
  readonly record: JsonObject;
  readonly identity: Identity;
  /** Full url of the patient. */
  readonly patient: string;
}

export function allergyResource({ product, record, identity, patient }: ClinicalParts): JsonObject {
  const substance = objectAt(record, 'substance');
  const isMedication = objectsAt(substance, 'coding').some(({ type }) => type === 'medication');
  const reaction = entryConcept(entryOf(product, 'reactions', textAt(record, 'reaction')), 'snomed');
  return tidy({
    resourceType: 'AllergyIntolerance',
    id: identity.id,
    identifier: [identity.identifier],
    clinicalStatus: clinicalStatus('allergyintolerance-clinical', record),
    type: sensitivityOf(record),
    category: isMedication ? ['medication'] : undefined,
    code: conceptOf(substance, product.info.slug),
    patient: { reference: patient },
    onsetDateTime: textAt(record, 'onsetDate'),
    note: notesOf(textAt(record, 'allergyNote')),
    reaction:
      reaction === undefined
        ? undefined
        : [tidy({ manifestation: [reaction], description: textAt(record, 'description') })],
  });
}

function sensitivityOf({ isSideEffect }: JsonObject): string | undefined {
  if (isSideEffect === undefined) return undefined;
  return isSideEffect === true ? 'intolerance' : 'allergy';
}

/** The statement that no drug allergy is known, as SNOMED CT has it. */
export function noKnownDrugAllergy(identity: Identity, patient: string): JsonObject {
  const coding = {
    system: 'http://snomed.info/sct',
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

export function conditionResource({ product, record, identity, patient }: ClinicalParts): JsonObject {
  return tidy({
    resourceType: 'Condition',
    id: identity.id,
    identifier: [identity.identifier],
    clinicalStatus: clinicalStatus('condition-clinical', record),
    category: [hl7('condition-category', 'problem-list-item')],
    code: conceptOf(objectAt(record, 'code'), product.info.slug),
    subject: { reference: patient },
    onsetDateTime: textAt(record, 'onsetDate'),
    note: notesOf(textAt(record, 'note')),
  });
}

export function observationResource({ product, record, identity, patient }: ClinicalParts): JsonObject {
  const text = textAt(record, 'text');
  const measure = entryConcept(entryOf(product, 'measurements', text), 'loinc', 'http://loinc.org');
  const known = conceptOf(objectAt(record, 'name'), product.info.slug);
  const coding = [...objectsAt(measure, 'coding'), ...objectsAt(known, 'coding')];
  const { value, units } = objectAt(record, 'valueQuantity');
  const ucum = entryOf(product, 'units', typeof units === 'string' ? units : undefined)?.['ucum'];
  return tidy({
    resourceType: 'Observation',
    id: identity.id,
    identifier: [identity.identifier],
    status: 'final',
    code: { coding, ...(text === undefined ? {} : { text }) },
    subject: { reference: patient },
    effectiveDateTime: textAt(record, 'issued'),
    issued: textAt(record, 'issued'),
    valueQuantity: {
      ...{ value, unit: units },
      ...(ucum === undefined ? {} : { system: 'http://unitsofmeasure.org', code: ucum }),
    },
  });
}

function clinicalStatus(system: string, record: JsonObject) {
  const status = textAt(record, 'status');
  return status === undefined ? undefined : hl7(system, status);
}

function notesOf(text: string | undefined): JsonObject[] {
  return text === undefined ? [] : [{ text }];
}
