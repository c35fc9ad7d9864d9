import { matchPath } from 'react-router';
import { createPagedProduct } from '../engine/react/context/paged-product.ts';
import { pageProduct } from '../generated/page-product.ts';

/** Product of the page's build: the schemas of its release. */
export { pageProduct as builtProduct };

/**
 * Compiled product as a live value, extended by screens and replaced by a changed schema (development) or a published
 * version; dependents render again without losing typed text.
 */
export const liveProduct = createPagedProduct(pageProduct);

/**
 * Starts to load the screen of a URL, if any, and the file for screens with data (tools/dev/page-chunks.ts). A failure
 * is reported when the screen opens.
 */
export async function loadScreenAt(path: string): Promise<void> {
  const screen = screenAt(path);
  if (screen === undefined) return;
  const parts = [liveProduct.loadScreen(screen.name), import('../engine/react/card/CardView.tsx')];
  await Promise.allSettled(parts);
}

function screenAt(path: string) {
  const screens = Object.values(liveProduct.get().screens);
  return screens.find(({ route }) => matchPath(route, path) !== null);
}

if (import.meta.hot) {
  import.meta.hot.accept('../generated/page-product.ts', (next) => {
    if (next !== undefined) void liveProduct.set(next['pageProduct'] as typeof pageProduct);
  });
}
