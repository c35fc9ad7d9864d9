import type { ReactNode } from 'react';
import { MemoryRouter, useInRouterContext } from 'react-router';
import { FlowView } from '../../engine/react/forms.ts';

/** Three steps, as a screen shows them. Storybook has no addresses: there they stand in memory. */
export function SampleFlow() {
  return (
    <Addresses>
      <FlowView flow="sample" />
    </Addresses>
  );
}

function Addresses({ children }: { readonly children: ReactNode }) {
  return useInRouterContext() ? children : <MemoryRouter>{children}</MemoryRouter>;
}
