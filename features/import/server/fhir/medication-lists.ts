import { createHash } from 'node:crypto';
import type { JsonObject } from '../../../../engine/core/json/json.ts';
import type { EntryQuestion, LoadRecord } from '../../../../engine/core/protocol/load.ts';
import { pathIn } from '../../../contracts/server/path-in.ts';
import type { Bundle } from './bundle.ts';
import type { FindingCollector } from './findings.ts';
import { type Imported, withoutMissing } from './imported.ts';
import { ownId, recordId } from './own-record.ts';
import { type Element, elementAt, elementsAt, textAt } from './resource.ts';
import { conceptAt, noteUntaken, plainTextsAt } from './untaken.ts';

/** Reader of one resource as a medication, which the product provides. */
export interface MedicationReader {
  /** Finds the reason why a resource reports no medication as taken; undefined if it reports one. */
  readonly reasonAgainst: (
    resource: Element,
    about: { readonly resolve: (reference: string) => Element | undefined; readonly today: string },
  ) => string | undefined;
  /** Reads a medication; undefined where the resource has no name. */
  readonly read: (
    resource: Element,
    resolve: (reference: string) => Element | undefined,
  ) => ImportedRow | undefined;
}

export interface MedicationListFacts {
  /** Current day, `YYYY-MM-DD`. */
  readonly today: string;
  readonly bundle: Bundle;
  readonly patient: Element;
  readonly reader: MedicationReader;
  readonly slug: string;
  readonly findings: FindingCollector;
}

/** Sources of the resources by type, and the elements with their dates. */
const kinds: Readonly<Record<string, { readonly source: string; readonly dates: readonly string[] }>> = {
  MedicationRequest: { source: 'prescriber', dates: ['authoredOn'] },
  MedicationDispense: { source: 'pharmacy', dates: ['whenHandedOver', 'whenPrepared'] },
  MedicationStatement: { source: 'patient', dates: ['dateAsserted', 'effectiveDateTime'] },
};

/** Sources of a statement by informant; the patient where none is named. */
const informants: Readonly<Record<string, string>> = {
  RelatedPerson: 'caregiver',
  Practitioner: 'prescriber',
  PractitionerRole: 'prescriber',
  Organization: 'facility',
};

export const medicationTypes: readonly string[] = Object.keys(kinds);

type ImportedRow = NonNullable<Imported<'reconciliation'>['medications']>[number];

/** Limit on the rows of a list. */
const most = 500;

/**
 * Converts medications into lists to reconcile, one for each source, dated by its newest entry; lists of this
 * product's own exports are kept. Removes rows stated as not taken from every list; keeps rows that the file does not
 * mention.
 */
export function convertMedicationLists(facts: MedicationListFacts): readonly LoadRecord[] {
  const { bundle, patient, slug, findings } = facts;
  const resources = Object.keys(kinds)
    .flatMap((type) => bundle.ofType(type))
    .filter((each) => isAbout(bundle, each, patient));
  const lists = bundle.ofType('List').filter((each) => isAbout(bundle, each, patient));
  const own = lists.filter((list) => ownId(list, slug) !== undefined);
  if (own.length < lists.length)
    findings.leaveOut('List', 'only lists of an export of this product are taken', lists.length - own.length);
  const kept = own.filter((list) => isKept(list, slug));
  if (kept.length > 0)
    findings.leaveOut(
      'List',
      'the medication list and completed reconciliations are not imported',
      kept.length,
    );
  const listed = new Set(own.flatMap((list) => itemsOf(list, bundle)));
  const statements = new Set(kept.flatMap((list) => itemsOf(list, bundle))).size;
  if (statements > 0)
    findings.leaveOut('MedicationStatement', 'is part of a list that is not imported', statements);
  const others = resources.filter((each) => !listed.has(each));
  const taken = takenAmong(others, facts);
  const withdrawn = others.filter((each) => !taken.includes(each));
  return [
    ...own.filter((list) => !kept.includes(list)).map((list) => loaded(ownList(list, facts))),
    ...[...Map.groupBy(others, (each) => sourceOf(each, bundle))].map(([source, entries]) =>
      listOf({ source, entries, taken: entries.filter((each) => taken.includes(each)) }, facts),
    ),
    ...withdrawal({ withdrawn, taken }, facts),
  ];
}

function loaded(record: Imported<'reconciliation'>): LoadRecord {
  return { entity: 'reconciliation', record: withoutMissing(record) };
}

/** Path of the rows in a list, and the member that references the row's resource in the source. */
const rows = { at: '/medications', by: 'origin' } as const;

function originOf(resource: Element): string {
  return `${String(resource['resourceType'])}/${String(resource['id'])}`;
}

