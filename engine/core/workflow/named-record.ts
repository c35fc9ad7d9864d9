import type { Scope } from '../expressions/scope.ts';
import type { JsonObject } from '../json/json.ts';
import type { WorkflowRecord } from '../product/workflow.ts';

/**
 * Chooses the record for a name of the workflow among those of the organization: the only fitting or only preferred
 * one. Used by gateway and page.
 */
export function chooseRecord(
  { where, prefer }: WorkflowRecord,
  records: readonly JsonObject[],
  scope: Scope,
): JsonObject | undefined {
  const fitting = records.filter((item) => where.evaluate({ ...scope, item }));
  const favoured = fitting.filter((item) => prefer?.evaluate({ ...scope, item }) === true);
  const [record, ...others] = favoured.length > 0 ? favoured : fitting;
  return others.length === 0 ? record : undefined;
}
