import { previewSave, raisesEvents } from '../../core/workflow/preview-save.ts';
import { Panel } from '../parts/Panel.tsx';
import { useFormSnapshot, useOpenForm } from './form-react-context.ts';
import { useFormContext } from './rjsf/use-form-context.ts';

/** What the workflow will make of the save, told before it: by the same table as the gateway's. */
export function SaveConsequences() {
  const { product, entity } = useFormContext();
  return raisesEvents(product, entity.name) ? <Consequences /> : null;
}

function Consequences() {
  const { store } = useOpenForm();
  const { context, made } = useFormSnapshot(store);
  const { product, entity, old, scopeOf } = context;
  const sentences = previewSave({ product, entity: entity.name, saved: made, old, scope: scopeOf(made) });
  return (
    <div className="en-consequences" role="status">
      {sentences.length > 0 && (
        <Panel tone="info">
          <p>What saving does:</p>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
