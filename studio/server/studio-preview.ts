import type { Workbench } from '../../engine/core/protocol/workbench.ts';
import type { Handler } from '../../features/contracts/server/typed.ts';
import { ok } from '../../gateway/records/context/call.ts';
import { needWorkbench } from './need-workbench.ts';
import { parsedDraft } from './sent-json.ts';

/** Creates the call that answers a draft's changes to the shown files. */
export function createStudioPreview(workbench: Workbench | undefined): Handler<'studio-preview'> {
  return {
    isWrite: false,
    async answer({ body: { draft, shown = [], known } }) {
      return ok(await needWorkbench(workbench).preview(parsedDraft(draft), { files: shown, known }));
    },
  };
}
