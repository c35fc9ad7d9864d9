import type { Scope } from '../../../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../../../engine/core/json/json.ts';
import { getAt } from '../../../../engine/core/json/pointer.ts';
import { isAllowed } from '../../../../engine/core/records/access.ts';
import type { Call } from '../../../../gateway/context/call.ts';
import { workflowOf } from '../../../../gateway/kinds/workflows-of.ts';
import type { StoredRecord } from '../../../../gateway/records/read.ts';
import { raiseEvent } from '../../../../gateway/workflow/raise-event.ts';

export interface Sending {
  /** The options of the call; `recipient` is whom the letter goes to, where the workflow wants to know. */
  readonly print: JsonObject;
  readonly patient: Pick<StoredRecord, 'id'>;
  readonly scope: Scope;
}

const sent = 'documents.sent';

/**
 * Tells the workflow that the letter of a published review goes out. A draft goes nowhere, and whoever may only
 * read prints for reading.
 */
export async function noteSending(call: Call, { print, patient, scope }: Sending): Promise<void> {
  const { product } = call;
  const { recipient } = print;
  const workflow = workflowOf(product, 'patient');
  const isPublished = getAt(scope.records?.['review'], '/published') === true;
  if (typeof recipient !== 'string' || workflow === undefined || !isPublished) return;
  if (!isAllowed(product, workflow.events[sent]?.access ?? '', scope)) return;
  await raiseEvent(call, { workflow, event: sent, id: patient.id, payload: { recipient } });
}
