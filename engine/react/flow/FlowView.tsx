import './flow.css';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import { dialogMessages } from '../../core/messages/dialog-messages.ts';
import { formMessages } from '../../core/messages/form-messages.ts';
import { registerMessages } from '../../core/messages/messages.ts';
import { entryOf } from '../client/entry-of.ts';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { Button } from '../parts/Button.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Panel } from '../parts/Panel.tsx';
import { StepTrail } from '../parts/StepTrail.tsx';
import { FormStep } from './FormStep.tsx';
import { StepContent } from './StepContent.tsx';
import { StepFooter } from './StepFooter.tsx';
import { type OpenFlow, useFlow } from './use-flow.ts';
import { isLastStep, useForward } from './use-forward.ts';

registerMessages(dialogMessages);
registerMessages(formMessages);

/** Renders a flow from its descriptor: the open step, and its position among the steps. */
export function FlowView({ flow: name }: { readonly flow: string }) {
  const flow = entryOf(useProduct(), 'flows', name);
  const say = useMessages();
  const { open, restored } = useFlow(flow);
  if (open === undefined) return null;
  return (
    <section className="en-box en-flow" aria-label={flow.title}>
      <h1 className="en-box-title">{flow.title}</h1>
      {flow.steps.length > 1 && <FlowProgress open={open} />}
      {restored !== undefined && (
        <Panel tone="info" role="status">
          <p>{say('draft.restored')}</p>
          <Button onClick={restored.startOver}>{say('draft.start-over')}</Button>
        </Panel>
      )}
      <StepHeading open={open} />
      <Suspense fallback={<Loading />}>
        <Step key={`${open.run}.${open.step.name}`} open={open} />
      </Suspense>
    </section>
  );
}

function Step({ open }: { readonly open: OpenFlow }) {
  const { form } = open.step;
  return form === undefined ? <PlainStep open={open} /> : <FormStep open={open} form={form} />;
}

/** Renders the list of steps; the user can return to any step before the current one. */
function FlowProgress({ open }: { readonly open: OpenFlow }) {
  const { taken, step, goTo } = open;
  const at = taken.indexOf(step);
  const steps = taken.map((each, index) => ({
    name: each.name,
    title: each.title,
    onOpen: index < at ? () => goTo(each) : undefined,
  }));
  return <StepTrail steps={steps} at={at} />;
}

/**
 * Renders the heading of a step, which gets the focus when the step opens, so that screen readers announce the step.
 */
function StepHeading({ open }: { readonly open: OpenFlow }) {
  const say = useMessages();
  const { step, taken } = open;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step.name);
  useEffect(() => {
    if (shown.current === step.name) return;
    shown.current = step.name;
    heading.current?.focus();
  }, [step.name]);
  const progress = { n: taken.indexOf(step) + 1, total: taken.length };
  return (
    <header>
      <h2 ref={heading} tabIndex={-1} className="en-flow-heading">
        <span className="en-visually-hidden">{say('flow.step', progress)}</span> {step.title}
      </h2>
      {step.text !== undefined && <p className="en-flow-text">{step.text}</p>}
    </header>
  );
}

/** Renders a step without a form, which shows content or lets the user pick a row. */
function PlainStep({ open }: { readonly open: OpenFlow }) {
  const { memory, step } = open;
  const say = useMessages();
  const forward = useForward(open);
  const hasPick = step.lists.some(({ isPicked }) => isPicked);
  const [picked, setPicked] = useState(() => memory.get().typed[step.name]);

  function pick(row: JsonObject): void {
    setPicked(row);
    memory.keep(step.name, row);
  }

  async function goOn(): Promise<boolean> {
    if (!hasPick || picked !== undefined) return await forward.goOn(picked ?? {});
    forward.stop(say('flow.none-chosen'));
    return false;
  }

  return (
    <>
      <StepContent open={open} picked={picked} onPick={pick} />
      <StepFooter
        open={open}
        problems={forward.problems}
        isLast={isLastStep(open, picked)}
        onForward={goOn}
      />
    </>
  );
}
