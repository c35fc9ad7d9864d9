import type { Product } from '../../core/product/product.ts';
import { withPart } from '../../core/product/with-part.ts';
import { createLiveProduct, type LiveProduct } from './live-product.ts';

/** Live product whose parts are loaded with the screens that need them. */
export interface PagedProduct extends LiveProduct {
  readonly loadScreen: (screen: string) => Promise<void>;
  /** Replaces the product, including the parts of the screens that have been opened. */
  readonly set: (next: Product) => Promise<void>;
}

export function createPagedProduct(first: Product): PagedProduct {
  const live = createLiveProduct(first);
  const loading = new Map<string, Promise<void>>();
  let base = first;

  async function withScreens(product: Product, screens: Iterable<string>): Promise<Product> {
    const parts = await Promise.all([...screens].map((screen) => product.loadScreen?.[screen]?.()));
    return parts.reduce(
      (whole: Product, part) => (part === undefined ? whole : withPart(whole, part)),
      product,
    );
  }

  async function open(screen: string): Promise<void> {
    const part = await base.loadScreen?.[screen]?.();
    if (part !== undefined) live.set(withPart(live.get(), part));
  }

  return {
    ...live,
    loadScreen(screen) {
      const known = loading.get(screen);
      if (known !== undefined) return known;
      const opened = open(screen);
      loading.set(screen, opened);
      opened.then(
        // Marks the promise as fulfilled for React's `use`, so that a screen loaded before opens without
        // suspending.
        () => Object.assign(opened, { status: 'fulfilled', value: undefined }),
        // Forgets a failed request, so that it is repeated when the screen is opened again.
        () => loading.delete(screen),
      );
      return opened;
    },
    async set(next) {
      base = next;
      const whole = await withScreens(next, loading.keys());
      // Applies only the last of several replacements in quick succession.
      if (base === next) live.set(whole);
    },
  };
}
