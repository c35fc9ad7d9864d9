import type { Product } from '../../engine/core/product/product.ts';
import { withSealed } from '../../engine/core/product/with-sealed.ts';
import { notify } from '../../engine/react/index.ts';
import { loadVersion } from '../load-version.ts';
import { builtProduct, liveProduct } from '../product.ts';

/** Milliseconds without a key or a click before a page changes under somebody's hands. */
const rest = 1_000;

export interface VersionFollowerOptions {
  readonly product: { readonly get: () => Product; readonly set: (next: Product) => Promise<void> };
  /** Rejects where the gateway does not have the version. */
  readonly load: (hash: string) => Promise<Product>;
  /** Called when the page cannot use the served version, as after a new release. */
  readonly onUnavailable: () => void;
}

export interface VersionFollower {
  /** Takes the version that an answer is of. */
  readonly answered: (hash: string) => Promise<void>;
  /** Takes the version that the gateway says that it serves. */
  readonly serves: (hash: string) => Promise<void>;
  /** Calls a listener once the page goes on with another version than what it shows was answered by. Ends with the answer. */
  readonly onServedAnew: (listener: () => void) => () => void;
}

/** Goes on with the version that the gateway serves, once nobody is typing. */
export function createVersionFollower(options: VersionFollowerOptions): VersionFollower {
  const { product, load, onUnavailable } = options;
  const listeners = new Set<() => void>();
  /** Hash of the served version, as far as is known; empty before the first answer. */
  let wanted = '';

  async function serves(hash: string): Promise<void> {
    if (hash === wanted) return;
    const isFirst = wanted === '';
    wanted = hash;
    if (isFirst && hash === product.get().hash) return;
    try {
      // The code behind the Studio is that of the release which the page was built with.
      const next = withSealed(await load(hash), builtProduct);
      await atRest();
      // A later version may be served by now.
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
      // An answer that was under way may be of the version before.
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

/** The one of this page. */
export const versionFollower = createVersionFollower({
  product: liveProduct,
  load: loadVersion,
  onUnavailable() {
    const message = 'A new version of the application is running. Save your work, then load the page again.';
    notify({ kind: 'info', tone: 'warning', message, sticky: true });
  },
});
