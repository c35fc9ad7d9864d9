import { useState } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import { useMessages } from '../context/use-messages.ts';
import { StepContent } from './StepContent.tsx';
import { StepFooter } from './StepFooter.tsx';
import type { OpenFlow } from './use-flow.ts';
import { isLastStep, useForward } from './use-forward.ts';

/** A step that shows something, or lets a row be picked. */
export function PlainStep({ open }: { readonly open: OpenFlow }) {
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
