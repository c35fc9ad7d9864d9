import { createHash } from 'node:crypto';
import type { ExpressionContext } from '../../../engine/compiler/expressions/environment.ts';
import type { SchemaExpression } from '../../../engine/compiler/expressions/facts.ts';
import { type ExpressionFacts, noFacts } from '../../../engine/compiler/expressions/facts.ts';
import type { ExpressionType } from '../../../engine/compiler/expressions/types.ts';
import type { ExamplesFile } from '../../../engine/compiler/files/examples.ts';
import { planSchemaSet } from '../../../engine/compiler/plan-schema-set.ts';
import { readSchemaSet, schemaSetDiagnostics } from '../../../engine/compiler/read-schema-set.ts';
import { isOfKind, writtenPath } from '../../../engine/compiler/source/source-file.ts';
import type { Json } from '../../../engine/core/json/json.ts';
import { pointerOf, setAt } from '../../../engine/core/json/pointer.ts';
import type { FileTexts } from '../commands/schema-files.ts';

/** Facts at the position of an expression, existing or possible. */
export interface LocatedExpression {
  /** Names known at every use of the expression, as a rule of a shared type is used in several records. */
  readonly context: ExpressionContext;
  readonly facts: ExpressionFacts;
  readonly wants: SchemaExpression['wants'];
  /** Value of `{product}`. */
  readonly slug: string;
  /** Every use of the expression. */
  readonly uses: readonly SchemaExpression[];
  /** Name of the expression's entity. */
  readonly entity?: string;
  /** Examples of that entity. */
  readonly examples?: { readonly path: string; readonly file: ExamplesFile };
}

/**
 * Placeholder for the written expression, with which its location is found even while the typed text is
 * invalid.
 */
const wholeExpression = 'true';
/** Placeholder expression for the braces of a sentence, which occurs in no other sentence. */
const inBraces = "'the sentence that is looked at'";
/** Sentence with an expression in either single or double braces. */
const sentence = `{{ ${inBraces} }}`;

/** Limit on remembered locations, which an editor requests again with each keystroke. */
const remembered = 4;

/** Finds the compiler's facts at a path of a file; undefined where no expression is expected. */
export type ExpressionLocator = (
  texts: FileTexts,
  path: string,
  pointer: string,
) => LocatedExpression | undefined;

interface Position {
  readonly path: string;
  readonly pointer: string;
}

/** Creates a locator of values that consist of a single expression. */
export function createExpressionLocator(): ExpressionLocator {
  return locatorWith(
    wholeExpression,
    ({ file, at }, { path, pointer }) =>
      file.path === path && pointerOf(writtenPath(file, [...at])) === pointer,
  );
}

/** Creates a locator of sentences with expressions in braces, including messages of the product that rules name. */
export function createSentenceLocator(): ExpressionLocator {
  return locatorWith(sentence, ({ source }) => typeof source === 'string' && source.trim() === inBraces);
}

/** Reports whether a sentence has double braces; within single ones, spaces belong to the expression. */
export function hasDoubleBraces({ uses }: LocatedExpression): boolean {
  return uses[0]?.source === inBraces;
}

type IsUse = (seen: SchemaExpression, position: Position) => boolean;

function locatorWith(placeholder: string, isUse: IsUse): ExpressionLocator {
  const known = new Map<string, LocatedExpression | undefined>();
  return (texts, path, pointer) => {
    const prepared = withPlaceholder(texts, path, pointer, placeholder);
    if (prepared === undefined) return undefined;
    const key = digest(prepared, `${path} ${pointer}`);
    const isUseOfIt = (seen: SchemaExpression) => isUse(seen, { path, pointer });
    const position = known.has(key) ? known.get(key) : findLocation(prepared, isUseOfIt);
    known.delete(key);
    known.set(key, position);
    const [oldest] = known.keys();
    if (known.size > remembered && oldest !== undefined) known.delete(oldest);
    return position;
  };
}

function withPlaceholder(
  texts: FileTexts,
  path: string,
  pointer: string,
  placeholder: string,
): FileTexts | undefined {
  const text = texts.get(path);
  if (text === undefined) return undefined;
  try {
    const value: Json = JSON.parse(text.replace(/^\uFEFF/, ''));
    return new Map([...texts, [path, JSON.stringify(setAt(value, pointer, placeholder))]]);
  } catch {
    return undefined;
  }
}

function findLocation(
  texts: FileTexts,
  isUse: (seen: SchemaExpression) => boolean,
): LocatedExpression | undefined {
  const diagnostics = schemaSetDiagnostics();
  const sources = readSchemaSet(texts, diagnostics);
  const uses: SchemaExpression[] = [];
  const { entities } = planSchemaSet(sources, diagnostics, (seen) => {
    if (isUse(seen)) uses.push(seen);
  });
  const [first] = uses;
  if (first === undefined) return undefined;
  const about = [...entities.values()].find(({ type }) => type === first.context['self']);
  const examples = sources.files
    .filter((file) => isOfKind(file, 'examples'))
    .find(({ value }) => value.entity === about?.name);
  return {
    context: commonContext(uses.map(({ context }) => context)),
    facts: first.facts ?? noFacts,
    wants: first.wants,
    slug: first.file.slug,
    uses,
    ...(about !== undefined && { entity: about.name }),
    ...(examples !== undefined && { examples: { path: examples.path, file: examples.value } }),
  };
}

function commonContext([first = {}, ...others]: readonly ExpressionContext[]): ExpressionContext {
  const common = Object.entries(first).filter(([name]) =>
    others.every((other) => Object.hasOwn(other, name)),
  );
  return Object.fromEntries(common);
}

/** Finds the type at a path of the scope, if the context knows it. */
export function typeAt(context: ExpressionContext, tokens: readonly string[]): ExpressionType | undefined {
  const [head = '', ...rest] = tokens[0] === 'records' ? tokens.slice(1) : tokens;
  return rest.reduce<ExpressionType | undefined>(
    (type, token) => (type === undefined ? undefined : childType(type, token)),
    Object.hasOwn(context, head) ? context[head] : undefined,
  );
}

export function childType(type: ExpressionType, token: string): ExpressionType | undefined {
  if (type.is === 'object') return Object.hasOwn(type.fields, token) ? type.fields[token] : undefined;
  return type.is === 'list' || type.is === 'map' ? type.of : undefined;
}

function digest(texts: FileTexts, position: string): string {
  const hash = createHash('sha256').update(position);
  for (const [path, text] of texts) hash.update(`${path}\0${text}\0`);
  return hash.digest('hex');
}
