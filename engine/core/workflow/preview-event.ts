import type { JsonObject } from '../json.ts';
import { type EventInput, runEvent } from './run-event.ts';

export interface EventPreview extends Omit<EventInput, 'record'> {
  /** Whether all is there that the event has to bring: what is not complete yet is not refused. */
  readonly isComplete: boolean;
}

/** What raising an event on the open record will bring about, in sentences; or why it is refused. */
export function previewEvent({ isComplete, ...input }: EventPreview): readonly string[] {
  const record = input.scope.records?.[input.workflow.entity];
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return [];
  const outcome = runEvent({ ...input, record: record as JsonObject });
  if (outcome.outcome === 'taken') return outcome.says;
  return isComplete ? [outcome.reason] : [];
}
