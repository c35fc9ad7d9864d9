import type { SchemaVersions } from '../../engine/core/protocol/schema-versions.ts';
import { withTexts } from '../../engine/core/protocol/with-texts.ts';
import type { DraftText, Workbench } from '../../engine/core/protocol/workbench.ts';
import type { Handler, HandlerCall } from '../../features/contracts/server/typed.ts';
import { badRequest, wrongState } from '../../gateway/operation/errors.ts';
import { ok } from '../../gateway/records/context/call.ts';
import type { Queryable } from '../../gateway/store/database.ts';
import { sendChange } from '../../gateway/versions/changes.ts';
import { requestPreparation } from '../../gateway/versions/preparation.ts';
import { storeVersion } from '../../gateway/versions/publications.ts';
import { needWorkbench } from './need-workbench.ts';
import { parsedText } from './sent-json.ts';

/**
 * Creates the call that writes a draft to the files, or submits it for publication, unless another user has
 * changed the same values meanwhile.
 */
export function createStudioSave(
  workbench: Workbench | undefined,
  versions: SchemaVersions | undefined,
): Handler<'studio-save'> {
  return {
    isWrite: true,
    isOutside: true,
    async answer(call) {
      const { body } = call;
      const bench = needWorkbench(workbench);
      const draft = (body.draft ?? []).map(({ path, base, text }) => ({
        ...{ path, base: parsedText(base), text: parsedText(text) },
      }));
      if (versions === undefined) return ok(await bench.save(draft, body.choices ?? []));
      const { merged, conflicts } = await bench.merge(draft, body.choices ?? []);
      if (conflicts.length > 0) return ok({ saved: [], conflicts });
      const change = await send(call, bench, merged);
      await prepareSent(call.database, versions, { change, files: merged });
      return ok({ saved: merged.map(({ path, text }) => ({ path, text })), conflicts: [] });
    },
  };
}

/** Requests every gateway to prepare the submitted version in advance of its review. */
async function prepareSent(
  database: Queryable,
  versions: SchemaVersions,
  { change, files }: { readonly change: string | undefined; readonly files: readonly DraftText[] },
): Promise<void> {
  const texts = withTexts(versions.served(), files);
  const { hash } = await versions.compile(texts);
  await storeVersion(database, hash, texts, change);
  await requestPreparation(database, hash);
  // Compiles the served version, which the review compares with, in advance.
  await versions.compiled(versions.served());
}

async function send(
  { body, database, user, note }: HandlerCall<'studio-save'>,
  bench: Workbench,
  files: readonly DraftText[],
): Promise<string | undefined> {
  const { title } = body;
  if (title === undefined) throw badRequest('Say in "title" what the change is for. Nothing was sent.');
  if (files.length === 0) throw badRequest('The draft changes no file. Nothing was sent.');
  const { diagnostics } = await bench.check(files);
  const error = diagnostics.find(({ severity }) => severity === 'error');
  if (error !== undefined)
    throw wrongState(
      `The draft has errors, and was not sent. ${error.message} (${error.path}:${error.line})`,
    );
  const id = await sendChange(database, { title, author: user._id, files });
  note({ action: 'write', type: 'schema-change', id });
  return id;
}
