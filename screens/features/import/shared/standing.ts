import { isJsonObject, type Json, type JsonObject } from '../../../../engine/core/json/json.ts';
import { trimmedOrUndefined } from '../../../../engine/core/json/string-values.ts';
import { absenceOfConcept } from './absence.ts';

/**
 * Why nothing is made of a resource, in the words of the report; undefined where it says what holds. FHIR R4 calls the
 * elements that decide it modifiers: who ignores one of them may take the opposite of what was said.
 */
export function reasonAgainst(resource: JsonObject, today: string): string | undefined {
  if (hasModifierExtension(resource)) return 'has a modifierExtension, which may turn its meaning around';
  const against = judges[String(resource['resourceType'])];
  return against?.(resource, today);
}

type Judge = (resource: JsonObject, today: string) => string | undefined;

/** States in which FHIR R4 says that something holds; any other one, known or not, does not say so. */
const judges: Readonly<Record<string, Judge>> = {
  AllergyIntolerance: (resource) => withdrawn(resource),
  Condition: (resource) => withdrawn(resource) ?? conditionDenied(resource),
  Observation: (resource) =>
    statusReason(resource, ['final', 'amended', 'corrected'], {
      'entered-in-error': 'was entered in error',
      cancelled: 'was cancelled at the source',
    }, 'is no final value'),
  MedicationRequest: (resource) =>
    (resource['doNotPerform'] === true ? 'says that it must not be given (doNotPerform)' : undefined) ??
    statusReason(resource, ['active'], endings, undefined) ??
    intentReason(resource) ??
    medicationDenied(resource),
  MedicationStatement: (resource, today) =>
    statusReason(resource, ['active'], { ...endings, intended: 'is intended, and not taken yet' }, undefined) ??
    periodReason(resource, today) ??
    medicationDenied(resource),
  MedicationDispense: (resource) =>
    statusReason(
      resource,
      ['completed', 'in-progress'],
      { ...endings, preparation: 'has not been handed over', declined: 'was declined' },
      undefined,
    ) ?? medicationDenied(resource),
};

const endings: Readonly<Record<string, string>> = {
  'entered-in-error': 'was entered in error',
  'on-hold': 'is on hold at the source',
  cancelled: 'was cancelled at the source',
  completed: 'is not taken any more',
  stopped: 'is not taken any more',
  'not-taken': 'is not taken (not-taken)',
  draft: 'is a draft, and no order',
  unknown: 'does not say whether it is taken (status unknown)',
};

/** A status that is missing says nothing against it; one that is not of FHIR does not say that it holds. */
function statusReason(
  resource: JsonObject,
  holding: readonly string[],
  reasons: Readonly<Record<string, string>>,
  otherwise: string | undefined,
): string | undefined {
  const status = trimmedOrUndefined(resource['status']);
  if (status === undefined) return resource['resourceType'] === 'Observation' ? otherwise : undefined;
  if (holding.includes(status)) return undefined;
  return (Object.hasOwn(reasons, status) ? reasons[status] : undefined) ?? otherwise ?? 'has a status that does not say that it is taken';
}

const orders = ['order', 'original-order', 'reflex-order', 'filler-order', 'instance-order'];

/**
 * What is proposed, planned or offered is no order. US Core has what patients take of their own accord as a plan that
 * was reported: that is taken.
 */
function intentReason(resource: JsonObject): string | undefined {
  const intent = trimmedOrUndefined(resource['intent']);
  if (intent === undefined || orders.includes(intent)) return undefined;
  if (intent === 'plan' && isReported(resource)) return undefined;
  const words: Readonly<Record<string, string>> = { proposal: 'a proposal', plan: 'a plan', option: 'an option' };
  return `is ${Object.hasOwn(words, intent) ? words[intent] : 'something else'}, and no order`;
}

/** Whether a request was told by somebody instead of being the order itself. */
export function isReported(resource: JsonObject): boolean {
  return resource['reportedBoolean'] === true || isObject(resource['reportedReference']);
}

function periodReason(resource: JsonObject, today: string): string | undefined {
  const period = resource['effectivePeriod'];
  const end = isObject(period) ? trimmedOrUndefined(period['end']) : undefined;
  // A year or month ends with it: it is compared as far as it is known.
  return end !== undefined && end.slice(0, 10) < today.slice(0, end.length) ? 'is not taken any more' : undefined;
}

function withdrawn(resource: JsonObject): string | undefined {
  const verification = codesOf(resource['verificationStatus']);
  if (verification.includes('entered-in-error') || resource['status'] === 'entered-in-error')
    return 'was entered in error';
  return verification.includes('refuted') ? 'was refuted' : undefined;
}

function conditionDenied(resource: JsonObject): string | undefined {
  const code = resource['code'];
  const absence = absenceOfConcept('condition', isObject(code) ? code : undefined);
  if (absence === undefined || code === undefined) return undefined;
  return absence === 'not-known' ? 'says that nothing is known' : 'says what the patient does not have';
}

function medicationDenied(resource: JsonObject): string | undefined {
  const concept = resource['medicationCodeableConcept'];
  if (!isObject(concept)) return undefined;
  const absence = absenceOfConcept('medication', concept);
  if (absence === undefined) return undefined;
  return absence === 'not-known' ? 'says that nothing is known' : 'says that no medication is taken';
}

/** Anywhere in the resource: of a part that it changes, the whole is not understood. */
function hasModifierExtension(value: Json | undefined): boolean {
  if (Array.isArray(value)) return value.some(hasModifierExtension);
  if (!isObject(value)) return false;
  return Object.entries(value).some(
    ([name, part]) => name === 'modifierExtension' || (name !== 'contained' && hasModifierExtension(part)),
  );
}

function codesOf(concept: Json | undefined): readonly string[] {
  const codings = isObject(concept) && Array.isArray(concept['coding']) ? concept['coding'] : [];
  return codings.filter(isObject).flatMap(({ code }) => trimmedOrUndefined(code) ?? []);
}

function isObject(value: Json | undefined): value is JsonObject {
  return value !== undefined && isJsonObject(value);
}
