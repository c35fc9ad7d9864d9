/** Settings of the engine that apply unless a descriptor overrides them: `defaults` of `product.json`. */
export interface ProductDefaults {
  readonly notices: {
    /** Maximum number of notices shown at a time; later ones wait in a queue. */
    readonly visible: number;
    /** Milliseconds for which a notice is shown. */
    readonly timeout: number;
  };
  readonly suggestions: {
    /** Milliseconds without typing before a search starts. */
    readonly debounce: number;
    /** Minimum length of a searched text, in characters. */
    readonly minLength: number;
    /** Maximum height of the list, in CSS pixels. */
    readonly maxHeight: number;
  };
  readonly tooltip: {
    /** Maximum width, in CSS pixels. */
    readonly maxWidth: number;
  };
}

/** Defaults of the engine, for products without their own. */
export const engineDefaults: ProductDefaults = {
  notices: { visible: 3, timeout: 5000 },
  suggestions: { debounce: 2000, minLength: 3, maxHeight: 250 },
  tooltip: { maxWidth: 425 },
};

/** Defaults of a product; omitted ones are those of the engine. */
export type GivenDefaults = { readonly [Name in keyof ProductDefaults]?: Partial<ProductDefaults[Name]> };

export function defaultsOf(defaults: GivenDefaults = {}): ProductDefaults {
  return {
    notices: { ...engineDefaults.notices, ...defaults.notices },
    suggestions: { ...engineDefaults.suggestions, ...defaults.suggestions },
    tooltip: { ...engineDefaults.tooltip, ...defaults.tooltip },
  };
}
