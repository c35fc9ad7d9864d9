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

export interface CheckedTexts {
  readonly sources: SourceSet;
  readonly plan: SchemaSetPlan;
  /** All errors, including consequences of other errors. */
  readonly errors: readonly Diagnostic[];
  /** Errors and warnings as reported. */
  readonly diagnostics: readonly Diagnostic[];
}

export function checkTexts(texts: Texts): CheckedTexts {
  const diagnostics = schemaSetDiagnostics();
  const sources = readSchemaSet(texts, diagnostics);
  checkFiles(sources, diagnostics);
  const plan = planSchemaSet(sources, diagnostics);
  return { sources, plan, errors: errorsAmong(diagnostics.every), diagnostics: diagnostics.all };
}

export interface RenamedName {
  readonly from: string;
  /** New name, or the field's new path with dots. */
  readonly to: string;
  /** True for the name of an entity, by which expressions read its open record. */
  readonly isEntity?: boolean;
  /** True for a code, which is changed where the compiler marks it alone: the same text elsewhere is another value. */
  readonly isCode?: boolean;
}

/** Limit on rounds, as an expression with many uses shows one error at a time. */
const mostRounds = 40;

/**
 * Renames wherever the compiler no longer knows the name, until no error is left. Names resolve by type, so the same
 * name in another entity stays. Throws `RenameError` with what is left.
 */
export function followDiagnostics(start: Texts, names: RenamedName): Texts {
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

/** Lists the edits of the name at the diagnostics, or else of the nearest name around. */
export function editsOfErrors(
  texts: Texts,
  errors: readonly Diagnostic[],
  names: RenamedName,
): readonly TextEdit[] {
  const textOf = ({ path }: Diagnostic) => texts.get(path) ?? '';
  const marked = errors.flatMap((error) => editOf(error, textOf(error), names));
  return distinctEdits(
    marked.length > 0 ? marked : errors.flatMap((error) => editOfName(error, textOf(error), names)),
  );
}

function unfinished(errors: readonly Diagnostic[], { from, to }: RenamedName): RenameError {
  const text = listDiagnostics(errors);
  return new RenameError(
    `With "${to}" in place of "${from}" the product does not compile, so nothing was written:\n\n${text}`,
  );
}

/**
 * Lists the edits of a diagnostic's range, which may be wider or narrower than the name; none where the old name is
 * absent.
 */
function editOf(
  { path, line, column, length, code }: Diagnostic,
  text: string,
  names: RenamedName,
): readonly TextEdit[] {
  const offset = offsetOf(text, line) + column - 1;
  const start = text.slice(offset, offset + length);
  const isExpression = code.startsWith('expression/');
  // Uses the whole list of an expression with several lines, since the diagnostic marks only its bracket.
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

/**
 * Finds the name itself as a key, where the marked expression is stored under that key and reads fields of another
 * entity.
 */
function keyOfOther(text: string, offset: number, { from }: RenamedName): Node | undefined {
  const tree = parseTree(text);
  const value = tree && findNodeAtOffset(tree, offset);
  const key = value?.parent?.children?.[0];
  const isOfOther = value !== key && /[.(]/.test(String(value?.value));
  return value?.parent?.type === 'property' && isOfOther && key?.value === from ? key : undefined;
}

/** Lists the edit of the nearest name around a diagnostic, for a path that is a key. */
function editOfName(
  { path, line, column }: Diagnostic,
  text: string,
  names: RenamedName,
): readonly TextEdit[] {
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

/** Edit of a name in a range of a text. */
type NameEdit = Omit<TextEdit, 'path'>;

/**
 * Lists the edits of a name, of a quoted code, or, where the whole expression is marked, of every field with that name.
 */
function inExpression(
  marked: string,
  { from, to, isEntity = false, isCode = false }: RenamedName,
): readonly NameEdit[] {
  if (isEntity && marked !== from) return editsAt(marked, rootPattern(from), () => to);
  const alone = new RegExp(String.raw`(?<=^((?:\\?["'])?))${escaped(from)}(?=\1$)`, 'g');
  const field = new RegExp(
    `(?<=\\w\\.|\\)\\.|\\]\\.|')${escaped(from)}(?=')|(?<=[\\w)\\]]\\.)${escaped(from)}\\b`,
    'g',
  );
  const edits = editsAt(marked, alone, () => to);
  return edits.length > 0 || isCode ? edits : editsAt(marked, field, () => to);
}

/** Builds the pattern of a name at the start of a path, since a template's sentence may contain the same word. */
function rootPattern(name: string): RegExp {
  return new RegExp(`(?<![\\w.'])${escaped(name)}(?=\\.[\\w{])`, 'g');
}

/** Lists the edits of a step in a dotted path, a JSON Pointer, or a template. */
function inPath(marked: string, { from, to }: RenamedName): readonly NameEdit[] {
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
