import { type ComponentType, Suspense } from 'react';
import type { PartProps } from '../../../engine/react/index.ts';

const nothing = () => null;

/** Wraps a small part so that `Awaited` stands in for the part alone, not for the screen, while its code is loaded. */
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
