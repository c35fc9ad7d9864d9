import { isJsonObject, type JsonObject, jsonItems } from '../../../engine/core/json/json.ts';
import type { Sent } from '../../../engine/core/protocol/call-types.ts';
import { GatewayError } from '../../../gateway/operation/errors.ts';
import type { Records } from '../../../generated/calls.types.ts';
import type { ListedMedication, MedicationList } from './open-lists.ts';

type Reconciliation = Records['reconciliation'];

/**
 * Refuses progress with a decision on a row that another user has decided meanwhile, since a merge would keep both
 * decisions. The refusal names the stored decision.
 */
export function checkDecidedOnce(stored: Reconciliation, sent: JsonObject): void {
  if (isSeen(stored, sent)) return;
  const { medications }: Sent<MedicationList> = sent;
  const rows: readonly Sent<ListedMedication>[] = jsonItems(medications).filter(isJsonObject);
  const own = new Set(rows.map(({ uuid }) => uuid));
  const unseen = (stored.medications ?? []).filter(({ uuid = '' }) => !own.has(uuid));
  const decided = new Set(unseen.flatMap(({ sources = [] }) => sources));
  const isTwice = rows.some(({ sources }) => jsonItems(sources).some((each) => decided.has(String(each))));
  if (isTwice) throw changedMeanwhile(stored);
}

/**
 * Refuses to complete a reconciliation that another user has changed since, whose decisions would not reach the
 * medication list.
 */
export function checkSeen(stored: Reconciliation, sent: JsonObject): void {
  if (!isSeen(stored, sent)) throw changedMeanwhile(stored);
}

function isSeen(stored: Reconciliation, { _rev }: JsonObject): boolean {
  return _rev === undefined || _rev === stored._rev;
}

function changedMeanwhile(current: JsonObject): GatewayError {
  const message =
    'Somebody else has decided about medications of this reconciliation meanwhile. Look at what has changed, then try again.';
  return new GatewayError(409, { code: 'conflict', message, conflict: { current, entries: [] } });
}
