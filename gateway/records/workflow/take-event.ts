import type { WorkflowStep } from '../../../engine/core/workflow/outcome.ts';
import { runEvent } from '../../../engine/core/workflow/run-event.ts';
import { forbidden, refused } from '../../operation/errors.ts';
import type { Call } from '../context/call.ts';
import type { EventToTake } from './event-to-take.ts';
import { namedRecords } from './named-records.ts';

/** Runs the event. Throws 403 with what the user lacks, or 422 with the reason why it is refused. */
export async function takeEvent(call: Call, taking: EventToTake): Promise<WorkflowStep> {
  const { product } = call;
  const { workflow, event, payload, record, scope } = taking;
  const records = await namedRecords(call, taking);
  const within = { ...scope, records: { ...scope.records, ...records } };
  const outcome = runEvent({ product, workflow, record, event, payload, scope: within });
  if (outcome.outcome === 'taken') return outcome;
  const rule = workflow.events[event]?.access ?? '';
  if (outcome.because === 'access') throw forbidden(product.access[rule]?.needs ?? 'another role');
  throw refused(outcome.reason);
}
