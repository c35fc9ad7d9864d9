import { isPartialMoment } from '../../../../engine/core/dates/partial-dates.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import type { CodeEntry } from '../../../../engine/core/product/value-set.ts';
import type { FieldConversion } from './conversion.ts';
import { type Element, elementAt, elementsAt, textAt } from './resource.ts';

const snomed = 'http://snomed.info/sct';
const loincSystem = 'http://loinc.org';
const ucumSystem = 'http://unitsofmeasure.org';

/** Readings of an Observation of another system: of a kind that the product records itself. */
export const observationConversions = {
  'not-measured': {
    reads: ['status', 'valueQuantity.code', 'valueQuantity.system'],
    read: ({ resource, product }) => reasonAgainst(resource, product),
  },
  measurement: {
    reads: ['code.coding.system', 'code.coding.code'],
    read: ({ resource, product }) => measurementOf(resource, product)?.code,
  },
  'measurement-codes': {
    reads: [],
    read: ({ resource, product }) => {
      const found = measurementOf(resource, product);
      return found && [{ system: snomed, code: String(found['snomed']), display: found.display }];
    },
  },
  'measured-when': {
    reads: (resource) => momentOf(resource).read,
    read: ({ resource }) => momentOf(resource).moment,
  },
  'measured-unit': {
    reads: ['valueQuantity.unit'],
    read: ({ resource, product }) => unitsOf(resource, product),
  },
} satisfies Readonly<Record<string, FieldConversion>>;

function reasonAgainst(observation: Element, product: Product): string | undefined {
  if (measurementOf(observation, product) === undefined)
    return 'is neither height nor weight nor serum creatinine';
  const { value } = elementAt(observation, 'valueQuantity') ?? {};
  return typeof value !== 'number' || unitsOf(observation, product) === undefined
    ? 'has no number in a unit that the product measures in'
    : undefined;
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

/**
 * Finds the unit by its UCUM code, else by its text; only a unit of this measurement, and none where code and text name
 * two units.
 */
function unitsOf(observation: Element, product: Product): string | undefined {
  const quantity = elementAt(observation, 'valueQuantity');
  const [code, text] = [textAt(quantity, 'code'), textAt(quantity, 'unit')];
  const unitOf = (written: string | undefined) =>
    product.codes['units']?.codes.find((each) => each.code === written || each['ucum'] === written)?.code;
  const [byCode, byText] = [unitOf(code), unitOf(text)];
  const isCoded = code !== undefined && textAt(quantity, 'system') === ucumSystem;
  if (byCode !== undefined && byText !== undefined && byCode !== byText) return undefined;
  if (isCoded && byCode === undefined) return undefined;
  const unit = byCode ?? byText;
  const allowed = measurementOf(observation, product)?.['units'];
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
