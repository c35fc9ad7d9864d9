import '../node-globals.ts';
import { posix } from 'node:path';
import { transform } from 'sucrase';
import { compileSources } from '../../../engine/compiler/compile.ts';
import { type Diagnostic, errorsAmong } from '../../../engine/compiler/diagnostics.ts';
import * as runtime from '../../../engine/core/expressions/runtime.ts';
import * as freeze from '../../../engine/core/json/freeze.ts';
import * as json from '../../../engine/core/json/json.ts';
import * as earlyReads from '../../../engine/core/product/early-reads.ts';
import * as outline from '../../../engine/core/product/outline.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import * as validatorRuntime from '../../../engine/core/validation/validator-runtime.ts';
import email from '../../../schemas/shared/email.schema.json';
import instant from '../../../schemas/shared/instant.schema.json';
import performer from '../../../schemas/shared/performer.schema.json';
import record from '../../../schemas/shared/record.schema.json';

/** Modules of the engine that compiled schemas import for what runs. */
const ofEngine: Readonly<Record<string, unknown>> = {
  'engine/core/expressions/runtime.ts': runtime,
  'engine/core/json/freeze.ts': freeze,
  'engine/core/json/json.ts': json,
  'engine/core/product/early-reads.ts': earlyReads,
  'engine/core/product/outline.ts': outline,
  'engine/core/validation/validator-runtime.ts': validatorRuntime,
};

/** Files of every product: the fields of stored records, and what these refer to. */
const shared = new Map(
  Object.entries({ email, instant, performer, record }).map(([name, content]) => [
    `schemas/shared/${name}.schema.json`,
    JSON.stringify(content, undefined, 2),
  ]),
);

/** What the compiler makes of the files of a small product. */
export interface CompiledTexts {
  readonly problems: readonly Diagnostic[];
  /** Absent where a problem is an error. */
  readonly product?: Product;
  /** TypeScript types of its records. */
  readonly types: string;
}

/** Compiles the files of a small product, by path, and loads what comes of it into this page. */
export async function compileTexts(texts: ReadonlyMap<string, string>): Promise<CompiledTexts> {
  const { diagnostics, files } = await compileSources(new Map([...shared, ...texts]));
  const problems = diagnostics.filter(({ path }) => texts.has(path));
  if (errorsAmong(diagnostics).length > 0) return { problems, types: '' };
  const code = new Map(files.map(({ path, text }) => [path, text]));
  const types = files.filter(
    ({ path }) => path.endsWith('.types.ts') && !path.startsWith('generated/shared/'),
  );
  const module = load('generated/product.ts', code, new Map());
  return { problems, product: productOf(module), types: types.map(({ text }) => text).join('\n') };
}

function productOf(module: Exports): Product {
  const { product } = module as { readonly product: Product };
  return product;
}

type Exports = Readonly<Record<string, unknown>>;

/** Loads a compiled module with its imports, each once. */
function load(path: string, code: ReadonlyMap<string, string>, loaded: Map<string, Exports>): Exports {
  const known = loaded.get(path);
  if (known !== undefined) return known;
  const text = code.get(path);
  if (text === undefined) throw new Error(`The playground has no module ${path}.`);
  const exported: Exports = {};
  loaded.set(path, exported);
  const require = (name: string) => {
    const wanted = posix.join(posix.dirname(path), name);
    return ofEngine[wanted] ?? load(wanted, code, loaded);
  };
  const plain = transform(text, { transforms: ['typescript', 'imports'] }).code;
  // Runs what this page's own compiler has written, which holds expressions but no code from outside.
  new Function('require', 'exports', plain)(require, exported);
  return exported;
}
