import type { JsonObject } from '../../../../engine/core/json/json.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import type { Bundle } from './bundle.ts';
import { readEntity } from './conversions.ts';
import type { FindingCollector } from './findings.ts';
import { withoutRefused } from './refused.ts';
import { type Element, elementAt } from './resource.ts';

interface CaregiverFacts {
  readonly bundle: Bundle;
  readonly patient: Element;
  readonly product: Product;
  readonly findings: FindingCollector;
  /** Current day, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Converts a FHIR RelatedPerson into the patient's one caregiver: the first active one of the file. */
export function convertCaregiver({ bundle, patient, ...reading }: CaregiverFacts): JsonObject | undefined {
  const people = withoutRefused(bundle.ofType('RelatedPerson'), reading.findings).filter(
    (each) => bundle.resolve(elementAt(each, 'patient')) === patient && each['active'] !== false,
  );
  const [person, ...others] = people;
  if (others.length > 0) {
    reading.findings.leaveOut(
      'RelatedPerson',
      'is not the first; a patient has one caregiver',
      others.length,
    );
  }
  return person && readEntity('caregiver', { ...reading, resource: person, alsoRead: ['active'] });
}
