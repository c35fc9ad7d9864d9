/** A code system, or a selection of it, that can be searched. */
export interface Catalogue {
  /** The name that people and screens know it by; a search may name it in place of an edition. */
  readonly title: string;
  /** URI of the code system of what was loaded. */
  readonly system: string;
  /** URI of the code system of what comes with the product. */
  readonly demonstrationSystem: string;
}

export const rxnorm = 'http://www.nlm.nih.gov/research/umls/rxnorm';
const icd10 = 'http://hl7.org/fhir/sid/icd-10-cm';
const demonstrationAllergens = 'urn:regimen:demo:allergens';

/** Every catalogue by the name that it is stored under. */
export const catalogues = {
  // Catalogue of a selection of the real codes, as far as the product brings it.
  conditions: { title: 'ICD-10-CM', system: icd10, demonstrationSystem: icd10 },
  medications: { title: 'RxNorm', system: rxnorm, demonstrationSystem: 'urn:regimen:demo:medications' },
  ingredients: { title: 'RxNorm', system: rxnorm, demonstrationSystem: demonstrationAllergens },
  allergens: {
    title: 'Allergens',
    system: demonstrationAllergens,
    demonstrationSystem: demonstrationAllergens,
  },
  packages: {
    title: 'NDC',
    system: 'http://hl7.org/fhir/sid/ndc',
    demonstrationSystem: 'urn:regimen:demo:packages',
  },
  // Names that an operator has given to drugs of the catalogue: none is chosen by itself.
  aliases: { title: 'Aliases', system: 'urn:regimen:aliases', demonstrationSystem: 'urn:regimen:aliases' },
} as const satisfies Readonly<Record<string, Catalogue>>;

export type CatalogueName = keyof typeof catalogues;

export function isCatalogueName(name: string): name is CatalogueName {
  return Object.hasOwn(catalogues, name);
}

/**
 * The catalogues of a search, by the name that contracts give: people are allergic to drugs and to other substances.
 */
export const searches: Readonly<Record<string, readonly CatalogueName[]>> = {
  allergens: ['ingredients', 'allergens'],
  conditions: ['conditions'],
  medications: ['medications'],
};
