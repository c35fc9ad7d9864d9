import type { CallContract } from '../../core/product/call.ts';
import type { EarlyReads } from '../../core/product/early-reads.ts';
import type { BoxTab, ScreenDescriptor } from '../../core/product/screen.ts';
import type { TabDescriptor } from '../../core/product/tab.ts';
import { argumentsOf, listValues, recordValues } from '../../core/protocol/call-arguments.ts';
import { buildRequest, type CallArguments } from '../../core/protocol/calls.ts';
import { printLiteral } from '../code/literal.ts';
import { dataOf } from '../plan/planned.ts';
import type { SchemaSetPlan } from '../plan/schema-set-plan.ts';
import { type GeneratedFile, generatedFile, importPath } from './emit-files.ts';

/**
 * Emits `generated/early-reads.ts`: the first requests of each screen, which a small script sends before the
 * page's program has loaded.
 */
export function emitEarlyReads(plan: SchemaSetPlan, slug: string): GeneratedFile {
  const path = 'generated/early-reads.ts';
  const body = [
    `import type { EarlyReads } from '${importPath(path, 'engine/core/product/early-reads.ts')}';`,
    '',
    '/** The name of the product in addresses. */',
    `export const slug = ${printLiteral(slug)};`,
    '',
    '/** What screens begin with, as far as their address says. */',
    `export const earlyReads: readonly EarlyReads[] = ${printLiteral(plan.screens.map((screen) => earlyReadsOf(plan, dataOf(screen))))};`,
  ].join('\n');
  return generatedFile({ path, sources: [{ path, text: body }], origin: 'the whole schema set', body });
}

function earlyReadsOf(plan: SchemaSetPlan, screen: ScreenDescriptor): EarlyReads {
  return {
    screen: screen.name,
    path: pathOf(screen.route),
    records: recordsOf(plan, screen),
    rows: screen.boxes.flatMap(({ tabs }) => rowsOf(plan, screen, tabs[0])),
  };
}

/**
 * Builds the pattern of a route's path: a required parameter matches the characters of ids, an optional one at
 * the end matches any characters.
 */
function pathOf(route: string): string {
  const segments = route.split('/').slice(1);
  const required = segments.filter((segment) => !segment.endsWith('?'));
  const optional = segments.length - required.length;
  const parts = required.map((segment) => `/${segment.replace(/^:(.+)$/, '(?<$1>[\\w-]+)')}`);
  return `^${parts.join('')}${optional > 0 ? `(?<rest>(?:/[^/]+){1,${optional}})?` : ''}/?$`;
}

function recordsOf({ calls }: SchemaSetPlan, { record }: ScreenDescriptor): readonly string[] {
  return [record, record?.subject]
    .filter((read) => read !== undefined)
    .flatMap(({ call, param }) => {
      const contract = contractOf(calls, call);
      return urlOf(contract, param, (id) => ({ query: recordValues(contract?.store, param, id) }));
    });
}

/**
 * Lists the requests for the rows of the tab that opens first. Empty if the tab's access is narrower than the
 * screen's, or its rows belong to no record.
 */
function rowsOf(plan: SchemaSetPlan, screen: ScreenDescriptor, first: BoxTab | undefined): readonly string[] {
  if (first?.kind === 'group') return rowsOf(plan, screen, first.tabs[0]);
  const planned = first?.kind === 'tab' ? plan.tabs.find(({ name }) => name === first.tab) : undefined;
  if (planned === undefined) return [];
  const tab = dataOf(planned);
  const { source, access = screen.access } = tab;
  const param = subjectParam(plan, screen, tab);
  if (source.kind !== 'call' || source.query !== undefined || access !== screen.access) return [];
  const contract = contractOf(plan.calls, source.list);
  // Skips calls whose answer is cached for the session, since they may need no request.
  if (contract === undefined || contract.sessionCache !== undefined) return [];
  return urlOf(contract, param, (id) => {
    const values = listValues(contract, id, { isPart: true });
    return values && argumentsOf(contract, values);
  });
}

/** Finds the route parameter with the id of the record that a tab's rows belong to. */
function subjectParam(
  { entities }: SchemaSetPlan,
  { record }: ScreenDescriptor,
  { entity }: TabDescriptor,
): string | undefined {
  const subject = entities.get(entity)?.record?.subject;
  if (record === undefined || subject === undefined) return undefined;
  if (subject === record.entity) return record.param;
  return subject === entities.get(record.entity)?.record?.subject ? record.subject?.param : undefined;
}

function contractOf(calls: SchemaSetPlan['calls'], wanted: string): CallContract | undefined {
  const planned = calls.find(({ name }) => name === wanted);
  return planned && dataOf(planned);
}

/** Placeholder of an id while a URL is built. */
const placeholder = '__ID__';

/** Builds the URL of a read-only call, with the route's parameter in braces; none for other calls. */
function urlOf(
  contract: CallContract | undefined,
  param: string | undefined,
  argumentsFor: (id: string) => CallArguments | undefined,
): readonly string[] {
  const given = argumentsFor(placeholder);
  if (contract?.methods.join() !== 'GET' || param === undefined || given === undefined) return [];
  return [buildRequest(contract, given).url.replaceAll(placeholder, `{${param}}`)];
}
