import { createHash } from 'node:crypto';
import type { JsonObject } from '../../../../engine/core/json/json.ts';
import type { EntryQuestion, LoadRecord } from '../../../../engine/core/protocol/load.ts';
import { pathIn } from '../../../contracts/server/path-in.ts';
import type { Bundle } from './bundle.ts';
import type { Findings } from './findings.ts';
import { type Imported, withoutMissing } from './imported.ts';
import { ownId, recordId } from './own-record.ts';
import { type Element, elementAt, elementsAt, textAt } from './resource.ts';
import { conceptAt, noteUntaken, plainTextsAt } from './untaken.ts';

/** Reads one resource as a medication; what it can read is the product's. */
export interface MedicationReader {
  /** Explains why it reports no medication as taken, if it does not. */
  readonly reasonAgainst: (
    resource: Element,
    about: { readonly resolve: (reference: string) => Element | undefined; readonly today: string },
  ) => string | undefined;
  /** Undefined where it has no name. */
  readonly read: (
    resource: Element,
    resolve: (reference: string) => Element | undefined,
  ) => ImportedRow | undefined;
}

export interface MedicationListFacts {
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly bundle: Bundle;
  readonly patient: Element;
  readonly reader: MedicationReader;
  readonly slug: string;
  readonly findings: Findings;
}

/** Sources of the resources by type, and the elements that date them. */
const kinds: Readonly<Record<string, { readonly source: string; readonly dates: readonly string[] }>> = {
  MedicationRequest: { source: 'prescriber', dates: ['authoredOn'] },
  MedicationDispense: { source: 'pharmacy', dates: ['whenHandedOver', 'whenPrepared'] },
  MedicationStatement: { source: 'patient', dates: ['dateAsserted', 'effectiveDateTime'] },
};

/** The source of a statement's information; the patient where none is named. */
const informants: Readonly<Record<string, string>> = {
  RelatedPerson: 'caregiver',
  Practitioner: 'prescriber',
  PractitionerRole: 'prescriber',
  Organization: 'facility',
};

export const medicationTypes: readonly string[] = Object.keys(kinds);

type ImportedRow = NonNullable<Imported<'reconciliation'>['medications']>[number];

/** Limit to the rows of a list. */
const most = 500;

/**
 * Lists of medications that wait to be reconciled: one for each source, of the day of its newest entry. A list of an
 * export of ours is the list that it was. What the file says is not taken goes out of every list of the patient that
 * has it; what it does not mention stays where it is.
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

/** Rows say which entry of the source they were read from. */
const rows = { at: '/medications', by: 'origin' } as const;

function originOf(resource: Element): string {
  return `${String(resource['resourceType'])}/${String(resource['id'])}`;
}

/** Picks the resources that report a medication as taken; the others are left out with their reasons. */
function takenAmong(resources: readonly Element[], facts: MedicationListFacts): readonly Element[] {
  const { bundle, reader, slug, findings, today } = facts;
  const resolve = (reference: string) => bundle.resolve({ reference });
  return resources.filter((resource) => {
    // Resources from an export of ours were listed here, so no reason counts against them.
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
  /** Names of what the same file says is taken: an order that is over says nothing against one that holds. */
  readonly takenNames: ReadonlySet<string | undefined>;
}

/** Marks the medication that was reconciled from a resource which does not say any more that it is taken. */
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

/** By the status of an order or a statement that is over: why it is not taken any more. */
const reasons: Readonly<Record<string, string>> = {
  'entered-in-error': 'other',
  cancelled: 'prescriber-stopped',
  stopped: 'prescriber-stopped',
  completed: 'completed',
  'not-taken': 'other',
};

/**
 * Ends the medication that was reconciled from a resource: it is not taken any more. FHIR R4 does not say since when:
 * the day is that of the import, and the note says so. A dispense ends
 * nothing, unless it was entered in error.
 */
function endOf(resource: Element, today: string): readonly (readonly [string, JsonObject])[] {
  const status = textAt(resource, 'status') ?? '';
  // A dispense ends nothing: the medicine is taken until its order ends.
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

/** True where the product determined the list by itself, rather than a source that reported it. */
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
  /** Taken or not: both say of which day the list is, so that what is withdrawn makes no other list. */
  readonly entries: readonly Element[];
  readonly taken: readonly Element[];
}

function listOf({ source, entries, taken }: Sourced, facts: MedicationListFacts): LoadRecord {
  const { patient, slug } = facts;
  const asOf = entries
    .flatMap((each) => dateOf(each) ?? [])
    .toSorted()
    .at(-1);
  // A later export of the same source is another list: who has gone through this one has not seen it.
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
 * Lists the paths read of a medication, by its reader too; directions as a whole, since parts not understood stay
 * words.
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

/** Rows of an export of ours are known by their own ids. */
function originFor(resource: Element, slug: string): ImportedRow {
  return ownId(resource, slug) === undefined ? { origin: originOf(resource) } : {};
}

/** Makes the id of a row; a changed content makes another row, which nobody has decided about yet. */
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
  // A request that was only reported is what somebody says is taken, and no order.
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
