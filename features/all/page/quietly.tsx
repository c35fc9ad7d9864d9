import { type ComponentType, Suspense } from 'react';
import type { PartProps } from '../../../engine/react/index.ts';

const nothing = () => null;

/** A part that is small among others: while it is loaded, what stands beside it stays on show, and where `Awaited` keeps its room, in its place. */
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
