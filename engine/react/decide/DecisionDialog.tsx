import type { JsonObject } from '../../core/json/json.ts';
import type { FormDescriptor } from '../../core/product/form.ts';
import type { TabDescriptor } from '../../core/product/tab.ts';
import { entryOf } from '../client/entry-of.ts';
import { useEngine } from '../context/engine-context.ts';
import { useProduct } from '../context/use-product.ts';
import { useLoadedProduct } from '../form/use-loaded-product.ts';
import { RecordModal } from '../modal/RecordModal.tsx';
import { useContextLine } from '../tab/dialog/use-context-line.ts';

export interface DecisionDialogProps {
  readonly tab: TabDescriptor;
  readonly title: string;
  readonly form: string;
  readonly initial: JsonObject;
  /** Names of the rows to be decided. */
  readonly names: readonly string[];
  readonly onSave: (values: JsonObject, form: FormDescriptor) => void;
  readonly onClose: () => void;
}

/** Renders the dialog for the values that a decision needs. */
export function DecisionDialog({ tab, title, form, initial, names, onSave, onClose }: DecisionDialogProps) {
  const { user, signIn } = useEngine();
  // Loads the form first, since an unloaded form lacks the values that its fields fill in.
  const loaded = entryOf(useLoadedProduct(useProduct(), form), 'forms', form);
  const { contextLine, subjectId } = useContextLine();
  const about = names.length === 0 ? undefined : names.join(', ');
  return (
    <RecordModal
      item={tab.item}
      title={about === undefined ? title : `${title}: ${about}`}
      submit={title}
      mode="add"
      form={form}
      initial={initial}
      stored={undefined}
      contextLine={contextLine}
      draftKey={[user._id, tab.name, subjectId, form, names.join('.')].join('.')}
      save={async ({ values }) => onSave(values, loaded)}
      onSignIn={signIn}
      onClose={onClose}
    />
  );
}
