import { isJsonObject } from '../json/json.ts';
import { type EventInput, runEvent } from './run-event.ts';

export interface EventPreview extends Omit<EventInput, 'record'> {
  /** True where all is there that the event has to bring: what is not complete yet is not refused. */
  readonly isComplete: boolean;
}

/** Previews what raising an event on the open record will bring about, in sentences; or why it is refused. */
export function previewEvent({ isComplete, ...input }: EventPreview): readonly string[] {
  const record = input.scope.records?.[input.workflow.entity];
  if (!isJsonObject(record)) return [];
  const outcome = runEvent({ ...input, record });
  if (outcome.outcome === 'taken') return outcome.messages;
  return isComplete ? [outcome.reason] : [];
}
