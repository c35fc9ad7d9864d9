import type { JsonObject } from '../../../../engine/core/json/json.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import type { Bundle } from './bundle.ts';
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
import { ownId } from './own-record.ts';
import { conceptText } from './reactions.ts';
import { type Element, elementAt, elementsAt, textAt, textsAt } from './resource.ts';
import { conceptAt, noteUntaken } from './untaken.ts';

const taken = [
  ...['active', 'patient.reference', ...conceptAt('relationship')],
  ...[...contactPaths.name, ...contactPaths.telecom, ...contactPaths.address],
];

const roleSystem = 'http://terminology.hl7.org/CodeSystem/v3-RoleCode';

interface CaregiverFacts {
  readonly bundle: Bundle;
  readonly patient: Element;
  readonly product: Product;
  readonly findings: Findings;
}

/** Converts a FHIR RelatedPerson into the patient's one caregiver: the first active one of the file. */
export function convertCaregiver(facts: CaregiverFacts): JsonObject | undefined {
  const { bundle, patient, product, findings } = facts;
  const people = bundle
    .ofType('RelatedPerson')
    .filter((each) => bundle.resolve(elementAt(each, 'patient')) === patient && each['active'] !== false);
  const [person, ...others] = people;
  if (others.length > 0) {
    findings.leaveOut('RelatedPerson', 'is not the first; a patient has one caregiver', others.length);
  }
  if (person === undefined) return undefined;
  const isOwn = ownId(person, product.info.slug) !== undefined;
  noteUntaken(findings, person, [...taken, ...nameTextOf(person), ...(isOwn ? ['identifier'] : [])]);
  const { given, family } = nameOf(person);
  const [first, ...middle] = given;
  const address = bestByUse(elementsAt(person, 'address'), ['home', '', 'temp', 'work']);
  const mobile = phoneWithUse(person, 'mobile');
  const phone = isOwn ? phoneWithUse(person, 'home') : telecomOf(person, 'phone');
  const relationship = relationshipOf(person, product);
  if (relationship === undefined && person['relationship'] !== undefined)
    findings.leaveOutValue('RelatedPerson.relationship', 'has no word among the relationships here');
  return withoutEmpty({
    name: { first, middle: middle.length > 0 ? middle.join(' ') : undefined, last: family },
    relationship,
    address: {
      line1: address && textsAt(address, 'line').join(', '),
      ...cityStateZip(address, product.codes['states']),
      phone: phoneDigits(phone),
      fax: phoneDigits(telecomOf(person, 'fax')),
    },
    cellphone: { number: phoneDigits(mobile) },
    email: telecomOf(person, 'email'),
  } satisfies Imported<'patient'>['caregiver']);
}

function phoneWithUse(person: Element, use: string): string | undefined {
  const phones = elementsAt(person, 'telecom').filter((each) => textAt(each, 'system') === 'phone');
  return textAt(
    phones.find((each) => textAt(each, 'use') === use),
    'value',
  );
}

/**
 * Finds the relationship by the role's code, else by the product's labels; leaves anything else blank and reports it as
 * missing.
 */
function relationshipOf(person: Element, product: Product): string | undefined {
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
  return (byCode ?? entries.find(({ display }) => words.includes(display.toLowerCase())))?.code;
}

function withoutEmpty(object: JsonObject): JsonObject {
  const entries = Object.entries(withoutMissing(object)).filter(([, value]) => {
    const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
    return !isEmpty && value !== '';
  });
  return Object.fromEntries(entries);
}
