import type { Product } from '../../../../engine/core/product/product.ts';
import { refused, wrongState } from '../../../../gateway/errors.ts';
import { sealedNames } from '../shared/sealed-names.ts';

/**
 * Throws 409 where the files of a version change who may use the Studio: only a release does. It is served with what the
 * release says in any case; nobody should believe to have changed it. They may have what the release says, or go on with
 * what the files of an earlier release say.
 */
export function requireSealed(
  after: Product,
  { served, before }: { readonly served: Product; readonly before?: Product | undefined },
): void {
  const isAllowed = [served, before].some((each) => each !== undefined && sealOf(each) === sealOf(after));
  if (isAllowed && !reachesSealed(after, served)) return;
  throw wrongState(
    'The change is about who may use the Studio, and nothing was published. That is changed by a release: take it out of the change.',
  );
}

function sealOf(product: Product): string {
  return JSON.stringify(rulesAndCalls(product).filter(([name]) => name.startsWith(sealedNames)));
}

/** Whether a call of another name does what a sealed one does, for whom its own access rule lets in. */
function reachesSealed(after: Product, served: Product): boolean {
  const handlersOf = ({ calls }: Product, isSealed: boolean) =>
    Object.values(calls)
      .filter(({ name }) => name.startsWith(sealedNames) === isSealed)
      .flatMap(({ store }) => (store.kind === 'handler' ? [store.handler] : []));
  const sealed = new Set(handlersOf(served, true));
  return handlersOf(after, false).some((handler) => sealed.has(handler));
}

/** Throws 422 where a version gives anybody other rights than the one that is served. */
export function requireSameRights(before: Product, after: Product): void {
  if (haveSameRights(before, after)) return;
  throw refused(
    'This version gives people other rights than the one that is served. Restore it in the Studio as a change, so that somebody else publishes it.',
  );
}

/** Whether nobody may do anything in one version that they may not do in the other. */
export function haveSameRights(before: Product, after: Product): boolean {
  return JSON.stringify(rightsOf(before)) === JSON.stringify(rightsOf(after));
}

/** All that decides who may do what, by what it is about: access rules, the calls, and whatever names a rule. */
function rightsOf(product: Product): readonly (readonly [string, unknown])[] {
  const { entities, forms, tabs, cards, screens, workflows } = product;
  const others = named({ entities, forms, tabs, cards, screens, workflows }, '');
  return [...rulesAndCalls(product), ...others].toSorted(byName);
}

function rulesAndCalls(product: Product): readonly (readonly [string, unknown])[] {
  const rules = Object.values(product.access).map(
    ({ name, about, allows, opens }) => [name, [about, allows.source, opens]] as const,
  );
  const calls = Object.values(product.calls).map(
    ({ name, access, store, path, isAnonymous }) => [name, [access, store, path, isAnonymous]] as const,
  );
  return [...rules, ...calls].toSorted(byName);
}

function byName([one]: readonly [string, unknown], [two]: readonly [string, unknown]): number {
  return one < two ? -1 : 1;
}

/** Every `access` below a value, by its path. */
function named(value: unknown, path: string): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    name === 'access' ? [[path, child] as const] : named(child, `${path}/${name}`),
  );
}
