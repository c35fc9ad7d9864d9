import { resolve } from 'node:path';
import { kinds } from '../../engine/compiler/kinds/kinds.ts';
import { readSources } from '../../engine/compiler/source/read-sources.ts';
import { schemaFileName } from '../../engine/compiler/source/source-file.ts';
import { writeSources } from '../../engine/compiler/source/write-sources.ts';
import { textsByPath } from '../../engine/core/protocol/listed-texts.ts';
import type { SchemaVersions } from '../../engine/core/protocol/schema-versions.ts';
import type { SchemaText, Workbench } from '../../engine/core/protocol/workbench.ts';
import type { FileTexts } from './commands/schema-files.ts';
import { draftDiagnostic } from './drafts/draft-diagnostic.ts';
import { ofSchemaSet } from './of-schema-set.ts';
import { riskOfChange } from './risk/risk-of-change.ts';
import { createVersions, type Versions } from './versions.ts';

const projectRoot = resolve(import.meta.dirname, '../..');

/** Store of a schema set's texts. */
export interface TextStore {
  readonly read: () => Promise<FileTexts>;
  /** Writes texts; undefined if changes are published instead of written. */
  readonly write: ((texts: FileTexts) => Promise<void>) | undefined;
}

/** Creates a workbench over the files of a checkout. */
export function fileWorkbench(root: string, versions: Versions = createVersions(root)): Workbench {
  const store = { read: () => readSources(root), write: (texts: FileTexts) => writeSources(root, texts) };
  return createWorkbench(store, versions);
}

/** Creates a workbench over the served version's files, which are changed by publishing and never written. */
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
  const preview: Workbench['preview'] = async (draft, shown) => {
    const texts = await store.read();
    return (await versions.preview({ texts, draft: ofSchemaSet(texts, draft), shown })) ?? {};
  };

  return {
    async read() {
      const files = [...(await store.read())].flatMap(([path, text]) => {
        const named = schemaFileName(path);
        return named === undefined ? [] : [{ path, text, kind: named.kind, name: named.stem }];
      });
      return {
        files,
        metaSchemas: kinds.map(({ name, meta }) => ({ kind: name, text: JSON.stringify(meta) })),
      };
    },
    async run(draft, command, shown) {
      const { run } = await versions.studio();
      const outcome = await run(await store.read(), draft, command);
      if (shown === undefined || 'problem' in outcome) return outcome;
      return { ...outcome, preview: await preview(withChanged(draft, outcome.changed), shown) };
    },
    export: async (draft, question) => (await versions.studio()).export(await store.read(), draft, question),
    product: versions.product,
    access: async (draft) => (await versions.studio()).access(await store.read(), draft),
    async check(draft) {
      const texts = await store.read();
      const { diagnostics, hash, changes } = await versions.check({
        texts,
        draft: ofSchemaSet(texts, draft),
      });
      const found = { diagnostics: diagnostics.map(draftDiagnostic) };
      return changes === undefined ? found : { ...found, hash, ...changes };
    },
    examples: async (draft) => (await versions.studio()).examples(await store.read(), draft),
    preview,
    expression: async (draft, question) =>
      (await versions.studio()).expression(await store.read(), draft, question),
    async merge(draft, choices) {
      const texts = await store.read();
      const { merged, conflicts } = await (await versions.studio()).merge(texts, draft, choices);
      return {
        merged: merged
          .map(({ path, text }) => ({ path, text, base: texts.get(path) ?? '' }))
          .filter(({ base, text }) => base !== text),
        conflicts,
      };
    },
    risk: riskOfChange,
    async save(draft, choices) {
      const { merge } = await versions.studio();
      const { merged, conflicts } = await merge(await store.read(), draft, choices);
      if (conflicts.length > 0) return { saved: [], conflicts };
      await store.write?.(textsByPath(merged));
      return { saved: merged, conflicts: [] };
    },
  };
}

/** Adds the texts changed by a command to a draft. */
function withChanged(draft: readonly SchemaText[], changed: readonly SchemaText[]): readonly SchemaText[] {
  return [...new Map([...draft, ...changed].map((each) => [each.path, each])).values()];
}
