import { useState } from 'react';
import type { FlowAction } from '../../core/product/flow.ts';
import { useAccess } from '../context/use-access.ts';
import { useMessages } from '../context/use-messages.ts';
import { OpenedLater } from '../modal/OpenedLater.tsx';
import { AsyncButton } from '../parts/AsyncButton.tsx';
import { Button } from '../parts/Button.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import { Panel } from '../parts/Panel.tsx';
import type { OpenFlow } from './use-flow.ts';

const FlowActionDialog = lazyPart(async () => (await import('./FlowActionDialog.tsx')).FlowActionDialog);

/** Renders buttons for alternative ends of a flow; each opens a form. */
function FlowActions({ open }: { readonly open: OpenFlow }) {
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

export interface StepFooterProps {
  readonly open: OpenFlow;
  /** Problems that keep the user from continuing. */
  readonly problems: readonly string[];
  /** True where the forward button ends the flow with the flow's call. */
  readonly isLast: boolean;
  readonly onForward: () => Promise<boolean>;
}

/** Renders the buttons of a step: alternative ends, back, and forward. */
export function StepFooter({ open, problems, isLast, onForward }: StepFooterProps) {
  const say = useMessages();
  const { flow, step, goBack } = open;
  return (
    <footer className="en-flow-footer">
      {problems.length > 0 && (
        <Panel tone="danger" role="alert">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Panel>
      )}
      <div className="en-flow-buttons">
        <FlowActions open={open} />
        {goBack !== undefined && <Button onClick={goBack}>{say('flow.back')}</Button>}
        {isLast ? (
          <AsyncButton onClick={onForward}>{flow.finish.label}</AsyncButton>
        ) : (
          <Button look="primary" onClick={() => void onForward()}>
            {step.next ?? say('flow.next')}
          </Button>
        )}
      </div>
    </footer>
  );
}
