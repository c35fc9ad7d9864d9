import type { Workbench } from '../../engine/core/protocol/workbench.ts';
import type { Handler } from '../../features/contracts/server/typed.ts';
import { ok } from '../../gateway/records/context/call.ts';
import { needWorkbench } from './need-workbench.ts';
import { parsedDraft, parsedText, parsedTrial } from './sent-json.ts';
import { storedScope } from './stored-scope.ts';

/** Creates the call that answers the meaning of an expression at its position in a draft. */
export function createStudioExpression(workbench: Workbench | undefined): Handler<'studio-expression'> {
  return {
    isWrite: false,
    async answer(call) {
      const { draft: sent, source, trial: sentTrial, ...question } = call.body;
      const bench = needWorkbench(workbench);
      const draft = parsedDraft(sent);
      const located = { ...question, source: parsedText(source) };
      if (sentTrial === undefined) return ok(await bench.expression(draft, located));
      const trial = parsedTrial(sentTrial);
      const { record } = trial;
      // Finds the entity, which only the compiler knows.
      const { entity } = record === undefined ? {} : await bench.expression(draft, located);
      const stored =
        record === undefined || entity === undefined ? undefined : await storedScope(call, entity, record);
      return ok(
        await bench.expression(draft, { ...located, trial, ...(stored !== undefined && { stored }) }),
      );
    },
  };
}
