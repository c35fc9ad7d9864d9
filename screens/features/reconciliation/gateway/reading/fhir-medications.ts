import { isJsonObject, type Json, type JsonObject } from '../../../../../engine/core/json/json.ts';
import { getAt } from '../../../../../engine/core/json/pointer.ts';
import type { DosageCodes } from '../../../directions/gateway/dosage-codes.ts';
import { directionsOfDosages } from '../../../directions/gateway/dosage-from-fhir.ts';
import { directionsOf } from './fhir-directions.ts';
import type { ReadMedication, ReadMedications } from './read-medication.ts';

/** Resources that say that somebody takes something. */
const kinds = ['MedicationRequest', 'MedicationStatement', 'MedicationDispense'];

/** States in which it is not, or no longer, taken. */
const over = ['completed', 'cancelled', 'stopped', 'entered-in-error', 'not-taken', 'draft', 'declined'];

/** The medications of a FHIR R4 bundle that are taken; a dispense is one that was finished, and still tells of it. */
export function medicationsOfBundle(bundle: JsonObject, codes: DosageCodes): ReadMedications {
  const entries = listOf(bundle['entry']);
  const resources = entries
    .map((entry) => objectOf(entry['resource']))
    .filter((resource) => resource !== undefined);
  const referred = new Map<string, JsonObject>();
  for (const [index, entry] of entries.entries()) {
    const resource = objectOf(entry['resource']);
    if (resource === undefined) continue;
    if (typeof entry['fullUrl'] === 'string') referred.set(entry['fullUrl'], resource);
    referred.set(`${String(resource['resourceType'])}/${String(resource['id'] ?? index)}`, resource);
  }
  const found = resources.filter(({ resourceType }) => kinds.includes(String(resourceType)));
  const taken = found.filter(
    ({ resourceType, status }) =>
      (resourceType === 'MedicationDispense' && status === 'completed') || !over.includes(String(status)),
  );
  const rows = taken.flatMap((resource) => medicationOf(resource, { referred, codes }) ?? []);
  return { rows, notes: notesOf(found.length, taken.length, rows.length) };
}

function notesOf(found: number, taken: number, read: number): readonly string[] {
  const past = found - taken;
  const unnamed = taken - read;
  return [
    ...(found === 0 ? ['The bundle has no medications.'] : []),
    ...(past > 0 ? [`${past} of ${found} medications are not taken any more, and are left out.`] : []),
    ...(unnamed > 0 ? [`${unnamed} of ${found} medications have no name, and are left out.`] : []),
  ];
}

function medicationOf(
  resource: JsonObject,
  { referred, codes }: { readonly referred: ReadonlyMap<string, JsonObject>; readonly codes: DosageCodes },
): ReadMedication | undefined {
  const concept = conceptOf(resource, referred);
  const codings = listOf(concept?.['coding']);
  const name = textOf(concept?.['text']) ?? codings.map(({ display }) => textOf(display)).find(Boolean);
  if (name === undefined) return undefined;
  const rxNorm = codings.find(({ system }) => String(system).toLowerCase().includes('rxnorm'));
  const dosages = listOf(resource['dosageInstruction'] ?? resource['dosage']);
  const dosage = directionsOfDosages(dosages, codes);
  return {
    name: name.slice(0, 300),
    ...given('rxNormId', textOf(rxNorm?.['code'])?.slice(0, 20)),
    ...given('directions', directionsOf(dosages)),
    ...(dosage === undefined ? {} : { dosage }),
    ...given('indication', textOf(getAt(resource, '/reasonCode/0/text'))?.slice(0, 300)),
    ...given('prescriber', textOf(getAt(resource, '/requester/display'))?.slice(0, 200)),
    ...given('lastFill', dayOf(resource['whenHandedOver'] ?? resource['whenPrepared'])),
  };
}

/** In the resource itself, in a medication that it contains, or in one of the bundle. */
function conceptOf(resource: JsonObject, referred: ReadonlyMap<string, JsonObject>): JsonObject | undefined {
  const own = objectOf(resource['medicationCodeableConcept']);
  if (own !== undefined) return own;
  const reference = textOf(getAt(resource, '/medicationReference/reference')) ?? '';
  const contained = listOf(resource['contained']).find(({ id }) => reference === `#${String(id)}`);
  return objectOf((contained ?? referred.get(reference))?.['code']);
}

function listOf(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

function objectOf(value: Json | undefined): JsonObject | undefined {
  return value !== undefined && isJsonObject(value) ? value : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function dayOf(value: Json | undefined): string | undefined {
  return /^\d{4}-\d{2}-\d{2}/.exec(String(value ?? ''))?.[0];
}

function given<Name extends string>(name: Name, value: string | undefined) {
  return (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, string>>;
}
