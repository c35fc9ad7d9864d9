import { memoized } from '../../../../../engine/core/compute/memoized.ts';
import { foldText } from '../../../../../engine/core/text/fold-text.ts';
import { type DrugKnowledge, ingredientsOf } from '../../../reconciliation/gateway/reading/likeness.ts';
import { readDrugName } from '../../../reconciliation/gateway/reading/read-drug-name.ts';
import allergens from '../../../terminology/gateway/allergens.json' with { type: 'json' };
import drugs from '../../../terminology/gateway/drugs.json' with { type: 'json' };
import type { Knowledge } from '../knowledge/compile-knowledge.ts';
import aliases from './allergy-names.json' with { type: 'json' };
import type { AllergyLexicon } from './read-allergy.ts';

/** The names that allergies are read by: classes of the packages, and what is known of medicines. */
export function allergyLexicon(knowledge: Knowledge, known: DrugKnowledge): AllergyLexicon {
  const { classes, ingredients, spellings } = vocabularyOf(knowledge);
  return {
    classNamed: (name) => classes.get(name),
    ingredientsNamed(name) {
      const brand = brands.get(name);
      if (brand !== undefined) return brand;
      const named = ingredientsOf(name, known);
      const isKnown = (each: string) =>
        ingredients.has(each) || known.ingredientOfSubstance(each) !== undefined;
      return named.length > 0 && named.every(isKnown) ? named : [];
    },
    isOther: (name) => others.has(name) || others.has(name.replace(/e?s$/, '')),
    nearly: (name) => nearlyAmong(spellings, name),
  };
}

const brands: ReadonlyMap<string, readonly string[]> = new Map([
  ...drugs.flatMap(({ drug, brand }) =>
    brand === undefined
      ? []
      : [brand, brand.split(' ')[0] ?? brand].map(
          (name) => [foldText(name), readDrugName(drug).ingredients] as const,
        ),
  ),
  ...Object.entries(aliases),
]);

const others: ReadonlySet<string> = new Set(
  allergens.flatMap(({ kind, display }) => (kind === 'allergen' ? [foldText(display)] : [])),
);

interface Vocabulary {
  /** Names of classes by what people call them. */
  readonly classes: ReadonlyMap<string, string>;
  readonly ingredients: ReadonlySet<string>;
  readonly spellings: readonly string[];
}

const vocabularyOf = memoized((knowledge: Knowledge): Vocabulary => {
  const named = [...knowledge.classes.values()].flatMap(({ name, names }) =>
    names.map((each) => [each, name] as const),
  );
  const medicines = allergens.flatMap(({ kind, display }) => (kind === 'medication' ? [display] : []));
  const listed = [...drugs.map(({ drug }) => drug), ...medicines].flatMap(
    (each) => readDrugName(each).ingredients,
  );
  const classes = new Map(named);
  // What is the name of a class is no ingredient: "penicillin" may be any of them.
  const ingredients = new Set([...knowledge.ingredients, ...listed].filter((each) => !classes.has(each)));
  return {
    classes,
    ingredients,
    spellings: [...new Set([...classes.keys(), ...ingredients, ...brands.keys()])],
  };
});

/** Shorter words have too many neighbours. */
const shortest = 6;

function nearlyAmong(spellings: readonly string[], name: string): string | undefined {
  if (name.length < shortest) return undefined;
  const near = spellings.filter((each) => each.length >= shortest && isOneLetterOff(each, name));
  return near.length === 1 ? near[0] : undefined;
}

/** One letter more, less or other, or two neighbours exchanged. */
function isOneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}
