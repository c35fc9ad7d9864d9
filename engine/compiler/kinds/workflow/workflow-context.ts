import type { ExpressionContext } from '../../expressions/environment.ts';
import { anyType, type ExpressionType, textType } from '../../expressions/types.ts';
import type { WorkflowFile } from '../../files/workflow.ts';
import { subjectContext } from '../../plan/contexts.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { PlanContext } from '../../plan/plan-set.ts';

/** Names available to the expressions of a workflow, by their position. */
export interface WorkflowContexts {
  /** Names that the display text of a state can read. */
  readonly display: ExpressionContext;
  /** Names that the query for a named record can read. */
  readonly query: ExpressionContext;
  /** Names that the choice of a named record can read. */
  readonly record: (entity: string) => ExpressionContext;
  /** Names that conditions and targets of rows can read. */
  readonly row: (events: readonly string[]) => ExpressionContext;
  /** Names that values set by rows and consequences, and conditions of consequences, can read. */
  readonly action: (events: readonly string[]) => ExpressionContext;
  /** Names that messages and effects can read. */
  readonly outcome: (events: readonly string[]) => ExpressionContext;
}

export function workflowContexts(
  source: WorkflowFile,
  entity: EntityPlan,
  plans: PlanContext,
): WorkflowContexts {
  const itself = { [entity.name]: entity.type };
  const owners = { ...subjectContext(entity, plans), ...itself };
  const state = stateType(source, plans);
  const shared = { ...owners, ...namedRecords(source, plans), user: plans.userType, state };
  const row = remembered((events) => ({ ...shared, event: payloadType(source, events, plans) }));
  const action = remembered((events) => ({
    ...row(events),
    self: entity.type,
    old: entity.type,
    to: state,
  }));
  return {
    display: { ...itself, state },
    query: { ...owners, user: plans.userType },
    record: (name) => ({ ...owners, user: plans.userType, item: typeOf(name, plans), named: textType }),
    row,
    action,
    outcome: remembered((events) => ({ ...action(events), stateText: textType, toText: textType })),
  };
}

/** Builds the type of a state, a code of the workflow's value set. */
function stateType({ states: { codes } }: WorkflowFile, plans: PlanContext): ExpressionType {
  const entries = plans.facts.codes.get(codes)?.entries;
  if (entries === undefined) return textType;
  return { is: 'text', among: { texts: entries.map(({ code }) => String(code)), codes } };
}

/** Caches a context for each set of events, so that its expression environment is built once. */
function remembered(
  make: (events: readonly string[]) => ExpressionContext,
): (events: readonly string[]) => ExpressionContext {
  const known = new Map<string, ExpressionContext>();
  return (events) => {
    const key = events.join(' ');
    const context = known.get(key) ?? make(events);
    known.set(key, context);
    return context;
  };
}

function namedRecords({ records }: WorkflowFile, plans: PlanContext): ExpressionContext {
  const entries = Object.entries(records ?? {});
  return Object.fromEntries(entries.map(([name, { entity }]) => [name, typeOf(entity, plans)]));
}

/** Finds the type of the events' payload; any type for events with different payloads. */
function payloadType({ events }: WorkflowFile, names: readonly string[], plans: PlanContext): ExpressionType {
  const [payload, ...others] = new Set(names.map((name) => events[name]?.payload));
  return others.length > 0 || payload === undefined ? anyType : typeOf(payload, plans);
}

/** Finds the type of an entity; any type for a missing or broken one, which is reported elsewhere. */
function typeOf(entity: string, plans: PlanContext): ExpressionType {
  return plans.entities.get(entity)?.type ?? anyType;
}
