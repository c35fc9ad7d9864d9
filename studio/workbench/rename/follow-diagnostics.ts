import { findNodeAtOffset, type Node, parseTree } from 'jsonc-parser';
import { checkFiles } from '../../../engine/compiler/check/check.ts';
import { type Diagnostic, errorsAmong, formatDiagnostics } from '../../../engine/compiler/diagnostics.ts';
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
    const textOf = ({ path }: Diagnostic) => texts.get(path) ?? '';
    const marked = errors.flatMap((error) => editOf(error, textOf(error), names));
    const edits = distinctEdits(
      marked.length > 0 ? marked : errors.flatMap((error) => editOfName(error, textOf(error), names)),
    );
    if (edits.length === 0) throw unfinished(errors, names);
    texts = applyEdits(texts, edits);
  }
  throw unfinished(checkTexts(texts).errors, names);
}

function unfinished(errors: readonly Diagnostic[], { from, to }: Names): RenameError {
  const text = formatDiagnostics(errors);
  return new RenameError(
    `With "${to}" in place of "${from}" the schemas do not compile, so nothing was written:\n\n${text}`,
  );
}

/** The change of what a diagnostic points at; none where the old name does not stand there. */
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
  const replaced = isExpression ? inExpression(marked, names) : inPath(marked, names);
  return replaced === marked ? [] : [{ path, offset, length: marked.length, text: replaced }];
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
    const written = text.slice(name.offset, name.offset + name.length);
    const replaced = inPath(written, names);
    if (replaced !== written) return [{ path, offset: name.offset, length: name.length, text: replaced }];
  }
  return [];
}

function offsetOf(text: string, line: number): number {
  const lines = text.split('\n').slice(0, line - 1);
  return lines.reduce((sum, each) => sum + each.length + 1, 0);
}

/** The name alone, a code in quotes, or, where the whole expression is marked, every field of that name in it. */
function inExpression(marked: string, { from, to, isEntity = false }: Names): string {
  if (isEntity) return marked.replaceAll(rootPattern(from), () => to);
  if (marked === from) return to;
  const code = /^(['"])(.*)\1$/.exec(marked);
  if (code?.[2] === from) return `${code[1]}${to}${code[1]}`;
  return marked.replaceAll(
    new RegExp(`(?<=\\w\\.|\\)\\.|\\]\\.|')${escaped(from)}(?=')|(?<=[\\w)\\]]\\.)${escaped(from)}\\b`, 'g'),
    () => to,
  );
}

/** A name that a path begins with: within a template, a word of its sentence may be the same. */
function rootPattern(name: string): RegExp {
  return new RegExp(`(?<![\\w.'])${escaped(name)}(?=\\.[\\w{])`, 'g');
}

/** A step of a path with dots, of a JSON Pointer, or of a template. */
function inPath(marked: string, { from, to }: Names): string {
  const step = new RegExp(`(?<=^|["./{@])${escaped(from)}(?=$|["./}])`, 'g');
  return marked.replaceAll(step, (_name, offset: number) =>
    marked[offset - 1] === '/' ? to.replaceAll('.', '/') : to,
  );
}

function escaped(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
