import { useEffect, useState } from 'react';
import { withoutBlanks } from '../../core/json/blank.ts';
import { EntityForm } from '../form/EntityForm.tsx';
import type { FormStore } from '../form/store/form-store.ts';
import { type FormController, useForm } from '../form/use-form.ts';
import { useSelection } from '../form/use-selection.ts';
import { Locked } from '../parts/Locked.tsx';
import { useInitialValues } from '../tab/dialog/use-initial-values.ts';
import type { FlowMemory } from './flow-memory.ts';
import { StepContent } from './StepContent.tsx';
import { StepFooter } from './StepFooter.tsx';
import type { OpenFlow } from './use-flow.ts';
import { type Forward, isLastStep, useForward } from './use-forward.ts';

/** Renders a step with a form; text typed earlier is restored when the user returns. */
export function FormStep({ open, form: name }: { readonly open: OpenFlow; readonly form: string }) {
  const { memory, step } = open;
  const initialValues = useInitialValues();
  const [initial] = useState(() => initialValues(name));
  const [values] = useState(() => memory.get().typed[step.name]);
  const form = useForm({ form: name, initial, values });
  useKept(form.store, { memory, name: step.name });
  const forward = useForward(open);
  const [isGoing, setIsGoing] = useState(false);
  const goOn = async () => {
    const typed = form.attemptSave();
    if (typed === undefined || isGoing) return false;
    setIsGoing(true);
    return await forward.goOn(typed).finally(() => setIsGoing(false));
  };
  return (
    <>
      <Locked isLocked={isGoing}>
        <EntityForm form={form} onSubmit={() => void goOn()} />
      </Locked>
      <StepContent open={open} />
      <FormFooter open={open} form={form} forward={forward} onForward={goOn} />
    </>
  );
}

interface FormFooterProps {
  readonly open: OpenFlow;
  readonly form: FormController;
  readonly forward: Forward;
  readonly onForward: () => Promise<boolean>;
}

/**
 * Renders the footer of a form's step; it subscribes to the form's values, on which the following steps can
 * depend.
 */
function FormFooter({ open, form, forward, onForward }: FormFooterProps) {
  const { subscribe, get } = form.store;
  const isLast = useSelection(subscribe, () => isLastStep(open, withoutBlanks(get().values)));
  return <StepFooter open={open} problems={forward.problems} isLast={isLast} onForward={onForward} />;
}

/** Keeps typed text in the flow's memory whenever the user pauses, and when the step closes. */
function useKept(store: FormStore, { memory, name }: { readonly memory: FlowMemory; readonly name: string }) {
  useEffect(() => {
    const keep = () => {
      const { values, isDirty } = store.get();
      memory.keep(name, isDirty ? values : undefined);
    };
    const stop = store.subscribe(keep);
    return () => {
      store.buffer.flushAll();
      keep();
      stop();
    };
  }, [store, memory, name]);
}
