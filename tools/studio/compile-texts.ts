import type { Compilation } from '../compiler/compile.ts';
import type { FileTexts } from './commands/schema-files.ts';

/** What gateways and pages need of a compiled schema set: its modules, without types and documents. */
export type CompiledTexts = Pick<Compilation, 'hash' | 'diagnostics' | 'files'>;

export type CompileTexts = (texts: FileTexts) => Promise<CompiledTexts>;

/** Loaded by the first use, like everything that knows the compiler: most gateways serve their release for weeks. */
export const compileHere: CompileTexts = async (texts) => {
  const { compileSources } = await import('../compiler/compile.ts');
  const { hash, diagnostics, files } = await compileSources(texts);
  return { hash, diagnostics, files: files.filter(({ path }) => isLoaded(path)) };
};

function isLoaded(path: string): boolean {
  return /\.[jt]s$/.test(path) && !/\.(?:types|d)\.ts$/.test(path);
}
