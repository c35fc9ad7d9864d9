import { Suspense } from 'react';
import type { OptionsOf } from '../../../core/product/widget-options.ts';
import { Loading } from '../../parts/Loading.tsx';
import { lazyPart } from '../../parts/lazy-part.tsx';
import type { ControlProps } from './control.ts';

const ConditionList = lazyPart(async () => (await import('../conditions/ConditionList.tsx')).ConditionList);

/** Conditions over what a call says lists can be narrowed by. */
export function ConditionsControl(props: ControlProps<OptionsOf<'conditions'>>) {
  return (
    <Suspense fallback={<Loading />}>
      <ConditionList {...props} />
    </Suspense>
  );
}