/** Selects the resources that report a medication as taken; reports the others with their reasons. */
function takenAmong(resources: readonly Element[], facts: MedicationListFacts): readonly Element[] {
  const { bundle, reader, slug, findings, today } = facts;
  const resolve = (reference: string) => bundle.resolve({ reference });
  return resources.filter((resource) => {
    // Skips the check for this product's own exports, whose medications were on a list.
    const isOwn = ownId(resource, slug) !== undefined;
    const reason = isOwn ? undefined : reader.reasonAgainst(resource, { resolve, today });
    if (reason !== undefined) findings.leaveOut(String(resource['resourceType']), reason);
    return reason === undefined;
  });
}

interface Divided {
  readonly withdrawn: readonly Element[];
  readonly taken: readonly Element[];
}

function withdrawal({ withdrawn, taken }: Divided, facts: MedicationListFacts): readonly LoadRecord[] {
  if (withdrawn.length === 0) return [];
  const { patient, slug, today } = facts;
  const subject = recordId(patient, slug);
  const record = { _id: `${subject}-withdrawn`, type: 'patient.reconciliation', subject };
  const ended = { _id: `${subject}-ended`, type: 'patient.medication', subject };
  const ends = Object.fromEntries(withdrawn.flatMap((each) => endOf(each, today)));
  const names = new Set(taken.map((each) => nameOf(each, facts)));
  const asks = Object.fromEntries(
    withdrawn.map((each) => [originOf(each), askOf(each, { ...facts, takenNames: names })]),
  );
  return [
    { ...loaded(record), withdrawsRows: { ...rows, values: withdrawn.map(originOf) } },
    { entity: 'medication', record: ended, endsEntries: { ...paths, ends, asks } },
  ];
}

const paths = {
  at: pathIn<Imported<'medication'>>('/listed/entries'),
  over: pathIn<Imported<'medication'>>('/discontinued'),
};

interface AskFacts extends MedicationListFacts {
  /**
   * Names of medications that this file states as taken, since an ended order does not contradict a current one.
   */
  readonly takenNames: ReadonlySet<string | undefined>;
}

/** Builds the question about a reconciled medication whose resource no longer states that it is taken. */
function askOf(resource: Element, facts: AskFacts): EntryQuestion {
  const { bundle, reader, today, takenNames } = facts;
  const resolve = (reference: string) => bundle.resolve({ reference });
  const reason = reader.reasonAgainst(resource, { resolve, today }) ?? 'is not listed as taken';
  const name = nameOf(resource, facts);
  const isByName = name !== undefined && !takenNames.has(name);
  return {
    set: {
      isTakenBack: true,
      listed: { takenBack: `${originOf(resource)} ${reason}` },
    } satisfies Imported<'medication'>,
    said: pathIn<Imported<'medication'>>('/listed/takenBack'),
    ...(isByName
      ? { named: { at: pathIn<Imported<'medication'>>('/medication/name/full'), value: name } }
      : {}),
  };
}

function nameOf(resource: Element, { bundle, reader }: MedicationListFacts): string | undefined {
  return reader.read(resource, (reference) => bundle.resolve({ reference }))?.name;
}

/** Reasons why a medication is no longer taken, by the status of an ended order or statement. */
const reasons: Readonly<Record<string, string>> = {
  'entered-in-error': 'other',
  cancelled: 'prescriber-stopped',
  stopped: 'prescriber-stopped',
  completed: 'completed',
  'not-taken': 'other',
};

/**
 * Ends the medication reconciled from a resource on the day of the import, since FHIR R4 has no end date; the note
 * says so. A dispense ends nothing unless entered in error.
 */
function endOf(resource: Element, today: string): readonly (readonly [string, JsonObject])[] {
  const status = textAt(resource, 'status') ?? '';
  // Skips a dispense, since the patient takes the medicine until its order ends.
  if (resource['resourceType'] === 'MedicationDispense' && status !== 'entered-in-error') return [];
  const isForbidden = resource['doNotPerform'] === true;
  const own = Object.hasOwn(reasons, status) ? reasons[status] : undefined;
  const reason = isForbidden ? 'prescriber-stopped' : own;
  if (reason === undefined) return [];
  const note = `The source says: ${isForbidden ? 'must not be given' : status}. Since when it does not say: the day is that of the import.`;
  return [
    [originOf(resource), { discontinued: { date: today, reason, note } } satisfies Imported<'medication'>],
  ];
}

/** Reports whether a list is this product's own medication list rather than the report of a source. */
function isKept(list: Element, slug: string): boolean {
  const codings = elementsAt(elementAt(list, 'code'), 'coding');
  return codings.some((each) => textAt(each, 'system') === `urn:${slug}:medication-list`);
}

function ownList(list: Element, facts: MedicationListFacts): Imported<'reconciliation'> {
  const { bundle, slug } = facts;
  const codings = elementsAt(elementAt(list, 'code'), 'coding');
  const source = codings.find((each) => textAt(each, 'system') === `urn:${slug}:reconciliation-sources`);
  return {
    ...headOf(facts, recordId(list, slug)),
    source: textAt(source, 'code'),
    asOf: dayOf(textAt(list, 'date')),
    medications: [...medicationsOf(takenAmong(itemsOf(list, bundle), facts), facts)],
  };
}

