import { Suspense } from 'react';
import type { OptionsOf } from '../../../core/product/widget-options.ts';
import { Loading } from '../../parts/Loading.tsx';
import { lazyPart } from '../../parts/lazy-part.tsx';
import type { ControlProps } from './control.ts';

const ConditionList = lazyPart(async () => (await import('../conditions/ConditionList.tsx')).ConditionList);

/** Renders conditions over the statistics that a call lists. */
export function ConditionsControl(props: ControlProps<OptionsOf<'conditions'>>) {
  return (
    <Suspense fallback={<Loading />}>
      <ConditionList {...props} />
    </Suspense>
  );
}
