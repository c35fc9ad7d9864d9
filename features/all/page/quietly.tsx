import { type ComponentType, Suspense } from 'react';
import type { PartProps } from '../../../engine/react/index.ts';

const nothing = () => null;

/** Wraps a small part: while its code is loaded, only `Awaited` stands in for it, and the screen around it stays on show. */
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
