import type { WorkflowFile } from '../../files/workflow.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { SourceSet } from '../../source/source-set.ts';
import { type StateTable, stateTable } from './state-table.ts';

/** Workflow as written, with its states. */
export interface WrittenWorkflow {
  readonly file: SourceFile<'workflow'>;
  readonly source: WorkflowFile;
  readonly table: StateTable;
}

/** Lists every workflow whose states are known; the checks skip all others. */
export function everyWorkflow(sources: SourceSet): readonly WrittenWorkflow[] {
  return [...sources.of('workflow').values()].flatMap((file) => {
    const table = stateTable(file, sources);
    return table === undefined ? [] : [{ file, source: file.value, table }];
  });
}
