import { compileSources } from '../../engine/compiler/compile.ts';
import { errorsAmong, formatDiagnostics } from '../../engine/compiler/diagnostics.ts';
import { RevisionError } from '../../engine/compiler/impact/read-revision.ts';
import { textsByPath } from '../../engine/core/protocol/listed-texts.ts';
import type { SchemaTexts } from '../../engine/core/protocol/schema-versions.ts';
import { withTexts } from '../../engine/core/protocol/with-texts.ts';
import type { DraftText } from '../../engine/core/protocol/workbench.ts';
import { profileKind } from '../../gateway/records/context/profiles.ts';
import { type ExitCode, UsageError } from '../../tools/cli/command.ts';
import { mergeDraft } from '../workbench/merge-draft.ts';
import { isWritablePath } from '../workbench/writable-path.ts';
import { differing, type SchemaTransfer, sayDifferences } from './schema-differences.ts';

export interface Push extends SchemaTransfer {
  readonly title: string | undefined;
  readonly author: string | undefined;
  /** Git revision to compare with; by default the last pulled version, or the last commit before any pull. */
  readonly base: string | undefined;
  readonly replaces: boolean;
}

/** Sends the folder's changes as one change that waits for review. */
export async function push(work: Push): Promise<ExitCode> {
  const { output, services, store, isDry } = work;
  const { title, author } = work;
  if (!isDry && (title === undefined || author === undefined))
    throw new UsageError('Say with --title what the change is for, and with --author whose it is.');
  const [base, folder] = [await baseOf(work), await services.schemaTexts()];
  const published = await store.latest();
  const current = published === undefined ? base : textsByPath(published.files);
  const { files, problems } = await toSend(differing(base, folder), current);
  if (problems.length > 0) {
    for (const problem of problems) output.complain(problem);
    output.complain('Nothing was sent.');
    return 1;
  }
  sayDifferences(output, current, withTexts(current, files));
  if (files.length === 0) output.say(`${nothingIn(folder, base, work)} Nothing was sent.`);
  else if (isDry) output.say('Nothing was sent.');
  if (files.length === 0 || isDry) return 0;
  return send(work, files);
}

/**
 * Finds the base texts of the folder's changes: those of the named revision, of the last pull, or of the last
 * commit, as in a fresh clone.
 */
async function baseOf({ base, services, store }: Push): Promise<SchemaTexts> {
  const pulled = base === undefined ? await store.version((await services.pulled.read()) ?? '') : undefined;
  if (pulled !== undefined) return textsByPath(pulled);
  try {
    return await services.schemaTexts(base ?? 'HEAD');
  } catch (error) {
    if (!(error instanceof RevisionError)) throw error;
    throw new UsageError(
      base === undefined
        ? 'It is not known which version the folder was made from: nothing was pulled into it, and it has no commit. Run "studio pull" first, or name a git revision with --base.'
        : error.message,
    );
  }
}

/**
 * Explains why there is nothing to send: before the first pull, the base is the last commit, which has all
 * committed changes already.
 */
function nothingIn(folder: SchemaTexts, from: SchemaTexts, { base }: Push): string {
  const isAsCommitted = base === undefined && differing(from, folder).length === 0;
  return isAsCommitted
    ? 'The folder is as it was pulled or committed last. Where the change is committed, name the revision before it with --base, as in --base HEAD~1.'
    : 'The folder has nothing that is not published.';
}

interface Prepared {
  readonly files: readonly DraftText[];
  /** Sentences about problems, any of which prevents sending. */
  readonly problems: readonly string[];
}

/** Merges the changes into the published version as the Studio would send them. */
async function toSend(changed: readonly DraftText[], current: SchemaTexts): Promise<Prepared> {
  const misplaced = changed.filter(({ path }) => !current.has(path) && !isWritablePath(path));
  const merged = changed.map((file) => mergeDraft(file, current, []));
  const conflicts = merged.flatMap((each) => each.conflicts);
  const files = merged
    .map(({ path, text }) => ({ path, base: current.get(path) ?? '', text }))
    .filter(({ base, text }) => base !== text);
  const problems = [
    ...misplaced.map(({ path }) => `${path} is no name that a new file of the schemas may have.`),
    ...conflicts.map(
      ({ path, pointer }) =>
        `${path}${pointer}: changed in the folder, and published otherwise meanwhile. Pull, choose, and push again.`,
    ),
  ];
  if (problems.length > 0 || files.length === 0) return { files, problems };
  const errors = errorsAmong((await compileSources(withTexts(current, files))).diagnostics);
  return { files, problems: errors.length === 0 ? [] : [formatDiagnostics(errors)] };
}

async function send(
  { output, services, store, title = '', author = '', replaces }: Push,
  files: readonly DraftText[],
): Promise<ExitCode> {
  const profileType = profileKind(await services.product()).type;
  const sent = await store.send({ title, author, profileType, files, replaces });
  if ('id' in sent) {
    output.say(`Sent as a change of ${author}. It waits in the Studio until somebody else publishes it.`);
    return 0;
  }
  output.complain(
    sent.refused === 'waiting'
      ? `The change "${sent.title}" of ${author} still waits. Add --replace to replace it. Nothing was sent.`
      : `There is no user with the address ${author}, or more than one. Nothing was sent.`,
  );
  return 1;
}