interface Sourced {
  readonly source: string;
  /**
   * Entries of a source, taken or not: all determine the list's date, since a withdrawal must not create another list.
   */
  readonly entries: readonly Element[];
  readonly taken: readonly Element[];
}

function listOf({ source, entries, taken }: Sourced, facts: MedicationListFacts): LoadRecord {
  const { patient, slug } = facts;
  const asOf = entries
    .flatMap((each) => dateOf(each) ?? [])
    .toSorted()
    .at(-1);
  // Includes the date in the id: a user who reconciled this list has not seen a later list of the source.
  const id = [recordId(patient, slug), source, asOf ?? 'undated'].join('-');
  const medications = [...medicationsOf(taken, facts)];
  return {
    ...loaded({ ...headOf(facts, id), source, asOf, medications }),
    rows: { ...rows, mentioned: entries.map(originOf) },
  };
}

function headOf({ patient, slug }: MedicationListFacts, id: string): Imported<'reconciliation'> {
  const subject = recordId(patient, slug);
  return { _id: id, type: 'patient.reconciliation', subject, list: 'unreconciled' };
}

function medicationsOf(
  resources: readonly Element[],
  { bundle, reader, slug, findings }: MedicationListFacts,
): readonly ImportedRow[] {
  const resolve = (reference: string) => bundle.resolve({ reference });
  const read: ImportedRow[] = [];
  for (const resource of resources) {
    const row = reader.read(resource, resolve);
    if (row === undefined) findings.leaveOut(String(resource['resourceType']), 'names no medication');
    else {
      if (ownId(resource, slug) === undefined) noteUntaken(findings, resource, takenOf(resource));
      read.push({ uuid: uuidFor(resource, row, slug), ...originFor(resource, slug), ...row });
    }
  }
  if (read.length > most) findings.leaveOut('medication', `a list has at most ${most}`, read.length - most);
  return read.slice(0, most);
}

/**
 * Lists the paths read from a medication, including those of its reader; directions count as read in whole, since
 * their text is kept.
 */
function takenOf(resource: Element): readonly string[] {
  const dates = kinds[String(resource['resourceType'])]?.dates ?? [];
  const date = dates.find((name) => textAt(resource, name) !== undefined);
  const concept = 'medicationCodeableConcept';
  const hasText = textAt(elementAt(resource, concept), 'text') !== undefined;
  return [
    ...['status', 'intent', 'doNotPerform', 'subject.reference', 'dosageInstruction', 'dosage', 'note.text'],
    ...(date === undefined ? [] : [date]),
    ...conceptAt(concept).filter((path) => !hasText || !path.endsWith('display')),
    ...['medicationReference.reference', 'medicationReference.display', 'effectivePeriod.end'],
    ...[...plainTextsAt('reasonCode'), 'reasonReference.reference', 'reasonReference.display'],
    ...['requester.reference', 'requester.display', 'reportedBoolean', 'reportedReference.reference'],
    ...['informationSource.reference', 'basedOn.reference', 'authorizingPrescription.reference'],
    ...['performer.actor.reference', 'dispenseRequest.performer.reference'],
  ];
}

/** Returns the origin of a foreign row; a row of this product's own export keeps its id instead. */
function originFor(resource: Element, slug: string): ImportedRow {
  return ownId(resource, slug) === undefined ? { origin: originOf(resource) } : {};
}

/** Derives the id of a row from its content, so that changed content becomes a new, undecided row. */
function uuidFor(resource: Element, row: ImportedRow, slug: string): string {
  const own = ownId(resource, slug);
  if (own !== undefined) return own;
  const hash = createHash('sha256')
    .update(JSON.stringify([resource['resourceType'], resource['id'], row]))
    .digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

function itemsOf(list: Element, bundle: Bundle): readonly Element[] {
  return elementsAt(list, 'entry')
    .map((entry) => bundle.resolve(elementAt(entry, 'item')))
    .filter((item) => item !== undefined);
}

function sourceOf(resource: Element, bundle: Bundle): string {
  const type = String(resource['resourceType']);
  const told = elementAt(resource, 'informationSource') ?? elementAt(resource, 'reportedReference');
  const informant = bundle.resolve(told)?.['resourceType'];
  // Reads a reported request as a statement about what is taken, not as an order.
  const isReported = told !== undefined || resource['reportedBoolean'] === true;
  return informants[String(informant)] ?? (isReported ? 'patient' : kinds[type]?.source) ?? 'record';
}

function dateOf(resource: Element): string | undefined {
  const dates = kinds[String(resource['resourceType'])]?.dates ?? [];
  return dayOf(dates.map((name) => textAt(resource, name)).find((date) => date !== undefined));
}

function dayOf(date: string | undefined): string | undefined {
  return /^\d{4}-\d{2}-\d{2}/.exec(date ?? '')?.[0];
}

function isAbout(bundle: Bundle, resource: Element, patient: Element): boolean {
  return bundle.resolve(elementAt(resource, 'subject')) === patient;
}
