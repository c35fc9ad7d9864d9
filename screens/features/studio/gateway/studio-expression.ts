import type { Workbench } from '../../../../engine/core/protocol/workbench.ts';
import { ok } from '../../../../gateway/context/call.ts';
import type { Handler } from '../../contracts/gateway/typed.ts';
import { needWorkbench } from './need-workbench.ts';
import { parsedDraft, parsedText, parsedTrial } from './sent-json.ts';

/** What an expression means at its place in a draft. */
export function createStudioExpression(workbench: Workbench | undefined): Handler<'studio-expression'> {
  return {
    isWrite: false,
    async answer({ body }) {
      const { draft, source, trial, ...question } = body;
      const asked = {
        ...question,
        source: parsedText(source),
        ...(trial !== undefined && { trial: parsedTrial(trial) }),
      };
      return ok(await needWorkbench(workbench).expression(parsedDraft(draft), asked));
    },
  };
}
