import { type ComponentType, Suspense } from 'react';
import type { PartProps } from '../../../engine/react/index.ts';

const nothing = () => null;

/** Gives a small part a suspense boundary, so that `Awaited` replaces this part alone while its code is loaded. */
export function quietly(
  Part: ComponentType<PartProps>,
  Awaited: ComponentType = nothing,
): ComponentType<PartProps> {
  return (props) => (
    <Suspense fallback={<Awaited />}>
      <Part {...props} />
    </Suspense>
  );
}
