import { Suspense, useState } from 'react';
import type { FlowAction } from '../../core/product/flow.ts';
import { Button } from '../parts/Button.tsx';
import { lazyPart } from '../parts/lazy-part.ts';
import { useAccess } from '../provider/use-access.ts';
import type { OpenFlow } from './use-flow.ts';

const FlowActionDialog = lazyPart(async () => (await import('./FlowActionDialog.tsx')).FlowActionDialog);

/** Other ways to the end of a flow: each a button that opens a form. */
export function FlowActions({ open }: { readonly open: OpenFlow }) {
  const can = useAccess();
  const [doing, setDoing] = useState<FlowAction>();
  return (
    <div className="en-flow-others">
      {open.flow.actions
        .filter(({ access }) => can(access))
        .map((action) => (
          <Button key={action.name} onClick={() => setDoing(action)}>
            {action.title}
          </Button>
        ))}
      {doing !== undefined && (
        <Suspense fallback={null}>
          <FlowActionDialog open={open} action={doing} onClose={() => setDoing(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
