import type { FieldConversion, ReadResource } from './conversion.ts';
import { conceptText } from './reactions.ts';
import { type Element, elementsAt, textAt } from './resource.ts';
import { conceptAt } from './untaken.ts';

const roleSystem = 'http://terminology.hl7.org/CodeSystem/v3-RoleCode';

/** Codes of pharmacies, by SNOMED CT and HL7's roles of service locations. */
const pharmacyCodes = ['264372000', 'PHARM', 'OUTPHARM'];

/** Pattern of the NUCC taxonomy codes of pharmacies among suppliers. */
const nuccPharmacy = /^3336[A-Z0-9]{5}X$/;

/** Readings of those who care for a patient, of another system. */
export const careConversions = {
  relationship: { reads: conceptAt('relationship'), read: relationshipOf },
  'pharmacy-type': {
    reads: ['type.coding.code'],
    read: ({ resource, product }) => {
      const written = typeCodes(resource);
      return product.codes['pharmacy-types']?.codes.find(({ nucc }) => written.includes(String(nucc)))?.code;
    },
  },
} satisfies Readonly<Record<string, FieldConversion>>;

/**
 * Finds the relationship by the role's code, else by the product's labels; leaves anything else blank and reports it as
 * missing.
 */
function relationshipOf({ resource: person, product, findings }: ReadResource): string | undefined {
  const concepts = elementsAt(person, 'relationship');
  const codes = concepts
    .flatMap((concept) => elementsAt(concept, 'coding'))
    .filter((coding) => textAt(coding, 'system') === roleSystem)
    .map((coding) => textAt(coding, 'code') ?? '');
  const words = concepts.map((concept) => conceptText(concept)?.toLowerCase());
  const entries = product.codes['relationships']?.codes ?? [];
  const byCode = entries.find(
    ({ roles }) => Array.isArray(roles) && roles.some((role) => codes.includes(String(role))),
  );
  const found = (byCode ?? entries.find(({ display }) => words.includes(display.toLowerCase())))?.code;
  if (found === undefined && person['relationship'] !== undefined)
    findings.leaveOutValue('RelatedPerson.relationship', 'has no word among the relationships here');
  return found;
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
