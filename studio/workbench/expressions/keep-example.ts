import {
  type Example,
  exampleProblems,
  statedProblem,
} from '../../../engine/compiler/examples/example-file.ts';
import type { ExamplesFile } from '../../../engine/compiler/files/examples.ts';
import {
  isJsonObject,
  type Json,
  type JsonObject,
  jsonItems,
  jsonObject,
} from '../../../engine/core/json/json.ts';
import { getAt, pointerOf, setAt, tokensOf } from '../../../engine/core/json/pointer.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { StudioCommand } from '../../../engine/core/protocol/workbench.ts';
import { CommandError } from '../commands/command-error.ts';
import { createFile } from '../commands/file-commands.ts';
import type { TextCommand } from '../commands/run-command.ts';
import { type FileTexts, readFile } from '../commands/schema-files.ts';
import type { ExpressionLocator, LocatedExpression } from './locate-expression.ts';
import { exampleSamples, type Sample } from './samples.ts';

type KeepExample = Extract<StudioCommand, { readonly command: 'keep-example' }>;

interface Means {
  /** Compiles texts; undefined where they have errors. */
  readonly productOf: (texts: FileTexts) => Promise<Product | undefined>;
  readonly locateIn: ExpressionLocator;
}

const token = '{product}';

/** Texts with a new file of examples if needed, and the edit of that file. */
interface Keeping {
  readonly texts: FileTexts;
  readonly edit: TextCommand;
}

/**
 * Builds the edit that adds a record to the entity's examples, with the problems found by the draft's rules. Throws
 * `CommandError` where there is no entity, or the draft has no result yet.
 */
export async function keepExample(texts: FileTexts, command: KeepExample, means: Means): Promise<Keeping> {
  const { path, pointer } = command;
  const withExamples = withFile(texts, means.locateIn(texts, path, pointer));
  const location = means.locateIn(withExamples, path, pointer);
  if (location?.examples === undefined)
    throw new CommandError('The examples of this entity cannot be read: correct their text first.');
  const edit = await editOf(texts, command, {
    ...location,
    examples: location.examples,
    productOf: means.productOf,
  });
  return { texts: withExamples, edit };
}

/** Adds a file of examples if the entity has none. */
function withFile(texts: FileTexts, location: LocatedExpression | undefined): FileTexts {
  const { entity, examples } = location ?? {};
  if (entity === undefined)
    throw new CommandError('This expression is about no entity, so no example can show it.');
  if (examples !== undefined) return texts;
  const command = { command: 'create-file', kind: 'examples', name: entity, entity } as const;
  return new Map([...texts, ...createFile(texts, command)]);
}

interface ExampleLocation extends LocatedExpression {
  readonly examples: NonNullable<LocatedExpression['examples']>;
  readonly productOf: Means['productOf'];
}

async function editOf(
  texts: FileTexts,
  { title, trial }: KeepExample,
  { productOf, ...location }: ExampleLocation,
): Promise<TextCommand> {
  const product = await productOf(texts);
  if (product === undefined)
    throw new CommandError(
      'The draft has errors: correct them first, so that the rules can judge the record.',
    );
  const { path: target, file } = location.examples;
  const samples = exampleSamples(location);
  const sample = samples[trial.sample] ?? samples[0];
  const written = texts.has(target) ? readFile(target, texts).value : jsonObject(undefined);
  const own = exampleOf(sample, { written, slug: location.slug });
  const changed = Object.entries(trial.values).reduce(
    (example, [at, value]) => withValue(example, at, { value, written, slug: location.slug }),
    { ...own, title },
  );
  const judged = exampleProblems(product, file, asRead(changed, location.slug));
  const problems = judged.map((problem) => {
    const { at, ...stated } = statedProblem(problem);
    return { at: asWritten(at, location.slug), ...stated };
  });
  const { title: first, ...rest } = changed;
  const value = { title: first, ...rest, problems };
  return { command: 'edit', path: target, steps: [{ op: 'add', path: '/examples/-', value }] };
}

interface Written {
  /** File of examples as written. */
  readonly written: JsonObject;
  readonly slug: string;
}

type NewExample = JsonObject & { readonly title: string };

/** Copies the members to keep from the example that the record comes from. */
function exampleOf(sample: Sample | undefined, { written }: Written): JsonObject {
  if (sample?.example === undefined) return { data: sample?.scope.self ?? null };
  const { problems: _problems, ...own } = jsonObject(jsonItems(written['examples'])[sample.example]);
  return own;
}

/** Sets a value of the scope within an example. */
function withValue(
  example: NewExample,
  at: string,
  { value, written, slug }: Written & { readonly value: Json | undefined },
): NewExample {
  const [head = '', ...rest] = tokensOf(asWritten(at, slug));
  const within = pointerOf(rest);
  if (head === 'self' || head === 'root') return withOwn(example, within, value ?? null);
  // Copies a record that all examples share first, since the example's own record replaces the shared one.
  const name = rest[0] ?? '';
  const common = head === 'records' ? getAt(written, pointerOf([head, name])) : undefined;
  const start =
    common === undefined || getAt(example, pointerOf([head, name])) !== undefined
      ? example
      : setAt(example, pointerOf([head, name]), common);
  return setAt(start, pointerOf([head, ...rest]), value ?? null);
}

function withOwn(example: NewExample, within: string, value: Json): NewExample {
  if (within === '') return { ...example, data: value };
  if (example['data'] !== undefined) return setAt(example, `/data${within}`, value);
  return { ...example, change: { ...jsonObject(example['change']), [within]: value } };
}

function asWritten(at: string, slug: string): string {
  return slug === token ? at : at.replaceAll(new RegExp(`/${slug}(?=[_.-])`, 'g'), `/${token}`);
}

/** Reads an example as the compiler does, with the product's slug. */
function asRead(example: NewExample, slug: string): Example {
  const read: unknown = JSON.parse(JSON.stringify({ ...example, problems: [] }).replaceAll(token, slug));
  return isExample(read) ? read : { title: '', problems: [] };
}

/** Checks the shape minimally, as the meta-schema refuses invalid examples in the file. */
function isExample(value: unknown): value is ExamplesFile['examples'][number] {
  return isJsonObject(value) && typeof value['title'] === 'string' && Array.isArray(value['problems']);
}
