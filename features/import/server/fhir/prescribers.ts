import type { JsonObject } from '../../../../engine/core/json/json.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import type { Bundle } from './bundle.ts';
import { readEntity } from './conversions.ts';
import type { FindingCollector } from './findings.ts';
import { type ImportedRow, withoutMissing } from './imported.ts';
import { ownId } from './own-record.ts';
import { findReferrals, type Referral } from './referrals.ts';
import { withoutRefused } from './refused.ts';
import { type Element, elementAt, elementsAt, textAt } from './resource.ts';

const npiSystem = 'http://hl7.org/fhir/sid/us-npi';

interface PrescriberFacts {
  readonly bundle: Bundle;
  readonly patient: Element;
  readonly product: Product;
  readonly findings: FindingCollector;
  /** Current day, `YYYY-MM-DD`. */
  readonly today: string;
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
  today,
}: PrescriberFacts): readonly JsonObject[] {
  const referrals = findReferrals(bundle, patient, findings);
  const rows = new Map<string, JsonObject>();
  const usable = referrals.filter(({ practitioner }) => withoutRefused([practitioner], findings).length > 0);
  for (const referral of usable) {
    const id = prescriberId(referral.practitioner, product.info.slug);
    if (rows.has(id)) {
      findings.leaveOut('Practitioner', 'has the provider number of another practitioner of the patient');
      continue;
    }
    const isPrimary = referral.isGeneralPractitioner && rows.size === 0;
    rows.set(id, { id, ...convertPrescriber(referral, { bundle, product, findings, today }, isPrimary) });
  }
  return [...rows.values()];
}

/** Lists the paths of identifiers as read, if each is a National Provider Identifier. */
function readIdentifiers(practitioner: Element): readonly string[] {
  const isRead = elementsAt(practitioner, 'identifier').every((each) => textAt(each, 'system') === npiSystem);
  return isRead ? ['identifier.system', 'identifier.value'] : [];
}

function convertPrescriber(
  referral: Referral,
  { bundle, product, findings, today }: Omit<PrescriberFacts, 'patient'>,
  isPrimary: boolean,
): JsonObject {
  const { practitioner } = referral;
  const role = bundle
    .ofType('PractitionerRole')
    .find((each) => bundle.resolve(elementAt(each, 'practitioner')) === practitioner);
  const row = readEntity('prescriber', {
    ...{ resource: practitioner, product, findings, today, alsoRead: readIdentifiers(practitioner) },
    people: role === undefined ? [practitioner] : [role, practitioner],
    workplace: bundle.resolve(elementAt(role, 'organization')) ?? referral.organization,
  });
  if (ownId(practitioner, product.info.slug) !== undefined) return row;
  return withoutMissing({
    ...row,
    prescriberType: referral.isGeneralPractitioner ? 'pcp' : undefined,
    isPrimary: isPrimary ? true : undefined,
  } satisfies ImportedRow<'prescribers'>);
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
