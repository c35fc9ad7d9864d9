import type { Workbench } from '../../engine/core/protocol/workbench.ts';
import type { Handler } from '../../features/contracts/server/typed.ts';
import { ok } from '../../gateway/records/context/call.ts';
import { needWorkbench } from './need-workbench.ts';
import { parsedDraft } from './sent-json.ts';

/** Creates the call that answers who may do what by a draft's access rules. */
export function createStudioAccess(workbench: Workbench | undefined): Handler<'studio-access'> {
  return {
    isWrite: false,
    answer: async ({ body }) => ok(await needWorkbench(workbench).access(parsedDraft(body.draft))),
  };
}
