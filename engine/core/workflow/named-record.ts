import type { Scope } from '../expressions/scope.ts';
import type { JsonObject } from '../json/json.ts';
import type { WorkflowRecord } from '../product/workflow.ts';

/**
 * Chooses the record that a workflow's name stands for among the organization's records: the only one that
 * fits, or the only preferred one; undefined if several are left. Page and gateway share this function.
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
