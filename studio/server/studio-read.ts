import type { Workbench } from '../../engine/core/protocol/workbench.ts';
import type { Handler } from '../../features/contracts/server/typed.ts';
import { ok } from '../../gateway/records/context/call.ts';
import { needWorkbench } from './need-workbench.ts';

/** Every file of the schema set, with what describes its kind. */
export function createStudioRead(workbench: Workbench | undefined): Handler<'studio-read'> {
  return {
    isWrite: false,
    answer: async () => ok(await needWorkbench(workbench).read()),
  };
}
