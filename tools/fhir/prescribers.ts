import type { JsonObject } from '../../engine/core/json.ts';
import type { ValueSet } from '../../engine/core/product.ts';
import type { Bundle } from './bundle.ts';
import { cityStateZip, nameOf, phoneDigits, telecomOf, withoutMissing } from './contact.ts';
import type { Findings } from './findings.ts';
import { findReferrals, type Referral } from './referrals.ts';
import { type Element, elementAt, elementsAt, textAt, textsAt } from './resource.ts';

const npiSystem = 'http://hl7.org/fhir/sid/us-npi';

interface PrescriberFacts {
  readonly bundle: Bundle;
  readonly patient: Element;
  readonly states: ValueSet | undefined;
  readonly findings: Findings;
}

/**
 * The practitioners whom the patient's file names: the nominated general practitioner first (as the primary
 * prescriber), then whoever ordered medication or was met, the most frequent and most recent first.
 */
export function convertPrescribers({
  bundle,
  patient,
  states,
  findings,
}: PrescriberFacts): readonly JsonObject[] {
  const referrals = findReferrals({ bundle, patient, findings });
  const rows = new Map<string, JsonObject>();
  for (const referral of referrals) {
    const row = convertPrescriber({
      referral,
      bundle,
      states,
      isPrimary: referral.isGeneralPractitioner && rows.size === 0,
    });
    const id = String(row['id']);
    if (rows.has(id)) {
      findings.leaveOut('Practitioner', 'has the provider number of another practitioner of the patient');
    } else {
      rows.set(id, row);
    }
  }
  return [...rows.values()];
}

interface PrescriberRow {
  readonly referral: Referral;
  readonly bundle: Bundle;
  readonly states: ValueSet | undefined;
  readonly isPrimary: boolean;
}

function convertPrescriber({ referral, bundle, states, isPrimary }: PrescriberRow): JsonObject {
  const { practitioner } = referral;
  const role = bundle
    .ofType('PractitionerRole')
    .find((each) => bundle.resolve(elementAt(each, 'practitioner')) === practitioner);
  const organization = bundle.resolve(elementAt(role, 'organization')) ?? referral.organization;
  const { given, family } = nameOf(practitioner);
  const [address] = [...elementsAt(practitioner, 'address'), ...elementsAt(organization, 'address')];
  const [addressLine1, ...further] = textsAt(address, 'line');
  const reach = (system: string) => telecomOf(role, system) ?? telecomOf(practitioner, system);
  return withoutMissing({
    id: prescriberId(practitioner),
    prescriberType: referral.isGeneralPractitioner ? 'pcp' : undefined,
    firstName: given.length > 0 ? given.join(' ') : undefined,
    lastName: family,
    addressLine1,
    addressLine2: further.length > 0 ? further.join(', ') : undefined,
    ...cityStateZip(address, states),
    phone: phoneDigits(reach('phone') ?? telecomOf(organization, 'phone')),
    faxNumber: phoneDigits(reach('fax') ?? telecomOf(organization, 'fax')),
    email: reach('email'),
    isPrimary: isPrimary ? true : undefined,
  });
}

/** The National Provider Identifier holds across files and senders; the resource's id is the next best. */
function prescriberId(practitioner: Element): string {
  const identifier = elementsAt(practitioner, 'identifier').find(
    (each) => textAt(each, 'system') === npiSystem,
  );
  const npi = textAt(identifier, 'value');
  return npi === undefined ? `fhir-${textAt(practitioner, 'id') ?? ''}` : `npi-${npi}`;
}
