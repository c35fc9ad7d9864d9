import type { Findings } from './findings.ts';
import type { Element } from './resource.ts';

/** What every resource carries and no record needs. */
const wrapping = ['resourceType', 'id', 'meta', 'text', 'implicitRules', 'language'];

const taken = ['Patient', 'AllergyIntolerance', 'Condition', 'Observation', 'Practitioner', 'RelatedPerson'];

/** Resources that are read for what they say of the taken ones. */
const readOnly: Readonly<Record<string, string>> = {
  CareTeam: 'read only for the practitioners it names',
  Encounter: 'read only for the practitioners it names',
  Medication: 'read only for the names of medications',
  MedicationRequest: 'read only for the practitioner who ordered',
  MedicationDispense: 'read only for the pharmacy that dispensed',
  Organization: "read only for a practitioner's address and phone",
  PractitionerRole: "read only for a practitioner's place of work",
};

/** Why no record is made of a type of resource; undefined where one is. */
export function untakenTypeReason(type: string): string | undefined {
  return taken.includes(type)
    ? undefined
    : (readOnly[type] ?? 'the import does not take this kind of resource');
}

/** Reports which elements of a resource the conversion does not read. */
export function noteUntaken(findings: Findings, resource: Element, read: readonly string[]): void {
  const type = String(resource['resourceType']);
  for (const element of Object.keys(resource)) {
    if (!wrapping.includes(element) && !read.includes(element) && !element.startsWith('_')) {
      findings.leaveOutValue(`${type}.${element}`, 'has no place in the record');
    }
  }
}
