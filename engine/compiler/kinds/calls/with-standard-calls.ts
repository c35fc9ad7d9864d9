import { jsonEqual } from '../../../core/json/equal.ts';
import type { Diagnostics } from '../../diagnostics.ts';
import type { CallsFile } from '../../files/calls.ts';
import type { CallFile } from '../../plan/written-call.ts';
import type { CompletionContext } from '../../source/complete-files.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { didYouMean } from '../../suggest.ts';
import { type SavedSource, savedCall, savedCallNames } from './saved-calls.ts';
import { type StandardSource, standardCall, standardCallNames } from './standard-calls.ts';
import { savedSourceOf, sourceOf } from './standard-source.ts';

/**
 * Replaces each `standard` in a file's calls by a contract. Returns undefined and reports if a contract cannot
 * be built.
 */
export function withStandardCalls(
  file: SourceFile<'calls'>,
  context: CompletionContext,
): SourceFile<'calls'> | undefined {
  const { calls, ...rest } = file.value;
  const { saved } = rest;
  const known = saved === undefined ? standardCallNames : savedCallNames;
  const written = typeof calls === 'string' ? everyCall(known) : calls;
  const wanted = Object.keys(written).filter((name) => written[name] === 'standard');
  if (wanted.length === 0) return file;
  const strange = wanted.filter((name) => !known.some((each) => each === name));
  for (const name of strange) reportName(file, { name, known }, context.diagnostics);
  const source = saved === undefined ? sourceOf(file, context) : savedSourceOf(file, saved, context);
  if (source === undefined || strange.length > 0) return undefined;
  const before = completed.get(file);
  if (before !== undefined && isSameSource(before.source, source)) return before.file;
  const contracts = Object.entries(written).map(([name, contract]) => [
    name,
    contract === 'standard' ? (builtCall(name, source) ?? contract) : contract,
  ]);
  const next = { ...file, value: { ...rest, calls: Object.fromEntries(contracts) } };
  completed.set(file, { source, file: next });
  return next;
}

type Source = StandardSource | SavedSource;

function builtCall(name: string, source: Source): CallFile | undefined {
  if ('index' in source) {
    const own = savedCallNames.find((each) => each === name);
    return own && savedCall(own, source);
  }
  const own = standardCallNames.find((each) => each === name);
  return own && standardCall(own, source);
}

interface Completed {
  readonly source: Source;
  readonly file: SourceFile<'calls'>;
}

/** Completed files, cached by file, so that an unchanged file stays the same object for a watcher. */
const completed = new WeakMap<SourceFile<'calls'>, Completed>();

function isSameSource(source: Source, other: Source): boolean {
  return messagesIn(source) === messagesIn(other) && jsonEqual(source, other);
}

function messagesIn(source: Source): ReadonlySet<string> | undefined {
  return 'index' in source ? undefined : source.messages;
}

function everyCall(names: readonly string[]): Exclude<CallsFile['calls'], string> {
  return Object.fromEntries(names.map((name) => [name, 'standard'] as const));
}

interface StrangeName {
  readonly name: string;
  readonly known: readonly string[];
}

function reportName(file: SourceFile, { name, known }: StrangeName, diagnostics: Diagnostics): void {
  diagnostics.report(file, {
    code: 'call/no-standard',
    message: `There is no standard call named "${name}".`,
    help: didYouMean(name, known),
    at: ['calls', name],
    of: 'key',
  });
}
