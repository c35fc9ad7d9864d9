import type { Product } from '../../engine/core/product/product.ts';
import { notInRelease } from '../operation/errors.ts';
import type { CallHandler } from '../records/context/call.ts';

type Handlers = Readonly<Record<string, CallHandler>>;

/**
 * Names the handlers that a product's calls have and this release does not. A version that was published under an
 * earlier release may name some; without them it is served rather than not at all, since what analysts have published
 * says how the stored records are read.
 */
export function lostHandlers({ calls }: Pick<Product, 'calls'>, handlers: Handlers): ReadonlySet<string> {
  const named = Object.values(calls).flatMap(({ store }) =>
    store.kind === 'handler' ? [store.handler] : [],
  );
  return new Set(named.filter((name) => !Object.hasOwn(handlers, name)));
}

/** Adds a handler in place of each lost one that a product names, which refuses its calls. */
export function withStandIns(
  handlers: Handlers,
  { calls }: Pick<Product, 'calls'>,
  lost: ReadonlySet<string>,
): Handlers {
  const refusing = Object.values(calls).flatMap(({ store, methods, isRead }) => {
    if (store.kind !== 'handler' || !lost.has(store.handler)) return [];
    const isWrite = !methods.includes('GET') && isRead !== true;
    const answer = () => Promise.reject(notInRelease());
    return [[store.handler, { isWrite, answer }] as const];
  });
  return { ...handlers, ...Object.fromEntries(refusing) };
}
