import type { Workbench } from '../../engine/core/protocol/workbench.ts';
import type { Handler } from '../../features/contracts/server/typed.ts';
import { ok } from '../../gateway/records/context/call.ts';
import { needWorkbench } from './need-workbench.ts';
import { parsedDraft } from './sent-json.ts';

/** Creates the call that answers the diagnostics of a draft and, on request, the outcomes of its examples. */
export function createStudioCheck(workbench: Workbench | undefined): Handler<'studio-check'> {
  return {
    isWrite: false,
    async answer({ body }) {
      const [bench, draft] = [needWorkbench(workbench), parsedDraft(body.draft)];
      const found = await bench.check(draft);
      if (body.examples !== true) return ok(found);
      return ok({ ...found, diagnostics: [...found.diagnostics, ...(await bench.examples(draft))] });
    },
  };
}
