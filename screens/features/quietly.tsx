import { type ComponentType, Suspense } from 'react';
import type { PartProps } from '../../engine/react/index.ts';

/** A part that is small among others: while it is loaded, what stands beside it stays on show. */
export function quietly(Part: ComponentType<PartProps>): ComponentType<PartProps> {
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
