import { useLayoutEffect, useMemo } from 'react';
import type { Scope } from '../../core/expressions/scope.ts';
import type { Workflow } from '../../core/product/workflow.ts';
import { previewEvent } from '../../core/workflow/preview-event.ts';
import { previewSave, workflowsRaisedBy } from '../../core/workflow/preview-save.ts';
import { useMessages } from '../context/use-messages.ts';
import { useNamedRecords } from '../data/use-named-records.ts';
import { Panel } from '../parts/Panel.tsx';
import { useHeld } from '../parts/use-held.ts';
import { useFormDescription, useOpenForm } from './form-react-context.ts';
import { OpenFormProvider } from './OpenFormProvider.tsx';
import type { FormDescription } from './store/form-context.ts';
import type { FormSnapshot } from './store/form-state.ts';
import type { FormController } from './use-form.ts';
import { useSelection } from './use-selection.ts';

export interface SaveConsequencesProps {
  readonly form: FormController;
  /** True while and after the form is saved, when the preview would describe the next save. */
  readonly isSaving: boolean;
}

/**
 * Previews the workflow outcome of a save by the same transition table as the gateway. Rendered outside of
 * the scrolled content, so that it covers no field.
 */
export function SaveConsequences({ form: { store, prefix }, isSaving }: SaveConsequencesProps) {
  const open = useMemo(() => ({ store, prefix }), [store, prefix]);
  return (
    <OpenFormProvider open={open}>
      <OfWorkflows isSaving={isSaving} />
    </OpenFormProvider>
  );
}

type OfForm = Pick<SaveConsequencesProps, 'isSaving'>;

function OfWorkflows(props: OfForm) {
  const workflows = workflowsOf(useFormDescription());
  return workflows.length === 0 ? null : <Consequences {...props} workflows={workflows} />;
}

function workflowsOf({ product, entity, raises }: FormDescription): readonly Workflow[] {
  if (raises === undefined) return workflowsRaisedBy(product, entity.name);
  const workflow = product.workflows?.[raises.workflow];
  return workflow === undefined ? [] : [workflow];
}

function Consequences({ workflows, isSaving }: OfForm & { readonly workflows: readonly Workflow[] }) {
  const say = useMessages();
  const { store } = useOpenForm();
  const { records, status } = useNamedRecords(workflows);
  const foreseen = useSelection(store.subscribe, () => {
    // Hides a partial outcome until all records that determine it are loaded.
    if (status === 'pending') return [];
    const snapshot = store.get();
    const scope = snapshot.context.scopeOf(snapshot.made);
    return sentencesOf(snapshot, workflows, { ...scope, records: { ...scope.records, ...records } });
  });
  const sentences = useHeld(foreseen, isSaving);
  useFieldKeptInSight(sentences.join());
  return (
    <div className="en-consequences" role="status">
      {sentences.length > 0 && (
        <Panel tone="info">
          <p>{say('form.consequences')}</p>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {status === 'error' && <p>{say('form.consequences.more')}</p>}
        </Panel>
      )}
    </div>
  );
}

/** Scrolls to the focused field if the sentences would push it out of sight. */
function useFieldKeptInSight(said: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the room changes with what is said
  useLayoutEffect(() => {
    const field = document.activeElement;
    if (field?.closest('.en-form') !== null) void field?.scrollIntoView({ block: 'nearest' });
  }, [said]);
}

function sentencesOf(
  { context, made, values, problems }: FormSnapshot,
  workflows: readonly Workflow[],
  scope: Scope,
): readonly string[] {
  const { product, entity, old, raises } = context;
  if (raises === undefined)
    return previewSave({ product, entity: entity.name, saved: made, entered: values, old, scope });
  return workflows.flatMap((workflow) =>
    previewEvent({
      ...{ product, workflow, event: raises.event, payload: made, scope },
      isComplete: problems.every(({ severity }) => severity !== 'error'),
    }),
  );
}
