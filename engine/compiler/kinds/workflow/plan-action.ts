import type { JSONPath } from 'jsonc-parser';
import type { DerivedObject } from '../../../core/product/entity.ts';
import type { Consequence } from '../../../core/product/workflow.ts';
import { compileExpression } from '../../expressions/compile-expression.ts';
import type { ExpressionContext } from '../../expressions/environment.ts';
import type { SchemaExpression } from '../../expressions/facts.ts';
import type { ValuesFile } from '../../files/workflow.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { Cel } from '../../plan/plan-expression.ts';
import { planSentence } from '../../plan/plan-sentence.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { Planned } from '../../plan/planned.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { planDerivations } from '../rules/plan-derivations.ts';
import type { WorkflowContexts } from './workflow-context.ts';
import type { ActionSource } from './workflow-source.ts';

/** File, entity and names that the planning of every part of a workflow needs. */
export interface WorkflowPlanning {
  readonly file: SourceFile;
  readonly entity: EntityPlan;
  readonly contexts: WorkflowContexts;
  readonly plans: PlanContext;
}

export interface ActionAt {
  readonly source: ActionSource;
  readonly at: JSONPath;
  readonly events: readonly string[];
}

/** Plans the fields that a row or a consequence sets, the effects it raises, and its message. */
export function planAction(
  planning: WorkflowPlanning,
  { source, at, events }: ActionAt,
): Pick<Planned<Consequence>, 'set' | 'effects' | 'message'> {
  const { contexts, plans } = planning;
  const { id, set = [], effects = [], message } = source;
  const outcome = contexts.outcome(events);
  return {
    set: planDerivations({
      file: planning.file,
      sources: set.map((each, index) => ({ ...each, id: `${id}.${index}` })),
      on: '',
      owner: planning.entity,
      context: contexts.action(events),
      plans,
      base: [...at, 'set'],
    }),
    effects: effects.map(({ name, payload = {} }, index) => ({
      name,
      payload: planTemplate(planning, {
        template: payload,
        at: [...at, 'effects', index, 'payload'],
        context: outcome,
      }),
    })),
    message:
      message === undefined
        ? undefined
        : planSentence(locationOf(planning, [...at, 'message'], outcome), message, plans),
  };
}

export interface ExpressionAt {
  readonly source: Cel;
  readonly at: JSONPath;
  readonly context: ExpressionContext;
  readonly wants?: 'bool' | 'string';
}

export function planWorkflowExpression(
  planning: WorkflowPlanning,
  { source, at, context, wants }: ExpressionAt,
) {
  return compileExpression(
    { ...locationOf(planning, at, context), source, wants },
    planning.plans.diagnostics,
  );
}

export function locationOf(
  { file, plans }: WorkflowPlanning,
  at: JSONPath,
  context: ExpressionContext,
): Omit<SchemaExpression, 'source'> {
  return { file, at, context, facts: plans.facts };
}

interface TemplateAt {
  readonly template: ValuesFile;
  readonly at: JSONPath;
  readonly context: ExpressionContext;
}

/** Plans an object that is sent to other programs, without a check of its fields. */
function planTemplate(
  planning: WorkflowPlanning,
  { template, at, context }: TemplateAt,
): Planned<DerivedObject> {
  const entries = Object.entries(template).map(
    ([key, leaf]): readonly [string, Planned<DerivedObject>[string]] => {
      const path = [...at, key];
      if (typeof leaf !== 'string' && !isLines(leaf))
        return [key, planTemplate(planning, { template: leaf, at: path, context })];
      return [key, planWorkflowExpression(planning, { source: leaf, at: path, context })];
    },
  );
  return Object.fromEntries(entries);
}

function isLines(leaf: Cel | ValuesFile): leaf is readonly string[] {
  return Array.isArray(leaf);
}
