import type { Compilation } from '../compiler/compile.ts';
import type { FileTexts } from './commands/schema-files.ts';
import type { ChangesText } from './drafts/changes-text.ts';
import type { CheckedDraft, DraftDesk, DraftedTexts, PreviewedTexts } from './drafts/draft-desk.ts';

/** What gateways and pages need of a compiled schema set: its modules, without types and documents. */
export type CompiledTexts = Pick<Compilation, 'hash' | 'diagnostics' | 'files'>;

export type CompileTexts = (texts: FileTexts) => Promise<CompiledTexts>;

/** The compiler as gateways use it. */
export interface CompilerOfTexts {
  readonly compile: CompileTexts;
  /** What is wrong with a draft, and what it changes for pages. */
  readonly check: (given: DraftedTexts) => Promise<CheckedDraft>;
  /** What it changes of what somebody looks at: sooner than all of it is checked. */
  readonly preview: (given: PreviewedTexts) => Promise<ChangesText | undefined>;
}

/** In this thread. Loaded by the first use, like everything that knows the compiler: most gateways serve their release for weeks. */
export function compilerHere(): CompilerOfTexts {
  let desk: Promise<DraftDesk> | undefined;
  function deskHere(): Promise<DraftDesk> {
    desk ??= import('./drafts/draft-desk.ts').then(({ createDraftDesk }) => createDraftDesk());
    return desk;
  }
  return {
    async compile(texts) {
      const { compileSources } = await import('../compiler/compile.ts');
      const { hash, diagnostics, files } = await compileSources(texts);
      return { hash, diagnostics, files: files.filter(({ path }) => isLoaded(path)) };
    },
    check: async (given) => (await deskHere()).check(given),
    preview: async (given) => (await deskHere()).preview(given),
  };
}

function isLoaded(path: string): boolean {
  return /\.[jt]s$/.test(path) && !/\.(?:types|d)\.ts$/.test(path);
}
