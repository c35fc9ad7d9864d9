import { isJsonObject, type JsonObject, jsonItems } from '../../../engine/core/json/json.ts';
import { stringOrEmpty } from '../../../engine/core/json/string-values.ts';
import type { Entity } from '../../../engine/core/product/entity.ts';
import type { Sent } from '../../../engine/core/protocol/call-types.ts';
import { labelAt } from '../../../engine/core/records/label.ts';
import type { Problem } from '../../../engine/core/validation/problems.ts';
import { GatewayError, invalid } from '../../../gateway/operation/errors.ts';
import type { ListedMedication, MedicationList } from './open-lists.ts';

interface SentRows {
  readonly entity: Pick<Entity, 'fields' | 'title'>;
  readonly record: JsonObject;
}

/** Runs a save; names the row in a refusal of one of its values. */
export async function namingRows<Answer>(sent: SentRows, save: () => Promise<Answer>): Promise<Answer> {
  try {
    return await save();
  } catch (error) {
    throw named(error, sent);
  }
}

function named(error: unknown, sent: SentRows): unknown {
  if (!(error instanceof GatewayError) || error.status !== 422) return error;
  const { problems = [] } = error.answer;
  const about = problems.flatMap((problem) => sentenceOf(problem, sent) ?? []);
  const [first, ...others] = [...new Set(about)];
  if (first === undefined) return error;
  const more = others.length === 0 ? '' : ` There are ${others.length} more.`;
  return invalid(problems, `${first}${more}`);
}

function sentenceOf({ at, message }: Problem, { entity, record }: SentRows): string | undefined {
  const index = /^\/medications\/(\d+)\/./.exec(at)?.[1];
  const { medications }: Sent<MedicationList> = record;
  const row = jsonItems(medications)[Number(index)];
  if (index === undefined || !isJsonObject(row)) return undefined;
  const { name: own }: Sent<ListedMedication> = row;
  const name = stringOrEmpty(own) || `Row ${Number(index) + 1}`;
  const label = labelAt(entity, at);
  const said = message.startsWith(label) ? message : `${label}: ${message}`;
  return `${name}: ${said}${/[.!?]$/.test(said) ? '' : '.'}`;
}
