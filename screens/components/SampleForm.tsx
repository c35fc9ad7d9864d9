import { useEffect } from 'react';
import { EntityForm, useForm } from '../../engine/react/forms.ts';
import { sampleValues } from './sample-values.ts';

interface SampleFormProps {
  readonly isFilled?: boolean;
  /** Shows the form as a stopped save leaves it. */
  readonly isStopped?: boolean;
}

/** The form of every widget. */
export function SampleForm({ isFilled = false, isStopped = false }: SampleFormProps) {
  const form = useForm({ form: 'sample', initial: isFilled ? sampleValues : {} });
  useEffect(() => {
    if (isStopped && form.store.get().stops === 0) form.store.attemptSave();
  }, [form, isStopped]);
  return <EntityForm form={form} onSubmit={() => void form.attemptSave()} />;
}
