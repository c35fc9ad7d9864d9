import { isJsonObject, type Json, type JsonObject } from '../../../../engine/core/json/json.ts';
import { getAt } from '../../../../engine/core/json/pointer.ts';
import { trimmedOrUndefined } from '../../../../engine/core/json/string-values.ts';
import type { AboutMedication, DosageCodes } from '../../../directions/server/dosage-codes.ts';
import { readDosages } from '../../../directions/server/dosage-from-fhir.ts';
import { denial, reasonAgainst } from '../../../import/shared/standing.ts';
import { medicationCodings } from '../../../terminology/server/medication-codings.ts';
import type { ReadMedication, ReadMedications } from './read-medication.ts';

/** Resource types that state that a patient takes a medication. */
const kinds = ['MedicationRequest', 'MedicationStatement', 'MedicationDispense'];

/**
 * Reads the medications taken from a FHIR R4 bundle; a completed dispense counts as evidence. `about` selects those of
 * one subject.
 */
export function medicationsOfBundle(
  bundle: JsonObject,
  codes: DosageCodes,
  about?: readonly string[],
): ReadMedications {
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
  const isAbout = (resource: JsonObject) =>
    about === undefined || about.includes(String(getAt(resource, '/subject/reference')));
  const found = resources.filter(
    (resource) => kinds.includes(String(resource['resourceType'])) && isAbout(resource),
  );
  const resolve = (reference: string) => referred.get(reference);
  const reasons = found.map((resource) => notTakenReason(resource, { resolve }));
  const taken = found.filter((_resource, index) => reasons[index] === undefined);
  const rows = taken.flatMap((resource) => medicationOf(resource, { resolve, codes }) ?? []);
  return { rows, notes: notesOf(reasons, rows.length) };
}

/** Finds the resource that a reference names. */
export type Resolve = (reference: string) => JsonObject | undefined;

/** Finds why a resource, or the medication that it names, does not count as taken; undefined where it does. */
export function notTakenReason(
  resource: JsonObject,
  { resolve, today }: { readonly resolve: Resolve; readonly today?: string },
): string | undefined {
  const own = reasonAgainst(resource, today);
  if (own !== undefined) return own;
  const named = medicationIn(resource, resolve);
  return (
    (named === undefined ? undefined : reasonAgainst(named)) ??
    denial('medication', conceptOf(resource, withContained(resource, resolve)))
  );
}

function notesOf(reasons: readonly (string | undefined)[], read: number): readonly string[] {
  const { length: found } = reasons;
  const against = Map.groupBy(
    reasons.filter((reason) => reason !== undefined),
    (reason) => reason,
  );
  const left = [...against].map(([reason, each]) =>
    reason === 'is not taken any more'
      ? `${each.length} of ${found} medications are not taken any more, and are left out.`
      : `Left out: ${each.length} of ${found} medications, of which the bundle says: ${reason}.`,
  );
  const unnamed = reasons.filter((reason) => reason === undefined).length - read;
  return [
    ...(found === 0 ? ['The bundle has no medications.'] : []),
    ...left,
    ...(unnamed > 0 ? [`${unnamed} of ${found} medications have no name, and are left out.`] : []),
  ];
}

export interface MedicationContext {
  readonly resolve: Resolve;
  readonly codes: DosageCodes;
}

/** Reads a request, statement or dispense as a medication; undefined where it has no name. */
export function medicationOf(resource: JsonObject, context: MedicationContext): ReadMedication | undefined {
  const { codes } = context;
  const resolve = withContained(resource, context.resolve);
  const concept = conceptOf(resource, resolve);
  const codings = listOf(concept?.['coding']);
  const name = nameIn(concept);
  if (name === undefined) return undefined;
  const coding = medicationCodings(codings);
  const indication = indicationOf(resource, resolve);
  const { directions, dosage } = directionsOf(resource, {
    codes,
    about: { name, ...given('indication', indication) },
  });
  return {
    name: name.slice(0, 300),
    ...(coding.length === 0 ? {} : { coding }),
    ...given('directions', directions),
    ...(dosage === undefined ? {} : { dosage }),
    ...given('indication', indication?.slice(0, 300)),
    ...given('prescriber', prescriberOf(resource, resolve)?.slice(0, 200)),
    ...given('lastFill', dayOf(resource['whenHandedOver'] ?? resource['whenPrepared'])),
  };
}

const longestDirections = 5000;

/**
 * Reads how a medication is taken, as text and as parts. With a note, which may change any part, returns only the
 * text.
 */
