import { join } from 'node:path';
import { findNodeAtLocation, type JSONPath, type Node } from 'jsonc-parser';
import { isJsonObject } from '../../core/json/json.ts';
import { getAtTokens, tokensOf } from '../../core/json/pointer.ts';
import type { SourceKind } from '../files/kind-files.ts';
import { relativePath } from '../source/relative-path.ts';
import { isOfKind, type SourceFile, spanAt } from '../source/source-file.ts';
import type { SourceLocation, SourceQuestion } from './source-question.ts';

/** Source map of the schema set, which locates the source of each part of a compiled product. */
export interface SourceMap {
  readonly locationOf: (question: SourceQuestion) => SourceLocation | undefined;
}

/** Position in a source file, of a name or of its value. */
interface Spot {
  readonly file: SourceFile;
  readonly at: JSONPath;
}

/** Maps the files as last read; `root` is the project's folder. */
export function sourceMapOf(files: readonly SourceFile[], root: string): SourceMap {
  const set: FileSet = {
    byPath: new Map(files.map((file) => [file.path, file])),
    byName: new Map(files.map((file) => [`${file.kind}/${file.stem}`, file])),
  };
  return {
    locationOf(question) {
      const spot = spotOf(set, question);
      return spot === undefined ? undefined : locationAt(spot, root);
    },
  };
}

interface FileSet {
  readonly byPath: ReadonlyMap<string, SourceFile>;
  readonly byName: ReadonlyMap<string, SourceFile>;
}

function spotOf(set: FileSet, question: SourceQuestion): Spot | undefined {
  switch (question.of) {
    case 'field':
      return fieldSpot(set, question.entity, tokensOf(question.pointer));
    case 'rule':
      return ruleSpot(set, question.id);
    case 'access':
      return accessSpot(set, question.rule);
    case 'form-field':
      return formSpot(set, question);
    case 'descriptor': {
      const file = fileNamed(set, question.kind, question.name);
      return file && { file, at: stepsOf(file, tokensOf(question.pointer)) };
    }
  }
}

function fileNamed({ byName }: FileSet, kind: SourceKind, stem: string): SourceFile | undefined {
  return byName.get(`${kind}/${stem}`);
}

/**
 * Finds a field by following the properties of a record's schema through referenced files; undefined where the
 * files end earlier.
 */
function fieldSpot(set: FileSet, entity: string, tokens: readonly string[]): Spot | undefined {
  const file = fileNamed(set, 'schema', entity);
  if (file === undefined) return undefined;
  let spot: Spot = { file, at: [] };
  for (const token of tokens) {
    const next = childOf(set, spot, token);
    if (next === undefined) return spot;
    spot = next;
  }
  return spot;
}

function childOf(set: FileSet, spot: Spot, token: string): Spot | undefined {
  const seen = new Set<string>();
  // Searches the members beside a reference before those of its target, which they override.
  for (let here: Spot | undefined = spot; here !== undefined; here = referredTo(set, here)) {
    const { file, at } = here;
    const words = [['properties', token], ['items'], ['additionalProperties']];
    const steps = words.find((word) => isJsonObject(valueAt({ file, at: [...at, ...word] })));
    if (steps !== undefined) return { file, at: [...at, ...steps] };
    const marker = `${file.path} ${at.join('/')}`;
    if (seen.has(marker)) return undefined;
    seen.add(marker);
  }
  return undefined;
}

function referredTo({ byPath }: FileSet, { file, at }: Spot): Spot | undefined {
  const reference = getAtTokens(file.value, [...at.map(String), '$ref']);
  if (typeof reference !== 'string') return undefined;
  const [path = '', pointer = ''] = reference.split('#');
  const target = path === '' ? file : byPath.get(relativePath(file.path, path));
  return target && { file: target, at: [...tokensOf(pointer)] };
}

function ruleSpot({ byName }: FileSet, id: string): Spot | undefined {
  for (const file of byName.values()) {
    if (!isOfKind(file, 'rules')) continue;
    const index = (file.value.rules ?? []).findIndex((rule) => rule.id === id);
    if (index >= 0) return { file, at: ['rules', index] };
  }
  return undefined;
}

function accessSpot({ byName }: FileSet, rule: string): Spot | undefined {
  for (const file of byName.values())
    if (isOfKind(file, 'access') && Object.hasOwn(file.value.rules, rule))
      return { file, at: ['rules', rule] };
  return undefined;
}

interface FormQuestion {
  readonly form: string;
  readonly path: string;
  readonly word?: string;
}

/**
 * Locates a form's keyword for a field: in the entry of the field, in a group around it, or at its row in the
 * layout.
 */
function formSpot(set: FileSet, { form, path, word }: FormQuestion): Spot | undefined {
  const file = fileNamed(set, 'form', form);
  if (file === undefined) return undefined;
  const own: Spot = { file, at: ['fields', path] };
  const said = word === undefined ? own : { file, at: [...own.at, word] };
  if (isWritten(said)) return said;
  const laidOut = layoutSpot(file, path);
  const around = word === undefined || laidOut === undefined ? undefined : sayingAround(laidOut, word);
  return around ?? (isWritten(own) ? own : (laidOut ?? { file, at: [] }));
}

function layoutSpot(file: SourceFile, path: string): Spot | undefined {
  const tree = file.tree();
  const layout = tree && findNodeAtLocation(tree, ['layout']);
  const at = layout && stepsToText(layout, path);
  return at && { file, at: ['layout', ...at] };
}

function stepsToText(node: Node, text: string): JSONPath | undefined {
  if (node.type === 'string') return node.value === text ? [] : undefined;
  for (const [index, child] of (node.children ?? []).entries()) {
    const isProperty = child.type === 'property';
    const value = isProperty ? child.children?.[1] : child;
    const below = value && stepsToText(value, text);
    if (below !== undefined) return [isProperty ? String(child.children?.[0]?.value) : index, ...below];
  }
  return undefined;
}

/** Finds the nearest enclosing group or tab that has the keyword. */
function sayingAround({ file, at }: Spot, word: string): Spot | undefined {
  for (let length = at.length - 1; length > 0; length -= 1) {
    const said = { file, at: [...at.slice(0, length), word] };
    if (isWritten(said)) return said;
  }
  return undefined;
}

function valueAt({ file, at }: Spot): unknown {
  return getAtTokens(file.value, at.map(String));
}

/** Reports whether the value is written in the file's text, since a file may be completed with standard values. */
function isWritten({ file, at }: Spot): boolean {
  const around = spanAt(file, at.slice(0, -1));
  const { offset, length } = spanAt(file, at);
  return valueAt({ file, at }) !== undefined && (offset !== around.offset || length !== around.length);
}

/** Shortens a path to the part written in the file, since the descriptor may have more. */
function stepsOf(file: SourceFile, tokens: readonly string[]): JSONPath {
  const length = tokens.findIndex((_, index) => !isWritten({ file, at: tokens.slice(0, index + 1) }));
  return length < 0 ? [...tokens] : tokens.slice(0, length);
}

function locationAt({ file, at }: Spot, root: string): SourceLocation {
  const { offset } = spanAt(file, at, typeof at.at(-1) === 'string' ? 'key' : 'value');
  const before = file.text.slice(0, offset).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { file: file.path, path: join(root, file.path), line: before.length, column };
}
