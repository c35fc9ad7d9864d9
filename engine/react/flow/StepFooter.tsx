import { useMessages } from '../context/use-messages.ts';
import { AsyncButton } from '../parts/AsyncButton.tsx';
import { Button } from '../parts/Button.tsx';
import { Panel } from '../parts/Panel.tsx';
import { FlowActions } from './FlowActions.tsx';
import type { OpenFlow } from './use-flow.ts';

export interface StepFooterProps {
  readonly open: OpenFlow;
  /** Problems that keep the user from going on. */
  readonly problems: readonly string[];
  /** True where the button carries out the flow's purpose. */
  readonly isLast: boolean;
  readonly onForward: () => Promise<boolean>;
}

/** The ways out of a step: other ways to the end, back, and forward. */
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
