import { Suspense } from 'react';
import type { OptionsOf } from '../../../core/product/widget-options.ts';
import { Loading } from '../../parts/Loading.tsx';
import { lazyPart } from '../../parts/lazy-part.tsx';
import type { ControlProps } from './control.ts';

const OrderedChoices = lazyPart(async () => (await import('../ordered/OrderedChoices.tsx')).OrderedChoices);

/** Renders the choice and order of entries that a call answers. */
export function OrderedChoicesControl(props: ControlProps<OptionsOf<'ordered-choices'>>) {
  return (
    <Suspense fallback={<Loading />}>
      <OrderedChoices {...props} />
    </Suspense>
  );
}
