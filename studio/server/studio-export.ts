import type { Workbench } from '../../engine/core/protocol/workbench.ts';
import type { Handler } from '../../features/contracts/server/typed.ts';
import { badRequest } from '../../gateway/operation/errors.ts';
import { ok } from '../../gateway/records/context/call.ts';
import { needWorkbench } from './need-workbench.ts';
import { parsedDraft } from './sent-json.ts';

/** Creates the call that exports a form of a draft for another system, with what was left out. */
export function createStudioExport(workbench: Workbench | undefined): Handler<'studio-export'> {
  return {
    isWrite: false,
    async answer({ body: { draft, ...question } }) {
      const file = await needWorkbench(workbench).export(parsedDraft(draft), question);
      if ('problem' in file) throw badRequest(file.problem);
      const { fileName, mediaType, content, rows } = file;
      return ok({
        ...{ fileName, mediaType, content: Buffer.from(content).toString('base64') },
        rows: rows.map(({ left, ...row }) => ({ ...row, left: [...left] })),
      });
    },
  };
}
