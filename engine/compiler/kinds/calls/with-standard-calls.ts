import { jsonEqual } from '../../../core/json/equal.ts';
import type { Diagnostics } from '../../diagnostics.ts';
import type { CallsFile } from '../../files/calls.ts';
import type { CompletionContext } from '../../source/complete-files.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { didYouMean } from '../../suggest.ts';
import { type CallBuilder, callBuilder, standardNames } from './call-builder.ts';

/**
 * Replaces each `standard` in a file's calls by a contract. Returns undefined and reports if a contract cannot
 * be built.
 */
export function withStandardCalls(
  file: SourceFile<'calls'>,
  context: CompletionContext,
): SourceFile<'calls'> | undefined {
  const { calls, ...rest } = file.value;
  const known = standardNames(file.value);
  const written = typeof calls === 'string' ? everyCall(known) : calls;
  const wanted = Object.keys(written).filter((name) => written[name] === 'standard');
  if (wanted.length === 0) return file;
  const strange = wanted.filter((name) => !known.some((each) => each === name));
  for (const name of strange) reportName(file, { name, known }, context.diagnostics);
  const builder = callBuilder(file, context);
  if (builder === undefined || strange.length > 0) return undefined;
  const before = completed.get(file);
  if (before !== undefined && isSame(before.builder, builder)) return before.file;
  const contracts = Object.entries(written).map(([name, contract]) => [
    name,
    contract === 'standard' ? (builder.build(name) ?? contract) : contract,
  ]);
  const next = { ...file, value: { ...rest, calls: Object.fromEntries(contracts) } };
  completed.set(file, { builder, file: next });
  return next;
}

interface Completed {
  readonly builder: CallBuilder;
  readonly file: SourceFile<'calls'>;
}

/** Completed files, cached by file, so that an unchanged file stays the same object for a watcher. */
const completed = new WeakMap<SourceFile<'calls'>, Completed>();

function isSame(builder: CallBuilder, other: CallBuilder): boolean {
  return builder.messages === other.messages && jsonEqual(builder.facts, other.facts);
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
