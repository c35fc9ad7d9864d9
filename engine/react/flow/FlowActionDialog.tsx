import { useRef, useState } from 'react';
import { isBlank } from '../../core/json/blank.ts';
import type { Json, JsonObject } from '../../core/json/json.ts';
import { pathToPointer, setAt } from '../../core/json/pointer.ts';
import type { FlowAction } from '../../core/product/flow.ts';
import { entryOf } from '../client/entry-of.ts';
import { useEngine } from '../context/engine-context.ts';
import { useProduct } from '../context/use-product.ts';
import { RecordModal } from '../modal/RecordModal.tsx';
import type { SaveAttempt } from '../modal/record-modal-props.ts';
import { useInitialValues } from '../tab/dialog/use-initial-values.ts';
import { linkOf } from '../table/link-of.ts';
import type { OpenFlow } from './use-flow.ts';

export interface FlowActionDialogProps {
  readonly open: OpenFlow;
  readonly action: FlowAction;
  readonly onClose: () => void;
}

/**
 * Renders the form of an alternative end of the flow; after a save, opens the page of the stored record, like
 * the regular end.
 */
export function FlowActionDialog({ open, action, onClose }: FlowActionDialogProps) {
  const { client, signIn } = useEngine();
  const contract = entryOf(useProduct(), 'calls', action.call);
  const initial = useStart(open, action);
  const stored = useRef<JsonObject>(undefined);

  async function save({ values, idempotencyKey }: SaveAttempt): Promise<unknown> {
    const method = contract.methods.includes('POST') ? 'POST' : undefined;
    const body: Json = values;
    const answer = await client.call(action.call, {
      ...{ body, idempotencyKey },
      ...(method === undefined ? {} : { method }),
    });
    stored.current = answer as JsonObject;
    return stored.current['record'];
  }

  function close(): void {
    onClose();
    if (stored.current === undefined) return;
    open.memory.forget();
    if (action.open !== undefined) open.leadOn(linkOf(action.open, stored.current));
  }

  return (
    <RecordModal
      item={action.item}
      mode="add"
      form={action.form}
      initial={initial}
      stored={undefined}
      draftKey={`flow.${open.flow.name}.${action.name}`}
      save={save}
      onSignIn={signIn}
      onClose={close}
    />
  );
}

/** Builds the initial values of the form: its own, and values typed in the flow so far. */
function useStart({ memory, scopeOf }: OpenFlow, { form, prefill }: FlowAction): JsonObject {
  const initialValues = useInitialValues();
  const [start] = useState(() => {
    const { given, typed } = memory.get();
    const scope = scopeOf({ ...given, ...typed });
    return Object.entries(prefill).reduce((values, [path, expression]) => {
      const value = expression.evaluate(scope) as Json;
      return isBlank(value) ? values : setAt(values, pathToPointer(path), value);
    }, initialValues(form));
  });
  return start;
}
