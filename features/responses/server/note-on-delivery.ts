import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import { contentOf } from '../../../gateway/records/meta.ts';
import { writeRecord } from '../../../gateway/records/write.ts';
import { type RecordOf, recordKind } from '../../contracts/server/typed.ts';

/** Records the outcome of a letter as the gateway's own change, to which no rules apply. */
export async function noteOnDelivery(
  { product, database, origin }: Pick<Call, 'product' | 'database' | 'origin'>,
  before: RecordOf<'delivery'>,
  content: JsonObject,
): Promise<void> {
  const { id, organization, subject, document } = before;
  const kind = recordKind(product, 'delivery');
  await writeRecord(database, {
    ...{ kind, id, before, organization, subject: subject ?? undefined },
    content: contentOf(kind.entity, { ...document, ...content }),
    performedBy: document.performedBy,
    origin,
  });
}
