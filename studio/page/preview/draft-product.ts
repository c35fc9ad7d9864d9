import { sharedWith } from '../../../engine/core/json/shared-with.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import { type ProductChange, withChanges } from '../../../engine/core/product/product-change.ts';
import { withPart } from '../../../engine/core/product/with-part.ts';
import type { DraftChanges } from '../../../engine/core/protocol/draft-changes.ts';
import { loadVersion } from '../../../screens/load-version.ts';
import type { ShownChanges } from './use-previewed.ts';

/** Builds the product of the checked draft with later changes of the shown files. */
export async function draftProduct(
  checked: DraftChanges,
  since: Omit<ShownChanges, 'of'> | undefined,
): Promise<Product> {
  if (since === undefined) return checkedProduct(checked);
  const { changes, known } = since;
  if (changes.base === known?.hash)
    return withChanges(await checkedProduct(known.changes), await changesIn(changes));
  return changes.base === checked.base ? replacedIn(checked, changes) : checkedProduct(checked);
}

const products = new WeakMap<DraftChanges, Promise<Product>>();

/** Builds the checked product once, as the base of further changes. */
function checkedProduct(checked: DraftChanges): Promise<Product> {
  const known = products.get(checked) ?? replacedIn(checked, undefined);
  products.set(checked, known);
  known.catch(() => products.delete(checked));
  return known;
}

/**
 * Builds the product from the whole base version and the draft's changes; if `part` compared a descriptor
 * again, its changes replace the earlier ones.
 */
async function replacedIn(all: DraftChanges, part: DraftChanges | undefined): Promise<Product> {
  const [whole, changes, later] = await Promise.all([
    wholeVersion(all.base),
    changesIn(all),
    part === undefined ? [] : changesIn(part),
  ]);
  const compared = new Set(part?.compared?.map(keyOf));
  const earlier = changes.filter(({ at }) => !compared.has(keyOf(at)) && !compared.has(at[0] ?? ''));
  return withChanges(whole, [...earlier, ...later]);
}

const keyOf = (at: readonly string[]) => at.slice(0, 2).join(' ');

const parsed = new WeakMap<DraftChanges, readonly ProductChange[]>();

async function changesIn(sent: DraftChanges): Promise<readonly ProductChange[]> {
  const { changes, code } = sent;
  const data = parsed.get(sent) ?? (JSON.parse(changes) as readonly ProductChange[]).map(withKeptValue);
  parsed.set(sent, data);
  return code === undefined ? data : [...data, ...(await changesOfModule(code))];
}

/** Last values by path. */
const values = new Map<string, unknown>();

/**
 * Replaces unchanged values by the previous objects, so that they do not render again: a draft's additions
 * are resent with every keystroke.
 */
function withKeptValue(change: ProductChange): ProductChange {
  const key = JSON.stringify(change.at);
  const value = sharedWith(values.get(key), change.value);
  values.set(key, value);
  return { ...change, ...(value !== undefined && { value }) };
}

/** Imports changes with code as a module from the same origin, so that no text is evaluated (`eval`). */
async function changesOfModule(hash: string): Promise<readonly ProductChange[]> {
  const module = (await import(/* @vite-ignore */ `/versions/${hash}/changes.js`)) as {
    readonly changes: readonly ProductChange[];
  };
  return module.changes;
}

const versions = new Map<string, Promise<Product>>();

/** Loads a whole version once, as the base of its drafts. */
function wholeVersion(hash: string): Promise<Product> {
  const known = versions.get(hash) ?? loadVersion(hash).then(withAllParts);
  versions.set(hash, known);
  known.catch(() => versions.delete(hash));
  return known;
}

async function withAllParts(page: Product): Promise<Product> {
  const loaders = [...Object.values(page.loadScreen ?? {}), page.loadLater];
  const parts = await Promise.all(loaders.map((load) => load?.()));
  return parts.reduce<Product>((whole, part) => (part === undefined ? whole : withPart(whole, part)), page);
}
