import type { WorkflowStep } from '../../../engine/core/workflow/outcome.ts';
import { announceEvent } from '../../store/outbox/append.ts';
import type { Call } from '../context/call.ts';

export interface EffectsOf {
  readonly steps: readonly WorkflowStep[];
  /** The record that went through the workflow. */
  readonly id: string;
  readonly organization: string | null;
}

/** Announces what follows from events outside the record: written in the transaction, handed out after it. */
export async function announceEffects(
  { database, origin }: Call,
  { steps, id, organization }: EffectsOf,
): Promise<void> {
  for (const { name, payload } of steps.flatMap(({ effects }) => effects)) {
    await announceEvent(database, { topic: name, subject: id, organization, payload, at: origin.at });
  }
}
