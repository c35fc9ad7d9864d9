import { resolve } from 'node:path';
import { tokensOf } from '../../engine/core/json/pointer.ts';
import { listedTexts, textsByPath } from '../../engine/core/protocol/listed-texts.ts';
import type { SchemaVersions } from '../../engine/core/protocol/schema-versions.ts';
import { withTexts } from '../../engine/core/protocol/with-texts.ts';
import type {
  CommandOutcome,
  ConflictChoice,
  DraftConflict,
  DraftDiagnostic,
  DraftText,
  SchemaText,
  StudioCommand,
  Workbench,
} from '../../engine/core/protocol/workbench.ts';
import type { Diagnostic } from '../compiler/diagnostics.ts';
import { kinds } from '../compiler/kinds/kinds.ts';
import { readSchemaSet, schemaSetDiagnostics } from '../compiler/read-schema-set.ts';
import { readSources } from '../compiler/source/read-sources.ts';
import { nameOf } from '../compiler/source/source-file.ts';
import { writeSources } from '../compiler/source/write-sources.ts';
import { judgeExamples } from '../examples/judge-examples.ts';
import { accessMatrix } from './access/access-matrix.ts';
import { sayConditions } from './access/say-condition.ts';
import { CommandError } from './commands/command-error.ts';
import { importReport } from './commands/import-form.ts';
import { moveToEntity } from './commands/move-to-entity.ts';
import { runCommand } from './commands/run-command.ts';
import type { FileTexts } from './commands/schema-files.ts';
import { exportForm } from './export/export-form.ts';
import { createExpressionDesk } from './expressions/expression-desk.ts';
import { keepExample } from './expressions/keep-example.ts';
import { locationAt, locationsIn, locationText } from './locations.ts';
import { type MergedDraft, mergeDraft } from './merge-draft.ts';
import { riskOfChange } from './risk/risk-of-change.ts';
import { createVersions, type Versions } from './versions.ts';
import { isWritablePath } from './writable-path.ts';

const projectRoot = resolve(import.meta.dirname, '../..');

/** Where the texts of a schema set are. */
export interface TextStore {
  readonly read: () => Promise<FileTexts>;
  /** Absent where what is changed is published, and never written. */
  readonly write: ((texts: FileTexts) => Promise<void>) | undefined;
}

/** A workbench over the files of a checkout of the project. */
export function fileWorkbench(root: string, versions: Versions = createVersions(root)): Workbench {
  const store = { read: () => readSources(root), write: (texts: FileTexts) => writeSources(root, texts) };
  return createWorkbench(store, versions);
}

/** Over the files of the version that is served; they are changed by being published, and never written. */
export function publishingWorkbench(
  versions: Versions,
  published: Pick<SchemaVersions, 'served'>,
): Workbench {
  const read = async () => published.served();
  return createWorkbench({ read, write: undefined }, versions);
}

