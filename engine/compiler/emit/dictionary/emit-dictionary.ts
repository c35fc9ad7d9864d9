import type { SchemaSetPlan } from '../../plan/schema-set-plan.ts';
import type { SourceSet } from '../../source/source-set.ts';
import { documentFile, type GeneratedFile, hashOf } from '../emit-files.ts';
import { type DictionarySource, dictionarySource } from './dictionary-source.ts';
import { type Block, bulletList, heading, joinBlocks, plain } from './markdown.ts';

/** Part of the dictionary about one kind of file. */
export interface DictionaryPage {
  /** Lists lines for the table of contents. */
  readonly contents: (source: DictionarySource) => readonly string[];
  readonly sections: (source: DictionarySource) => readonly Block[];
}

/**
 * Emits `generated/data-dictionary.md`: every field with its meaning, rules and messages, for people. Uses the plan of
 * the code, so the two cannot differ.
 */
export function emitDictionary(
  plan: SchemaSetPlan,
  sources: SourceSet,
  pages: readonly DictionaryPage[],
): GeneratedFile {
  return documentFile('generated/data-dictionary.md', () => {
    const source = dictionarySource(plan, sources);
    const title = sources.of('product').get('product')?.value.title ?? '';
    const text = joinBlocks([
      `<!-- GENERATED from ${sources.files.length} files of the schema set sha256:${hashOf(sources.files)} by engine/compiler; do not edit; run npm run schemas -->`,
      `# ${plain(title)} data dictionary`,
      'What is stored, what it means, what is checked and who may see or change it. Places are JSON Pointers; `*` stands for any row or key. Conditions are written as in `schemas/`; `docs/analyst/expressions.md` explains them.',
      joinBlocks([
        heading(2, 'Contents', 'contents'),
        bulletList(pages.flatMap((page) => page.contents(source))),
      ]),
      ...pages.flatMap((page) => page.sections(source)),
    ]);
    return `${text}\n`;
  });
}
