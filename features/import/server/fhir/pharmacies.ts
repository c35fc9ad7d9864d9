import type { JsonObject } from '../../../../engine/core/json/json.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import type { Bundle } from './bundle.ts';
import { isPharmacy } from './care-conversions.ts';
import { readEntity } from './conversions.ts';
import type { FindingCollector } from './findings.ts';
import { recordId } from './own-record.ts';
import { withoutRefused } from './refused.ts';
import { type Element, elementAt, elementsAt } from './resource.ts';

interface PharmacyFacts {
  readonly bundle: Bundle;
  readonly patient: Element;
  readonly product: Product;
  readonly findings: FindingCollector;
  /** Current day, `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * Converts FHIR Organizations typed as pharmacies: all of a file about one patient, else those that dispense to the
 * patient.
 */
export function convertPharmacies(facts: PharmacyFacts): readonly JsonObject[] {
  const { bundle, patient, product, findings, today } = facts;
  const all = withoutRefused(bundle.ofType('Organization').filter(isPharmacy), findings);
  const isAlone = bundle.ofType('Patient').length === 1;
  const named = dispensers(bundle, patient);
  const own = all.filter((each) => isAlone || named.has(each));
  const rows = own.map((resource) => ({
    id: recordId(resource, product.info.slug),
    ...readEntity('pharmacy', { resource, product, findings, today }),
  }));
  const seen = new Map(rows.map((row) => [String(row['id']), row]));
  if (seen.size < rows.length)
    findings.leaveOut('Organization', 'is a pharmacy that another one stands for', rows.length - seen.size);
  return [...seen.values()];
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
