import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { normalizeText } from '../../engine/compiler/source/normalize-text.ts';
import { languageTerms } from './language-terms.ts';

/** Names that only `schemas/` and screens may use. */
export interface SchemaNames {
  /** Entities, tabs, forms and screens, forbidden even as a word of a sentence. */
  readonly things: ReadonlySet<string>;
  /**
   * Fields and file names of value sets, forbidden as texts, as tokens of a path, and as identifiers of several
   * words.
   */
  readonly fields: ReadonlySet<string>;
  /** Terms of the schema language, and exceptions listed by hand, allowed anywhere. */
  readonly language: ReadonlySet<string>;
}

/** Collects the names of entities, tabs, forms, screens, fields and value sets below a project's root. */
export function collectSchemaNames(root: string): SchemaNames {
  const things = new Set<string>();
  const fields = new Set<string>();
  for (const file of globSync('schemas/*/*.json', { cwd: root })) {
    const [stem = '', kind] = basename(file).split('.');
    const isShared = /^schemas[\\/](meta|shared|codes|access)[\\/]/.test(file);
    if (isShared) {
      if (kind === 'codes') fields.add(stem);
    } else if (kind === 'schema' || kind === 'tab' || kind === 'form') things.add(stem);
    if (kind === 'schema' && !file.includes('meta')) collectFields(readJson(join(root, file)), fields);
  }
  for (const file of globSync('screens/*/*.screen.json', { cwd: root })) {
    things.add(basename(file, '.screen.json'));
  }
  return { things, fields, language: languageTerms(root) };
}

function readJson(file: string): unknown {
  return JSON.parse(normalizeText(readFileSync(file, 'utf8')));
}

function collectFields(schema: unknown, fields: Set<string>): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === 'properties' && typeof value === 'object' && value !== null) {
      for (const name of Object.keys(value)) fields.add(name);
    }
    collectFields(value, fields);
  }
}
