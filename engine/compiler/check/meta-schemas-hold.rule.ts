import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { getAt, objectAt, tokensOf } from '../../core/json/pointer.ts';
import type { Diagnostics } from '../diagnostics.ts';
import { kinds } from '../kinds/kinds.ts';
import { helpOf, plainTextOfShape, shapeSentence } from '../shape-error.ts';
import type { SourceFile } from '../source/source-file.ts';
import { didYouMean } from '../suggest.ts';
import { changedPart } from './changed-part.ts';

/** Checks the shape of a file against the meta-schema of its kind. */
export function metaSchemasHold(file: SourceFile, diagnostics: Diagnostics): boolean {
  if (sound.has(file)) return true;
  const validate = validatorOf(file.kind);
  if (holdsWhereChanged(file) || validate(file.value)) {
    sound.add(file);
    soundBefore.set(file.path, file);
    return true;
  }
  const errors = withoutConsequences(validate.errors ?? [], validate.schema);
  for (const error of withoutSuccessors(mostTelling(errors))) report(file, error, diagnostics);
  return false;
}

/**
 * Drops reports of unevaluated properties that the meta-schema knows: Ajv evaluates no sibling of a keyword
 * with an error.
 */
function withoutConsequences(errors: readonly ErrorObject[], root: unknown): readonly ErrorObject[] {
  const left = errors.filter(({ params, parentSchema }) => {
    const word: unknown = params['unevaluatedProperty'];
    return typeof word !== 'string' || !knownWords(parentSchema, root).includes(word);
  });
  return left.length > 0 ? left : errors;
}

/** Drops the report of a missing keyword if the file has its former name, which is reported separately. */
function withoutSuccessors(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const there = new Set(errors.map((error) => `${error.instancePath}/${successorOf(error) ?? ''}`));
  return errors.filter(
    ({ keyword, instancePath, params }) =>
      keyword !== 'required' || !there.has(`${instancePath}/${params['missingProperty']}`),
  );
}

function unknownWordOf({ params }: ErrorObject): string | undefined {
  const unknown: unknown = params['additionalProperty'] ?? params['unevaluatedProperty'];
  return typeof unknown === 'string' ? unknown : undefined;
}

/** Finds the current name of a former keyword, by `x-renamed` of the meta-schema. */
function successorOf(error: ErrorObject): string | undefined {
  const successor = objectAt(error.parentSchema, '/x-renamed')[unknownWordOf(error) ?? ''];
  return typeof successor === 'string' ? successor : undefined;
}

/** Files that are valid against the meta-schema of their kind. */
const sound = new WeakSet<SourceFile>();

/** Last valid version of the file at each path. */
const soundBefore = new Map<string, SourceFile>();

/** Reports whether a file is valid, checking only the part that differs from its last valid version. */
function holdsWhereChanged({ path, kind, value }: SourceFile): boolean {
  const before = soundBefore.get(path);
  if (before?.kind !== kind) return false;
  const changed = changedPart(metaOf(kind), before.value, value);
  return changed.parts.every((part) => validatorOf(kind, part)(changed.value));
}

const metaSchemas = new Ajv2020({ allErrors: true, strict: false, verbose: true, validateFormats: false });

function metaOf(kind: SourceFile['kind']): object {
  return kinds.find(({ name }) => name === kind)?.meta ?? {};
}

/** Finds the validator of a kind; `part` is a JSON Pointer into the meta-schema, by default the whole. */
function validatorOf(kind: SourceFile['kind'], part = ''): ValidateFunction {
  if (metaSchemas.schemas[kind] === undefined) metaSchemas.addSchema(metaOf(kind), kind);
  const validate = metaSchemas.getSchema(`${kind}#${part}`);
  if (validate === undefined)
    throw new Error(`The meta-schema of the kind "${kind}" has nothing at ${part}.`);
  return validate;
}

const summaries = new Set(['anyOf', 'oneOf', 'if', 'allOf']);

/**
 * Selects the errors deepest in the file among those of several failed alternatives, since the author most
 * likely meant the alternative that fits furthest.
 */
function mostTelling(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const alternatives = errors.filter(({ keyword }) => summaries.has(keyword));
  const plain = errors.filter(({ keyword }) => !summaries.has(keyword));
  const hidden = new Set<ErrorObject>();
  for (const { schemaPath, instancePath } of alternatives) {
    const branches = plain.filter(
      (error) => error.schemaPath.startsWith(`${schemaPath}/`) || error.instancePath.startsWith(instancePath),
    );
    const depth = Math.max(0, ...branches.map((error) => depthOf(error)));
    for (const error of branches) if (depthOf(error) < depth) hidden.add(error);
  }
  const left = plain.filter((error) => !hidden.has(error));
  return left.length > 0 ? left : errors;
}

function depthOf({ instancePath, params }: ErrorObject): number {
  const isNamed = 'additionalProperty' in params || 'unevaluatedProperty' in params;
  return tokensOf(instancePath).length + (isNamed ? 1 : 0);
}

function report(file: SourceFile, error: ErrorObject, diagnostics: Diagnostics): void {
  const unknown = unknownWordOf(error);
  const at = tokensOf(error.instancePath).map((token) => (/^\d+$/.test(token) ? Number(token) : token));
  if (unknown !== undefined) {
    const successor = successorOf(error);
    const help =
      successor === undefined
        ? didYouMean(unknown, knownWords(error.parentSchema, validatorOf(file.kind).schema))
        : { text: `Write "${successor}": the word was renamed.`, from: unknown, to: successor };
    diagnostics.report(file, {
      code: 'meta/schema',
      message: `"${unknown}" is not known here.`,
      help,
      plain: { message: `“${unknown}” is not known here.`, help: 'Remove it under Text, or correct it.' },
      at: [...at, unknown],
      of: 'key',
    });
    return;
  }
  const texts = { message: shapeSentence(error), help: helpOf(error), plain: plainTextOfShape(error) };
  diagnostics.report(file, { code: 'meta/schema', ...texts, at });
}

/** Lists the properties that a meta-schema allows at a path, including those of a referenced part. */
function knownWords(schema: unknown, root: unknown): readonly string[] {
  const reference = getAt(schema, '/$ref');
  const words = Object.keys(objectAt(schema, '/properties'));
  if (typeof reference !== 'string' || !reference.startsWith('#/')) return words;
  return [...words, ...knownWords(getAt(root, reference.slice(1)), root)];
}
