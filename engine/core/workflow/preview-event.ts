import { isJsonObject } from '../json/json.ts';
import { type EventInput, runEvent } from './run-event.ts';

export interface EventPreview extends Omit<EventInput, 'record'> {
  /** True if the payload is complete. The preview does not refuse an incomplete one. */
  readonly isComplete: boolean;
}

/** Previews the effects of an event on the open record, or the reason for its refusal, in sentences. */
export function previewEvent({ isComplete, ...input }: EventPreview): readonly string[] {
  const record = input.scope.records?.[input.workflow.entity];
  if (!isJsonObject(record)) return [];
  const outcome = runEvent({ ...input, record });
  if (outcome.outcome === 'taken') return outcome.messages;
  return isComplete ? [outcome.reason] : [];
}
