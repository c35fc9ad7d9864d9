import { useEffect, useState } from 'react';
import type { Json } from '../../../../engine/core/json/json.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import { loadForms } from '../../../../engine/react/forms.ts';
import { createLiveProduct, type LiveProduct } from '../../../../engine/react/index.ts';
import { draftLayout } from './draft-layout.ts';

type Settable = ReturnType<typeof createLiveProduct>;

/** Combines the compiled draft with the file's present layout, so that a move shows before compilation. */
export function useLaidOut(product: Product, name: string, layout: readonly Json[]): LiveProduct | undefined {
  const [live, setLive] = useState<Settable>();
  useEffect(() => {
    let isLatest = true;
    void withLayout(product, name, layout).then(async (next) => {
      await loadForms(next, [name]);
      if (isLatest) setLive((known) => known ?? createLiveProduct(next));
      if (isLatest) live?.set(next);
    });
    return () => {
      isLatest = false;
    };
  }, [product, name, layout, live]);
  return live;
}

async function withLayout(product: Product, name: string, layout: readonly Json[]): Promise<Product> {
  const form = (await product.loadForm?.[name]?.()) ?? product.forms[name];
  if (form === undefined) return product;
  const drafted = { ...form, layout: draftLayout(layout, form.layout) };
  return {
    ...product,
    forms: { ...product.forms, [name]: drafted },
    loadForm: { ...product.loadForm, [name]: async () => drafted },
  };
}
