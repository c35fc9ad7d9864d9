import type { Workbench } from '../../engine/core/protocol/workbench.ts';
import type { Handler } from '../../features/contracts/server/typed.ts';
import { ok } from '../../gateway/records/context/call.ts';
import { needWorkbench } from './need-workbench.ts';
import { parsedDraft } from './sent-json.ts';

/** Answers the changes of a draft to the files that a page shows. */
export function createStudioPreview(workbench: Workbench | undefined): Handler<'studio-preview'> {
  return {
    isWrite: false,
    async answer({ body: { draft, shown = [], known } }) {
      return ok(await needWorkbench(workbench).preview(parsedDraft(draft), { files: shown, known }));
    },
  };
}
