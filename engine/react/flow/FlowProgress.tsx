import type { FlowStep } from '../../core/product/flow.ts';
import { useMessages } from '../context/use-messages.ts';
import { CheckIcon } from '../parts/icons.tsx';
import type { OpenFlow } from './use-flow.ts';

/** The steps in their order; those before the present one can be gone back to. */
export function FlowProgress({ open }: { readonly open: OpenFlow }) {
  const say = useMessages();
  const { taken, step } = open;
  const at = taken.indexOf(step);
  return (
    <nav aria-label={say('flow.steps')}>
      <ol className="en-flow-steps">
        {taken.map((each, index) => (
          <li
            key={each.name}
            className={`en-flow-step ${index < at ? 'en-flow-step-done' : ''}`}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className="en-flow-number">{index < at ? <CheckIcon /> : index + 1}</span>
            <StepName step={each} onOpen={index < at ? () => open.goTo(each) : undefined} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface StepNameProps {
  readonly step: FlowStep;
  readonly onOpen: (() => void) | undefined;
}

function StepName({ step, onOpen }: StepNameProps) {
  if (onOpen === undefined) return <span className="en-flow-name">{step.title}</span>;
  return (
    <button type="button" className="en-flow-name en-flow-back" onClick={onOpen}>
      {step.title}
    </button>
  );
}
