/** Behaviour of the engine where no descriptor says otherwise: `defaults` of `product.json`. */
export interface ProductDefaults {
  readonly notices: {
    /** Notices shown at a time; further ones wait their turn. */
    readonly visible: number;
    /** Milliseconds that a notice stays, counted from when it is shown. */
    readonly timeout: number;
  };
  readonly suggestions: {
    /** Milliseconds without typing before a search. */
    readonly debounce: number;
    /** Characters from which on a text is searched. */
    readonly minLength: number;
    /** Greatest height of the list, in CSS pixels. */
    readonly maxHeight: number;
  };
  readonly tooltip: {
    /** Greatest width, in CSS pixels. */
    readonly maxWidth: number;
  };
}

/** Defaults of a product that gives none of its own. */
export const engineDefaults: ProductDefaults = {
  notices: { visible: 3, timeout: 5000 },
  suggestions: { debounce: 2000, minLength: 3, maxHeight: 250 },
  tooltip: { maxWidth: 425 },
};

/** Defaults that a product gives; the others are the engine's own. */
export type GivenDefaults = { readonly [Name in keyof ProductDefaults]?: Partial<ProductDefaults[Name]> };

export function defaultsOf(defaults: GivenDefaults = {}): ProductDefaults {
  return {
    notices: { ...engineDefaults.notices, ...defaults.notices },
    suggestions: { ...engineDefaults.suggestions, ...defaults.suggestions },
    tooltip: { ...engineDefaults.tooltip, ...defaults.tooltip },
  };
}
