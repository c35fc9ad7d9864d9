import type { JsonObject } from '../../engine/core/json/json.ts';
import type { Call } from './context/call.ts';

/** Entity and subject of the records that are listed. */
interface Listed {
  readonly entity: string;
  readonly subject: string | undefined;
}

/** Listed records with what the product works out for them, such as what is noteworthy beside other records. */
export async function completedRows<Row extends JsonObject>(
  call: Call,
  { entity, subject }: Listed,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const { completions = {} } = call;
  const completion = Object.hasOwn(completions, entity) ? completions[entity] : undefined;
  if (completion === undefined || subject === undefined || rows.length === 0) return rows;
  const additions = await completion.complete(call, subject, rows);
  return rows.map((row, index) => ({ ...row, ...additions[index] }));
}
