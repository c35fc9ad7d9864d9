import {
  type OutcomeCount,
  outcomeCounts,
  plannedOutcomes,
} from '../../../engine/core/compare/row-outcomes.ts';
import { isJsonObject, type JsonObject, jsonItems } from '../../../engine/core/json/json.ts';
import { stringItems } from '../../../engine/core/json/string-values.ts';
import type { Sent } from '../../../engine/core/protocol/call-types.ts';
import { type Call, ok } from '../../../gateway/records/context/call.ts';
import type { Handler } from '../../contracts/server/typed.ts';
import { dosageCodesOf } from '../../directions/server/dosage-codes.ts';
import { patientInScope } from '../../patients/server/patient-in-scope.ts';
import { changedMedications } from './check-unchanged.ts';
import { decidedRow } from './decided-rows.ts';
import { listedRows } from './listed-rows.ts';
import type { ListedMedication } from './open-lists.ts';
import { readingOf } from './with-reading.ts';

/** Previews how the call in `options.of` would change the medication list, with the conflicts that prevent it. */
export const reconciliationPreview: Handler<'reconciliation-preview'> = {
  isWrite: false,
  async answer(call, { options }) {
    const body: JsonObject = call.body;
    const { id } = await patientInScope(call, String(call.body.subject ?? ''));
    const store = call.product.calls[String(options['of'])]?.store;
    const outcomes = store?.kind === 'handler' ? store.outcomes : undefined;
    const rows = outcomes === undefined ? [] : jsonItems(body[outcomes.rows]).filter(isJsonObject);
    const counts = outcomes === undefined ? [] : outcomeCounts(plannedOutcomes(rows, outcomes), outcomes);
    return ok({
      outcomes: [...counts, ...(await readings(call, id, rows))],
      conflicts: await changedMedications(call, id, body),
    });
  },
};

const takenStatuses = ['VERIFIED', 'MODIFIED', 'ADDED'];

/** Lists the parts that the program read from texts and that no user has confirmed, each with its text. */
async function readings(
  call: Call,
  subject: string,
  rows: readonly JsonObject[],
): Promise<readonly OutcomeCount[]> {
  const codes = dosageCodesOf(call.product);
  const known = await listedRows(call, subject);
  const read = rows
    .filter(({ status }: Sent<ListedMedication>) => takenStatuses.includes(String(status)))
    .flatMap((row) => {
      const { sources }: Sent<ListedMedication> = row;
      const [first] = stringItems(sources).flatMap((id) => known.listed.get(id) ?? []);
      return readingOf(decidedRow({ ...first, ...row }, known), codes) ?? [];
    });
  return read.length === 0
    ? []
    : [{ title: 'read by the program, to be confirmed on the medication list', rows: read }];
}
