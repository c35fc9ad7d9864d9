import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { Records } from '../../../generated/calls.types.ts';
import type { Directions } from '../../directions/server/directions.ts';
import { directionsTaken, prescribedInstead } from '../../directions/server/directions-taken.ts';
import { type DosageCodes, dosageCodesOf } from '../../directions/server/dosage-codes.ts';
import { dosagesOf } from '../../directions/server/dosage-to-fhir.ts';
import { inSourceText } from '../../directions/server/in-source-text.ts';
import { valueSetEntry } from './coded.ts';
import type { ExportedMedications, ExportedPatient } from './exported-records.ts';
import { type Identify, type Identity, ownIdOf } from './identity.ts';
import { medicationHistory, type NamedResource, orderOf, orderReference } from './medication-resources.ts';
import { filled, hl7, type Part, tidy } from './resource.ts';

type Medication = Records['medication'];
type Reconciliation = Records['reconciliation'];
type Decision = NonNullable<Reconciliation['medications']>[number];

export interface MedicationListParts {
  readonly product: Product;
  readonly patient: ExportedPatient;
  readonly exported: ExportedMedications;
  readonly identify: Identify;
  /** Full URL of the patient. */
  readonly subject: string;
}

/** Exports the medication list and each completed reconciliation, as a List with its MedicationStatements. */
export async function medicationListsOf(parts: MedicationListParts): Promise<readonly NamedResource[]> {
  const { exported, identify } = parts;
  const listed = await Promise.all(
    exported.medications.map(async (record) => {
      const identity = await identify('MedicationStatement', ownIdOf(record));
      return { identity, resource: statementOf(record, identity, parts) };
    }),
  );
  const references = new Map(
    exported.medications.map((record, index) => [ownIdOf(record), listed[index]?.identity.fullUrl] as const),
  );
  const reconciled = await Promise.all(
    exported.reconciliations.map((each) => reconciliationResources(each, references, parts)),
  );
  const current = listed.length === 0 ? [] : [...listed, await currentList(listed, parts)];
  return [...current, ...reconciled.flat()];
}

async function currentList(
  items: readonly NamedResource[],
  { patient, product, identify, subject }: MedicationListParts,
): Promise<NamedResource> {
  const identity = await identify('List', `${ownIdOf(patient)}-medications`);
  const resource = tidy({
    ...headOf(identity, product, subject, 'current'),
    mode: 'working',
    entry: items.map((item) => ({ item: { reference: item.identity.fullUrl } })),
  });
  return { identity, resource };
}

function headOf(identity: Identity, product: Product, subject: string, kind: 'current' | 'reconciled'): Part {
  const own = { system: `urn:${product.info.slug}:medication-list`, code: kind };
  return {
    ...{ resourceType: 'List', id: identity.id, identifier: [identity.identifier], status: 'current' },
    code: { coding: [medicationHistory, own] },
    subject: { reference: subject },
  };
}

/** Builds the statement of a medication of the list. */
function statementOf(
  record: Medication,
  identity: Identity,
  { product, patient, subject }: MedicationListParts,
): JsonObject {
  const { medication, dosageInstructions = {}, asTaken, discontinued, reconciled, ndc } = record;
  const { takenInParts, takenAsTyped, asTyped, listed } = record;
  const codings = (medication?.code?.coding ?? []).map(({ system, value }) => ({ system, code: value }));
  const status = discontinued === undefined ? 'active' : (endings[discontinued.reason ?? ''] ?? 'stopped');
  return statement({
    ...{ product, subject, identity, status, asTaken, takenInParts, directions: dosageInstructions },
    ...{ takenAsTyped, typed: [asTyped, listed?.directions] },
    name: medication?.name?.full,
    prescriber: prescriberOf(record, patient),
    reason: discontinued?.reason,
    indication: record.indication,
    coding: filled(ndc) === undefined ? codings : [...codings, { system: ndcSystem, code: ndc }],
    period: { start: filled(record.startDate), end: filled(discontinued?.date) },
    asserted: reconciled?.date,
    notes: [discontinued?.note, reconciled?.comment],
  });
}

const ndcSystem = 'http://hl7.org/fhir/sid/ndc';

/** FHIR statuses of the end reasons that have a status of their own. */
const endings: Readonly<Record<string, string>> = { completed: 'completed', 'never-started': 'not-taken' };

function prescriberOf(
  { prescriberId, prescriber }: Medication,
  { prescribers = [] }: ExportedPatient,
): string | undefined {
  const known = prescriberId === undefined ? undefined : prescribers.find(({ id }) => id === prescriberId);
  return known === undefined ? prescriber : `${known.firstName ?? ''} ${known.lastName ?? ''}`.trim();
}

