import type { ReactNode } from 'react';
import { MemoryRouter, useInRouterContext } from 'react-router';
import { FlowView } from '../../engine/react/forms.ts';

/** Shows a flow of three steps, with an in-memory router since Storybook has no addresses. */
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
