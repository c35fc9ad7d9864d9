import { isOfUnknownDay } from '../../../../engine/core/dates/partial-dates.ts';
import type { JsonObject } from '../../../../engine/core/json/json.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import type { Problem } from '../../../../engine/core/validation/problems.ts';
import { codesOf } from '../../shared/standing.ts';
import {
  bestByUse,
  cityStateZip,
  contactPaths,
  nameOf,
  nameTextOf,
  phoneDigits,
  telecomOf,
} from './contact.ts';
import type { Findings } from './findings.ts';
import { type Imported, withoutMissing } from './imported.ts';
import { ownId, recordId } from './own-record.ts';
import { conceptText } from './reactions.ts';
import { codeAt, type Element, elementAt, elementsAt, textAt, textsAt } from './resource.ts';
import { noteUntaken } from './untaken.ts';

const taken = [
  ...['active', 'birthDate', 'communication.language.coding.code', 'communication.language.coding.display'],
  ...['communication.language.text', 'communication.preferred', 'deceasedBoolean', 'deceasedDateTime'],
  ...['gender', 'generalPractitioner.reference', 'identifier.value', 'identifier.type.coding.code'],
  ...[...contactPaths.name, 'name.suffix', ...contactPaths.telecom],
  ...[...contactPaths.address, 'address.text'],
];

/** Types of identifiers that are never imported (HL7 table 0203). */
const privateIdentifiers = ['SS', 'SB', 'DL', 'PPN', 'PPT'];

interface PatientFacts {
  readonly patient: Element;
  readonly product: Product;
  /** Id of the organization that will manage the patient. */
  readonly organization: string;
  readonly findings: Findings;
}

/** Converts a FHIR Patient into the patient's own fields; the caller adds prescribers. */
export function convertPatient({ patient, product, organization, findings }: PatientFacts): JsonObject {
  const { given, family, suffix } = nameOf(patient);
  const [first, ...middle] = given;
  const { slug } = product.info;
  const isOwn = ownId(patient, slug) !== undefined;
  const own = isOwn ? ['extension', 'identifier', 'generalPractitioner'] : [];
  noteUntaken(findings, patient, [...taken, ...nameTextOf(patient), ...own]);
  noteOthers(patient, findings);
  return withoutMissing({
    _id: recordId(patient, slug),
    type: 'patient',
    name: { first, middle: middle.length > 0 ? middle.join(' ') : undefined, last: family, suffix },
    dob: textAt(patient, 'birthDate'),
    sex: sexOf(patient, findings),
    languagePreference: languageOf(patient, product, findings),
    externalId: externalIdOf(patient, { isOwn, slug, findings }),
    status: isOwn && patient['active'] === undefined ? undefined : statusOf(patient, findings),
    managingOrganization: isOwn ? { id: organization } : { id: organization, primary: organization },
    address: addressOf(patient, { product, isOwn, findings }),
    telecom: isOwn ? ownTelecom(patient) : telecomAt(patient),
    ...(isOwn ? ownWorkflow(patient, slug) : imported),
  } satisfies Imported<'patient'>);
}

/** Paths that identify a person. */
const identity = ['/name/first', '/name/last', '/dob', '/externalId'];

/**
 * Reports whether a refused value makes the person unusable in an import or a file of members, such as an impossible
 * birth date or "N/A" as a name. Allows a birth date known only by year and an overlong id, which are dropped instead.
 */
export function isOfNobody({ at, code }: Problem, value: unknown): boolean {
  const isPartOfOne = code === 'maxLength' || (typeof value === 'string' && isOfUnknownDay(value));
  return identity.includes(at) && code !== 'required' && !isPartOfOne;
}

const imported = { currentWorkflowState: { name: 'Imported' }, workflowIteration: 1 };

/** Reads the workflow state from an own export. */
function ownWorkflow(patient: Element, slug: string): Imported<'patient'> {
  const extension = elementsAt(patient, 'extension').find(
    (each) => textAt(each, 'url') === `urn:${slug}:workflow-state`,
  );
  const name = textAt(extension, 'valueString');
  return name === undefined ? {} : { currentWorkflowState: { name } };
}

function telecomAt(patient: Element): Imported<'patient'>['telecom'] {
  return {
    phone: phoneDigits(telecomOf(patient, 'phone')),
    email: telecomOf(patient, 'email'),
  };
}

