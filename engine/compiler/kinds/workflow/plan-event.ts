import type { JSONPath } from 'jsonc-parser';
import type { WorkflowEvent, WorkflowTrigger } from '../../../core/product/workflow.ts';
import { anyType } from '../../expressions/types.ts';
import type { EventFile, TriggerFile } from '../../files/workflow.ts';
import { subjectContext } from '../../plan/contexts.ts';
import { isAccessName, isFileName } from '../../plan/names.ts';
import type { Planned } from '../../plan/planned.ts';
import { templateOf } from '../rules/plan-derivations.ts';
import { planWorkflowExpression, type WorkflowPlanning } from './plan-action.ts';

export function planEvent(
  planning: WorkflowPlanning,
  name: string,
  event: EventFile,
): Planned<WorkflowEvent> {
  const { file, plans } = planning;
  const { title, description, access, payload, action, refusal, raisedBy = [] } = event;
  const at: JSONPath = ['events', name];
  isAccessName({ file, at: [...at, 'access'], name: access, plans });
  if (payload !== undefined) isFileName({ file, at: [...at, 'payload'], name: payload, plans }, 'schema');
  return {
    name,
    title,
    description,
    access,
    payload,
    action,
    refusal,
    raisedBy: raisedBy.map((trigger, index) =>
      planTrigger(planning, { event, trigger, at: [...at, 'raisedBy', index] }),
    ),
  };
}

function planTrigger(
  planning: WorkflowPlanning,
  { event, trigger, at }: { readonly event: EventFile; readonly trigger: TriggerFile; readonly at: JSONPath },
): Planned<WorkflowTrigger> {
  const { file, plans } = planning;
  const { save, when, payload } = trigger;
  isFileName({ file, at: [...at, 'save'], name: save, plans }, 'schema');
  const saved = plans.entities.get(save);
  const type = saved?.type ?? anyType;
  const owners = saved === undefined ? {} : subjectContext(saved, plans);
  const context = { self: type, old: type, user: plans.userType, ...owners };
  const owner = plans.entities.get(event.payload ?? '');
  return {
    save,
    when:
      when === undefined
        ? undefined
        : planWorkflowExpression(planning, { source: when, at: [...at, 'when'], context, wants: 'bool' }),
    payload:
      payload === undefined || owner === undefined
        ? undefined
        : templateOf(payload, '', [...at, 'payload'], { file, owner, context, plans }),
  };
}
