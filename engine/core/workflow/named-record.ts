import type { Scope } from '../expressions/scope.ts';
import type { JsonObject } from '../json/json.ts';
import type { WorkflowRecord } from '../product/workflow.ts';

/**
 * The record that a workflow means by one of its names, out of those of the organization: the only one that
 * fits, or the only favoured one of several. Gateway and page choose by this.
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
