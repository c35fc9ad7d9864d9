import allergens from './allergens.json' with { type: 'json' };

/** An entry of a code system that people choose from. */
export interface CatalogueEntry {
  readonly code: string;
  readonly display: string;
  /** What sort of thing it is, where the code system tells sorts apart. */
  readonly kind?: string;
}

/** The catalogues that come with the gateway, for demonstration, by the name that contracts call them. */
export const catalogues: Readonly<Record<string, readonly CatalogueEntry[]>> = { allergens };
