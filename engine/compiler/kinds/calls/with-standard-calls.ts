import { memoized } from '../../../core/compute/memoized.ts';
import { jsonEqual } from '../../../core/json/equal.ts';
import type { Diagnostics } from '../../diagnostics.ts';
import type { CallsFile } from '../../files/calls.ts';
import type { CompletionContext } from '../../source/complete-files.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { didYouMean } from '../../suggest.ts';
import {
  type StandardCallName,
  type StandardSource,
  standardCall,
  standardCallNames,
} from './standard-calls.ts';

/**
 * Replaces each `standard` in a file's calls by a contract. Returns undefined and reports if a contract cannot
 * be built.
 */
export function withStandardCalls(
  file: SourceFile<'calls'>,
  context: CompletionContext,
): SourceFile<'calls'> | undefined {
  const { calls, ...rest } = file.value;
  const written = typeof calls === 'string' ? everyStandardCall : calls;
  const wanted = Object.keys(written).filter((name) => written[name] === 'standard');
  if (wanted.length === 0) return file;
  const strange = wanted.filter((name) => !isStandardName(name));
  for (const name of strange) reportName(file, name, context.diagnostics);
  const source = sourceOf(file, context);
  if (source === undefined || strange.length > 0) return undefined;
  const known = completed.get(file);
  if (known !== undefined && isSameSource(known.source, source)) return known.file;
  const contracts = Object.entries(written).map(([name, contract]) => {
    const isStandard = contract === 'standard' && isStandardName(name);
    return [name, isStandard ? standardCall(name, source) : contract] as const;
  });
  const next = { ...file, value: { ...rest, calls: Object.fromEntries(contracts) } };
  completed.set(file, { source, file: next });
  return next;
}

interface Completed {
  readonly source: StandardSource;
  readonly file: SourceFile<'calls'>;
}

/** Completed files, cached by file, so that an unchanged file stays the same object for a watcher. */
const completed = new WeakMap<SourceFile<'calls'>, Completed>();

function isSameSource(
  { messages, ...source }: StandardSource,
  { messages: otherMessages, ...other }: StandardSource,
): boolean {
  return messages === otherMessages && jsonEqual(source, other);
}

const messageNames = memoized(
  (product: SourceFile<'product'>): ReadonlySet<string> => new Set(Object.keys(product.value.messages ?? {})),
);

const noNames: ReadonlySet<string> = new Set();

const everyStandardCall: Exclude<CallsFile['calls'], string> = Object.fromEntries(
  standardCallNames.map((name) => [name, 'standard'] as const),
);

function isStandardName(name: string): name is StandardCallName {
  return standardCallNames.some((known) => known === name);
}

/**
 * Collects the facts that standard calls are built from. Returns undefined and reports if the record or an
 * access rule is missing.
 */
function sourceOf(file: SourceFile<'calls'>, context: CompletionContext): StandardSource | undefined {
  const { access } = file.value;
  const record = recordOf(file.stem, context);
  if (record === undefined) return reportNoRecord(file, context.diagnostics);
  if (access === undefined) return reportNoAccess(file, context.diagnostics);
  const product = context.find('product', 'product');
  const messages = product === undefined ? noNames : messageNames(product);
  return { entity: file.stem, slug: file.slug, access, messages, ...record };
}

/**
 * Finds the title and subject of an entity's record; for a broken entity, which is reported elsewhere, the name
 * as the title.
 */
function recordOf(
  stem: string,
  context: CompletionContext,
): Pick<StandardSource, 'title' | 'subject'> | undefined {
  if (context.isBroken('schema', stem)) return { title: stem };
  const schema = context.find('schema', stem)?.value;
  const record = schema?.['x-record'];
  if (typeof record !== 'object') return undefined;
  const { subject } = record;
  const title = schema?.title ?? stem;
  if (subject === undefined) return { title };
  const owner = context.find('schema', subject)?.value;
  return { title, subject: { entity: subject, title: owner?.title ?? subject } };
}

function reportName(file: SourceFile, name: string, diagnostics: Diagnostics): void {
  diagnostics.report(file, {
    code: 'call/no-standard',
    message: `There is no standard call named "${name}".`,
    help: didYouMean(name, standardCallNames),
    at: ['calls', name],
    of: 'key',
  });
}

function reportNoRecord(file: SourceFile, diagnostics: Diagnostics): undefined {
  diagnostics.report(file, {
    code: 'call/no-standard',
    message: `Standard calls are those of a record, and "${file.stem}" is no entity with "x-record".`,
    help: `Name this file after the entity, or add "x-record" to ${file.stem}.schema.json.`,
    at: ['calls'],
  });
}

function reportNoAccess(file: SourceFile, diagnostics: Diagnostics): undefined {
  diagnostics.report(file, {
    code: 'call/no-standard',
    message: 'Nothing says who may make the standard calls.',
    help: 'Add "access": { "read": "…", "write": "…" } with the names of two access rules, beside "calls".',
    at: ['calls'],
  });
}
