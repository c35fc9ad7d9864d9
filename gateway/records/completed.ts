import type { JsonObject } from '../../engine/core/json/json.ts';
import type { Call } from '../context/call.ts';
import type { RecordKind } from '../kinds/kinds.ts';

/** Of which record it is that they are listed. */
interface Listed {
  readonly kind: RecordKind;
  readonly subject: string | undefined;
}

/** Listed records with what the product works out for them, such as what is noteworthy beside other records. */
export async function completedRows(
  call: Call,
  { kind, subject }: Listed,
  rows: readonly JsonObject[],
): Promise<readonly JsonObject[]> {
  const { completions = {} } = call;
  const complete = Object.hasOwn(completions, kind.name) ? completions[kind.name] : undefined;
  return complete === undefined || subject === undefined || rows.length === 0
    ? rows
    : complete(call, subject, rows);
}
