import type { Workbench } from '../../../../engine/core/protocol/workbench.ts';
import { ok } from '../../../../gateway/context/call.ts';
import type { Handler } from '../../contracts/gateway/typed.ts';
import { needWorkbench } from './need-workbench.ts';
import { parsedDraft } from './sent-json.ts';

/** What the compiler says of the schema set with a draft over it. */
export function createStudioCheck(workbench: Workbench | undefined): Handler<'studio-check'> {
  return {
    isWrite: false,
    answer: async ({ body }) => ok(await needWorkbench(workbench).check(parsedDraft(body.draft))),
  };
}
