import type { EventFile, TriggerFile } from '../../files/workflow.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import { everyWorkflow } from './every-workflow.ts';

/**
 * Requires the saved record behind an event to be the workflow's own record or one that belongs to it, and to
 * fit the event's payload.
 */
export function workflowSavesBelongToTheRecord(plans: PlanContext): void {
  for (const { file, source } of everyWorkflow(plans.sources)) {
    for (const [name, event] of Object.entries(source.events)) {
      for (const [index, trigger] of (event.raisedBy ?? []).entries()) {
        const wrong = whatIsWrong(source.entity, { event, trigger }, plans);
        if (wrong === undefined) continue;
        const at = ['events', name, 'raisedBy', index, 'save'];
        plans.diagnostics.report(file, { code: 'workflow/foreign-save', ...wrong, at });
      }
    }
  }
}

interface Raising {
  readonly event: EventFile;
  readonly trigger: TriggerFile;
}

function whatIsWrong(entity: string, { event, trigger }: Raising, { entities }: PlanContext) {
  const saved = entities.get(trigger.save);
  if (saved === undefined) return undefined;
  if (saved.name !== entity && saved.record?.subject !== entity) {
    const message = `Records of "${saved.name}" do not belong to a "${entity}", so their save can raise nothing here.`;
    return { message, help: `Name "${entity}", or an entity whose x-record has the subject "${entity}".` };
  }
  if (trigger.payload !== undefined || event.payload === saved.name) return undefined;
  const message = `The event brings "${event.payload ?? 'nothing'}", but the save brings "${saved.name}".`;
  return { message, help: 'Say in "payload" what the event gets of the saved record.' };
}
