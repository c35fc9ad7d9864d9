import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupRows } from '../../../../engine/core/compare/group-rows.ts';
import ingredientList from '../../../medicines/shared/ingredients.json' with { type: 'json' };
import { likenessOf } from './likeness.ts';
import table from './pairs.fixture.json' with { type: 'json' };

type Pair = readonly string[];
type Kind = 'identical' | 'similar' | 'only';

/** Knowledge without a loaded code system, so that names alone tell medications apart. */
const known = {
  nameOfCode: () => undefined,
  ingredientsOfBrand: () => undefined,
  ingredientOfSubstance: () => undefined,
};

/** Kind of the group that contains both names. */
function kindOf(names: Pair): string {
  const groups = groupRows({
    rows: names.map((name, index) => ({ key: String(index), name })),
    keyOf: ({ key }) => key,
    likenessOf: ({ name }) => likenessOf({ name }, known),
  });
  return [...new Set(groups.map(({ kind }) => kind))].join(', ');
}

const groups: readonly Partial<Record<Kind, readonly Pair[]>>[] = table;
const pairs = groups.flatMap((group) =>
  (['identical', 'similar', 'only'] as const).flatMap((kind) =>
    (group[kind] ?? []).map(([a = '', b = '']) => [a, b, kind] as const),
  ),
);

describe('pairs of medicines', () => {
  it('are many, of every kind, with their sources', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(150);
    for (const { source } of table) expect(source).not.toBe('');
  });

  it.each(pairs)('%s and %s: %s', (a, b, kind) => {
    expect([kindOf([a, b]), kindOf([b, a])]).toEqual([kind, kind]);
  });
});

interface Components {
  readonly drug: string;
  readonly salt: string;
  readonly strength: string;
  readonly release: string;
  readonly form: string;
  readonly route: string;
}

const releases = ['', 'ER', 'XR', 'XL', 'SR', 'LA', 'CR', 'CD', 'DR', 'EC', 'IR', '12 HR', '24 HR'];
const forms = [
  '',
  'tablet',
  'capsule',
  'ODT',
  'solution',
  'patch',
  'cream',
  'drops',
  'vial',
  'kit',
  'Diskus',
  'HFA',
];
const routes = ['', 'ophthalmic', 'otic', 'nasal', 'vaginal', 'rectal', 'sublingual', 'IV', 'IM'];
const strengths = [
  ...['', '5 mg', '5 mcg', '50 mg', '0.5 mg', '5 mg/mL', '50 mg/5 mL', '5 units', '5 units/mL', 'U-500'],
  ...['5 mg/hr', '5 %', '5 mg/0.4 mL', '5 mEq', '5 mg/actuation'],
];
const salts = ['', 'succinate', 'tartrate', 'sodium', 'hydrochloride', 'pamoate', 'furoate', 'propionate'];
const tellsApart = (drug: string, salt: string) => {
  const plain: Readonly<Record<string, readonly string[]>> = ingredientList.plainSalts;
  return salt !== '' && !(plain[drug] ?? []).includes(salt) ? salt : '';
};

const components: fc.Arbitrary<Components> = fc.record({
  drug: fc.constantFrom('metoprolol', 'bupropion', 'hydroxyzine', 'naproxen', 'fluticasone', 'zorblaxine'),
  salt: fc.constantFrom(...salts),
  strength: fc.constantFrom(...strengths),
  release: fc.constantFrom(...releases),
  form: fc.constantFrom(...forms),
  route: fc.constantFrom(...routes),
});

/** Writes the parts of a medication, or the same parts in another order and letter case. */
const written = ({ drug, salt, strength, release, form, route }: Components, isOther: boolean) => {
  const name = isOther
    ? [drug.toUpperCase(), salt, release, strength, route, form.toLowerCase()]
    : [drug, salt, strength, release.toLowerCase(), form, route];
  return name.filter((part) => part !== '').join(' ');
};

const sameOf = (name: string) => likenessOf({ name }, known).same;

describe('two medicines are Identical', () => {
  it('never where release, salt with a meaning, strength, concentration, form or route differ', () => {
    fc.assert(
      fc.property(components, components, fc.boolean(), (a, b, isOther) => {
        const tells = (each: Components) =>
          JSON.stringify([
            ...[
              each.drug,
              tellsApart(each.drug, each.salt),
              each.strength,
              each.release,
              each.form,
              each.route,
            ],
          ]);
        const isSame = sameOf(written(a, false)) === sameOf(written(b, isOther));
        if (isSame) expect(tells(a)).toBe(tells(b));
      }),
      { numRuns: 3_000 },
    );
  });

  it('never where one part alone differs', () => {
    const part = fc.constantFrom('strength', 'release', 'form', 'route', 'salt');
    fc.assert(
      fc.property(components, components, part, (a, other, which) => {
        const b = { ...a, [which]: other[which as keyof Components] };
        const differs =
          which === 'salt'
            ? tellsApart(a.drug, a.salt) !== tellsApart(b.drug, b.salt)
            : a[which as keyof Components] !== b[which as keyof Components];
        fc.pre(differs);
        expect(sameOf(written(a, false))).not.toBe(sameOf(written(b, true)));
      }),
      { numRuns: 3_000 },
    );
  });

  it('however they are written, in whatever order: symmetric and transitive', () => {
    fc.assert(
      fc.property(components, (a) => {
        expect(sameOf(written(a, true))).toBe(sameOf(written(a, false)));
      }),
      { numRuns: 1_000 },
    );
    const names = fc.array(fc.constantFrom(...pairs.flatMap((pair) => pair.slice(0, 2))), {
      minLength: 3,
      maxLength: 3,
    });
    fc.assert(
      fc.property(names, ([a = '', b = '', c = '']) => {
        const isSame = (x: string, y: string) => kindOf([x, y]) === 'identical';
        expect(isSame(a, b)).toBe(isSame(b, a));
        if (isSame(a, b) && isSame(b, c)) expect(isSame(a, c)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('never by a code that both names contradict each other under', () => {
    const one = {
      ...known,
      nameOfCode: () => '24 HR bupropion hydrochloride 150 MG Extended Release Oral Tablet',
    };
    const likeness = (name: string) => likenessOf({ name, rxNormId: '993541' }, one);
    const [sr, xl] = [likeness('Bupropion SR 150 mg tablet'), likeness('Bupropion XL 150 mg tablet')];
    expect([sr.exact === xl.exact, sr.same === xl.same]).toEqual([false, false]);
    expect(likeness('Bupropion').exact).toBe(likeness('bupropion 150 mg tablet').exact);
  });
});
