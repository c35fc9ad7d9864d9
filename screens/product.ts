import { matchPath } from 'react-router';
import { createPagedProduct } from '../engine/react/context/paged-product.ts';
import { pageProduct } from '../generated/page-product.ts';

/** Product that the page was built with: the schemas of its release. */
export { pageProduct as builtProduct };

/**
 * The compiled product as a live value: each screen brings its part when it opens. It is replaced when a schema changes
 * in development, and when a version is published; everything that is rendered from it follows, without a reload and
 * without losing what is typed.
 */
export const liveProduct = createPagedProduct(pageProduct);

/**
 * Starts to load the screen of an address, if there is one, with what screens show as soon as they have their data: the
 * file of that stage (tools/dev/page-chunks.ts). Who opens it hears of a failure.
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
