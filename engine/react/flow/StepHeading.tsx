import { useEffect, useRef } from 'react';
import { useMessages } from '../context/use-messages.ts';
import type { OpenFlow } from './use-flow.ts';

/** The heading takes the focus when its step opens, so that screen readers announce the step. */
export function StepHeading({ open }: { readonly open: OpenFlow }) {
  const say = useMessages();
  const { step, taken } = open;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step.name);
  useEffect(() => {
    if (shown.current === step.name) return;
    shown.current = step.name;
    heading.current?.focus();
  }, [step.name]);
  const place = { n: taken.indexOf(step) + 1, total: taken.length };
  return (
    <header>
      <h2 ref={heading} tabIndex={-1} className="en-flow-heading">
        <span className="en-visually-hidden">{say('flow.step', place)}</span> {step.title}
      </h2>
      {step.text !== undefined && <p className="en-flow-text">{step.text}</p>}
    </header>
  );
}
