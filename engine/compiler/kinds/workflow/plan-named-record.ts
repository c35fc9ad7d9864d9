import type { JSONPath } from 'jsonc-parser';
import type { WorkflowRecord } from '../../../core/product/workflow.ts';
import type { NamedRecordFile } from '../../files/workflow.ts';
import { answeringEntity } from '../../plan/call-types.ts';
import { isCallName, isFileName } from '../../plan/names.ts';
import type { Planned } from '../../plan/planned.ts';
import { planWorkflowExpression, type WorkflowPlanning } from './plan-action.ts';

/**
 * Plans a record that a workflow reads under a name of its own: the query, and the choice among the results.
 */
export function planNamedRecord(
  planning: WorkflowPlanning,
  name: string,
  source: NamedRecordFile,
): Planned<WorkflowRecord> {
  const { file, plans, contexts } = planning;
  const { entity, call, query = {}, where, prefer } = source;
  const at: JSONPath = ['records', name];
  isFileName({ file, at: [...at, 'entity'], name: entity, plans }, 'schema');
  if (isCallName({ file, at: [...at, 'call'], name: call, plans })) checkListed(planning, source, at);
  const context = contexts.record(entity);
  const parameters = Object.entries(query).map(([parameter, text]) => {
    const location = { source: text, at: [...at, 'query', parameter], context: contexts.query };
    return [parameter, planWorkflowExpression(planning, location)] as const;
  });
  return {
    entity,
    call,
    query: Object.fromEntries(parameters),
    where: planWorkflowExpression(planning, { source: where, at: [...at, 'where'], context, wants: 'bool' }),
    prefer:
      prefer === undefined
        ? undefined
        : planWorkflowExpression(planning, { source: prefer, at: [...at, 'prefer'], context, wants: 'bool' }),
  };
}

/**
 * Requires the call to answer a list of the entity, so that a page chooses among the same records as the
 * gateway.
 */
function checkListed(
  { file, plans }: WorkflowPlanning,
  { entity, call }: NamedRecordFile,
  at: JSONPath,
): void {
  const answer = answeringEntity(call, plans);
  if (answer?.isList === true && answer.name === entity) return;
  plans.diagnostics.report(file, {
    code: 'workflow/unlisted-record',
    message: `The call "${call}" does not list records of "${entity}".`,
    help: `Name a call whose answer is {"list": "${entity}"}.`,
    at: [...at, 'call'],
  });
}
