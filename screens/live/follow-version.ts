import type { Product } from '../../engine/core/product/product.ts';
import { withSealed } from '../../engine/core/product/with-sealed.ts';
import { notify } from '../../engine/react/index.ts';
import { loadVersion } from '../load-version.ts';
import { builtProduct, liveProduct } from '../product.ts';

/** Milliseconds without a key or a click before a page changes its version. */
const rest = 1_000;

export interface VersionFollowerOptions {
  readonly product: { readonly get: () => Product; readonly set: (next: Product) => Promise<void> };
  /** Loads a version; rejects where the gateway does not have it. */
  readonly load: (hash: string) => Promise<Product>;
  /** Called when the page cannot use the served version, as after a new release. */
  readonly onUnavailable: () => void;
}

export interface VersionFollower {
  /** Follows the version named in an answer. */
  readonly answered: (hash: string) => Promise<void>;
  /** Follows the version that the gateway announces. */
  readonly serves: (hash: string) => Promise<void>;
  /**
   * Calls a listener each time the page has switched to a version other than that of its data. Returns a function that
   * unsubscribes.
   */
  readonly onServedAnew: (listener: () => void) => () => void;
}

/** Creates a follower that switches the page to the gateway's version while the user is not typing. */
export function createVersionFollower(options: VersionFollowerOptions): VersionFollower {
  const { product, load, onUnavailable } = options;
  const listeners = new Set<() => void>();
  /** Hash of the served version; empty before the first answer. */
  let wanted = '';

  async function serves(hash: string): Promise<void> {
    if (hash === wanted) return;
    const isFirst = wanted === '';
    wanted = hash;
    if (isFirst && hash === product.get().hash) return;
    try {
      // Keeps the sealed calls and rules of the page's own build, which also contains the Studio's code.
      const next = withSealed(await load(hash), builtProduct);
      await atRest();
      // Stops if a later version is wanted by now.
      if (wanted !== hash) return;
      if (product.get().hash !== hash) await product.set(next);
      if (!isFirst) for (const listener of listeners) listener();
    } catch {
      onUnavailable();
    }
  }

  return {
    serves,
    async answered(hash) {
      // Ignores a late answer that still names the page's current version while a newer one is wanted.
      if (wanted === '' || hash !== product.get().hash) await serves(hash);
    },
    onServedAnew(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function atRest(): Promise<void> {
  return new Promise((resolve) => {
    const events = ['keydown', 'pointerdown', 'input'];
    const rested = () => {
      for (const event of events) removeEventListener(event, again, true);
      resolve();
    };
    let timer = setTimeout(rested, rest);
    function again(): void {
      clearTimeout(timer);
      timer = setTimeout(rested, rest);
    }
    for (const event of events) addEventListener(event, again, true);
  });
}

/** Version follower of this page. */
export const versionFollower = createVersionFollower({
  product: liveProduct,
  load: loadVersion,
  onUnavailable() {
    const message = 'A new version of the application is running. Save your work, then load the page again.';
    notify({ kind: 'info', tone: 'warning', message, sticky: true });
  },
});
