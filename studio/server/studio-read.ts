import type { Workbench } from '../../engine/core/protocol/workbench.ts';
import type { Handler } from '../../features/contracts/server/typed.ts';
import { ok } from '../../gateway/records/context/call.ts';
import { needWorkbench } from './need-workbench.ts';

/** Creates the call that answers every file of the schema set, with the meta-schemas. */
export function createStudioRead(workbench: Workbench | undefined): Handler<'studio-read'> {
  return {
    isWrite: false,
    answer: async () => ok(await needWorkbench(workbench).read()),
  };
}
