import { Suspense } from 'react';
import type { OptionsOf } from '../../../core/product/widget-options.ts';
import { Loading } from '../../parts/Loading.tsx';
import { lazyPart } from '../../parts/lazy-part.tsx';
import type { ControlProps } from './control.ts';

const NarrowingField = lazyPart(
  async () => (await import('../conditions/NarrowingField.tsx')).NarrowingField,
);

/** Renders one choice for each of the statistics that a call lists. */
export function NarrowingControl(props: ControlProps<OptionsOf<'narrowing'>>) {
  return (
    <Suspense fallback={<Loading />}>
      <NarrowingField {...props} />
    </Suspense>
  );
}
