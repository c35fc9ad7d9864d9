import { anyType, type ExpressionType, typeOfSchema } from '../expressions/types.ts';
import type { PlanContext } from './plan-set.ts';
import { writtenCall } from './written-call.ts';

/** Finds the type of a call's answer in expressions; a missing call answers any type. */
export function callAnswer(call: string, plans: PlanContext): ExpressionType {
  const answer = writtenCall(call, plans)?.answer;
  if (answer === undefined) return anyType;
  const [listed] = typeof answer.list === 'string' ? [answer.list] : (answer.list ?? []);
  if (listed !== undefined) return rowsOf(recordOf(listed, plans));
  const record = answer.record ?? answer.saved;
  if (record !== undefined) return recordOf(record, plans);
  return typeOfSchema(answer.schema, 'Answer');
}

/**
 * Finds the entity of a call's answer, and whether the answer is a list; undefined for an answer of another
 * shape.
 */
export function answeringEntity(call: string, plans: PlanContext) {
  const answer = writtenCall(call, plans)?.answer;
  const entity = answer?.record ?? answer?.list;
  if (typeof entity !== 'string') return undefined;
  return { name: entity, entity: plans.entities.get(entity), isList: answer?.list !== undefined };
}

function rowsOf(of: ExpressionType): ExpressionType {
  return { is: 'object', name: 'Rows', fields: { rows: { is: 'list', of } } };
}

function recordOf(entity: string, { entities }: PlanContext): ExpressionType {
  return entities.get(entity)?.type ?? anyType;
}
