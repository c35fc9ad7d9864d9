import fc from 'fast-check';
import { type Node, parseTree } from 'jsonc-parser';
import { expect, it, vi } from 'vitest';
import type { Json } from '../core/json/json.ts';
import { compileSources } from './compile.ts';
import { errorsAmong, formatDiagnostics } from './diagnostics.ts';
import { libraryTexts } from './library.fixture.ts';

const paths = [...libraryTexts.keys()];

/** Generates words that mean something in the library or the schema language, along with any other text. */
const words = fc.constantFrom(
  ...[
    'book',
    'loan',
    '/loans',
    'title',
    '$ref',
    '#',
    '../book/book.schema.json',
    '#/properties/title',
    '{product}',
  ],
  ...[
    'self.title',
    'self.',
    '@required',
    'x-record',
    '__proto__',
    'constructor',
    '^(a+)+$',
    '[',
    'properties',
    'type',
  ],
);

const anyValue = fc.oneof(words, fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>);

/**
 * Number of runs. Raise it by hand to some thousands after a change of the compiler; the test then takes
 * minutes.
 */
const runs = 500;

type Change = (parent: Json[] | Record<string, Json>, key: string | number) => void;

// Copies a value when it is inserted, so that a later change of the same run does not alter it.
const change: fc.Arbitrary<Change> = fc.oneof(
  anyValue.map(
    (value): Change =>
      (parent, key) =>
        Reflect.set(parent, key, structuredClone(value)),
  ),
  fc.constant<Change>((parent, key) => Reflect.deleteProperty(parent, key)),
  fc.tuple(words, anyValue).map(
    ([name, value]): Change =>
      (parent) =>
        Object.defineProperty(parent, Array.isArray(parent) ? parent.length : name, {
          value: structuredClone(value),
          enumerable: true,
          configurable: true,
          writable: true,
        }),
  ),
);

/** Lists every parent and key in a JSON value whose value can be changed. */
function placesOf(value: unknown): readonly (readonly [Json[] | Record<string, Json>, string | number])[] {
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Json[] | Record<string, Json>;
  const keys = Array.isArray(parent) ? [...parent.keys()] : Object.keys(parent);
  return keys.flatMap((key) => [[parent, key] as const, ...placesOf(Reflect.get(parent, key))]);
}

const mutated = fc
  .tuple(fc.constantFrom(...paths), fc.array(fc.tuple(fc.nat(), change), { minLength: 1, maxLength: 3 }))
  .map(([path, changes]) => {
    const value = JSON.parse(libraryTexts.get(path) ?? '{}') as Json;
    for (const [pick, apply] of changes) {
      const places = placesOf(value);
      const place = places[pick % Math.max(1, places.length)];
      if (place !== undefined) apply(...place);
    }
    return { path, text: JSON.stringify(value, null, 2) };
  });

const cut = fc
  .tuple(fc.constantFrom(...paths), fc.nat(), fc.string({ maxLength: 3 }))
  .map(([path, pick, inserted]) => {
    const text = libraryTexts.get(path) ?? '';
    const at = pick % text.length;
    return { path, text: `${text.slice(0, at)}${inserted}${text.slice(at + inserted.length)}` };
  });

/** Generates edits that replace one value or one name and keep all text around it, as typing does. */
const typed = fc
  .tuple(fc.constantFrom(...paths), fc.nat(), anyValue, fc.string({ maxLength: 3 }))
  .map(([path, pick, value, added]) => {
    const text = libraryTexts.get(path) ?? '';
    const nodes = nodesIn(parseTree(text)).slice(1);
    const { offset, length, type, parent, value: before } = nodes[pick % nodes.length] ?? nodes[0] ?? noNode;
    const isName = parent?.type === 'property' && parent.children?.[0]?.offset === offset;
    const isText = type === 'string' && (isName || pick % 2 === 0);
    const written = JSON.stringify(isText ? `${before}${added}` : value);
    return { path, text: text.slice(0, offset) + written + text.slice(offset + length) };
  });

const noNode: Node = { type: 'null', offset: 0, length: 0 };

function nodesIn(node: Node | undefined): readonly Node[] {
  if (node === undefined) return [];
  const own = node.type === 'property' ? [] : [node];
  return [...own, ...(node.children ?? []).flatMap(nodesIn)];
}

const anyText = fc.oneof({ weight: 4, arbitrary: mutated }, { weight: 1, arbitrary: cut });

it('answers every broken schema set with diagnostics that point into its files, never with an exception', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async ({ path, text }) => {
      const texts = new Map(libraryTexts).set(path, text);
      const { diagnostics, files } = await compileSources(texts);
      expect(files.length === 0).toBe(errorsAmong(diagnostics).length > 0);
      for (const { path: file, line, column, source } of diagnostics) {
        expect((texts.get(file) ?? '').split('\n')[line - 1]).toBe(source);
        expect(column).toBeLessThanOrEqual(source.length + 1);
      }
      expect(formatDiagnostics(diagnostics)).not.toContain('    at ');
    }),
    { numRuns: runs },
  );
}, 600_000);

/** Loads another instance of the compiler, with caches of its own. */
async function newCompiler() {
  vi.resetModules();
  const { readSchemaSet, schemaSetDiagnostics } = await import('./read-schema-set.ts');
  const { planSchemaSet } = await import('./plan-schema-set.ts');
  return (texts: ReadonlyMap<string, string>) => {
    const diagnostics = schemaSetDiagnostics();
    const plan = planSchemaSet(readSchemaSet(texts, diagnostics), diagnostics);
    const rules = [...plan.entities.keys()].map((name) => plan.rulesOf(name));
    return JSON.stringify({ plan, rules, diagnostics: diagnostics.all }, withoutFiles);
  };
}

function withoutFiles(key: string, value: unknown): unknown {
  if (key === 'file') return undefined;
  return value instanceof Map ? [...value] : value;
}

it('plans after a change what it would plan if everything were new', async () => {
  const planAgain = await newCompiler();
  const planNew = await newCompiler();
  let blanks = 0;
  expect(planAgain(libraryTexts)).toBe(planAgain(libraryTexts));
  await fc.assert(
    fc.property(fc.oneof({ weight: 3, arbitrary: typed }, anyText), ({ path, text }) => {
      const texts = new Map(libraryTexts).set(path, text);
      // Appends a blank in every other run, so that the new compiler finds every file changed.
      blanks = (blanks + 1) % 2;
      const resaved = new Map([...texts].map(([each, content]) => [each, content + ' '.repeat(blanks)]));
      const planned = planNew(resaved);
      expect(planAgain(texts)).toBe(planned);
      // Plans a second time, since a plan with reports is not cached and must report again.
      expect(planAgain(texts)).toBe(planned);
    }),
    { numRuns: 60 },
  );
}, 120_000);
