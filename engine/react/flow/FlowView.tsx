import { Suspense } from 'react';
import { dialogMessages } from '../../core/messages/dialog-messages.ts';
import { formMessages } from '../../core/messages/form-messages.ts';
import { registerMessages } from '../../core/messages/messages.ts';
import { entryOf } from '../client/entry-of.ts';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { Button } from '../parts/Button.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Panel } from '../parts/Panel.tsx';
import { FlowProgress } from './FlowProgress.tsx';
import { FormStep } from './FormStep.tsx';
import './flow.css';
import { PlainStep } from './PlainStep.tsx';
import { StepHeading } from './StepHeading.tsx';
import { type OpenFlow, useFlow } from './use-flow.ts';

registerMessages(dialogMessages);
registerMessages(formMessages);

/** A flow from its descriptor: one step at a time, and where it stands among the others. */
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
