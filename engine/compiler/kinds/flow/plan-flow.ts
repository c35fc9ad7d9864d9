import type { JSONPath } from 'jsonc-parser';
import type { FlowAction, FlowDescriptor } from '../../../core/product/flow.ts';
import type { ActionFile, FlowFile } from '../../files/flow.ts';
import { entityOfForm } from '../../plan/entity-of-form.ts';
import { resolveMessage } from '../../plan/messages.ts';
import { isAccessName, isCallName, isFileName } from '../../plan/names.ts';
import { planExpression } from '../../plan/plan-expression.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { Planned, PlanOf } from '../../plan/planned.ts';
import { schemaOfField } from '../../plan/schema-of-field.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { FlowLocation } from './flow-location.ts';
import { pathsOfSteps } from './handed-on.ts';
import { planSends } from './plan-sends.ts';
import { planStep } from './plan-step.ts';

type PlannedFlow = Planned<FlowDescriptor>;

export function planFlow(file: SourceFile<'flow'>, plans: PlanContext): PlanOf<FlowDescriptor> {
  const flow = file.value;
  const locations = pathsOfSteps(flow, { file, plans });
  const steps = flow.steps.map((step, index) =>
    planStep(step, ['steps', index], locations.steps[index] ?? locations.end),
  );
  const descriptor = {
    name: file.stem,
    title: flow.title,
    steps,
    finish: planFinish(flow.finish, locations.end),
    actions: (flow.actions ?? []).map((action, index) =>
      planAction(action, ['actions', index], locations.end),
    ),
  };
  return { name: file.stem, source: file.path, descriptor };
}

function planFinish(
  { label, call, sends, open }: FlowFile['finish'],
  location: FlowLocation,
): PlannedFlow['finish'] {
  isCallName({ ...location, at: ['finish', 'call'], name: call });
  return {
    label: resolveMessage({ ...location, at: ['finish', 'label'], text: label }),
    call,
    sends: planSends(sends, ['finish', 'sends'], location),
    open,
  };
}

function planAction(action: ActionFile, at: JSONPath, location: FlowLocation): Planned<FlowAction> {
  const { name, title, item, access, form, call, open } = action;
  if (access !== undefined) isAccessName({ ...location, at: [...at, 'access'], name: access });
  isFileName({ ...location, at: [...at, 'form'], name: form }, 'form');
  isCallName({ ...location, at: [...at, 'call'], name: call });
  return {
    name,
    title: resolveMessage({ ...location, at: [...at, 'title'], text: title }),
    item,
    access,
    form,
    prefill: planPrefill(action, [...at, 'prefill'], location),
    call,
    open,
  };
}

function planPrefill(
  { form, prefill = {} }: ActionFile,
  at: JSONPath,
  location: FlowLocation,
): Planned<FlowAction>['prefill'] {
  const entity = entityOfForm(form, location.plans);
  const entries = Object.entries(prefill).map(([path, source]) => {
    if (entity !== undefined) schemaOfField(path, entity, { ...location, at: [...at, path], of: 'key' });
    return [path, planExpression(source, [...at, path], location)] as const;
  });
  return Object.fromEntries(entries);
}
