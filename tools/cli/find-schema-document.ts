import { readFileSync } from 'node:fs';
import { standardDocument } from '../../engine/compiler/bundle/standard-documents.ts';
import { isJsonSchema, type JsonSchema } from '../../engine/core/json/json.ts';

/** Finds what a schema refers to: files by their address, and the meta-schemas of the standard. Never the network. */
export function findSchemaDocument(uri: string): JsonSchema | undefined {
  const standard = standardDocument(uri);
  if (standard !== undefined || !uri.startsWith('file:')) return standard;
  return readSchemaFile(new URL(uri));
}

/** Reads a schema. Throws an Error with a sentence for a file that cannot be read or is no JSON Schema. */
export function readSchemaFile(file: URL): JsonSchema {
  const text = readText(file).replace(/^\uFEFF/, '');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(
      `${file.pathname} is no JSON. Correct it; an editor with JSON support marks the position.`,
    );
  }
  if (isJsonSchema(value)) return value;
  throw new Error(`${file.pathname} is no JSON Schema: a schema is an object, or true or false.`);
}

function readText(file: URL): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${file.pathname} cannot be read. Check the path and your right to read it.`);
  }
}
