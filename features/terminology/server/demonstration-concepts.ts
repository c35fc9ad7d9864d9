import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Concept } from '../../../gateway/search/catalogues/concept.ts';
import type { DemonstrationConcepts } from '../../../gateway/search/catalogues/demonstration.ts';
import substances from './allergens.json' with { type: 'json' };
import conditions from './conditions.json' with { type: 'json' };
import drugs from './drugs.json' with { type: 'json' };
import warnings from './label-warnings.json' with { type: 'json' };
import { priorityOf } from './priority.ts';

interface Drug {
  readonly drug: string;
  readonly brand?: string;
  readonly form: string;
  readonly route: string;
  readonly strengths: readonly string[];
}

const drugList: readonly Drug[] = drugs;

const knownWarnings: Readonly<Record<string, JsonObject[]>> = warnings;

/**
 * Catalogues of the demonstration: ICD-10-CM codes of common adult conditions, and common drugs and substances under
 * own codes, as the real ones need a licence or a load.
 */
export const demonstrationConcepts: DemonstrationConcepts = {
  conditions: () => conditions.map((each) => ({ ...each, details: { isBillable: true } })).map(withPriority),
  allergens: () => substancesOf('allergen'),
  ingredients: () => substancesOf('medication'),
  medications: () => drugList.flatMap(productsOf).map(withPriority),
  packages: () => drugList.flatMap(productsOf).map(packageOf),
};

function withPriority(concept: Concept): Concept {
  return { ...concept, priority: priorityOf(concept) };
}

function substancesOf(kind: string): readonly Concept[] {
  return substances
    .filter((each) => each.kind === kind)
    .map(({ code, display }) => ({ code, display, details: { kind } }));
}

/** Lists each strength of a drug as a generic and, where there is a brand, under the brand. */
function productsOf(drug: Drug): readonly Concept[] {
  const brands = drug.brand === undefined ? [undefined] : [undefined, drug.brand];
  return drug.strengths.flatMap((strength) => brands.map((brand) => productOf(drug, strength, brand)));
}

function productOf({ drug, form, route }: Drug, strength: string, brand: string | undefined): Concept {
  const name = `${brand ?? drug} ${strength} ${form}`;
  const isBrand = brand !== undefined;
  return {
    code: `demo-${name.toLowerCase().replace(/[^a-z0-9.%]+/g, '-')}`,
    display: isBrand ? `${name} (${drug.toLowerCase()})` : name,
    details: { drug, form, strength, route, isBrand },
  };
}

/** Builds a package with the unassigned labeler 00000, so that its number cannot be mistaken for a real one. */
function packageOf({ code, display, details = {} }: Concept, position: number): Concept {
  return {
    code: `00000-${String(position + 1).padStart(4, '0')}`,
    display,
    details: {
      medication: code,
      labeler: 'Demonstration, not a real package',
      warnings: knownWarnings[String(details['drug'])] ?? [],
    },
  };
}
