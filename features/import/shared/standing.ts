import { isJsonObject, type Json, type JsonObject } from '../../../engine/core/json/json.ts';
import { trimmedOrUndefined } from '../../../engine/core/json/string-values.ts';
import type { AbsenceKind } from '../functions/absence.ts';
import { absenceOfConcept } from './absence.ts';

/**
 * Finds the reason, in the words of the report, why a resource counts as absent; undefined for a resource that counts.
 * FHIR R4's modifier elements may invert a meaning. With `today` (YYYY-MM-DD), a medication taken until an earlier day
 * does not count.
 */
export function reasonAgainst(resource: JsonObject, today = ''): string | undefined {
  if (hasModifierExtension(resource)) return 'has a modifierExtension, which may turn its meaning around';
  if (resource['implicitRules'] !== undefined) return 'has implicitRules, which may turn its meaning around';
  const type = String(resource['resourceType']);
  return Object.hasOwn(judges, type) ? judges[type]?.(resource, today) : undefined;
}

type Judge = (resource: JsonObject, today: string) => string | undefined;

/**
 * Checks of the modifier elements, by resource type: only the statuses of FHIR R4 that affirm a resource pass; unknown
 * ones fail.
 */
const judges: Readonly<Record<string, Judge>> = {
  Patient: replacedReason,
  AllergyIntolerance: (resource) => withdrawn(resource),
  Condition: (resource) => withdrawn(resource),
  Observation: observationReason,
  Medication: (resource) => statusReason(resource, ['active', 'inactive'], endings),
  MedicationRequest: (resource) =>
    (resource['doNotPerform'] === true ? 'says that it must not be given (doNotPerform)' : undefined) ??
    statusReason(resource, ['active'], endings) ??
    intentReason(resource),
  MedicationStatement: (resource, today) =>
    statusReason(resource, ['active'], { ...endings, intended: 'is intended, and not taken yet' }) ??
    periodReason(resource, today),
  MedicationDispense: (resource) =>
    statusReason(resource, ['completed', 'in-progress'], {
      ...endings,
      ...{ preparation: 'has not been handed over', declined: 'was declined' },
    }),
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

/** Refuses a status that does not affirm the resource, unknown ones included; a missing status passes. */
function statusReason(
  resource: JsonObject,
  holding: readonly string[],
  reasons: Readonly<Record<string, string>>,
): string | undefined {
  const status = trimmedOrUndefined(resource['status']);
  if (status === undefined || holding.includes(status)) return undefined;
  return wordOf(reasons, status) ?? 'has a status that does not say that it is taken';
}

function observationReason(resource: JsonObject): string | undefined {
  const status = trimmedOrUndefined(resource['status']) ?? '';
  if (status === 'entered-in-error' || status === 'cancelled') return endings[status];
  if (!['final', 'amended', 'corrected'].includes(status)) return 'is no final value';
  const { comparator } = isObject(resource['valueQuantity']) ? resource['valueQuantity'] : {};
  return comparator === undefined ? undefined : 'has no exact value (less than, more than)';
}

function wordOf(words: Readonly<Record<string, string>>, code: string): string | undefined {
  return Object.hasOwn(words, code) ? words[code] : undefined;
}

const orders = ['order', 'original-order', 'reflex-order', 'filler-order', 'instance-order'];

/**
 * Refuses proposals, plans and offers, which are no orders; accepts US Core's reported plan, which states what
 * patients take of their own accord.
 */
function intentReason(resource: JsonObject): string | undefined {
  const intent = trimmedOrUndefined(resource['intent']);
  if (intent === undefined || orders.includes(intent)) return undefined;
  if (intent === 'plan' && isReported(resource)) return undefined;
  return `is ${wordOf({ proposal: 'a proposal', plan: 'a plan', option: 'an option' }, intent) ?? 'something else'}, and no order`;
}

/** Reports whether a request was reported by a person rather than being the order itself. */
export function isReported(resource: JsonObject): boolean {
  return resource['reportedBoolean'] === true || isObject(resource['reportedReference']);
}

function periodReason(resource: JsonObject, today: string): string | undefined {
  const period = resource['effectivePeriod'];
  const end = isObject(period) ? trimmedOrUndefined(period['end']) : undefined;
  // Compares the end at its own precision: a year or month ends with its last day.
  return end !== undefined && end.slice(0, 10) < today.slice(0, end.length)
    ? 'is not taken any more'
    : undefined;
}

function withdrawn(resource: JsonObject): string | undefined {
  const verification = codesOf(resource['verificationStatus']);
  if (verification.includes('entered-in-error') || resource['status'] === 'entered-in-error')
    return 'was entered in error';
  return verification.includes('refuted') ? 'was refuted' : undefined;
}

/** Refuses a patient whom the source has joined with another one, since both are the same person. */
function replacedReason({ link }: JsonObject): string | undefined {
  const links = Array.isArray(link) ? link.filter(isObject) : [];
  return links.some(({ type }) => type === 'replaced-by') ? 'was replaced by another patient' : undefined;
}

/** Finds the reason why a list entry names nothing; undefined where it names something. */
export function denial(listed: AbsenceKind, concept: Json | undefined): string | undefined {
  const absence = isObject(concept) ? absenceOfConcept(listed, concept) : undefined;
  if (absence === undefined) return undefined;
  return absence === 'not-known' ? 'says that nothing is known' : denials[listed];
}

const denials: Readonly<Record<AbsenceKind, string>> = {
  allergy: 'says what the patient is not allergic to',
  condition: 'says what the patient does not have',
  medication: 'says that nothing is taken',
};

/** Finds a modifier extension at any depth, which may change the meaning of the whole resource. */
function hasModifierExtension(value: Json | undefined): boolean {
  if (Array.isArray(value)) return value.some(hasModifierExtension);
  if (!isObject(value)) return false;
  return Object.entries(value).some(
    ([name, part]) => name === 'modifierExtension' || (name !== 'contained' && hasModifierExtension(part)),
  );
}

/**
 * Lists every code of a concept, and its text in the form of a code, since senders may use other codes than HL7's, or
 * none.
 */
export function codesOf(concept: Json | undefined): readonly string[] {
  if (!isObject(concept)) return [];
  const codings = Array.isArray(concept['coding']) ? concept['coding'].filter(isObject) : [];
  const text = trimmedOrUndefined(concept['text'])?.toLowerCase().replaceAll(/\s+/g, '-');
  return [
    ...codings.flatMap(({ code }) => trimmedOrUndefined(code) ?? []),
    ...(text === undefined ? [] : [text]),
  ];
}

function isObject(value: Json | undefined): value is JsonObject {
  return value !== undefined && isJsonObject(value);
}
