import { memoized } from '../../../core/compute/memoized.ts';
import type { Diagnostics } from '../../diagnostics.ts';
import type { CallsFile } from '../../files/calls.ts';
import type { CompletionContext } from '../../source/complete-files.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { SavedSource } from './saved-calls.ts';
import type { StandardSource } from './standard-calls.ts';

const messageNames = memoized(
  (product: SourceFile<'product'>): ReadonlySet<string> => new Set(Object.keys(product.value.messages ?? {})),
);

const noNames: ReadonlySet<string> = new Set();

/**
 * Collects the facts that standard calls are built from. Returns undefined and reports if the record or an
 * access rule is missing.
 */
export function sourceOf(file: SourceFile<'calls'>, context: CompletionContext): StandardSource | undefined {
  const { access } = file.value;
  const record = recordOf(file.stem, context);
  if (record === undefined) return reportNoRecord(file, context.diagnostics);
  if (access === undefined) return reportNoAccess(file, context.diagnostics);
  const product = context.find('product', 'product');
  const messages = product === undefined ? noNames : messageNames(product);
  return { entity: file.stem, slug: file.slug, access, messages, ...record };
}

type SavedFile = NonNullable<CallsFile['saved']>;

/**
 * Collects the facts that the calls of stored searches are built from. Returns undefined and reports if the record,
 * the index or an access rule is missing.
 */
export function savedSourceOf(
  file: SourceFile<'calls'>,
  { entity, index, edit }: SavedFile,
  context: CompletionContext,
): SavedSource | undefined {
  const { access } = file.value;
  const record = recordOf(entity, context);
  if (record === undefined)
    return reportNoSearch(file, { word: 'entity', name: entity }, context.diagnostics);
  const search = context.find('search', index)?.value;
  if (search === undefined)
    return context.isBroken('search', index)
      ? undefined
      : reportNoSearch(file, { word: 'index', name: index }, context.diagnostics);
  if (access === undefined) return reportNoAccess(file, context.diagnostics);
  const read = Object.values(search.columns).flatMap(({ of }) => of ?? []);
  return {
    ...{ stem: file.stem, slug: file.slug, access, entity, title: record.title, index },
    dependsOn: [...new Set([search.entity, ...read])],
    ...(edit === undefined ? {} : { edit }),
  };
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

function reportNoRecord(file: SourceFile, diagnostics: Diagnostics): undefined {
  diagnostics.report(file, {
    code: 'call/no-standard',
    message: `Standard calls are those of a record, and "${file.stem}" is no entity with "x-record".`,
    help: `Name this file after the entity, or add "x-record" to ${file.stem}.schema.json.`,
    at: ['calls'],
  });
}

const missing = {
  entity: (name: string) => ({
    message: `Stored searches are records, and "${name}" is no entity with "x-record".`,
    help: `Name an entity with "x-record", or add it to ${name}.schema.json.`,
  }),
  index: (name: string) => ({
    message: `There is no search index named "${name}".`,
    help: 'Name a search index, by the name of its file before .search.json.',
  }),
};

interface MissingPart {
  readonly word: keyof typeof missing;
  readonly name: string;
}

function reportNoSearch(file: SourceFile, { word, name }: MissingPart, diagnostics: Diagnostics): undefined {
  diagnostics.report(file, { code: 'call/no-standard', ...missing[word](name), at: ['saved', word] });
}

function reportNoAccess(file: SourceFile, diagnostics: Diagnostics): undefined {
  diagnostics.report(file, {
    code: 'call/no-standard',
    message: 'Nothing says who may make the standard calls.',
    help: 'Add "access": { "read": "…", "write": "…" } with the names of two access rules, beside "calls".',
    at: ['calls'],
  });
}
