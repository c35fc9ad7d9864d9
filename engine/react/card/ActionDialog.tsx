import { useState } from 'react';
import type { Scope } from '../../core/expressions/scope.ts';
import { withComputedValues } from '../../core/forms/sent-object.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { CardDescriptor } from '../../core/product/card.ts';
import { previewEvent } from '../../core/workflow/preview-event.ts';
import { useEngine } from '../context/engine-context.ts';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { useNamedRecords } from '../data/use-named-records.ts';
import type { RaisedByForm } from '../form/store/form-context.ts';
import { ConfirmDialog } from '../modal/ConfirmDialog.tsx';
import { RecordModal } from '../modal/RecordModal.tsx';
import { useContextLine } from '../tab/dialog/use-context-line.ts';
import { useInitialValues } from '../tab/dialog/use-initial-values.ts';
import { AddedRow } from './AddedRow.tsx';
import { CardNotices } from './CardNotices.tsx';
import { cardWorkflow } from './card-scope.ts';
import { useActionDraftStart } from './use-action-drafts.ts';
import type { CardWork } from './use-card-work.ts';
import type { OfferedAction } from './use-offers.ts';

export interface ActionDialogProps {
  readonly card: CardDescriptor;
  readonly record: JsonObject;
  readonly action: OfferedAction;
  /** Scope in which the card's expressions are evaluated. */
  readonly scope: Scope;
  /** Names of the companions that failed to load. */
  readonly failed: ReadonlySet<string>;
  readonly work: CardWork;
  /** Called with the page that opens next, where there is one. */
  readonly onClose: (page?: string) => void;
}

/** Renders the dialog before an action: the form of a new row, another form, or a confirmation. */
export function ActionDialog(props: ActionDialogProps) {
  const { addTab, form, confirm } = props.action;
  if (addTab !== undefined) return <ActionRow {...props} addTab={addTab} />;
  if (form !== undefined) return <ActionForm {...props} form={form} />;
  return confirm === undefined ? null : <ActionQuestion {...props} confirm={confirm} />;
}

function ActionRow({
  card,
  record,
  action,
  onClose,
  addTab,
}: ActionDialogProps & { readonly addTab: string }) {
  const draftKey = useActionDraftStart(card, record) + action.name;
  return <AddedRow tab={addTab} draftKey={draftKey} onClose={onClose} />;
}

function ActionForm({
  card,
  record,
  action,
  scope,
  failed,
  work,
  onClose,
  form,
}: ActionDialogProps & { readonly form: string }) {
  const { signIn } = useEngine();
  const initialValues = useInitialValues();
  const [blank] = useState(() => initialValues(form));
  const { contextLine } = useContextLine();
  const draftKey = useActionDraftStart(card, record) + action.name;
  const asksForCall = action.call !== undefined;
  // Fills the form with the values that the action sets, so that the user sees their consequences before the save.
  const [given] = useState(() =>
    action.set === undefined ? undefined : withComputedValues(record, action.set, scope),
  );
  return (
    <RecordModal
      item={card.title}
      {...(action.title === undefined ? {} : { title: action.title })}
      {...((asksForCall || given !== undefined) && action.title !== undefined
        ? { submit: action.title }
        : {})}
      {...(given === undefined ? {} : { values: given })}
      above={<CardNotices card={card} scope={scope} failed={failed} before={action.name} />}
      mode={asksForCall ? 'add' : 'edit'}
      form={form}
      initial={asksForCall ? blank : record}
      stored={asksForCall ? undefined : { now: record, by: record['performedBy'] }}
      root={record}
      contextLine={contextLine}
      draftKey={draftKey}
      raises={raisedBy(card, action)}
      save={
        asksForCall
          ? ({ values, idempotencyKey }) => work.run(action, { inputs: values, idempotencyKey })
          : work.save
      }
      onSignIn={signIn}
      onClose={() => onClose()}
    />
  );
}

function ActionQuestion({
  card,
  action,
  scope,
  failed,
  work,
  onClose,
  confirm,
}: ActionDialogProps & { readonly confirm: NonNullable<OfferedAction['confirm']> }) {
  const { contextLine } = useContextLine();
  const sentences = useEventSentences(card, action, scope);
  const say = useMessages();
  return (
    <ConfirmDialog
      title={confirm.title}
      contextLine={contextLine}
      yes={confirm.yes}
      no={confirm.no ?? say('row.cancel')}
      failure="save-failed"
      act={(idempotencyKey) => work.run(action, { idempotencyKey })}
      onClose={() => onClose()}
    >
      <CardNotices card={card} scope={scope} failed={failed} before={action.name} />
      <p>{sentences?.join(' ') ?? confirm.text}</p>
    </ConfirmDialog>
  );
}

/** Finds the event that an action raises, with its workflow. */
function raisedBy({ workflow }: CardDescriptor, { event }: OfferedAction): RaisedByForm | undefined {
  return workflow === undefined || event === undefined ? undefined : { workflow: workflow.name, event };
}

/**
 * Describes the outcome of the event that an action raises, in sentences; undefined for an action without an event,
 * and while the outcome is unknown.
 */
function useEventSentences(
  card: CardDescriptor,
  { event }: OfferedAction,
  scope: Scope,
): readonly string[] | undefined {
  const product = useProduct();
  const workflow = event === undefined ? undefined : cardWorkflow(product, card);
  const { records, status } = useNamedRecords(workflow === undefined ? [] : [workflow]);
  if (workflow === undefined || event === undefined || status === 'pending') return undefined;
  const known = { ...scope, records: { ...scope.records, ...records } };
  return previewEvent({ product, workflow, event, scope: known, isComplete: true });
}
