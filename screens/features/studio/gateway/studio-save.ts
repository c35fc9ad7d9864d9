import type { Workbench } from '../../../../engine/core/protocol/workbench.ts';
import { ok } from '../../../../gateway/context/call.ts';
import type { Handler } from '../../contracts/gateway/typed.ts';
import { needWorkbench } from './need-workbench.ts';
import { parsedText } from './sent-json.ts';

/** Writes a draft to the files, unless somebody has changed the same values there. */
export function createStudioSave(workbench: Workbench | undefined): Handler<'studio-save'> {
  return {
    isWrite: true,
    isOutside: true,
    async answer({ body }) {
      const draft = (body.draft ?? []).map(({ path, base, text }) => ({
        ...{ path, base: parsedText(base), text: parsedText(text) },
      }));
      return ok(await needWorkbench(workbench).save(draft, body.choices ?? []));
    },
  };
}
