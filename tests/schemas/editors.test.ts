import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { sourceKinds } from '../../engine/compiler/files/kind-files.ts';

const root = resolve(import.meta.dirname, '../..');

const sources = globSync(['schemas/**/*.json', 'screens/**/*.screen.json'], { cwd: root })
  .filter((path) => !path.startsWith('schemas/meta/'))
  .toSorted();

function readJson(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(resolve(root, path), 'utf8')) as Record<string, unknown>;
}

/** Returns the path of the meta-schema for a file's name. */
function metaSchemaOf(path: string): string {
  const kind = path === 'schemas/product.json' ? 'product' : (path.split('.').at(-2) ?? '');
  return `schemas/meta/${kind === 'schema' ? 'entity' : kind}.schema.json`;
}

const validators = new Map<string, ValidateFunction>();

/** Validator by which an editor checks a file, knowing only the meta-schema. */
function validatorOf(path: string): ValidateFunction {
  const known =
    validators.get(path) ?? new Ajv2020({ strict: false, validateFormats: false }).compile(readJson(path));
  validators.set(path, known);
  return known;
}

interface Settings {
  readonly 'json.schemas': readonly { readonly fileMatch: readonly string[]; readonly url: string }[];
}

const settings = readJson('.vscode/settings.json') as unknown as Settings;

/** Files that an editor maps to a schema; a pattern that begins with `!` excludes files. */
function mappedFiles(fileMatch: readonly string[]): ReadonlySet<string> {
  const matched = globSync(
    fileMatch.filter((pattern) => !pattern.startsWith('!')).map((pattern) => pattern.slice(1)),
    {
      cwd: root,
      exclude: fileMatch.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(2)),
    },
  );
  return new Set(matched);
}

describe('an editor that knows JSON Schema', () => {
  it.each(sources)('is led from %s to the meta-schema of its kind, which holds', (path) => {
    const value = readJson(path);
    const led = relative(root, resolve(root, dirname(path), String(value['$schema'])));
    expect(led).toBe(metaSchemaOf(path));
    expect(existsSync(resolve(root, led))).toBe(true);
    const validate = validatorOf(led);
    expect([validate(value), validate.errors]).toEqual([true, null]);
  });

  it('finds every file of the schema set by the settings of the project, new ones too', () => {
    const mapped = settings['json.schemas'].map(({ fileMatch, url }) => ({
      files: mappedFiles(fileMatch),
      url,
    }));
    for (const path of sources) {
      const found = mapped.filter(({ files }) => files.has(path));
      expect(found.map(({ url }) => url)).toEqual([`./${metaSchemaOf(path)}`]);
    }
  });

  it.each([
    ['a misspelt option of a widget', 'code-search', { minLenght: 3 }],
    ['an option of another widget', 'textarea', { counter: true }],
    ['an option with a value of another type', 'number', { maxCharacters: '3' }],
  ])('underlines %s', (_mistake, widget, options) => {
    const validate = validatorOf('schemas/meta/form.schema.json');
    const form = (given: object) => ({
      entity: 'allergy',
      layout: [['allergy']],
      fields: { allergy: { 'ui:widget': widget, 'ui:options': given } },
    });
    expect([validate(form({})), validate(form(options))]).toEqual([true, false]);
    expect(validate.errors?.map(({ instancePath }) => instancePath)).toContain(
      Object.keys(options)[0] === 'maxCharacters'
        ? '/fields/allergy/ui:options/maxCharacters'
        : '/fields/allergy/ui:options',
    );
  });

  it('has a meta-schema for every kind of file', () => {
    const wanted = sourceKinds.map(
      (kind) => `./schemas/meta/${kind === 'schema' ? 'entity' : kind}.schema.json`,
    );
    expect(settings['json.schemas'].map(({ url }) => url).toSorted()).toEqual(wanted.toSorted());
  });

  it.each(globSync('schemas/meta/*.json', { cwd: root }))(
    'is told by %s what each kind of file is',
    (path) => {
      const meta = readJson(path);
      expect(meta['$schema']).toBe('https://json-schema.org/draft/2020-12/schema');
      expect([typeof meta['title'], typeof meta['description']]).toEqual(['string', 'string']);
    },
  );
});
