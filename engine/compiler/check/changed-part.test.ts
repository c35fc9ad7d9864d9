import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pointerOf, setAt } from '../../core/json/pointer.ts';
import { kinds } from '../kinds/kinds.ts';
import { libraryTexts } from '../library.fixture.ts';
import { parseSource } from '../source/source-file.ts';
import { changedPart } from './changed-part.ts';

const ajv = new Ajv2020({ strict: false, validateFormats: false });
for (const { name, meta } of kinds) ajv.addSchema(meta, name);

const sound = [...libraryTexts].flatMap(([path, text]) => {
  const { kind, value } = parseSource(path, text, { slug: 'library', title: 'Library' });
  return ajv.getSchema(kind)?.(value) === true ? [{ kind, value }] : [];
});

/** Lists the path of every part of a value, the value itself first. */
function placesOf(value: unknown, at: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([name, child]) => placesOf(child, [...at, name]))];
}

const places = new Map(sound.map(({ value }) => [value, placesOf(value).slice(1)]));

const words = fc.constantFrom<unknown>(
  ...['string', 'self.title', 'title', '', 'object', 3, -1, true, null, [], {}, ['title'], { title: 'A' }],
  ...[{ title: 'A', type: 'string' }, { type: 'array', items: { type: 'string' } }, { $ref: '#' }, [{}]],
);

it('decides for a changed value what the whole meta-schema decides', () => {
  const found = { less: 0, refused: 0 };
  fc.assert(
    fc.property(
      fc.nat(),
      fc.array(fc.tuple(fc.nat(), words), { minLength: 1, maxLength: 2 }),
      (file, changes) => {
        const { kind, value } = sound[file % sound.length] ?? { kind: 'unknown', value: undefined };
        const all = places.get(value) ?? [];
        const steps = changes.map(([place, next]) => ({
          at: pointerOf(all[place % all.length] ?? []),
          next,
        }));
        const [{ at: first } = { at: '' }] = steps;
        const apart = steps.filter(
          ({ at }, index) => index === 0 || !(at.startsWith(first) || first.startsWith(at)),
        );
        const after = apart.reduce<unknown>((changed, { at, next }) => setAt(changed, at, next), value);
        const meta = kinds.find(({ name }) => name === kind)?.meta;
        const changed = changedPart(meta, value, after);
        const isWhole = changed.value === after;
        const holds = changed.parts.every(
          (part) => ajv.getSchema(`${kind}#${part}`)?.(changed.value) === true,
        );
        const holdsWhole = ajv.getSchema(kind)?.(after) === true;
        expect(holds).toBe(holdsWhole);
        if (!isWhole) found.less += 1;
        if (!isWhole && !holds) found.refused += 1;
      },
    ),
    { numRuns: 1_000 },
  );
  expect(found.less).toBeGreaterThan(150);
  expect(found.refused).toBeGreaterThan(30);
});
