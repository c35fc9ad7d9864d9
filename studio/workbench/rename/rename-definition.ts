import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { refusingKeywords } from '../../../engine/compiler/plan/refusing-keywords.ts';
import { schemaSetDiagnostics } from '../../../engine/compiler/read-schema-set.ts';
import { isRecordSchema, recordFields } from '../../../engine/compiler/resolve/record-schema.ts';
import { isOfKind } from '../../../engine/compiler/source/source-file.ts';
import type { SourceSet } from '../../../engine/compiler/source/source-set.ts';
import { pointerOf, tokensOf } from '../../../engine/core/json/pointer.ts';
import { allMessages } from '../../../engine/core/messages/all-messages.ts';
import { nearest } from '../../../engine/core/text/nearest.ts';
import { RenameError } from './rename-error.ts';
import type { Target } from './target.ts';
import type { TextEdit } from './text-edits.ts';

/**
 * Lists the edits of the file that defines the name. Throws `RenameError` where there is no such definition, or where a
 * reader is no file of the schema set.
 */
export function renameDefinition(target: Target, sources: SourceSet): readonly TextEdit[] {
  switch (target.kind) {
    case 'field':
      refuseFieldOfGateway(target, sources);
      return [replaceText(target, nameOfField(target)), ...renameLocations(target)];
    case 'message':
      refuseWordOfCode(target, sources);
      return [replaceText(target, nameIn(target, findNodeAtLocation(treeOf(target), ['messages'])))];
    default:
      return [replaceText(target, nameOfCode(target))];
  }
}

/** Refuses to rename fields that the gateway writes in every record by name. */
function refuseFieldOfGateway({ file, steps, from }: Target, sources: SourceSet): void {
  const ofRecords = recordFields(sources, schemaSetDiagnostics());
  const isRecord = isOfKind(file, 'schema') && file.value['x-record'] !== undefined;
  if (!isRecordSchema(file) && !(isRecord && steps.length === 1 && Object.hasOwn(ofRecords, from))) return;
  throw new RenameError(
    `"${from}" is a field that the gateway keeps in every record, and writes by its name: it has to keep it.`,
  );
}

/** Refuses to rename a message that code reads by name, since no compiler would report the missing name. */
function refuseWordOfCode({ from }: Target, sources: SourceSet): void {
  const file = sources.of('product').get('product');
  const { readBy = {} } = file !== undefined && isOfKind(file, 'product') ? file.value : {};
  const readers = Object.entries(readBy).flatMap(([path, names]) => (names.includes(from) ? [path] : []));
  const isOfEngine = Object.hasOwn(allMessages, from) || wordsOfCompiler.includes(from);
  if (!isOfEngine && readers.length === 0) return;
  throw new RenameError(
    `The message "${from}" is read by its name in ${isOfEngine ? 'the engine' : readers.join(', ')}: it has to keep it.`,
  );
}

const wordsOfCompiler: readonly string[] = [
  ...refusingKeywords,
  'unknown-field',
  'update-failed',
  'delete-failed',
];

function treeOf({ file }: Target): Node {
  const tree = file.tree();
  if (tree === undefined) throw new RenameError(`${file.path} cannot be read.`);
  return tree;
}

/** Replaces the text between the quotes of a key or a string. */
function replaceText({ file, from, to }: Target, { offset, length }: Node): TextEdit {
  const isPlain = file.text.slice(offset + 1, offset + length - 1) === from;
  if (isPlain) return { path: file.path, offset: offset + 1, length: from.length, text: to };
  throw new RenameError(
    `"${from}" is written in another way in ${file.path}: write it there without escapes first.`,
  );
}

function nameOfField(target: Target): Node {
  const { steps, file } = target;
  const owner = steps
    .slice(0, -1)
    .reduce<Node>((schema, step) => schemaBelow(target, schema, step), treeOf(target));
  const properties = findNodeAtLocation(owner, ['properties']);
  if (properties === undefined) throw elsewhere(target, owner, steps.at(-1) ?? '');
  return nameIn({ ...target, file }, properties);
}

function schemaBelow(target: Target, schema: Node, step: string): Node {
  const path = step === '*' ? undefined : ['properties', step];
  const found =
    path === undefined
      ? (findNodeAtLocation(schema, ['items']) ?? findNodeAtLocation(schema, ['additionalProperties']))
      : findNodeAtLocation(schema, path);
  if (found === undefined) throw elsewhere(target, schema, step);
  return found;
}

/**
 * Creates the refusal for a field that another file defines, where it must be renamed for all files that use
 * it.
 */
function elsewhere({ file }: Target, schema: Node, step: string): RenameError {
  const reference: unknown = findNodeAtLocation(schema, ['$ref'])?.value;
  const [, stem] = typeof reference === 'string' ? (/([^/]+)\.schema\.json$/.exec(reference) ?? []) : [];
  if (stem !== undefined)
    return new RenameError(
      `"${step}" is a field of ${stem}, which others may use too: rename ${stem}/${step}.`,
    );
  const names = namesOf(findNodeAtLocation(schema, ['properties']));
  return new RenameError(`${file.path} has no field "${step}" there.${suggestion(step, names)}`);
}

function nameIn({ file, from, to }: Target, object: Node | undefined): Node {
  const names = namesOf(object);
  if (names.includes(to)) throw new RenameError(`There is a "${to}" already, in ${file.path}.`);
  const property = object?.children?.find(({ children }) => children?.[0]?.value === from);
  const name = property?.children?.[0];
  if (name === undefined) throw new RenameError(`${file.path} has no "${from}".${suggestion(from, names)}`);
  return name;
}

function namesOf(object: Node | undefined): readonly string[] {
  return (object?.children ?? []).map(({ children }) => String(children?.[0]?.value));
}

function suggestion(name: string, known: readonly string[]): string {
  const meant = nearest(name, known);
  return meant === undefined ? '' : ` Did you mean "${meant}"?`;
}

/** Renames the path of the field, and of fields inside it, in the keys of `x-aliases`. */
function renameLocations({ file, steps, from, to }: Target): readonly TextEdit[] {
  const tree = file.tree();
  const aliases = tree && findNodeAtLocation(tree, ['x-aliases']);
  const entries = aliases?.children ?? [];
  return entries.flatMap(({ children }) => {
    const name = children?.[0];
    const tokens = tokensOf(String(name?.value));
    if (name === undefined || !steps.every((step, index) => tokens[index] === step)) return [];
    const start = name.offset + 1 + pointerOf(steps.slice(0, -1)).length + 1;
    return [{ path: file.path, offset: start, length: from.length, text: to }];
  });
}

function nameOfCode(target: Target): Node {
  const { file, from, to } = target;
  const entries = findNodeAtLocation(treeOf(target), ['codes'])?.children ?? [];
  const codes = entries.flatMap((entry) => findNodeAtLocation(entry, ['code']) ?? []);
  if (codes.some(({ value }) => value === to))
    throw new RenameError(`There is a "${to}" already, in ${file.path}.`);
  const found = codes.find(({ value }) => value === from);
  if (found !== undefined) return found;
  const known = codes.map(({ value }) => String(value));
  throw new RenameError(`${file.path} has no code "${from}".${suggestion(from, known)}`);
}
