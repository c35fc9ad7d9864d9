import type { JsonObject } from '../../../../engine/core/json/json.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import type { Bundle } from './bundle.ts';
import { cityStateZip, contactPaths, nameOf, nameTextOf, phoneDigits, telecomOf } from './contact.ts';
import type { Findings } from './findings.ts';
import { type ImportedRow, withoutMissing } from './imported.ts';
import { ownId } from './own-record.ts';
import { findReferrals, type Referral } from './referrals.ts';
import { type Element, elementAt, elementsAt, textAt, textsAt } from './resource.ts';
import { noteUntaken } from './untaken.ts';

const taken = [
  ...[...contactPaths.name, ...contactPaths.telecom],
  ...['line', 'city', 'state', 'postalCode'].map((part) => `address.${part}`),
];

const npiSystem = 'http://hl7.org/fhir/sid/us-npi';

interface PrescriberFacts {
  readonly bundle: Bundle;
  readonly patient: Element;
  readonly product: Product;
  readonly findings: Findings;
}

/**
 * Converts the practitioners named in the patient's file: the nominated general practitioner first, as primary
 * prescriber, then those of orders and encounters by frequency and recency.
 */
export function convertPrescribers({
  bundle,
  patient,
  product,
  findings,
}: PrescriberFacts): readonly JsonObject[] {
  const referrals = findReferrals(bundle, patient, findings);
  const rows = new Map<string, JsonObject>();
  for (const referral of referrals) {
    const row = convertPrescriber(
      referral,
      bundle,
      product,
      referral.isGeneralPractitioner && rows.size === 0,
    );
    const id = String(row['id']);
    if (rows.has(id)) {
      findings.leaveOut('Practitioner', 'has the provider number of another practitioner of the patient');
    } else {
      noteUntaken(findings, referral.practitioner, [
        ...taken,
        ...nameTextOf(referral.practitioner),
        ...readIdentifiers(referral.practitioner, product),
      ]);
      rows.set(id, row);
    }
  }
  return [...rows.values()];
}

/** Lists the paths of identifiers as read, if each is a National Provider Identifier or this product's own. */
function readIdentifiers(practitioner: Element, { info }: Product): readonly string[] {
  const known = [npiSystem, `urn:${info.slug}:record`];
  const isRead = elementsAt(practitioner, 'identifier').every((each) =>
    known.includes(textAt(each, 'system') ?? ''),
  );
  return isRead ? ['identifier.system', 'identifier.value'] : [];
}

function convertPrescriber(
  referral: Referral,
  bundle: Bundle,
  product: Product,
  isPrimary: boolean,
): JsonObject {
  const { practitioner } = referral;
  const { slug } = product.info;
  const role = bundle
    .ofType('PractitionerRole')
    .find((each) => bundle.resolve(elementAt(each, 'practitioner')) === practitioner);
  const organization = bundle.resolve(elementAt(role, 'organization')) ?? referral.organization;
  const { given, family } = nameOf(practitioner);
  const [address] = [...elementsAt(practitioner, 'address'), ...elementsAt(organization, 'address')];
  const [addressLine1, ...further] = textsAt(address, 'line');
  const telecom = (system: string) => telecomOf(role, system) ?? telecomOf(practitioner, system);
  return withoutMissing({
    id: prescriberId(practitioner, slug),
    prescriberType: typeOf(referral, role, product),
    firstName: given.length > 0 ? given.join(' ') : undefined,
    lastName: family,
    addressLine1,
    addressLine2: further.length > 0 ? further.join(', ') : undefined,
    ...cityStateZip(address, product.codes['states']),
    phone: phoneDigits(telecom('phone') ?? telecomOf(organization, 'phone')),
    faxNumber: phoneDigits(telecom('fax') ?? telecomOf(organization, 'fax')),
    email: telecom('email'),
    isPrimary: isPrimary ? true : undefined,
  } satisfies ImportedRow<'prescribers'>);
}

/**
 * Finds the role in this product's own export; in other files, only the role of the nominated practitioner is known.
 */
function typeOf(
  { practitioner, isGeneralPractitioner }: Referral,
  role: Element | undefined,
  product: Product,
): string | undefined {
  const { slug } = product.info;
  if (ownId(practitioner, slug) === undefined) return isGeneralPractitioner ? 'pcp' : undefined;
  const codings = elementsAt(role, 'code').flatMap((concept) => elementsAt(concept, 'coding'));
  const own = codings.find((each) => textAt(each, 'system') === `urn:${slug}:prescriber-types`);
  return textAt(own, 'code');
}

/**
 * Derives the id from the National Provider Identifier, valid across files and senders, else from the resource's id.
 */
function prescriberId(practitioner: Element, slug: string): string {
  const own = ownId(practitioner, slug);
  if (own !== undefined) return own;
  const identifier = elementsAt(practitioner, 'identifier').find(
    (each) => textAt(each, 'system') === npiSystem,
  );
  const npi = textAt(identifier, 'value');
  return npi === undefined ? `fhir-${textAt(practitioner, 'id') ?? ''}` : `npi-${npi}`;
}
