import type { JSONPath } from 'jsonc-parser';
import type { RowFile, WorkflowFile } from '../../files/workflow.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import { didYouMean } from '../../suggest.ts';
import { everyWorkflow } from './every-workflow.ts';
import { possibleTexts } from './possible-texts.ts';
import { type NamedState, namesInSelector } from './state-table.ts';

/** Requires every state that a workflow names to be in its value set. */
export function workflowsNameTheirStates(plans: PlanContext): void {
  for (const { file, source, table } of everyWorkflow(plans.sources)) {
    for (const { name, ...location } of statesNamedIn(source)) {
      if (table.names.includes(name)) continue;
      const message = `There is no state named "${name}" in the value set "${source.states.codes}".`;
      const help = didYouMean(name, table.names);
      plans.diagnostics.report(file, { code: 'workflow/unknown-state', message, help, ...location });
    }
  }
}

function statesNamedIn({ states, transitions }: WorkflowFile): readonly NamedState[] {
  const entered = Object.keys(states.entered ?? {});
  return [
    { name: states.unknown, at: ['states', 'unknown'] },
    ...entered.map((name) => ({ name, at: ['states', 'entered', name], of: 'key' as const })),
    ...transitions.flatMap((row, index) => statesOfRow(row, ['transitions', index])),
  ];
}

function statesOfRow({ from, to }: RowFile, at: JSONPath): readonly NamedState[] {
  return [...namesInSelector(from, [...at, 'from']), ...targetsNamed(to, [...at, 'to'])];
}

function targetsNamed(to: RowFile['to'], at: JSONPath): readonly NamedState[] {
  if (to === undefined) return [];
  if (typeof to === 'string') return [{ name: to, at }];
  const written = possibleTexts(to.value).map((name) => ({ name, at: [...at, 'value'] }));
  return [...namesInSelector(to.among, [...at, 'among']), ...written];
}
