import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileSources } from '../../engine/compiler/compile.ts';
import { loadProduct } from '../../engine/compiler/compile-product.ts';
import { formatDiagnostics } from '../../engine/compiler/diagnostics.ts';
import { evaluate } from '../../engine/compiler/expressions/expression.fixture.ts';
import { sourceKinds } from '../../engine/compiler/files/kind-files.ts';
import { libraryTexts } from '../../engine/compiler/library.fixture.ts';
import { readSources } from '../../engine/compiler/source/read-sources.ts';
import type { Json, JsonObject } from '../../engine/core/json/json.ts';
import { widgetNames } from '../../engine/core/product/parts.ts';
import type { Product } from '../../engine/core/product/product.ts';
import { optionsOfWidget } from '../../engine/core/product/widget-options.ts';
import { deriveValues } from '../../engine/core/records/derive.ts';
import { tidyValue } from '../../engine/core/validation/tidy.ts';
import { checkRecord } from '../../engine/core/validation/validate.ts';
import { openTestGateway } from '../../gateway/testing/open-test-gateway.ts';
import { organizations, projects } from '../../tools/demo/organizations.ts';
import { userRecords } from '../../tools/demo/users.ts';
import { patient } from '../product/harness/records.ts';
import { filesOf, type GuidePage, guidePages, stepsOf } from './guide-pages.ts';

const root = resolve(import.meta.dirname, '../..');
function existing<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Error('The product does not have what the page describes.');
  return found;
}

const pageOf = (name: string) => guidePages.find((page) => page.name === name);

/** Formats the compiler's diagnostics about one file, or about all of them. */
async function toldAbout(texts: ReadonlyMap<string, string>, file?: string): Promise<string> {
  const { diagnostics } = await compileSources(texts);
  return formatDiagnostics(diagnostics.filter(({ path }) => file === undefined || path === file));
}

/**
 * Formats the diagnostics except those about unused parts, since a part that a page adds may not be used before the
 * next step.
 */
async function mistakesIn(texts: ReadonlyMap<string, string>): Promise<string> {
  const { diagnostics } = await compileSources(texts);
  return formatDiagnostics(diagnostics.filter(({ code }) => !code.endsWith('/unused')));
}

describe('the files that the analyst guide shows', () => {
  const pages = guidePages.filter((page) => filesOf(page).size > 0);

  it.each(pages.map((page) => [page.name, page] as const))(
    'compile on %s, laid over the library',
    async (_name, page) => {
      expect(await mistakesIn(new Map([...libraryTexts, ...filesOf(page)]))).toBe('');
    },
  );
});

