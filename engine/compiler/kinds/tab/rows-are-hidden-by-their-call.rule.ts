import { joinLines } from '../../expressions/compile-expression.ts';
import { readsUser } from '../../expressions/reads.ts';
import type { RowsFile } from '../../files/tab.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { SchemaSetPlan } from '../../plan/schema-set-plan.ts';
import { writtenCall } from '../../plan/written-call.ts';

/**
 * Requires the call of a tab to filter rows by the same condition if the tab hides them from some users, who
 * would receive them anyway.
 */
export function rowsAreHiddenByTheirCall({ tabs }: SchemaSetPlan, plans: PlanContext): void {
  for (const { name, descriptor } of tabs) {
    const file = plans.sources.of('tab').get(name);
    const where = 'where' in descriptor.source ? descriptor.source.where : undefined;
    if (file === undefined || where === undefined || !readsUser(where)) continue;
    const { source } = file.value;
    if (isHeld(source, plans)) continue;
    plans.diagnostics.report(file, {
      code: 'access/eye-only',
      message: `The rows are hidden for the eye only: "where" asks who the user is, and ${answers(source)}.`,
      help: helpFor(source, plans),
      at: ['source', 'where'],
    });
  }
}

function isHeld({ call, where = '' }: RowsFile, plans: PlanContext): boolean {
  const held = call === undefined ? undefined : writtenCall(call, plans)?.store.where;
  return held !== undefined && inOneLine(held) === inOneLine(where);
}

function inOneLine(source: string | readonly string[]): string {
  return joinLines(source).replaceAll(/\s+/g, ' ').trim();
}

function answers({ call, record }: RowsFile): string {
  if (call !== undefined) return `the call "${call}" answers all of them`;
  return `the record "${record}" is answered with all of them`;
}

function helpFor({ call = '' }: RowsFile, plans: PlanContext): string {
  const [stem = '', name] = call.split('.');
  const file = plans.sources.of('calls').get(stem);
  if (file === undefined)
    return 'Keep such rows as records of their own, listed by a call with "where" in its "store".';
  if (writtenCall(call, plans)?.store.list === undefined)
    return 'Filter them in the hand-made handler of the call, and take "where" out here.';
  return `Move the condition to "where" in the "store" of the call "${name}" in ${file.path}.`;
}