export function createWorkbench(
  store: TextStore,
  versions: Versions = createVersions(projectRoot),
): Workbench {
  const desk = createExpressionDesk();

  async function changedBy(texts: FileTexts, command: StudioCommand): Promise<FileTexts> {
    if (command.command !== 'keep-example') return runCommand(texts, command);
    const kept = await keepExample(texts, command, { versions, placeAt: desk.placeAt });
    return runCommand(kept.texts, kept.edit);
  }

  async function outcomeOf(texts: FileTexts, command: StudioCommand): Promise<CommandOutcome> {
    if (command.command === 'move-to-entity') {
      const { texts: moved, notes } = moveToEntity(texts, command);
      return { changed: listedTexts(moved), notes };
    }
    const changed = listedTexts(await changedBy(texts, command));
    return { changed, ...(command.command === 'import' && { imported: importReport(command) }) };
  }

  const preview: Workbench['preview'] = async (draft, shown) => {
    const texts = await store.read();
    return (await versions.preview({ texts, draft: ofSchemaSet(texts, draft), shown })) ?? {};
  };

  return {
    async read() {
      const files = [...(await store.read())].flatMap(([path, text]) => {
        const named = nameOf(path);
        return named === undefined ? [] : [{ path, text, kind: named.kind, name: named.stem }];
      });
      return {
        files,
        metaSchemas: kinds.map(({ name, meta }) => ({ kind: name, text: JSON.stringify(meta) })),
      };
    },
    run: (draft, command, shown) =>
      orProblem(async () => {
        const outcome = await outcomeOf(withDraft(await store.read(), draft), command);
        if (shown === undefined) return outcome;
        return { ...outcome, preview: await preview(withChanged(draft, outcome.changed), shown) };
      }),
    export: (draft, question) =>
      orProblem(async () => exportForm(withDraft(await store.read(), draft), question)),
    product: versions.product,
    async access(draft) {
      const texts = await store.read();
      const drafted = withDraft(texts, draft);
      return accessMatrix(texts, drafted, sayConditions(drafted, desk.placeAt));
    },
    async check(draft) {
      const texts = await store.read();
      const { diagnostics, hash, changes } = await versions.check({
        texts,
        draft: ofSchemaSet(texts, draft),
      });
      const found = { diagnostics: diagnostics.map(draftDiagnostic) };
      return changes === undefined ? found : { ...found, hash, ...changes };
    },
    async examples(draft) {
      const texts = withDraft(await store.read(), draft);
      const { hash } = await versions.compile(texts);
      const product = await versions.product(hash);
      if (product === undefined) return [];
      const { files } = readSchemaSet(texts, schemaSetDiagnostics());
      return judgeExamples(product, files).map(draftDiagnostic);
    },
    preview,
    async expression(draft, question) {
      return desk.look(withDraft(await store.read(), draft), question);
    },
    async merge(draft, choices) {
      const texts = await store.read();
      const merged = mergedIn(texts, draft, choices);
      return {
        merged: merged
          .map(({ path, text }) => ({ path, text, base: texts.get(path) ?? '' }))
          .filter(({ base, text }) => base !== text),
        conflicts: conflictsIn(texts, merged),
      };
    },
    risk: riskOfChange,
    async save(draft, choices) {
      const texts = await store.read();
      const merged = mergedIn(texts, draft, choices);
      const conflicts = conflictsIn(texts, merged);
      if (conflicts.length > 0) return { saved: [], conflicts };
      await store.write?.(textsByPath(merged));
      return { saved: merged.map(({ path, text }) => ({ path, text })), conflicts: [] };
    },
  };
}

/** What is impossible is said in a sentence. */
async function orProblem<Result>(
  work: () => Promise<Result>,
): Promise<Result | { readonly problem: string }> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CommandError) return { problem: error.message };
    throw error;
  }
}

function mergedIn(texts: FileTexts, draft: readonly DraftText[], choices: readonly ConflictChoice[]) {
  return ofSchemaSet(texts, draft).map((file) => mergeDraft(file, texts, choices));
}

/** The conflicts of all files, by what people call their places. */
function conflictsIn(texts: FileTexts, merged: readonly MergedDraft[]): readonly DraftConflict[] {
  const conflicts = merged.flatMap((each) => each.conflicts);
  if (conflicts.length === 0) return [];
  const locations = locationsIn(withTexts(texts, merged));
  return conflicts.map((conflict) => {
    const { path, pointer } = conflict;
    const place = locationAt(tokensOf(pointer), (at) => locations(path, at));
    return { ...conflict, location: locationText(place) };
  });
}

/** Only files of a schema set: a draft leads to no other folder. */
function ofSchemaSet<File extends SchemaText>(texts: FileTexts, draft: readonly File[]): readonly File[] {
  return draft.filter(({ path }) => texts.has(path) || isWritablePath(path));
}

/** A draft in which a command has changed texts. */
function withChanged(draft: readonly SchemaText[], changed: readonly SchemaText[]): readonly SchemaText[] {
  return [...new Map([...draft, ...changed].map((each) => [each.path, each])).values()];
}

function withDraft(texts: FileTexts, draft: readonly SchemaText[]): FileTexts {
  return withTexts(texts, ofSchemaSet(texts, draft));
}

function draftDiagnostic(diagnostic: Diagnostic): DraftDiagnostic {
  const { path, pointer, line, severity, code, message, help, fix, place: location } = diagnostic;
  return {
    path,
    pointer,
    line,
    severity,
    code,
    message,
    location,
    ...(help !== undefined && { help }),
    ...(fix !== undefined && { fix: { ...fix, steps: JSON.stringify(fix.steps) } }),
  };
}