describe('the pages of the analyst guide', () => {
  it.each(guidePages.map(({ name, text }) => [name, text]))(
    'show how %s is done in the Studio before any file or command',
    (_name, text) => {
      const studio = text.search(/\bStudio\b/);
      const file = text.search(/^ *```/m);
      expect(studio).toBeGreaterThan(-1);
      expect(file === -1 || studio < file).toBe(true);
    },
  );
});

describe('the mistakes that the analyst guide shows', () => {
  const mistakes = guidePages.flatMap((page) =>
    page.blocks.flatMap((block, index) => {
      const isMistake = block.labels[0] === 'wrong';
      return isMistake ? [[`${page.name}:${block.line}`, page, block, page.blocks[index + 1]] as const] : [];
    }),
  );

  it.each(mistakes)('are told as %s says', async (_name, page, wrong, told) => {
    const path = wrong.labels[1] ?? '';
    const texts = new Map([...libraryTexts, ...filesOf(page), [path, wrong.text]]);
    expect(told?.language).toBe('text');
    expect(await toldAbout(texts, path)).toBe(told?.text.trimEnd());
  });
});

/**
 * Applies the steps of a page in order, as a reader would; expects a schema set without mistakes after each step.
 */
async function followed(name: string): Promise<ReadonlyMap<string, string>> {
  const page = pageOf(name);
  const texts = new Map(await readSources(root));
  const steps = page === undefined ? [] : stepsOf(page);
  expect(steps.length).toBeGreaterThan(2);
  for (const { path, change } of steps) {
    texts.set(path, change(texts.get(path)));
    expect([path, await mistakesIn(texts)]).toEqual([path, '']);
  }
  return texts;
}

describe('the widgets of forms', () => {
  const page = readFileSync(resolve(root, 'docs/analyst/form.md'), 'utf8');
  const table = page
    .slice(page.indexOf('## Widgets'))
    .split('\n')
    .filter((line) => line.startsWith('| `'));

  it.each(widgetNames)('are all explained with their options: %s', (widget) => {
    const row = table.find((line) => line.split(' | ')[0]?.includes(`\`${widget}\``));
    expect(row).toBeDefined();
    for (const option of Object.keys(optionsOfWidget(widget))) expect(row).toContain(`\`${option}\``);
  });
});

describe('the first change of the analyst guide', () => {
  it('compiles step by step, and is in the form, the table and the dictionary', async () => {
    const { files } = await compileSources(await followed('README'));
    const dictionary = files.find(({ path }) => path.endsWith('data-dictionary.md'))?.text ?? '';
    expect(dictionary).toMatch(
      /Certainty[\s\S]*Asked for in the form `allergy`\n- Shown in the tab Allergies/,
    );
  });
});

describe('the new entity of the analyst guide', () => {
  it('compiles file by file, and is in the calls that the gateway describes', async () => {
    const { files } = await compileSources(await followed('new-entity'));
    const document = files.find(({ path }) => path.endsWith('openapi.json'))?.text ?? '';
    expect(document).toContain('/immunization/delete');
  });
});

describe('the new statistic of the analyst guide', () => {
  it('compiles step by step, narrows and sorts queues by the latest value, and says in the dictionary what each option means', async () => {
    const { files } = await compileSources(await followed('statistic'));
    expect(await foundByA1c(await loadProduct(files))).toEqual({
      'above-9': ['high'],
      '7-to-9': ['nine', 'seven'],
      'below-7': ['low'],
      none: ['none', 'other'],
      sorted: ['low', 'seven', 'nine', 'high', 'none', 'other'],
    });
    const dictionary = files.find(({ path }) => path.endsWith('data-dictionary.md'))?.text ?? '';
    expect(dictionary).toContain(
      'Above 9 (above 9); 7 to 9 (from 7, up to 9); Below 7 (below 7); None (no value)',
    );
  });
});

describe('the score of the analyst guide', () => {
  it('adds the points of the answers, has words for the sum, and is blank while a question is open', async () => {
    const page = pageOf('score');
    const files = page === undefined ? [] : filesOf(page);
    const product = await loadProduct((await compileSources(new Map([...libraryTexts, ...files]))).files);
    const entity = existing(product.entities['feeling']);
    const scope = { now: '2026-01-15T12:00:00Z', today: '2026-01-15' };
    const derived = (value: JsonObject) =>
      deriveValues({ entity, value, old: undefined, scope: { ...scope, self: value } });
    const answers = { sleep: 'sometimes', worry: 'daily' };
    expect(derived({ ...answers, gloom: 'often' })).toMatchObject({ score: 8, level: 'high' });
    expect(derived({ ...answers, gloom: 'never' })).toMatchObject({ score: 4, level: 'raised' });
    expect(tidyValue(entity, derived({ ...answers, score: 12, level: 'high' }))).toEqual(answers);
    const value = derived({ ...answers, gloom: 'often' });
    const found = checkRecord({ product, entity: 'feeling', value, scope: { ...scope, self: value } });
    expect(found.map(({ message }) => message)).toEqual(['The score is 8 (High: offer help)']);
  });
});

/** Finds the patients of each option by their last A1c, and lists all patients sorted by that value. */
async function foundByA1c(product: Product): Promise<Readonly<Record<string, readonly string[]>>> {
  const gateway = await openTestGateway({ product });
  try {
    await gateway.startOver([...organizations, ...projects, ...userRecords(product.info.slug)]);
    const values = { low: [9.5, 6.9], seven: [7], nine: [9], high: [6, 9.1], none: [], other: [] };
    for (const [id, all] of Object.entries(values)) {
      await gateway.load([patient(id, {}), ...all.map((value, n) => a1c(id, n, value))]);
    }
    await gateway.load([a1c('other', 0, 8, 'Potassium')]);
    const run = async (body: JsonObject) => {
      const answer = await gateway.as('demo|pharmacist')('POST', '/api/regimen/queue/run', body);
      return (answer.body['hits'] as readonly JsonObject[]).map(({ id }) => String(id));
    };
    const found: Record<string, readonly string[]> = {};
    for (const filterTerm of ['above-9', '7-to-9', 'below-7', 'none'])
      found[filterTerm] = (
        await run({ filters: [{ statType: 'last_a1c', queryType: 'range', filterTerm }] })
      ).toSorted();
    return { ...found, sorted: await run({ filters: [], sort: [{ by: 'last_a1c', descending: false }] }) };
  } finally {
    await gateway.close();
  }
}

function a1c(subject: string, month: number, value: number, text = 'A1c') {
  return {
    entity: 'observation',
    record: {
      ...{ _id: `${subject}-${month}`, type: 'patient.observation', subject, text, isCustom: true },
      ...{ issued: `2026-0${month + 1}-14T15:09:00Z`, valueQuantity: { value } },
    },
  };
}

describe('the words of each kind of file', () => {
  const kinds = sourceKinds.map((kind) => (kind === 'schema' ? 'entity' : kind));

  it.each(kinds)('are all explained on the page of %s', (kind) => {
    const meta = JSON.parse(
      readFileSync(resolve(root, `schemas/meta/${kind}.schema.json`), 'utf8'),
    ) as JsonObject;
    const page = pageOf(kind);
    expect(page?.text ?? `docs/analyst/${kind}.md is missing`).toContain(`schemas/meta/${kind}.schema.json`);
    expect(wordsOf(meta).filter((word) => word !== '$schema' && !isExplained(page, word))).toEqual([]);
  });
});

function isExplained(page: GuidePage | undefined, word: string): boolean {
  return page?.text.includes(`\`${word}\``) ?? false;
}

/** Lists every property that a meta-schema knows, at any depth. */
function wordsOf(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = Object.keys((schema as { properties?: object }).properties ?? {});
  const deeper = Object.entries(schema).flatMap(([keyword, value]) =>
    keyword === 'properties' ? Object.values(value as object).flatMap(wordsOf) : wordsOf(value),
  );
  return [...new Set([...own, ...deeper])];
}

describe('the expressions of the analyst guide', () => {
  const { blocks = [] } = pageOf('expressions') ?? {};
  const self = JSON.parse(blocks.find(({ labels: [label] }) => label === 'self')?.text ?? '{}') as Json;
  const lines = blocks
    .filter(({ language }) => language === 'cel')
    .flatMap(({ text }) => text.trim().split('\n'))
    .map((line) => line.split(/\s+\/\/ /) as [string, string]);

  it.each(lines)('%s is %s', (expression, expected) => {
    const value = evaluate(expression, { self });
    expect(value === undefined ? 'blank' : JSON.stringify(value)).toBe(expected);
  });

  it('are there', () => {
    expect(lines.length).toBeGreaterThan(30);
  });
});

describe('the links of the analyst guide', () => {
  it.each(guidePages.map((page) => [page.name, page] as const))('of %s lead somewhere', (_name, { text }) => {
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path);
    expect(links.filter((path) => !existsSync(resolve(root, 'docs/analyst', path)))).toEqual([]);
  });
});
