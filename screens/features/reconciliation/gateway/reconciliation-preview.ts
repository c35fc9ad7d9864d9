import { outcomeCounts, plannedOutcomes } from '../../../../engine/core/compare/row-outcomes.ts';
import { isJsonObject, type JsonObject, jsonItems } from '../../../../engine/core/json/json.ts';
import { ok } from '../../../../gateway/context/call.ts';
import type { Handler } from '../../contracts/gateway/typed.ts';
import { patientInScope } from '../../patients/gateway/patient-in-scope.ts';
import { changedMedications } from './check-unchanged.ts';

/** What the call that `options.of` names would do to the medication list, and what keeps it from doing so. */
export const reconciliationPreview: Handler<'reconciliation-preview'> = {
  isWrite: false,
  async answer(call, { options }) {
    const body: JsonObject = call.body;
    const { id } = await patientInScope(call, String(call.body.subject ?? ''));
    const store = call.product.calls[String(options['of'])]?.store;
    const outcomes = store?.kind === 'handler' ? store.outcomes : undefined;
    const rows = outcomes === undefined ? [] : jsonItems(body[outcomes.rows]).filter(isJsonObject);
    return ok({
      outcomes: outcomes === undefined ? [] : outcomeCounts(plannedOutcomes(rows, outcomes), outcomes),
      conflicts: await changedMedications(call, id, body),
    });
  },
};
