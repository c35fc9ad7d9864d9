import { memoized } from '../../../../engine/core/compute/memoized.ts';
import { foldText } from '../../../../engine/core/text/fold-text.ts';
import brands from '../../../medicines/shared/brands.json' with { type: 'json' };
import known from '../../../medicines/shared/ingredients.json' with { type: 'json' };
import { readMedicine } from '../../../medicines/shared/read-medicine.ts';
import { type DrugKnowledge, ingredientsOf } from '../../../reconciliation/server/reading/likeness.ts';
import allergens from '../../../terminology/server/allergens.json' with { type: 'json' };
import type { Knowledge } from '../knowledge/compile-knowledge.ts';
import type { AllergyLexicon } from './read-allergy.ts';

/** Builds the lexicon for reading allergies: classes of the packages and the known medicines. */
export function allergyLexicon(knowledge: Knowledge, drugs: DrugKnowledge): AllergyLexicon {
  const { classes, ingredients, spellings } = vocabularyOf(knowledge);
  return {
    classNamed: (name) => classes.get(name),
    ingredientsNamed(name) {
      const { unread, named } = readMedicine(name);
      const isKnown = (each: string) =>
        ingredients.has(each) || classes.has(each) || drugs.ingredientOfSubstance(each) !== undefined;
      // Counts a name as read only if every part of the name was read, or if the whole is a known ingredient or brand.
      const isRead = unread.length === 0 || isKnown(named) || drugs.ingredientsOfBrand(named) !== undefined;
      const found = isRead ? ingredientsOf(name, drugs) : [];
      return found.every(isKnown) ? found : [];
    },
    isOther: (name) => others.has(name) || others.has(name.replace(/e?s$/, '')),
    nearly: (name) => nearlyAmong(spellings, name),
  };
}

const others: ReadonlySet<string> = new Set(
  allergens.flatMap(({ kind, display }) => (kind === 'allergen' ? [foldText(display)] : [])),
);

interface Vocabulary {
  /** Names of classes, by the words that people use for them. */
  readonly classes: ReadonlyMap<string, string>;
  readonly ingredients: ReadonlySet<string>;
  readonly spellings: readonly string[];
}

const vocabularyOf = memoized((knowledge: Knowledge): Vocabulary => {
  const classes = new Map(
    [...knowledge.classes.values()].flatMap(({ name, names }) => names.map((each) => [each, name] as const)),
  );
  const ingredients = new Set([...knowledge.ingredients, ...known.ingredients]);
  const spellings = new Set([...classes.keys(), ...ingredients, ...Object.keys(brands)]);
  return { classes, ingredients, spellings: [...spellings] };
});

/** Length in letters below which a word is not corrected: short words resemble too many others. */
const shortest = 6;

function nearlyAmong(spellings: readonly string[], name: string): string | undefined {
  if (name.length < shortest) return undefined;
  const near = spellings.filter((each) => each.length >= shortest && isOneLetterOff(each, name));
  return near.length === 1 ? near[0] : undefined;
}

/** Reports whether two words differ by one letter inserted, removed or replaced, or by two adjacent letters swapped. */
function isOneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}
