import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { platformWords } from './platform-words.ts';
import type { SchemaNames } from './schema-names.ts';
import { collectSchemaNames } from './schema-names.ts';
import type { SourceWord } from './source-words.ts';
import { readSourceWords } from './source-words.ts';

/** Handlers are what a schema names when generic code does not do: they may know entities. */
const genericCode = ['engine/**/*.{ts,tsx}', 'gateway/**/*.ts'];
const exempt = /\.(test|fixtures?)\.tsx?$|[\\/](fixtures|testing)[\\/]|^gateway[\\/]handlers[\\/]/;

/** Finds schema names in the generic code below a root; one sentence for each find. */
export function findForeignNames(root: string): readonly string[] {
  const names = collectSchemaNames(root);
  return globSync(genericCode, { cwd: root })
    .filter((file) => !exempt.test(file))
    .sort()
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      return namesInSource(source, file, names).map((find) => sentence(file, find));
    });
}

export interface ForeignName {
  readonly name: string;
  readonly line: number;
}

/** The schema names in one source text. */
export function namesInSource(source: string, fileName: string, names: SchemaNames): readonly ForeignName[] {
  return readSourceWords(source, fileName).flatMap((word) => {
    const name = nameIn(word, names);
    return name === undefined ? [] : [{ name, line: word.line }];
  });
}

function nameIn(word: SourceWord, { things, fields }: SchemaNames): string | undefined {
  const parts = word.kind === 'identifier' ? camelParts(word.value) : word.value.split(/[^\w]+/);
  const thing = parts.map(singular).find((part) => isForeign(part, things));
  if (thing !== undefined) return thing;
  if (word.kind === 'identifier') return isForeign(word.value, fields) ? word.value : undefined;
  const isSentence = /\s/.test(word.value.trim());
  return isSentence ? undefined : pathSteps(word.value).find((step) => isForeign(step, fields));
}

function isForeign(word: string, names: ReadonlySet<string>): boolean {
  return names.has(word) && !Object.hasOwn(platformWords, word);
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
  return `${file}:${line} names "${name}", which belongs to schemas/. Make it a property of the schema language, or, if it is a word of the platform, explain it in tools/quality/platform-words.ts.`;
}
