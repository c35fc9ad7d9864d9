import { useEffect } from 'react';
import { EntityForm, useForm } from '../../engine/react/forms.ts';
import { structuresForm } from './sample-structures.ts';
import { sampleValues } from './sample-values.ts';

interface SampleFormProps {
  readonly form?: 'sample' | 'locked' | 'structures';
  readonly isFilled?: boolean;
  /** Shows the form as a stopped save leaves it. */
  readonly isStopped?: boolean;
}

/** The form of every widget. */
export function SampleForm({ form: name = 'sample', isFilled = false, isStopped = false }: SampleFormProps) {
  const initial = name === 'structures' ? structuresForm.initial : isFilled ? sampleValues : {};
  const form = useForm({ form: name, initial });
  useEffect(() => {
    if (isStopped && form.store.get().stops === 0) form.store.attemptSave();
  }, [form, isStopped]);
  return <EntityForm form={form} onSubmit={() => void form.attemptSave()} />;
}
