import { formMessages } from '../../core/messages/form-messages.ts';
import { registerMessages } from '../../core/messages/messages.ts';
import { useMessages } from '../context/use-messages.ts';
import { AlertIcon, CheckIcon } from './icons.tsx';
import './step-trail.css';

registerMessages(formMessages);

export interface TrailStep {
  readonly name: string;
  readonly title: string;
  /** Opens the step; undefined for the current step and for one that cannot be opened yet. */
  readonly onOpen: (() => void) | undefined;
  readonly hasError?: boolean;
}

export interface StepTrailProps {
  readonly steps: readonly TrailStep[];
  /** Index of the current step, from 0. */
  readonly at: number;
}

/** Renders a sequence of steps: completed ones, the current one, and those to come. */
export function StepTrail({ steps, at }: StepTrailProps) {
  const say = useMessages();
  return (
    <nav aria-label={say('flow.steps')}>
      <ol className="en-trail">
        {steps.map((step, index) => (
          <li key={step.name} className="en-trail-step" aria-current={index === at ? 'step' : undefined}>
            <span className="en-trail-number">
              {index < at && step.hasError !== true ? <CheckIcon /> : index + 1}
            </span>
            <StepName {...step} />
            {step.hasError === true && (
              <span className="en-trail-error">
                <AlertIcon />
                <span className="en-visually-hidden">{say('form.error-tab')}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepName({ title, onOpen }: TrailStep) {
  if (onOpen === undefined) return <span className="en-trail-name">{title}</span>;
  return (
    <button type="button" className="en-trail-name en-trail-open" onClick={onOpen}>
      {title}
    </button>
  );
}
