import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isForTests } from '../../engine/compiler/content-stamp.ts';
import { platformTerms } from './platform-terms.ts';
import type { SchemaNames } from './schema-names.ts';
import { collectSchemaNames } from './schema-names.ts';
import type { SourceTerm } from './source-terms.ts';
import { readSourceTerms } from './source-terms.ts';

const genericCode = ['engine/{core,react}/**/*.{ts,tsx}', 'gateway/**/*.ts'];

/** Finds schema names in the generic code below a root; returns one sentence for each. */
export function findForeignNames(
  root: string,
  excepted: Readonly<Record<string, string>> = platformTerms,
): readonly string[] {
  const names = namesOfSchemas(root, excepted);
  return globSync(genericCode, { cwd: root })
    .filter((file) => !isForTests(file))
    .sort()
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      return namesInSource(source, file, names).map((find) => sentence(file, find));
    });
}

/**
 * Lists the schema names that are forbidden in generic code: all except the terms of the schema language and of
 * the platform.
 */
export function namesOfSchemas(
  root: string,
  excepted: Readonly<Record<string, string>> = platformTerms,
): SchemaNames {
  const { language, ...collected } = collectSchemaNames(root);
  return { ...collected, language: new Set([...language, ...Object.keys(excepted)]) };
}

export interface ForeignName {
  readonly name: string;
  readonly line: number;
}

/** Finds the schema names in one source text. */
export function namesInSource(source: string, fileName: string, names: SchemaNames): readonly ForeignName[] {
  return readSourceTerms(source, fileName).flatMap((word) => {
    const name = nameIn(word, names);
    return name === undefined ? [] : [{ name, line: word.line }];
  });
}

function nameIn(word: SourceTerm, { things, fields, language }: SchemaNames): string | undefined {
  const isForeign = (part: string, names: ReadonlySet<string>) => names.has(part) && !language.has(part);
  const parts = word.kind === 'identifier' ? camelParts(word.value) : word.value.split(/[^\w]+/);
  const thing = parts.map(singular).find((part) => isForeign(part, things));
  if (thing !== undefined) return thing;
  if (word.kind === 'identifier')
    return isDistinctive(word.value) && isForeign(word.value, fields) ? word.value : undefined;
  const isSentence = /\s/.test(word.value.trim());
  return isSentence ? undefined : pathSteps(word.value).find((step) => isForeign(step, fields));
}

/**
 * Reports whether an identifier certainly names a schema field. Generic code may use a single word (`from`,
 * `total`) for something else, but a name of several words (`onsetDate`) is no coincidence.
 */
function isDistinctive(identifier: string): boolean {
  return /[a-z0-9][A-Z]|._./.test(identifier);
}

function camelParts(identifier: string): readonly string[] {
  return identifier.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').split(/[ _]/);
}

function singular(word: string): string {
  const lower = word.toLowerCase();
  return lower.endsWith('ies') ? `${lower.slice(0, -3)}y` : lower.replace(/s$/, '');
}

function pathSteps(text: string): readonly string[] {
  return text.split(/[/.:?&=]/);
}

function sentence(file: string, { name, line }: ForeignName): string {
  return `${file}:${line} names "${name}", which belongs to schemas/. Make it a property of the schema language, or, if it is a word of the platform, explain it in tools/quality/platform-terms.ts.`;
}
