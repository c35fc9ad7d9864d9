import { isJsonObject, type JsonObject } from '../../../../engine/core/json/json.ts';
import { patientBundle } from '../../../fhir-export/server/patient-bundle.ts';
import type { DecisionQuestion, RegimenRow } from '../decision-provider.ts';

/** Builds the patient's FHIR R4 resources from the export and the medications. */
export async function resourcesOf(
  question: DecisionQuestion,
  patientId: string,
): Promise<readonly JsonObject[]> {
  const { product, records, listed, now } = question;
  const { entry } = await patientBundle(product, records, new Date(now));
  const exported = entry.map(({ resource }) => resource).filter(isJsonObject);
  return [
    ...exported,
    ...listed.map((row) => medicationResource('MedicationStatement', row, patientId)),
    ...listed.map((row) => medicationResource('MedicationRequest', row, patientId)),
  ];
}

/**
 * Builds the FHIR resource of a medication; a MedicationRequest has the intent `plan`, since this product places no
 * orders.
 */
export function medicationResource(
  resourceType: 'MedicationStatement' | 'MedicationRequest',
  { id, name, code, system, directions, prn }: RegimenRow,
  patientId: string,
): JsonObject {
  const dosage = [{ ...(directions ? { text: directions } : {}), asNeededBoolean: prn === true }];
  return {
    ...{ resourceType, id, status: 'active' },
    subject: { reference: `Patient/${patientId}` },
    medicationCodeableConcept: {
      text: name,
      ...(code === undefined ? {} : { coding: [{ code, ...(system === undefined ? {} : { system }) }] }),
    },
    ...(resourceType === 'MedicationRequest' ? { intent: 'plan', dosageInstruction: dosage } : { dosage }),
  };
}

/**
 * Builds the prefetch of a service: reads of the patient and searches by type come from the export; other templates are
 * omitted, as the specification allows.
 */
export function prefetchOf(templates: unknown, resources: readonly JsonObject[]): JsonObject {
  const entries = Object.entries(isJsonObject(templates) ? templates : {}).flatMap(([key, template]) => {
    const found = typeof template === 'string' ? answerOf(template, resources) : undefined;
    return found === undefined ? [] : [[key, found] as const];
  });
  return Object.fromEntries(entries);
}

function answerOf(template: string, resources: readonly JsonObject[]): JsonObject | undefined {
  const type = /^([A-Z][A-Za-z]+)(?=[/?]|$)/.exec(template)?.[1];
  if (type === undefined) return undefined;
  const ofType = resources.filter(({ resourceType }) => resourceType === type);
  if (template.startsWith(`${type}/`)) return type === 'Patient' ? ofType[0] : undefined;
  return {
    ...{ resourceType: 'Bundle', type: 'searchset', total: ofType.length },
    entry: ofType.map((resource) => ({ resource })),
  };
}
