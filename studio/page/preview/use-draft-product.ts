import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Product } from '../../../engine/core/product/product.ts';
import type { ShownFile } from '../../../engine/core/protocol/draft-changes.ts';
import { loadForms } from '../../../engine/react/forms.ts';
import { createLiveProduct, type LiveProduct } from '../../../engine/react/index.ts';
import type { StudioState } from '../use-studio.ts';
import { draftProduct } from './draft-product.ts';
import { useShownChanges } from './use-shown-changes.ts';

export interface DraftProduct {
  /** Product that follows the draft, one object while the Studio is open. */
  readonly live?: LiveProduct;
  readonly failure?: string;
  /** False while the draft has errors, and the preview shows its last valid state. */
  readonly isCurrent: boolean;
}

/**
 * Keeps the product of the draft up to date; shown files follow every change at once, other files after a
 * check.
 */
export function useDraftProduct(
  {
    draft,
    compiled,
    isCompiled,
    previewed,
  }: Pick<StudioState, 'draft' | 'compiled' | 'isCompiled' | 'previewed'>,
  shownOf: (product: Product) => readonly ShownFile[],
): DraftProduct {
  const live = useRef<ReturnType<typeof createLiveProduct>>(undefined);
  const [loaded, setLoaded] = useState<Omit<DraftProduct, 'isCurrent'>>({});
  useShownChanges({ draft, previewed });
  const { found } = previewed;
  // Ignores partial changes once a check covers the present draft.
  const part = compiled?.of === draft ? undefined : found;
  const show = useEffectEvent(async (product: Product, isLatest: () => boolean) => {
    const files = shownOf(product);
    // Loads the open forms before the update, which would otherwise show a loading state.
    await loadForms(
      product,
      files.flatMap(({ kind, name }) => (kind === 'form' ? [name] : [])),
    );
    if (!isLatest()) return;
    if (live.current === undefined) live.current = createLiveProduct(product);
    else live.current.set(product);
    setLoaded({ live: live.current });
    previewed.show(files);
  });
  const hide = useEffectEvent(() => previewed.show([]));
  useEffect(() => () => hide(), []);
  // Updates before the next frame, so that preview and panel change together.
  useLayoutEffect(() => {
    if (compiled === undefined) return undefined;
    let isWanted = true;
    draftProduct(compiled.changes, part)
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
