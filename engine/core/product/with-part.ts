import type { Product, ProductPart } from './product.ts';

/** Adds a part that was loaded later to a product. */
export function withPart<Whole extends Product>(product: Whole, part: ProductPart): Whole {
  return {
    ...product,
    entities: { ...product.entities, ...part.entities },
    load: { ...product.load, ...part.load },
    forms: { ...product.forms, ...part.forms },
    loadForm: { ...product.loadForm, ...part.loadForm },
    tabs: { ...product.tabs, ...part.tabs },
    cards: { ...product.cards, ...part.cards },
    flows: { ...product.flows, ...part.flows },
    codes: { ...product.codes, ...part.codes },
    workflows: { ...product.workflows, ...part.workflows },
    calls: { ...product.calls, ...part.calls },
  };
}
