import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Product } from '../../../../engine/core/product/product.ts';
import type { ShownFile } from '../../../../engine/core/protocol/draft-changes.ts';
import { loadForms } from '../../../../engine/react/forms.ts';
import { createLiveProduct, type LiveProduct } from '../../../../engine/react/index.ts';
import type { StudioState } from '../use-studio.ts';
import { draftProduct } from './draft-product.ts';
import { useShownChanges } from './use-shown-changes.ts';

export interface DraftProduct {
  /** The same as long as the Studio is open; its product follows the draft. */
  readonly live?: LiveProduct;
  readonly failure?: string;
  /** False while the draft has errors, and what is shown is how it was before. */
  readonly isCurrent: boolean;
}

const nothing: readonly ShownFile[] = [];

/** The product of the draft. What is shown of it follows every change at once, the rest once the draft was checked. */
export function useDraftProduct(
  { draft, compiled, isCompiled }: Pick<StudioState, 'draft' | 'compiled' | 'isCompiled'>,
  shownOf: (product: Product) => readonly ShownFile[],
): DraftProduct {
  const live = useRef<ReturnType<typeof createLiveProduct>>(undefined);
  const [loaded, setLoaded] = useState<Omit<DraftProduct, 'isCurrent'>>({});
  const [shown, setShown] = useState(nothing);
  const found = useShownChanges(draft, shown);
  // What was checked is about the whole, unless something was changed since.
  const part = compiled?.of === draft ? undefined : found;
  const show = useEffectEvent(async (product: Product, isLatest: () => boolean) => {
    const files = shownOf(product);
    // A form that is open goes on without a pause.
    await loadForms(
      product,
      files.flatMap(({ kind, name }) => (kind === 'form' ? [name] : [])),
    );
    if (!isLatest()) return;
    if (live.current === undefined) live.current = createLiveProduct(product);
    else live.current.set(product);
    setLoaded({ live: live.current });
    setShown((before) => (isSame(before, files) ? before : files));
  });
  useEffect(() => {
    if (compiled === undefined) return undefined;
    let isWanted = true;
    draftProduct(compiled.changes, part?.changes)
      .then((product) => show(product, () => isWanted))
      .catch(() => {
        if (isWanted)
          setLoaded({ failure: 'The preview could not be loaded. Change something, or try again later.' });
      });
    return () => {
      isWanted = false;
    };
  }, [compiled, part]);
  return { ...loaded, isCurrent: isCompiled || found?.of === draft };
}

function isSame(one: readonly ShownFile[], other: readonly ShownFile[]): boolean {
  const keysOf = (files: readonly ShownFile[]) => files.map(({ kind, name }) => `${kind} ${name}`).join();
  return keysOf(one) === keysOf(other);
}
