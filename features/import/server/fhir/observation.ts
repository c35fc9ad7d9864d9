import { isPartialMoment } from '../../../../engine/core/dates/partial-dates.ts';
import type { JsonObject } from '../../../../engine/core/json/json.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import type { CodeEntry } from '../../../../engine/core/product/value-set.ts';
import { reasonAgainst } from '../../shared/standing.ts';
import type { Findings } from './findings.ts';
import { type Imported, withoutMissing } from './imported.ts';
import { ownId, recordId } from './own-record.ts';
import { type Element, elementAt, elementsAt, textAt } from './resource.ts';
import { noteUntaken } from './untaken.ts';

const taken = [
  ...['code.coding.system', 'code.coding.code', 'status', 'subject.reference'],
  ...['value', 'unit', 'code', 'system'].map((part) => `valueQuantity.${part}`),
];

const snomed = 'http://snomed.info/sct';
const loincSystem = 'http://loinc.org';

interface ObservationFacts {
  readonly observation: Element;
  /** `_id` of the patient's record. */
  readonly subject: string;
  readonly product: Product;
  readonly findings: Findings;
}

/**
 * Converts a FHIR Observation into an observation of a kind that the product records itself, by the value set of
 * measurements.
 */
export function convertObservation(facts: ObservationFacts): JsonObject | undefined {
  const { observation, subject, product, findings } = facts;
  const measurement = measurementOf(observation, product);
  if (measurement === undefined) {
    findings.leaveOut('Observation', 'is neither height nor weight nor serum creatinine');
    return undefined;
  }
  const reason = reasonAgainst(observation);
  if (reason !== undefined) {
    findings.leaveOut('Observation', reason);
    return undefined;
  }
  const units = unitsOf(observation, measurement, product);
  const { value } = elementAt(observation, 'valueQuantity') ?? {};
  if (typeof value !== 'number' || units === undefined) {
    findings.leaveOut('Observation', 'has no number in a unit that the product measures in');
    return undefined;
  }
  const isOwn = ownId(observation, product.info.slug) !== undefined;
  const when = momentOf(observation);
  noteUntaken(findings, observation, [
    ...taken,
    ...(isOwn ? ['identifier', 'code', 'issued'] : []),
    ...when.read,
  ]);
  return withoutMissing({
    _id: recordId(observation, product.info.slug),
    type: 'patient.observation',
    subject,
    text: measurement.code,
    name: nameOf(observation, measurement, isOwn),
    issued: when.moment,
    valueQuantity: { value, units },
    isCustom: isOwn ? undefined : false,
  } satisfies Imported<'observation'>);
}

function measurementOf(observation: Element, product: Product): CodeEntry | undefined {
  const codings = elementsAt(elementAt(observation, 'code'), 'coding');
  return product.codes['measurements']?.codes.find(({ loinc, snomed: concept }) =>
    codings.some((each) => {
      const code = textAt(each, 'code');
      const system = textAt(each, 'system');
      return (system === loincSystem && code === loinc) || (system === snomed && code === concept);
    }),
  );
}

/** Names the measurement as this product's forms do; its own exports have that code beside the LOINC code. */
function nameOf(
  observation: Element,
  { snomed: concept, display }: CodeEntry,
  isOwn: boolean,
): Imported<'observation'>['name'] {
  if (!isOwn) return { coding: [{ system: snomed, code: String(concept), display }] };
  const coding = elementsAt(elementAt(observation, 'code'), 'coding').filter(
    (each) => textAt(each, 'system') !== loincSystem,
  );
  return coding.length === 0 ? undefined : { coding };
}

/** Finds the unit by its UCUM code, else by its text; only a unit of this measurement. */
function unitsOf(observation: Element, measurement: CodeEntry, product: Product): string | undefined {
  const quantity = elementAt(observation, 'valueQuantity');
  const written = [textAt(quantity, 'code'), textAt(quantity, 'unit')];
  const unit = product.codes['units']?.codes.find(
    ({ code, ucum }) => written.includes(String(ucum)) || written.includes(code),
  )?.code;
  const allowed = measurement['units'];
  return unit !== undefined && Array.isArray(allowed) && allowed.includes(unit) ? unit : undefined;
}

/** Elements that date a measurement, the best first: the beginning of a period before its end, and last the release. */
const dates = [
  'effectiveDateTime',
  'effectiveInstant',
  'effectivePeriod.start',
  'effectivePeriod.end',
  'issued',
];

interface When {
  /** Time as exact as the file gives it: an instant, a day, a month or a year. */
  readonly moment: string | undefined;
  /** Paths of the elements that gave the time. */
  readonly read: readonly string[];
}

function momentOf(observation: Element): When {
  for (const path of dates) {
    const [name = '', part] = path.split('.');
    const moment =
      part === undefined ? textAt(observation, name) : textAt(elementAt(observation, name), part);
    if (moment !== undefined && isPartialMoment(moment)) return { moment, read: [path] };
  }
  return { moment: undefined, read: [] };
}
