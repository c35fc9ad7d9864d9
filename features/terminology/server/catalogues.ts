/** Searchable code system, or a selection of one. */
export interface Catalogue {
  /** Name of the code system for users and screens, which a search may give in place of a release. */
  readonly title: string;
  /** URI of the loaded code system. */
  readonly system: string;
  /** URI of the shipped code system. */
  readonly demonstrationSystem: string;
}

export const rxnormSystem = 'http://www.nlm.nih.gov/research/umls/rxnorm';
const icd10 = 'http://hl7.org/fhir/sid/icd-10-cm';
const demonstrationAllergens = 'urn:regimen:demo:allergens';

/** Catalogues by their stored name. */
export const catalogues = {
  // Catalogue of real codes; the product ships a selection of these.
  conditions: { title: 'ICD-10-CM', system: icd10, demonstrationSystem: icd10 },
  medications: { title: 'RxNorm', system: rxnormSystem, demonstrationSystem: 'urn:regimen:demo:medications' },
  ingredients: { title: 'RxNorm', system: rxnormSystem, demonstrationSystem: demonstrationAllergens },
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
  // Catalogue of the operator's names for drugs, which find a drug but are no drugs to choose.
  aliases: { title: 'Aliases', system: 'urn:regimen:aliases', demonstrationSystem: 'urn:regimen:aliases' },
} as const satisfies Readonly<Record<string, Catalogue>>;

export type CatalogueName = keyof typeof catalogues;

export function isCatalogueName(name: string): name is CatalogueName {
  return Object.hasOwn(catalogues, name);
}

/** Catalogues of each search by its name in contracts; allergies may be to drugs or to other substances. */
export const searches: Readonly<Record<string, readonly CatalogueName[]>> = {
  allergens: ['ingredients', 'allergens'],
  conditions: ['conditions'],
  medications: ['medications'],
};
