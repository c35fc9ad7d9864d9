import type { JsonObject, JsonSchema } from '../../../engine/core/json.ts';
import { anyType, type ExpressionType, typeOfSchema } from '../expressions/types.ts';
import type { PlanContext } from './plan-set.ts';

/** What a call answers with, as expressions see it; anything for a call that is not there. */
export function callAnswer(call: string, plans: PlanContext): ExpressionType {
  const [stem = '', name = ''] = call.split('.');
  const file = plans.sources.of('calls').get(stem)?.value as
    | { readonly calls?: Readonly<Record<string, { readonly answer: JsonObject }>> }
    | undefined;
  const answer = file?.calls?.[name]?.answer;
  if (answer === undefined) return anyType;
  const [listed] = [answer['list']].flat();
  if (typeof listed === 'string') return rowsOf(recordOf(listed, plans));
  const record = answer['record'] ?? answer['saved'];
  if (typeof record === 'string') return recordOf(record, plans);
  return typeOfSchema(answer['schema'] as JsonSchema | undefined, 'Answer');
}

function rowsOf(of: ExpressionType): ExpressionType {
  return { is: 'object', name: 'Rows', fields: { rows: { is: 'list', of } } };
}

function recordOf(entity: string, { entities }: PlanContext): ExpressionType {
  return entities.get(entity)?.type ?? anyType;
}
