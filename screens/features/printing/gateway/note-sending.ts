import type { Scope } from '../../../../engine/core/expressions/scope.ts';
import { isJsonObject, type JsonObject } from '../../../../engine/core/json/json.ts';
import { isAllowed } from '../../../../engine/core/records/access.ts';
import type { Call } from '../../../../gateway/context/call.ts';
import { recordAs } from '../../../../gateway/kinds/kinds.ts';
import { workflowOf } from '../../../../gateway/kinds/workflows-of.ts';
import type { StoredRecord } from '../../../../gateway/records/read.ts';
import { raiseEvent } from '../../../../gateway/workflow/raise-event.ts';
import { recordKind } from '../../contracts/gateway/typed.ts';

export interface Sending {
  /** The options of the call; `recipient` is whom the letter goes to, where the workflow wants to know. */
  readonly print: JsonObject;
  readonly patient: Pick<StoredRecord, 'id'>;
  readonly scope: Scope;
}

const sent = 'documents.sent';

/**
 * Raises the workflow event that the letter of a published review is sent. Drafts are not sent, and users with read
 * access only print for reading.
 */
export async function noteSending(call: Call, { print, patient, scope }: Sending): Promise<void> {
  const { product } = call;
  const { recipient } = print;
  const workflow = workflowOf(product, 'patient');
  const stored = scope.records?.['review'];
  const review = isJsonObject(stored) ? recordAs(recordKind(product, 'review'), stored) : undefined;
  if (typeof recipient !== 'string' || workflow === undefined || review?.published !== true) return;
  if (!isAllowed(product, workflow.events[sent]?.access ?? '', scope)) return;
  await raiseEvent(call, { workflow, event: sent, id: patient.id, payload: { recipient } });
}
