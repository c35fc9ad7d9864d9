import { useState } from 'react';
import type { FlowAction } from '../../core/product/flow.ts';
import { useAccess } from '../context/use-access.ts';
import { useMessages } from '../context/use-messages.ts';
import { OpenedLater } from '../modal/OpenedLater.tsx';
import { Button } from '../parts/Button.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import type { OpenFlow } from './use-flow.ts';

const FlowActionDialog = lazyPart(async () => (await import('./FlowActionDialog.tsx')).FlowActionDialog);

/** Buttons for other ways to the end of a flow: each opens a form. */
export function FlowActions({ open }: { readonly open: OpenFlow }) {
  const can = useAccess();
  const say = useMessages();
  const [openAction, setOpenAction] = useState<FlowAction>();
  const close = () => setOpenAction(undefined);
  return (
    <div className="en-flow-others">
      {open.flow.actions
        .filter(({ access }) => can(access))
        .map((action) => (
          <Button key={action.name} onClick={() => setOpenAction(action)}>
            {action.title}
          </Button>
        ))}
      {openAction !== undefined && (
        <OpenedLater
          place={`${open.flow.name} dialog`}
          title={say('row.add', { item: openAction.item })}
          onClose={close}
        >
          <FlowActionDialog open={open} action={openAction} onClose={close} />
        </OpenedLater>
      )}
    </div>
  );
}
