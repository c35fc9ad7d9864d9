import type { Completion } from '../../../../gateway/records/context/call.ts';
import type { Records } from '../../../../generated/calls.types.ts';
import brands from '../../../medicines/shared/brands.json' with { type: 'json' };
import { readMedicine } from '../../../medicines/shared/read-medicine.ts';
import { namesOfAllergy } from './names-of-allergy.ts';

/** Brands, grouped by the ingredients they share. */
const brandsOf = Map.groupBy(Object.entries(brands), ([, ingredients]) => keyOf(ingredients));

/** Limit on other names, as in the schema of allergies. */
const mostNames = 100;

/**
 * Lists other names of a substance in small letters: its ingredient and every brand of that ingredient. Empty for a
 * substance unknown to the medicine lists.
 */
export function otherNames(allergy: Records['allergy']): readonly string[] {
  const found = namesOfAllergy(allergy).flatMap((name) => {
    const { isKnown, ingredients } = readMedicine(name);
    if (!isKnown || ingredients.length === 0) return [];
    const [only, ...others] = ingredients;
    const generic = only !== undefined && others.length === 0 ? [only] : [];
    return [...generic, ...(brandsOf.get(keyOf(ingredients)) ?? []).map(([brand]) => brand)];
  });
  return [...new Set(found)].toSorted().slice(0, mostNames);
}

function keyOf(ingredients: readonly string[]): string {
  return ingredients.toSorted().join(' + ');
}

/**
 * Completion of a patient's allergies with their other names, so that a page can ask about an allergy already recorded.
 */
export const namesOfAllergies: Completion = {
  complete: async (_call, _subject, rows: readonly Records['allergy'][]) =>
    rows.map((row) => {
      const names = otherNames(row);
      return names.length === 0 ? undefined : { otherNames: names };
    }),
};
