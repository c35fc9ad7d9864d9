import type { Compilation } from '../../engine/compiler/compile.ts';
import { writeModulesBelow } from '../../engine/compiler/import-generated.ts';
import { type CodeFacts, noCode } from '../../engine/core/product/code-facts.ts';
import type { FileTexts } from './commands/schema-files.ts';
import type { ChangesText } from './drafts/changes-text.ts';
import type { DraftCheck, DraftDesk, DraftedTexts, PreviewedTexts } from './drafts/draft-desk.ts';
import type { StudioWork, WorkOptions } from './studio-work.ts';

/** Parts of a compiled schema set for gateways and pages: its modules, without types and documents. */
export type CompiledTexts = Pick<Compilation, 'hash' | 'diagnostics' | 'files'>;

export type CompileTexts = (texts: FileTexts) => Promise<CompiledTexts>;

/** Compiler of schema texts for gateways, in this thread or in another. */
export interface CompilerOfTexts {
  /** Facts that the product's code depends on; a draft that breaks one of them has an error. */
  readonly code: CodeFacts;
  readonly compile: CompileTexts;
  /** Checks a draft for mistakes and for its changes to pages. */
  readonly check: (given: DraftedTexts) => Promise<DraftCheck>;
  /** Finds the changes to the shown files, before the whole draft is checked. */
  readonly preview: (given: PreviewedTexts) => Promise<ChangesText | undefined>;
  /** Returns the Studio's further operations on whole schema sets. */
  readonly studio: () => Promise<StudioWork>;
}

/** Creates a compiler in this thread, loaded by the first use, as most gateways serve their release for weeks. */
export function compilerHere(options: WorkOptions = {}): CompilerOfTexts {
  if (options.modules !== undefined) writeModulesBelow(options.modules);
  let desk: Promise<DraftDesk> | undefined;
  function deskHere(): Promise<DraftDesk> {
    desk ??= import('./drafts/draft-desk.ts').then(({ createDraftDesk }) => createDraftDesk(options.code));
    return desk;
  }
  let work: Promise<StudioWork> | undefined;
  const compile: CompileTexts = async (texts) => {
    const { compileSources } = await import('../../engine/compiler/compile.ts');
    const { hash, diagnostics, files } = await compileSources(texts, 'modules');
    return { hash, diagnostics, files: files.filter(({ path }) => isLoaded(path)) };
  };
  return {
    code: options.code ?? noCode,
    compile,
    check: async (given) => (await deskHere()).check(given),
    preview: async (given) => (await deskHere()).preview(given),
    studio() {
      work ??= import('./studio-work.ts').then(({ createStudioWork }) => createStudioWork(compile, options));
      return work;
    },
  };
}

function isLoaded(path: string): boolean {
  return /\.[jt]s$/.test(path) && !/\.(?:types|d)\.ts$/.test(path);
}
