import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { functionNames } from '../../engine/compiler/expressions/emit-call.ts';
import { userType } from '../../engine/compiler/expressions/user-type.ts';
import { isMissingFile } from '../../engine/compiler/source/missing-file.ts';
import { cellNames, widgetNames } from '../../engine/core/product/parts.ts';

/**
 * Lists the terms of the schema language: meta-schemas, widgets, cells, functions, the user in expressions, the
 * gateway's fields. Generic code may use these even if entities have fields with the same names.
 */
export function languageTerms(root: string): ReadonlySet<string> {
  const userFields = userType.is === 'object' ? Object.keys(userType.fields) : [];
  const words = new Set<string>([...widgetNames, ...cellNames, ...functionNames, ...userFields]);
  for (const file of globSync('schemas/meta/*.json', { cwd: root })) collect(readJson(root, file), words);
  for (const name of ['record', 'performer'])
    for (const field of Object.keys(propertiesOf(readJson(root, `schemas/shared/${name}.schema.json`))))
      words.add(field);
  return words;
}

/** Collects the property names of a meta-schema, and the strings among its enumerated values. */
function collect(schema: unknown, words: Set<string>): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const name of Object.keys(propertiesOf(schema))) words.add(name);
  const { enum: choices } = schema as { readonly enum?: unknown };
  for (const choice of Array.isArray(choices) ? choices : [])
    if (typeof choice === 'string') words.add(choice);
  for (const child of Object.values(schema)) collect(child, words);
}

function propertiesOf(schema: unknown): object {
  const { properties } = schema as { readonly properties?: unknown };
  return typeof properties === 'object' && properties !== null ? properties : {};
}

function readJson(root: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch (error) {
    if (isMissingFile(error)) return {};
    throw error;
  }
}
