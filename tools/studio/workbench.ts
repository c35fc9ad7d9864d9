import type { DraftDiagnostic, SchemaText, Workbench } from '../../engine/core/protocol/workbench.ts';
import { compileSources } from '../compiler/compile.ts';
import type { Diagnostic } from '../compiler/diagnostics.ts';
import { kinds } from '../compiler/kinds/kinds.ts';
import { readSources } from '../compiler/source/read-sources.ts';
import { nameOf } from '../compiler/source/source-file.ts';
import { writeSources } from '../compiler/source/write-sources.ts';
import { CommandError } from './commands/command-error.ts';
import { runCommand } from './commands/run-command.ts';
import type { FileTexts } from './commands/schema-files.ts';
import { mergeDraft } from './merge-draft.ts';

/** Where the texts of a schema set are. */
export interface TextStore {
  readonly read: () => Promise<FileTexts>;
  readonly write: (texts: FileTexts) => Promise<void>;
}

/** A workbench over the files of a checkout of the project. */
export function fileWorkbench(root: string): Workbench {
  return createWorkbench({ read: () => readSources(root), write: (texts) => writeSources(root, texts) });
}

export function createWorkbench(store: TextStore): Workbench {
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
    async run(draft, command) {
      try {
        return { changed: listOf(runCommand(withDraft(await store.read(), draft), command)) };
      } catch (error) {
        if (error instanceof CommandError) return { problem: error.message };
        throw error;
      }
    },
    async check(draft) {
      const { diagnostics } = await compileSources(withDraft(await store.read(), draft));
      return diagnostics.map(draftDiagnostic);
    },
    async save(draft, choices) {
      const texts = await store.read();
      const merged = draft
        .filter(({ path }) => texts.has(path))
        .map((file) => mergeDraft(file, texts, choices));
      const conflicts = merged.flatMap((each) => each.conflicts);
      if (conflicts.length > 0) return { saved: [], conflicts };
      await store.write(new Map(merged.map(({ path, text }) => [path, text])));
      return { saved: merged.map(({ path, text }) => ({ path, text })), conflicts: [] };
    },
  };
}

/** Only files that are there: a draft names no other, and leads to no other folder. */
function withDraft(texts: FileTexts, draft: readonly SchemaText[]): FileTexts {
  const known = draft.filter(({ path }) => texts.has(path));
  return new Map([...texts, ...known.map(({ path, text }) => [path, text] as const)]);
}

function listOf(texts: FileTexts): readonly SchemaText[] {
  return [...texts].map(([path, text]) => ({ path, text }));
}

function draftDiagnostic(diagnostic: Diagnostic): DraftDiagnostic {
  const { path, pointer, line, severity, code, message, help, place: location } = diagnostic;
  return { path, pointer, line, severity, code, message, location, ...(help !== undefined && { help }) };
}
