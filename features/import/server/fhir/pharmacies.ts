import type { JsonObject } from '../../../../engine/core/json/json.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import type { Bundle } from './bundle.ts';
import { bestByUse, cityStateZip, contactPaths, phoneDigits, telecomOf } from './contact.ts';
import type { Findings } from './findings.ts';
import { type ImportedRow, withoutMissing } from './imported.ts';
import { ownId, recordId } from './own-record.ts';
import { type Element, elementAt, elementsAt, textAt, textsAt } from './resource.ts';
import { noteUntaken } from './untaken.ts';

const taken = [...['name', 'type.coding.code'], ...[...contactPaths.telecom, ...contactPaths.address]];

/** Codes of pharmacies, by SNOMED CT and HL7's roles of service locations. */
const pharmacyCodes = ['264372000', 'PHARM', 'OUTPHARM'];

/** Pattern of the NUCC taxonomy codes of pharmacies among suppliers. */
const nuccPharmacy = /^3336[A-Z0-9]{5}X$/;

interface PharmacyFacts {
  readonly bundle: Bundle;
  readonly patient: Element;
  readonly product: Product;
  readonly findings: Findings;
}

/**
 * Converts FHIR Organizations typed as pharmacies: all of a file about one patient, else those that dispense to the
 * patient.
 */
export function convertPharmacies(facts: PharmacyFacts): readonly JsonObject[] {
  const { bundle, patient, product, findings } = facts;
  const all = bundle.ofType('Organization').filter(isPharmacy);
  const isAlone = bundle.ofType('Patient').length === 1;
  const named = dispensers(bundle, patient);
  const own = all.filter((each) => isAlone || named.has(each));
  for (const each of own)
    noteUntaken(findings, each, [...taken, ...(ownId(each, product.info.slug) ? ['identifier'] : [])]);
  const rows = own.map((organization) => pharmacyOf(organization, product));
  const seen = new Map(rows.map((row) => [String(row['id']), row]));
  if (seen.size < rows.length)
    findings.leaveOut('Organization', 'is a pharmacy that another one stands for', rows.length - seen.size);
  return [...seen.values()];
}

/** Reports whether an organization has the type of a pharmacy. */
export function isPharmacy(organization: Element): boolean {
  return typeCodes(organization).some((code) => pharmacyCodes.includes(code) || nuccPharmacy.test(code));
}

function typeCodes(organization: Element): readonly string[] {
  return elementsAt(organization, 'type')
    .flatMap((concept) => elementsAt(concept, 'coding'))
    .map((coding) => textAt(coding, 'code') ?? '');
}

function dispensers(bundle: Bundle, patient: Element): ReadonlySet<Element | undefined> {
  const isHers = (each: Element) => bundle.resolve(elementAt(each, 'subject')) === patient;
  const ordered = bundle
    .ofType('MedicationRequest')
    .filter(isHers)
    .map((each) => bundle.resolve(elementAt(elementAt(each, 'dispenseRequest'), 'performer')));
  const dispensed = bundle
    .ofType('MedicationDispense')
    .filter(isHers)
    .flatMap((each) => elementsAt(each, 'performer').map((by) => bundle.resolve(elementAt(by, 'actor'))));
  return new Set([...ordered, ...dispensed]);
}

function pharmacyOf(organization: Element, product: Product): JsonObject {
  const address = bestByUse(elementsAt(organization, 'address'), ['', 'work', 'home', 'temp', 'billing']);
  const [addressLine1, ...further] = textsAt(address, 'line');
  const codes = typeCodes(organization);
  return withoutMissing({
    id: recordId(organization, product.info.slug),
    name: textAt(organization, 'name'),
    pharmacyType: product.codes['pharmacy-types']?.codes.find(({ nucc }) => codes.includes(String(nucc)))
      ?.code,
    addressLine1,
    addressLine2: further.length > 0 ? further.join(', ') : undefined,
    ...cityStateZip(address, product.codes['states']),
    telephoneNumber: phoneDigits(telecomOf(organization, 'phone')),
    faxNumber: phoneDigits(telecomOf(organization, 'fax')),
  } satisfies ImportedRow<'pharmacies'>);
}