async function reconciliationResources(
  record: Reconciliation,
  references: ReadonlyMap<string, string | undefined>,
  { product, identify, subject }: MedicationListParts,
): Promise<readonly NamedResource[]> {
  const rows = record.medications ?? [];
  const items = await Promise.all(
    rows.map(async (row) => {
      const identity = await identify('MedicationStatement', row.uuid ?? '');
      const derivedFrom = (row.records ?? []).map((id) => ({ reference: references.get(id) }));
      return { identity, resource: decisionResource(row, { product, subject, identity, derivedFrom }) };
    }),
  );
  const identity = await identify('List', ownIdOf(record));
  const list = tidy({
    ...headOf(identity, product, subject, 'reconciled'),
    mode: 'snapshot',
    date: record.completedAt,
    source: { display: filled(record.completedBy) },
    entry: rows.map((row, index) => ({
      flag: { coding: [ownCoding(product, 'medication-statuses', row.status)] },
      item: { reference: items[index]?.identity.fullUrl },
    })),
    emptyReason: rows.length === 0 && record.takesNone === true ? hl7('list-empty-reason', 'nilknown') : {},
  });
  return [...items, { identity, resource: list }];
}

interface DecisionContext extends Pick<Statement, 'product' | 'subject' | 'identity'> {
  readonly derivedFrom: readonly Part[];
}

/** FHIR statuses of the findings; a warning leaves open whether the medication is taken. */
const found: Readonly<Record<string, string>> = { DISCONTINUED: 'stopped', WARNING: 'unknown' };

function decisionResource(row: Decision, { derivedFrom, ...context }: DecisionContext): JsonObject {
  const { coding = [], directions, directionsTaken, dosage } = row;
  const resource = statement({
    ...{ ...row, ...context, name: row.name, asTaken: directionsTaken, asserted: undefined },
    takenAsTyped: row.asTyped,
    status: found[row.status ?? ''] ?? 'active',
    directions: { ...dosage, ...(directions === undefined ? {} : { text: directions }) },
    coding: coding.map(({ system, value }) => ({ system, code: value })),
    period: { end: filled(row.stopDate) },
    notes: [row.comment],
  });
  return tidy({ ...resource, derivedFrom });
}

interface Statement {
  readonly product: Product;
  readonly subject: string;
  readonly identity: Identity;
  readonly status: string;
  readonly name: string | undefined;
  readonly coding: readonly Part[];
  readonly directions: Directions;
  /** Directions as taken, where they differ from those prescribed. */
  readonly asTaken: string | undefined;
  readonly takenInParts?: Directions | undefined;
  /** Text of the directions as taken, as the user typed it. */
  readonly takenAsTyped?: string | undefined;
  /** Texts that the directions were read from: as typed, and as listed. */
  readonly typed?: readonly [typed: string | undefined, listed: string | undefined];
  readonly prescriber?: string | undefined;
  readonly indication?: string | undefined;
  /** Reason why the medication was ended. */
  readonly reason?: string | undefined;
  readonly period: Part;
  readonly asserted: string | undefined;
  readonly notes: readonly (string | undefined)[];
}

/**
 * Builds a MedicationStatement with the dosage as taken; its order holds the dosage as prescribed and the prescriber.
 */
function statement(input: Statement): JsonObject {
  const { product, subject, identity, name, prescriber } = input;
  const codes = dosageCodesOf(product);
  const { taken, instead, left } = wordedOf(input, codes);
  const ordered = orderOf({ name, prescriber, dosage: instead && dosagesOf(instead, codes) }, subject);
  const reason = valueSetEntry(product, 'discontinue-reasons', input.reason)?.display;
  return tidy({
    ...{ resourceType: 'MedicationStatement', id: identity.id, identifier: [identity.identifier] },
    contained: [ordered],
    basedOn: ordered === undefined ? [] : [orderReference],
    status: input.status,
    statusReason: [{ coding: [ownCoding(product, 'discontinue-reasons', input.reason)], text: reason }],
    medicationCodeableConcept: { coding: input.coding, text: filled(name) },
    subject: { reference: subject },
    effectivePeriod: input.period,
    dateAsserted: filled(input.asserted),
    reasonCode: [{ text: filled(input.indication) }],
    note: [...input.notes, ...left].map((text) => ({ text: filled(text) })),
    dosage: dosagesOf(taken, codes),
  });
}

/**
 * Writes the directions as taken and as prescribed in the words of their sources; adds a note with a typed text that
 * matches neither, as after a change of the parts.
 */
function wordedOf(input: Statement, codes: DosageCodes) {
  const { asTaken, takenInParts, takenAsTyped, typed = [undefined, undefined], name, indication } = input;
  const about = {
    ...(name === undefined ? {} : { name }),
    ...(indication === undefined ? {} : { indication }),
  };
  const context = { codes, about };
  const medication = { asTaken, takenInParts, dosageInstructions: input.directions };
  const prescribed = prescribedInstead(medication);
  const ordered = inSourceText(input.directions, typed, context);
  const isReadOf = takenInParts?.text === asTaken ? takenAsTyped : undefined;
  const taken =
    prescribed === undefined ? ordered : inSourceText(directionsTaken(medication), [isReadOf], context);
  const texts = [ordered.text, taken.text];
  const left = [typed[0], isReadOf].filter((each) => each !== undefined && !texts.includes(each.trim()));
  return {
    taken,
    instead: prescribed === undefined ? undefined : ordered,
    left: left.map((each) => `Typed as: ${each}`),
  };
}

/** Builds the coding of an entry of this product's value set; empty for a code without an entry. */
function ownCoding(product: Product, set: string, code: string | undefined): Part {
  const entry = valueSetEntry(product, set, code);
  return entry === undefined
    ? {}
    : { system: `urn:${product.info.slug}:${set}`, code: entry.code, display: entry.display };
}
