import { Suspense } from 'react';
import { Loading } from '../../parts/Loading.tsx';
import { lazyPart } from '../../parts/lazy-part.ts';
import type { ControlProps } from './control.ts';

const OrderedChoices = lazyPart(async () => (await import('../ordered/OrderedChoices.tsx')).OrderedChoices);

/** Some of what a call lists, in an order. */
export function OrderedChoicesControl(props: ControlProps) {
  return (
    <Suspense fallback={<Loading />}>
      <OrderedChoices {...props} />
    </Suspense>
  );
}
