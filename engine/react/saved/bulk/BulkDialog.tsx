import { useState } from 'react';
import type { JsonObject } from '../../../core/json/json.ts';
import type { BulkAction } from '../../../core/product/tab.ts';
import { useEngine } from '../../context/engine-context.ts';
import { useMessages } from '../../context/use-messages.ts';
import { ConfirmDialog } from '../../modal/ConfirmDialog.tsx';
import { RecordModal } from '../../modal/RecordModal.tsx';
import { useInitialValues } from '../../tab/dialog/use-initial-values.ts';

export interface BulkDialogProps {
  readonly tab: string;
  readonly name: string;
  readonly action: BulkAction;
  /** Number of rows that the action applies to. */
  readonly count: number;
  readonly begin: (content: JsonObject | undefined, idempotencyKey: string) => Promise<void>;
  readonly onClose: () => void;
}

/**
 * Renders the action, the number of its rows and a form for the values that apply to all of them, and starts the job.
 */
export function BulkDialog({ tab, name, action, count, begin, onClose }: BulkDialogProps) {
  const say = useMessages();
  // Keeps the number of rows for display: the job's start clears the selection before the dialog has closed.
  const [selected] = useState(count);
  const text =
    selected === 1
      ? say('bulk.selected-one')
      : say('bulk.selected', { count: selected.toLocaleString('en-US') });
  const explanation = (
    <div className="en-bulk-explanation">
      <p>
        <strong>{text}.</strong> {action.explain}
      </p>
      <p>{say('bulk.sure')}</p>
    </div>
  );
  if (action.form !== undefined)
    return <BulkForm {...{ tab, name, action, begin, onClose }} form={action.form} above={explanation} />;
  return (
    <ConfirmDialog
      title={action.title}
      yes={action.title}
      no={say('bulk.cancel')}
      look="primary"
      failure="update-failed"
      act={(key) => begin(undefined, key)}
      onClose={onClose}
    >
      {explanation}
    </ConfirmDialog>
  );
}

interface BulkFormProps extends Omit<BulkDialogProps, 'count'> {
  readonly form: string;
  readonly above: React.ReactNode;
}

function BulkForm({ tab, name, action, form, above, begin, onClose }: BulkFormProps) {
  const { user, signIn } = useEngine();
  const initialValues = useInitialValues();
  const [initial] = useState(() => initialValues(form));
  return (
    <RecordModal
      item={action.title}
      title={action.title}
      submit={action.title}
      mode="add"
      form={form}
      initial={initial}
      above={above}
      draftKey={`${user._id}.${tab}.bulk.${name}`}
      stored={undefined}
      save={({ values, idempotencyKey }) => begin(values, idempotencyKey)}
      onSignIn={signIn}
      onClose={onClose}
    />
  );
}
