import { isJsonObject, type Json, jsonObject } from '../json/json.ts';
import { type FhirValue, trimmedText } from './fhir-values.ts';

/**
 * Reports whether answers meet a condition of `enableWhen`. Without an answer only `exists = false` is met, and
 * not even `!=`, since FHIR compares answers.
 */
export function meets(answers: readonly FhirValue[], operator: string, expected: FhirValue): boolean {
  if (operator === 'exists') return answers.length > 0 === (expected.value !== false);
  if (operator === '!=') return answers.length > 0 && !answers.some((answer) => isEqual(answer, expected));
  if (operator === '=') return answers.some((answer) => isEqual(answer, expected));
  return answers.some((answer) => {
    const order = compareFhirValues(answer, expected);
    return order !== undefined && (comparisons[operator]?.(order) ?? false);
  });
}

const comparisons: Readonly<Record<string, (order: number) => boolean>> = {
  '>': (order) => order > 0,
  '<': (order) => order < 0,
  '>=': (order) => order >= 0,
  '<=': (order) => order <= 0,
};

function isEqual(answer: FhirValue, expected: FhirValue): boolean {
  if (answer.type === 'Quantity' || expected.type === 'Quantity')
    return compareFhirValues(answer, expected) === 0;
  if (isJsonObject(answer.value) && isJsonObject(expected.value))
    return isSameCode(answer.value, expected.value);
  const order = compareFhirValues(answer, expected);
  return order === undefined ? answer.value === expected.value : order === 0;
}

/** Compares two codes without their display. Ignores the system if only one of them has one. */
function isSameCode(left: Json, right: Json): boolean {
  const [a, b] = [jsonObject(left), jsonObject(right)];
  const codes = [a, b].map(({ code, reference, display }) => code ?? reference ?? display);
  const isOneSystem = a['system'] === b['system'] || a['system'] === undefined || b['system'] === undefined;
  return codes[0] !== undefined && codes[0] === codes[1] && isOneSystem;
}

/** Compares two values; negative if the first is less, undefined for values without an order. */
export function compareFhirValues(left: FhirValue, right: FhirValue): number | undefined {
  if (left.type === 'Quantity' && right.type === 'Quantity')
    return orderOfQuantities(left.value, right.value);
  const [a, b] = [comparable(left), comparable(right)];
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0;
  return undefined;
}

/** Compares quantities of the same unit, without conversion. */
function orderOfQuantities(left: Json, right: Json): number | undefined {
  const [a, b] = [jsonObject(left), jsonObject(right)];
  const [first, second] = [a['value'], b['value']];
  const units = [a, b].map(({ code, unit }) => trimmedText(code) ?? trimmedText(unit));
  const isOneUnit = units[0] === units[1] || units.includes(undefined);
  return isOneUnit && typeof first === 'number' && typeof second === 'number' ? first - second : undefined;
}

/**
 * Converts a value for comparison: a date with time to an instant, a time to one with seconds. Other values
 * stay as written.
 */
function comparable({ type, value }: FhirValue): number | string | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  if (type === 'DateTime' && value.includes('T')) return Date.parse(value);
  return value;
}
