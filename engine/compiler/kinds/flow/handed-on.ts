import type { JSONPath } from 'jsonc-parser';
import { anyType, type ExpressionType } from '../../expressions/types.ts';
import type { FlowFile, StepFile } from '../../files/flow.ts';
import { entityOfForm } from '../../plan/entity-of-form.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { FlowLocation } from './flow-location.ts';

interface FlowSource {
  readonly file: SourceFile;
  readonly plans: PlanContext;
}

/**
 * Lists the names that each step may read: outputs of that step and of earlier ones. The end of the flow may
 * read all.
 */
export function pathsOfSteps(
  { steps }: FlowFile,
  source: FlowSource,
): { readonly steps: readonly FlowLocation[]; readonly end: FlowLocation } {
  checkSteps(steps, source);
  const locations = steps.map((_, index) => locationAfter(steps.slice(0, index + 1), source));
  return { steps: locations, end: locationAfter(steps, source) };
}

function locationAfter(steps: readonly StepFile[], { file, plans }: FlowSource): FlowLocation {
  const names = steps.filter(passesOn).map(({ name }) => name);
  const entities = steps.flatMap((step) => {
    const entity = entityHandedOn(step, plans);
    return entity === undefined ? [] : [[step.name, entity] as const];
  });
  const handedOn = new Map<string, EntityPlan>(entities);
  const fields = Object.fromEntries(
    names.map((name): [string, ExpressionType] => [name, handedOn.get(name)?.type ?? anyType]),
  );
  const name = `Inputs_${file.stem.replaceAll(/\W/g, '_')}_${names.join('_')}`;
  return { file, plans, handedOn, context: { inputs: { is: 'object', name, fields } } };
}

function passesOn({ form, lists = [] }: StepFile): boolean {
  return form !== undefined || lists.some(({ pick }) => pick === true);
}

function entityHandedOn({ form, lists = [] }: StepFile, plans: PlanContext): EntityPlan | undefined {
  if (form !== undefined) return entityOfForm(form, plans);
  const picked = lists.find(({ pick }) => pick === true);
  return picked === undefined ? undefined : plans.entities.get(picked.entity);
}

/** Requires a unique name for each step, and at most one output. */
function checkSteps(steps: readonly StepFile[], source: FlowSource): void {
  for (const [index, step] of steps.entries()) {
    const at: JSONPath = ['steps', index];
    if (steps.slice(0, index).some(({ name }) => name === step.name)) {
      const message = `Another step has the name "${step.name}" already.`;
      const help = 'Give each step a name of its own: addresses and expressions tell them apart by it.';
      report({ message, help, at: [...at, 'name'] }, source);
    }
    const picks = (step.lists ?? []).filter(({ pick }) => pick === true).length;
    if (picks + Number(step.form !== undefined) < 2) continue;
    const message = `The step "${step.name}" would hand on two things.`;
    const help = 'Ask them in two steps: a step hands on its form, or one picked row.';
    report({ message, help, at: [...at, 'name'] }, source);
  }
}

function report(
  { message, help, at }: { readonly message: string; readonly help: string; readonly at: JSONPath },
  { file, plans }: FlowSource,
): void {
  plans.diagnostics.report(file, { code: 'flow/step', message, help, at });
}
