import { useMemo } from 'react';
import { useNotedHands } from './by-hand.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import './form.css';
import { OpenFormContext } from './form-react-context.ts';
import { RjsfForm } from './rjsf/RjsfForm.tsx';
import type { FormController } from './use-form.ts';

export interface EntityFormProps {
  readonly form: FormController;
  /** Enter in a line of text, or a submit button. */
  readonly onSubmit: () => void;
}

/** A form made from its descriptor. `useForm` holds its state, so that buttons may stand anywhere. */
export function EntityForm({ form, onSubmit }: EntityFormProps) {
  const { store, prefix } = form;
  useNotedHands();
  const open = useMemo(() => ({ store, prefix }), [store, prefix]);
  return (
    <OpenFormContext value={open}>
      <div className="en-form">
        <ErrorSummary />
        <RjsfForm open={open} onSubmit={onSubmit} />
      </div>
    </OpenFormContext>
  );
}
