import { notUtf8 } from '../../../../engine/core/intake/csv-source.ts';
import type { ReadLine, Source, SourceLine } from '../../../../engine/core/intake/source.ts';
import { isJsonObject } from '../../../../engine/core/json/json.ts';
import { getAt } from '../../../../engine/core/json/pointer.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import { reasonAgainst } from '../../shared/standing.ts';
import type { Bundle } from '../fhir/bundle.ts';
import { createFindings } from '../fhir/findings.ts';
import { convertPatient } from '../fhir/patient.ts';
import type { Element } from '../fhir/resource.ts';

interface NumberedLine {
  readonly number: number;
  /** Text of the line; absent where it is too long. */
  readonly text?: string;
}

/** Reads one JSON value a line: a person, or a FHIR Patient as in FHIR Bulk Data. */
export function ndjsonSource(lines: AsyncIterable<NumberedLine>, product: Product): Source {
  return { header: ['Text'], lines: personsOf(lines, product) };
}

async function* personsOf(lines: AsyncIterable<NumberedLine>, product: Product): AsyncGenerator<SourceLine> {
  for await (const { number, text } of lines) {
    if (text?.trim() === '') continue;
    yield { line: number, fields: [text ?? ''], read: () => readLine(text, product) };
  }
}

function readLine(text: string | undefined, product: Product): ReadLine {
  if (text === undefined) return { problem: 'The line is too long to be one.' };
  if (text.includes('\uFFFD')) return { problem: notUtf8 };
  try {
    const value: unknown = JSON.parse(text);
    if (!isJsonObject(value)) return { problem: 'The line is no JSON object.' };
    return value['resourceType'] === undefined ? { record: value } : personOfResource(value, product);
  } catch {
    return { problem: 'The line is no JSON.' };
  }
}

/** Reads the patients of a FHIR bundle in file order. */
export function bundleSource(bundle: Bundle, product: Product): Source {
  return { header: ['Id'], lines: patientsOf(bundle, product) };
}

async function* patientsOf(bundle: Bundle, product: Product): AsyncGenerator<SourceLine> {
  for (const [index, resource] of bundle.ofType('Patient').entries()) {
    const id = typeof resource['id'] === 'string' ? resource['id'] : '';
    yield { line: index + 1, fields: [id], read: () => personOfResource(resource, product) };
  }
}

/** Converts a FHIR Patient into a person to import. */
function personOfResource(resource: Element, product: Product): ReadLine {
  const type = resource['resourceType'];
  if (type !== 'Patient') return { problem: 'The resource is no Patient.' };
  const reason = reasonAgainst(resource);
  if (reason !== undefined) return { problem: `The Patient ${reason}.` };
  const patient = convertPatient({
    patient: resource,
    product,
    organization: '',
    findings: createFindings(),
    today: new Date().toISOString().slice(0, 10),
  });
  const { name, dob, sex, externalId, address, telecom } = patient;
  const phone = getAt(telecom, '/phone');
  const person = { name, dob, sex, externalId, address, ...(phone !== undefined && { telecom: { phone } }) };
  return { record: Object.fromEntries(Object.entries(person).filter(([, value]) => value !== undefined)) };
}
