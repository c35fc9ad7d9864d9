import { findNodeAtOffset, type Node, parseTree } from 'jsonc-parser';
import { checkFiles } from '../../../engine/compiler/check/check.ts';
import { type Diagnostic, errorsAmong, listDiagnostics } from '../../../engine/compiler/diagnostics.ts';
import type { SchemaSetPlan } from '../../../engine/compiler/plan/schema-set-plan.ts';
import { planSchemaSet } from '../../../engine/compiler/plan-schema-set.ts';
import { readSchemaSet, schemaSetDiagnostics } from '../../../engine/compiler/read-schema-set.ts';
import type { SourceSet } from '../../../engine/compiler/source/source-set.ts';
import { RenameError } from './rename-error.ts';
import { applyEdits, distinctEdits, type TextEdit } from './text-edits.ts';

type Texts = ReadonlyMap<string, string>;

export interface Checked {
  readonly sources: SourceSet;
  readonly plan: SchemaSetPlan;
  /** Every error by itself: none is left out because it follows from another. */
  readonly errors: readonly Diagnostic[];
  /** Errors and warnings, as they are reported. */
  readonly diagnostics: readonly Diagnostic[];
}

export function checkTexts(texts: Texts): Checked {
  const diagnostics = schemaSetDiagnostics();
  const sources = readSchemaSet(texts, diagnostics);
  checkFiles(sources, diagnostics);
  const plan = planSchemaSet(sources, diagnostics);
  return { sources, plan, errors: errorsAmong(diagnostics.every), diagnostics: diagnostics.all };
}

export interface Names {
  readonly from: string;
  /** A name, or a path with dots to where a field stands now. */
  readonly to: string;
  /** The name is one of an entity, by which expressions read its open record. */
  readonly isEntity?: boolean;
}

/** An expression shows one error at a time, so that one with many uses needs as many rounds. */
const mostRounds = 40;

/**
 * Changes the name wherever the compiler no longer knows it, until it finds nothing wrong. It resolves every name by
 * its type, so that a field of the same name in another entity stays as it is. Throws `RenameError` with what is left.
 */
export function followDiagnostics(start: Texts, names: Names): Texts {
  let texts = start;
  for (let round = 0; round < mostRounds; round += 1) {
    const { errors } = checkTexts(texts);
    if (errors.length === 0) return texts;
    const edits = editsOfErrors(texts, errors, names);
    if (edits.length === 0) throw unfinished(errors, names);
    texts = applyEdits(texts, edits);
  }
  throw unfinished(checkTexts(texts).errors, names);
}

/** The changes of the name where diagnostics point at it, or else of the nearest around what they point at. */
export function editsOfErrors(
  texts: Texts,
  errors: readonly Diagnostic[],
  names: Names,
): readonly TextEdit[] {
  const textOf = ({ path }: Diagnostic) => texts.get(path) ?? '';
  const marked = errors.flatMap((error) => editOf(error, textOf(error), names));
  return distinctEdits(
    marked.length > 0 ? marked : errors.flatMap((error) => editOfName(error, textOf(error), names)),
  );
}

function unfinished(errors: readonly Diagnostic[], { from, to }: Names): RenameError {
  const text = listDiagnostics(errors);
  return new RenameError(
    `With "${to}" in place of "${from}" the product does not compile, so nothing was written:\n\n${text}`,
  );
}

/**
 * The changes of what a diagnostic points at; none where the old name does not stand there. Each is of a name alone:
 * diagnostics mark more or less around the same one.
 */
function editOf(
  { path, line, column, length, code }: Diagnostic,
  text: string,
  names: Names,
): readonly TextEdit[] {
  const offset = offsetOf(text, line) + column - 1;
  const start = text.slice(offset, offset + length);
  const isExpression = code.startsWith('expression/');
  // An expression over several lines is a list of texts, of which the bracket is marked.
  const marked = isExpression && start === '[' ? listAt(text, offset) : start;
  const key = isExpression ? undefined : keyOfOther(text, offset, names);
  if (key !== undefined) return [{ path, offset: key.offset + 1, length: names.from.length, text: names.to }];
  const found = isExpression ? inExpression(marked, names) : inPath(marked, names);
  return found.map((edit) => ({ ...edit, path, offset: offset + edit.offset }));
}

function listAt(text: string, offset: number): string {
  const tree = parseTree(text);
  const list = tree && findNodeAtOffset(tree, offset);
  return text.slice(offset, offset + (list?.length ?? 1));
}

/** The name itself, where an expression is marked that is stored under it: it reads fields of something else. */
function keyOfOther(text: string, offset: number, { from }: Names): Node | undefined {
  const tree = parseTree(text);
  const value = tree && findNodeAtOffset(tree, offset);
  const key = value?.parent?.children?.[0];
  const isOfOther = value !== key && /[.(]/.test(String(value?.value));
  return value?.parent?.type === 'property' && isOfOther && key?.value === from ? key : undefined;
}

/** The change of the nearest name around what a diagnostic points at: a place that stands before its values. */
function editOfName({ path, line, column }: Diagnostic, text: string, names: Names): readonly TextEdit[] {
  const tree = parseTree(text);
  const offset = offsetOf(text, line) + column - 1;
  for (let node = tree && findNodeAtOffset(tree, offset); node !== undefined; node = node.parent) {
    const name = node.type === 'property' ? node.children?.[0] : undefined;
    if (name === undefined) continue;
    const found = inPath(text.slice(name.offset, name.offset + name.length), names);
    if (found.length > 0) return found.map((edit) => ({ ...edit, path, offset: name.offset + edit.offset }));
  }
  return [];
}

function offsetOf(text: string, line: number): number {
  const lines = text.split('\n').slice(0, line - 1);
  return lines.reduce((sum, each) => sum + each.length + 1, 0);
}

/** Change of a name within a part of a text. */
type NameEdit = Omit<TextEdit, 'path'>;

/** The name alone, a code in quotes, or, where the whole expression is marked, every field of that name in it. */
function inExpression(marked: string, { from, to, isEntity = false }: Names): readonly NameEdit[] {
  if (isEntity) return editsAt(marked, rootPattern(from), () => to);
  const alone = new RegExp(`(?<=^(['"]?))${escaped(from)}(?=\\1$)`, 'g');
  const field = new RegExp(
    `(?<=\\w\\.|\\)\\.|\\]\\.|')${escaped(from)}(?=')|(?<=[\\w)\\]]\\.)${escaped(from)}\\b`,
    'g',
  );
  const edits = editsAt(marked, alone, () => to);
  return edits.length > 0 ? edits : editsAt(marked, field, () => to);
}

/** A name that a path begins with: within a template, a word of its sentence may be the same. */
function rootPattern(name: string): RegExp {
  return new RegExp(`(?<![\\w.'])${escaped(name)}(?=\\.[\\w{])`, 'g');
}

/** A step of a path with dots, of a JSON Pointer, or of a template. */
function inPath(marked: string, { from, to }: Names): readonly NameEdit[] {
  const step = new RegExp(`(?<=^|["./{@])${escaped(from)}(?=$|["./}])`, 'g');
  return editsAt(marked, step, (before) => (before === '/' ? to.replaceAll('.', '/') : to));
}

function editsAt(
  marked: string,
  pattern: RegExp,
  text: (before: string | undefined) => string,
): readonly NameEdit[] {
  return [...marked.matchAll(pattern)].map(({ 0: { length }, index }) => {
    return { offset: index, length, text: text(marked[index - 1]) };
  });
}

function escaped(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
