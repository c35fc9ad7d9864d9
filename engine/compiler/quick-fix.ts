import type { JSONPath } from 'jsonc-parser';
import type { Json, JsonObject } from '../core/json/json.ts';
import { isJsonObject } from '../core/json/json.ts';
import type { PatchStep } from '../core/json/json-patch.ts';
import { getAtTokens, pointerOf } from '../core/json/pointer.ts';
import { type SourceFile, spanAt, writtenPath } from './source/source-file.ts';

/** Change that corrects a diagnostic; in LSP, a code action of the kind `quickfix`. */
export interface QuickFix {
  readonly title: string;
  /** Path of the changed file, mostly the file of the diagnostic. */
  readonly path: string;
  /** JSON Patch of the file's written content. */
  readonly steps: readonly PatchStep[];
}

/** Correction that a check proposes, as a change at a path in the file. */
export type Fix =
  | { readonly remove: JSONPath }
  | { readonly add: JSONPath; readonly value: Json; readonly in?: SourceFile }
  | { readonly replace: JSONPath; readonly value: Json; readonly in?: SourceFile };

export function quickFixOf(file: SourceFile, fix: Fix): QuickFix | undefined {
  if ('remove' in fix) return removal(file, fix.remove);
  const target = fix.in ?? file;
  const [op, at] = 'add' in fix ? (['add', fix.add] as const) : (['replace', fix.replace] as const);
  const path = pointerOf(writtenPath(target, at));
  const text = JSON.stringify(fix.value);
  const name = String(at.at(-1) ?? '');
  const title = op === 'add' && typeof at.at(-1) === 'string' ? `Add "${name}": ${text}` : `Write ${text}`;
  return { title, path: target.path, steps: [{ op, path, value: fix.value }] };
}

function removal(file: SourceFile, at: JSONPath): QuickFix {
  const path = pointerOf(writtenPath(file, at));
  const last = at.at(-1);
  const title = typeof last === 'string' ? `Remove "${last}"` : `Remove this row`;
  return { title, path: file.path, steps: [{ op: 'remove', path }] };
}

export interface Marked {
  readonly at: JSONPath;
  readonly of?: 'value' | 'key' | undefined;
  readonly within?: { readonly offset: number; readonly length: number } | undefined;
}

export interface Respelling {
  readonly from: string;
  readonly to: string;
}

/**
 * Replaces a misspelt name within the marked text; undefined unless the text contains the name exactly once.
 */
export function respelling(file: SourceFile, marked: Marked, names: Respelling): QuickFix | undefined {
  const title = `Replace "${names.from}" with "${names.to}"`;
  const step = marked.of === 'key' ? renamedKey(file, marked, names) : replacedText(file, marked, names);
  return step === undefined ? undefined : { title, path: file.path, steps: [step] };
}

function replacedText(file: SourceFile, { at, within }: Marked, names: Respelling): PatchStep | undefined {
  const { offset, length } = spanAt(file, at);
  const literal = file.text.slice(offset, offset + length);
  if (!literal.startsWith('"')) return undefined;
  const [start, end] =
    within === undefined ? [1, length - 1] : [within.offset + 1, within.offset + 1 + within.length];
  const replaced = respelled(literal.slice(start, end), file, names);
  if (replaced === undefined) return undefined;
  const value: Json = JSON.parse(literal.slice(0, start) + replaced + literal.slice(end));
  return { op: 'replace', path: pointerOf(writtenPath(file, at)), value };
}

function renamedKey(file: SourceFile, { at }: Marked, names: Respelling): PatchStep | undefined {
  const way = writtenPath(file, at);
  const [around, key] = [way.slice(0, -1).map(String), String(way.at(-1))];
  const parent = getAtTokens(valueIn(file), around);
  const name = respelled(key, file, names);
  if (name === undefined || !isJsonObject(parent) || parent[key] === undefined || parent[name] !== undefined)
    return undefined;
  const entries = Object.entries(parent).map(([each, child]) => [each === key ? name : each, child] as const);
  const value: JsonObject = Object.fromEntries(entries);
  return { op: 'replace', path: pointerOf(around), value };
}

export function valueIn({ text }: SourceFile): Json {
  return JSON.parse(text);
}

/** Corrects a name in the marked text, in which `{product}` stays as written. */
function respelled(marked: string, { slug }: SourceFile, { from, to }: Respelling): string | undefined {
  const written = to.replaceAll(slug, '{product}');
  if (marked.includes('{product}'))
    return marked.replaceAll('{product}', slug) === from ? written : undefined;
  if (marked === from) return to;
  const parts = marked.split(new RegExp(`(?<![\\w-])${escaped(from)}(?![\\w-])`, 'u'));
  return parts.length === 2 ? parts.join(to) : undefined;
}

function escaped(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
