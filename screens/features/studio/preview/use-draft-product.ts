import { useEffect, useRef, useState } from 'react';
import type { Product } from '../../../../engine/core/product/product.ts';
import { withPart } from '../../../../engine/core/product/with-part.ts';
import { loadForms } from '../../../../engine/react/forms.ts';
import { createLiveProduct, type LiveProduct } from '../../../../engine/react/index.ts';
import { loadVersion } from '../../../load-version.ts';
import type { CompiledDraft } from '../use-studio.ts';

export interface DraftProduct {
  /** The same as long as the Studio is open; its product follows the draft. */
  readonly live?: LiveProduct;
  readonly failure?: string;
}

/** The compiled product of the draft; of several that are compiled one after the other, the latest. */
export function useDraftProduct(
  compiled: CompiledDraft | undefined,
  formsOf: (product: Product) => readonly string[],
): DraftProduct {
  const forms = useRef(formsOf);
  useEffect(() => {
    forms.current = formsOf;
  });
  const live = useRef<ReturnType<typeof createLiveProduct>>(undefined);
  const [shown, setShown] = useState<DraftProduct>({});
  const hash = compiled?.hash;
  useEffect(() => {
    if (hash === undefined) return undefined;
    let isLatest = true;
    loadVersion(hash).then(
      async (page) => {
        const product = await wholeProduct(page);
        // A form that is open goes on without a pause.
        await loadForms(product, forms.current(product));
        if (!isLatest) return;
        if (live.current === undefined) live.current = createLiveProduct(product);
        else live.current.set(product);
        setShown({ live: live.current });
      },
      () => {
        if (isLatest)
          setShown({ failure: 'The preview could not be loaded. Change something, or try again later.' });
      },
    );
    return () => {
      isLatest = false;
    };
  }, [hash]);
  return shown;
}

/** With what pages load screen by screen: anything of the draft may be looked at. */
async function wholeProduct(page: Product): Promise<Product> {
  const loaders = [...Object.values(page.loadScreen ?? {}), page.loadLater];
  const parts = await Promise.all(loaders.map((load) => load?.()));
  return parts.reduce<Product>((whole, part) => (part === undefined ? whole : withPart(whole, part)), page);
}
