import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { memoized } from '../../core/compute/memoized.ts';
import { printLiteral } from '../code/literal.ts';

/** File of `generated/`, complete with its header. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** Creates a document for people. Builds its text on first read, so that a watcher does not wait for it. */
export function documentFile(path: string, print: () => string): GeneratedFile {
  let text: string | undefined;
  return {
    path,
    get text() {
      text ??= print();
      return text;
    },
  };
}

export interface FileSpec {
  readonly path: string;
  readonly sources: readonly { readonly path: string; readonly text: string }[];
  /** Source named in the header, in place of the first one. */
  readonly origin?: string;
  readonly body: string;
}

/** Adds the header: the source and a hash of all sources, but no time. */
export function generatedFile({ path, sources, origin, body }: FileSpec): GeneratedFile {
  const more = sources.length > 1 ? ` and ${sources.length - 1} more` : '';
  const named = origin ?? `${sources[0]?.path}${more}`;
  const header = `// GENERATED from ${named} sha256:${hashOf(sources)} by engine/compiler; do not edit; run npm run schemas`;
  return { path, text: `${header}\n${body.trimEnd()}\n` };
}

/** Computes SHA-256 (hex, first 16 digits) over paths and texts. */
export function hashOf(sources: FileSpec['sources'], length = 16): string {
  return wholeHashOf(sources).slice(0, length);
}

/** Caches the hash by list, since several files have the whole schema set as their sources. */
const wholeHashOf = memoized((sources: FileSpec['sources']) => {
  const hash = createHash('sha256');
  for (const { path, text } of sources) hash.update(`${path}\0${text}\0`);
  return hash.digest('hex');
});

/** Finds the generated file of a source: `schemas/a/b.form.json` → `generated/a/b.form.ts`. */
export function generatedPathOf(path: string, ending = '.ts'): string {
  const inside = path.replace(/^schemas\//, '').replace(/^screens\/(?:[^/]+\/)*/, 'screens/');
  return `generated/${inside.replace(/\.json$/, ending)}`;
}

/** Builds the relative import of one project file from another. */
export function importPath(from: string, to: string): string {
  const relative = posix.relative(posix.dirname(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** Builds a module that exports one frozen descriptor. */
export function descriptorModule(given: {
  path: string;
  name: string;
  type: string;
  /** File of `engine/core/product/` that declares the type. */
  declaredIn: string;
  descriptor: unknown;
  imports?: readonly string[];
}): string {
  const { path, name, type, declaredIn, descriptor, imports = [] } = given;
  const literal = printLiteral(descriptor);
  const lines = [
    `import { freeze } from '${importPath(path, 'engine/core/json/freeze.ts')}';`,
    ...importsOfExpressions(path, literal),
    `import type { ${type} } from '${importPath(path, `engine/core/product/${declaredIn}.ts`)}';`,
    ...imports,
    '',
    `export const ${name}: ${type} = freeze<${type}>(${literal});`,
  ];
  return lines.join('\n');
}

/** Lists the imports for the expressions in a text: functions of the language, and those that the product declares. */
export function importsOfExpressions(path: string, text: string): readonly string[] {
  const modules = { r: 'engine/core/expressions/runtime.ts', f: functionsPath };
  return Object.entries(modules)
    .filter(([name]) => new RegExp(`\\b${name}\\.[a-zA-Z]+\\(`).test(text))
    .map(([name, module]) => `import * as ${name} from '${importPath(path, module)}';`);
}

/** Module of the functions that the product declares. */
export const functionsPath = 'generated/functions.ts';

/** Names a constant: `member-search` → `memberSearch`. */
export function constantName(stem: string, suffix: string): string {
  const camel = stem.replace(/[^A-Za-z0-9]+(.)?/g, (_, next: string | undefined) =>
    (next ?? '').toUpperCase(),
  );
  return `${camel}${suffix}`;
}