function directionsOf(
  resource: JsonObject,
  { codes, about }: { readonly codes: DosageCodes; readonly about: AboutMedication },
): Pick<ReadMedication, 'directions' | 'dosage'> {
  const dosages = listOf(resource['dosageInstruction'] ?? resource['dosage']);
  const { words, directions } = readDosages(dosages, codes, about);
  const notes = listOf(resource['note']).flatMap(({ text }) => trimmedOrUndefined(text) ?? []);
  const all = [words, ...notes.map((note) => `Note: ${note}`)].filter((part) => part !== '').join('; ');
  if (all === '') return {};
  if (directions === undefined || notes.length > 0 || all.length > longestDirections)
    return { directions: shortened(all) };
  // Stores the text within the structured dosage, which a changed text invalidates.
  return { directions: all, dosage: { ...directions, text: all } };
}

/** Shortens overlong directions and marks the cut, which would go unnoticed otherwise. */
function shortened(words: string): string {
  const end = ' … (cut: see the source)';
  return words.length <= longestDirections ? words : words.slice(0, longestDirections - end.length) + end;
}

/** Creates a resolver that also finds contained resources. */
function withContained(resource: JsonObject, resolve: Resolve): Resolve {
  const contained = listOf(resource['contained']);
  return (reference) => contained.find(({ id }) => reference === `#${String(id)}`) ?? resolve(reference);
}

/** Finds the code in the resource, in a contained or bundled medication, or in the reference's text. */
function conceptOf(resource: JsonObject, resolve: Resolve): JsonObject | undefined {
  const own = objectOf(resource['medicationCodeableConcept']);
  if (own !== undefined) return own;
  const named = objectOf(medicationIn(resource, resolve)?.['code']);
  if (named !== undefined) return named;
  const display = trimmedOrUndefined(getAt(resource, '/medicationReference/display'));
  return display === undefined ? undefined : { text: display };
}

function medicationIn(resource: JsonObject, resolve: Resolve): JsonObject | undefined {
  const reference = trimmedOrUndefined(getAt(resource, '/medicationReference/reference'));
  return reference === undefined ? undefined : withContained(resource, resolve)(reference);
}

/** Reads the indication: as text, or from the condition that the resource refers to. */
function indicationOf(resource: JsonObject, resolve: Resolve): string | undefined {
  const [reason] = [resource, orderOf(resource, resolve) ?? {}].flatMap(({ reasonCode }) =>
    listOf(reasonCode),
  );
  const [named] = listOf(resource['reasonReference']);
  return (
    nameIn(reason) ??
    trimmedOrUndefined(named?.['display']) ??
    nameIn(objectOf(referredBy(named, resolve)?.['code']))
  );
}

/** Finds the prescriber by name or by reference; for a dispense, in the request it fills. */
function prescriberOf(resource: JsonObject, resolve: Resolve): string | undefined {
  const requester = objectOf(resource['requester']);
  if (requester !== undefined) return agentName(requester, resolve);
  return agentName(objectOf(orderOf(resource, resolve)?.['requester']), resolve);
}

/** Finds the request that a dispense fills or a statement follows from. */
function orderOf(resource: JsonObject, resolve: Resolve): JsonObject | undefined {
  const [order] = [...listOf(resource['authorizingPrescription']), ...listOf(resource['basedOn'])];
  return referredBy(order, resolve);
}

/** Finds the name of a practitioner, directly or by role, or of an organization. */
function agentName(reference: JsonObject | undefined, resolve: Resolve): string | undefined {
  const display = trimmedOrUndefined(reference?.['display']);
  if (display !== undefined) return display;
  const named = referredBy(reference, resolve);
  const agent =
    named?.['resourceType'] === 'PractitionerRole'
      ? referredBy(objectOf(named['practitioner']), resolve)
      : named;
  if (typeof agent?.['name'] === 'string') return trimmedOrUndefined(agent['name']);
  const [name] = listOf(agent?.['name']);
  if (name === undefined) return undefined;
  const written = [name['prefix'], name['given'], name['family']]
    .flat()
    .filter((part) => trimmedOrUndefined(part));
  return trimmedOrUndefined(name['text']) ?? trimmedOrUndefined(written.join(' '));
}

function referredBy(reference: JsonObject | undefined, resolve: Resolve): JsonObject | undefined {
  const address = trimmedOrUndefined(reference?.['reference']);
  return address === undefined ? undefined : resolve(address);
}

function nameIn(concept: JsonObject | undefined): string | undefined {
  return (
    trimmedOrUndefined(concept?.['text']) ??
    listOf(concept?.['coding'])
      .map(({ display }) => trimmedOrUndefined(display))
      .find((display) => display !== undefined)
  );
}

function listOf(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

function objectOf(value: Json | undefined): JsonObject | undefined {
  return value !== undefined && isJsonObject(value) ? value : undefined;
}

function dayOf(value: Json | undefined): string | undefined {
  return /^\d{4}-\d{2}-\d{2}/.exec(String(value ?? ''))?.[0];
}

function given<Name extends string>(name: Name, value: string | undefined): Partial<Record<Name, string>> {
  const given: Partial<Record<Name, string>> = {};
  if (value !== undefined) given[name] = value;
  return given;
}
