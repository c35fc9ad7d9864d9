import { useEffect } from 'react';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { EntityForm, useForm } from '../../engine/react/forms.ts';
import { groupsForm } from './sample-groups.ts';
import { panelsForm } from './sample-panels.ts';
import { stepsForm, structuresForm } from './sample-structures.ts';
import { sampleValues } from './sample-values.ts';

interface SampleFormProps {
  readonly form?: 'sample' | 'locked' | 'structures' | 'panels' | 'steps' | 'groups';
  readonly isFilled?: boolean;
  /** True to show the form as after a refused save. */
  readonly isStopped?: boolean;
}

const initials: Readonly<Record<string, JsonObject>> = {
  structures: structuresForm.initial,
  panels: panelsForm.initial,
  steps: stepsForm.initial,
  groups: groupsForm.initial,
};

/** Shows a form with every widget. */
export function SampleForm({ form: name = 'sample', isFilled = false, isStopped = false }: SampleFormProps) {
  const initial = initials[name] ?? (isFilled ? sampleValues : {});
  const form = useForm({ form: name, initial });
  useEffect(() => {
    if (isStopped && form.store.get().stops === 0) form.store.attemptSave();
  }, [form, isStopped]);
  return <EntityForm form={form} onSubmit={() => void form.attemptSave()} />;
}
