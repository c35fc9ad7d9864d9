import { memoized } from '../../../core/compute/memoized.ts';
import type { Diagnostics } from '../../diagnostics.ts';
import type { CallsFile } from '../../files/calls.ts';
import type { CallFile } from '../../plan/written-call.ts';
import type { CompletionContext } from '../../source/complete-files.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { savedCall, savedCallNames } from './saved-calls.ts';
import { type StandardSource, standardCall, standardCallNames } from './standard-calls.ts';
import { trailCall, trailCallNames } from './trail-call.ts';

/** Builder of the contracts that `standard` stands for in a file. */
export interface CallBuilder {
  /** Facts from which the contracts are built, for comparison. */
  readonly facts: object;
  /** Names of the messages of product.json, the same object while these stay the same. */
  readonly messages?: ReadonlySet<string>;
  readonly build: (name: string) => CallFile | undefined;
}

/** Lists the names that `standard` can stand for: of calls of records, of stored searches, or of an access log. */
export function standardNames({ saved, trail }: CallsFile): readonly string[] {
  if (saved !== undefined) return savedCallNames;
  return trail === undefined ? standardCallNames : trailCallNames;
}

/**
 * Finds how the standard calls of a file are built. Returns undefined and reports if a record, an index or an access
 * rule is missing.
 */
export function callBuilder(file: SourceFile<'calls'>, context: CompletionContext): CallBuilder | undefined {
  const { access, saved, trail } = file.value;
  const entity = saved?.entity ?? trail ?? file.stem;
  const record = recordOf(entity, context);
  if (record === undefined) return reportNoRecord(file, entity, context.diagnostics);
  if (access === undefined) return reportNoAccess(file, context.diagnostics);
  const facts = { ...record, slug: file.slug, access };
  if (saved !== undefined) return savedBuilder(file, { ...facts, ...saved }, context);
  if (trail !== undefined) return { facts, build: () => trailCall({ ...facts, about: trail }) };
  const product = context.find('product', 'product');
  const messages = product === undefined ? noNames : messageNames(product);
  const own = { ...facts, entity, messages };
  return { facts, messages, build: builderOf(standardCallNames, (name) => standardCall(name, own)) };
}

/** Makes a builder of the named calls alone. */
function builderOf<Name extends string>(
  names: readonly Name[],
  build: (name: Name) => CallFile,
): CallBuilder['build'] {
  return (wanted) => {
    const name = names.find((each) => each === wanted);
    return name === undefined ? undefined : build(name);
  };
}

const messageNames = memoized(
  (product: SourceFile<'product'>): ReadonlySet<string> => new Set(Object.keys(product.value.messages ?? {})),
);

const noNames: ReadonlySet<string> = new Set();

type SavedFacts = Pick<StandardSource, 'access' | 'slug' | 'title'> & NonNullable<CallsFile['saved']>;

function savedBuilder(
  file: SourceFile<'calls'>,
  facts: SavedFacts,
  { find, isBroken, diagnostics }: CompletionContext,
): CallBuilder | undefined {
  const { index } = facts;
  const search = find('search', index)?.value;
  if (search === undefined)
    return isBroken('search', index) ? undefined : reportNoIndex(file, index, diagnostics);
  const read = Object.values(search.columns).flatMap(({ of }) => of ?? []);
  const source = { ...facts, stem: file.stem, dependsOn: [...new Set([search.entity, ...read])] };
  return { facts: source, build: builderOf(savedCallNames, (name) => savedCall(name, source)) };
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

function reportNoRecord(file: SourceFile<'calls'>, entity: string, diagnostics: Diagnostics): undefined {
  const { saved, trail } = file.value;
  const isNamed = saved !== undefined || trail !== undefined;
  diagnostics.report(file, {
    code: 'call/no-standard',
    message: `Standard calls are those of a record, and "${entity}" is no entity with "x-record".`,
    help: `${isNamed ? 'Name another entity' : 'Name this file after the entity'}, or add "x-record" to ${entity}.schema.json.`,
    at: saved !== undefined ? ['saved', 'entity'] : [trail === undefined ? 'calls' : 'trail'],
  });
}

function reportNoIndex(file: SourceFile, index: string, diagnostics: Diagnostics): undefined {
  diagnostics.report(file, {
    code: 'call/no-standard',
    message: `There is no search index named "${index}".`,
    help: 'Name a search index, by the name of its file before .search.json.',
    at: ['saved', 'index'],
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