/** Reads the phones of an own export, where the use distinguishes the phone from the cellphone. */
function ownTelecom(patient: Element): Imported<'patient'>['telecom'] {
  const phones = elementsAt(patient, 'telecom').filter((each) => textAt(each, 'system') === 'phone');
  const withUse = (use: string) =>
    textAt(
      phones.find((each) => textAt(each, 'use') === use),
      'value',
    );
  const number = withUse('mobile');
  const telecom = {
    phone: withUse('home'),
    cellphone: number === undefined ? undefined : { number },
    email: telecomOf(patient, 'email'),
  };
  return Object.values(telecom).every((value) => value === undefined) ? undefined : telecom;
}

/** Reports further names and numbers: a record has one name, and one number of each kind. */
function noteOthers(patient: Element, findings: Findings): void {
  const names = elementsAt(patient, 'name').length;
  if (names > 1)
    findings.leaveOutValue('Patient.name', 'one name is kept, the official one first', names - 1);
  const kept = ['phone', 'email'].filter((system) => telecomOf(patient, system) !== undefined).length;
  const others = elementsAt(patient, 'telecom').length - kept;
  if (others > 0)
    findings.leaveOutValue(
      'Patient.telecom',
      'one phone and one email are kept, those at home first',
      others,
    );
}

/** Finds the preferred language, else the only one; ignores the region (`es-MX`). */
function languageOf(patient: Element, product: Product, findings: Findings): string | undefined {
  const all = elementsAt(patient, 'communication');
  const preferred = all.find((each) => each['preferred'] === true) ?? (all.length === 1 ? all[0] : undefined);
  const language = elementAt(preferred, 'language');
  const codes = codesOf(language).map((code) => code.toLowerCase().split('-')[0]);
  const words = [
    conceptText(language),
    ...elementsAt(language, 'coding').map((each) => textAt(each, 'display')),
  ];
  const known = product.codes['languages']?.codes.find(
    ({ code, display }) => code !== '' && (codes.includes(code) || words.includes(display)),
  );
  const left = all.length - (known === undefined ? 0 : 1);
  if (left > 0) {
    const reason = 'is not the preferred one of the languages that the product has';
    findings.leaveOutValue('Patient.communication', reason, left);
  }
  return known?.code;
}

function sexOf(patient: Element, findings: Findings): string | undefined {
  const gender = textAt(patient, 'gender');
  if (gender === 'female' || gender === 'male') {
    return gender;
  }
  if (gender !== undefined) {
    findings.leaveOutValue('Patient.gender', 'is neither female nor male, as the clinical formulas need it');
  }
  return undefined;
}

/** Finds the medical record number, else the first identifier that is no official document, else the resource's id. */
function externalIdOf(
  patient: Element,
  { isOwn, slug, findings }: { readonly isOwn: boolean; readonly slug: string; readonly findings: Findings },
): string | undefined {
  const identifiers = elementsAt(patient, 'identifier').filter(
    (each) => textAt(each, 'value') !== undefined && textAt(each, 'system') !== `urn:${slug}:record`,
  );
  const usable = identifiers.filter((each) => !privateIdentifiers.includes(codeAt(each, 'type') ?? ''));
  const chosen = usable.find((each) => codeAt(each, 'type') === 'MR') ?? usable[0];
  const value = textAt(chosen, 'value');
  const others = identifiers.filter((each) => textAt(each, 'value') !== value).length;
  if (others > 0) {
    findings.leaveOutValue('Patient.identifier', 'only the medical record number is kept', others);
  }
  return value ?? (isOwn ? undefined : textAt(patient, 'id'));
}

function statusOf(patient: Element, findings: Findings): string {
  const isDeceased = patient['deceasedBoolean'] === true || textAt(patient, 'deceasedDateTime') !== undefined;
  if (isDeceased) {
    findings.leaveOutValue(
      'Patient.deceased',
      'the patient is stored as inactive; a date of death has no place in the record',
    );
  }
  return isDeceased || patient['active'] === false ? 'inactive' : 'active';
}

function addressOf(
  patient: Element,
  { product, isOwn, findings }: Pick<PatientFacts, 'product' | 'findings'> & { readonly isOwn: boolean },
): Imported<'patient'>['address'] {
  const addresses = elementsAt(patient, 'address');
  const address = bestByUse(addresses, ['home', '', 'temp', 'work', 'billing']);
  if (addresses.length > 1) {
    findings.leaveOutValue(
      'Patient.address',
      'one address is kept, the home address first',
      addresses.length - 1,
    );
  }
  const lines = textsAt(address, 'line');
  const text = isOwn ? undefined : textAt(address, 'text');
  // Keeps a one-line address in one line rather than guess where the street ends.
  const [line1, line2, ...rest] = lines.length === 0 && text !== undefined ? [text] : lines;
  const line3 = rest.length > 0 ? rest.join(', ') : undefined;
  return address && { line1, line2, line3, ...cityStateZip(address, product.codes['states']) };
}
