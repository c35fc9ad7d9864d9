import type { CallContract, QueryParameter } from '../../../core/product/call.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import { dataOf } from '../../plan/planned.ts';
import type { SchemaSetPlan } from '../../plan/schema-set-plan.ts';
import type { SourceSet } from '../../source/source-set.ts';
import { homeOf, typeNameOf } from '../emit-entity.ts';
import { type GeneratedFile, generatedFile, importPath } from '../emit-files.ts';
import { answersPath, answerTypeName, emitAnswerTypes, hasOwnAnswer } from './answer-types.ts';
import type { PlannedCall } from './planned-call.ts';

const path = 'generated/calls.types.ts';

/**
 * Emits `generated/calls.types.ts`: input and output of every call, the type of every record, and the calls
 * that a handler answers. Emits only types, which add no code to a page.
 */
export async function emitCallTypes(
  plan: SchemaSetPlan,
  sources: SourceSet,
): Promise<readonly GeneratedFile[]> {
  const calls = plan.calls.map((call) => ({ source: call.source, contract: dataOf(call) }));
  const searches = Object.fromEntries(plan.searches.map((search) => [search.name, dataOf(search)]));
  const answers = await emitAnswerTypes(calls, { sources, searches });
  return [
    ...answers,
    generatedFile({ path, sources: sources.files, origin: 'the whole schema set', body: mapOf(plan, calls) }),
  ];
}

function mapOf(plan: SchemaSetPlan, calls: readonly PlannedCall[]): string {
  const records = [...plan.entities.values()].filter(({ record }) => record !== undefined);
  const declarations = [
    '/** The type of every record, by the name of its entity. */',
    'export interface Records {',
    ...records.map(({ name }) => `  readonly ${JSON.stringify(name)}: Stored<${typeNameOf(name)}>;`),
    '}',
    '',
    '/** What goes in and comes out of every call. */',
    'export interface Calls {',
    ...calls.flatMap((call) => callLines(plan, call)),
    '}',
    '',
    '/** The calls that each handler answers. */',
    'export interface Handlers {',
    ...handlerLines(calls),
    '}',
  ].join('\n');
  return `${importsOf(plan, calls, declarations)}\n\n${declarations}`;
}

function callLines(plan: SchemaSetPlan, { contract }: PlannedCall): readonly string[] {
  return [
    `  /** ${contract.title.replaceAll('*/', '* /')} */`,
    `  readonly ${JSON.stringify(contract.name)}: {`,
    `    readonly query: ${queryType(contract)};`,
    `    readonly body: ${bodyType(plan, contract)};`,
    `    readonly answer: ${answerType(plan, contract)};`,
    '  };',
  ];
}

function queryType({ query }: CallContract): string {
  const parameters = Object.entries(query).map(([name, parameter]) => {
    return `readonly ${JSON.stringify(name)}${parameter.isRequired ? '' : '?'}: ${parameterType(parameter)}`;
  });
  return parameters.length === 0 ? '{}' : `{ ${parameters.join('; ')} }`;
}

const parameterTypes: Readonly<Record<QueryParameter['type'], string>> = {
  string: 'string',
  date: 'string',
  integer: 'number',
  boolean: 'boolean',
  list: 'readonly string[]',
};

function parameterType({ type, choices }: QueryParameter): string {
  if (type !== 'string' || choices === undefined) return parameterTypes[type];
  return choices.map((choice) => JSON.stringify(choice)).join(' | ');
}

/**
 * Finds the type of a body. The body of a store call is unchecked until it is stored; any other body is checked
 * before its handler runs.
 */
function bodyType({ entities, bodies }: SchemaSetPlan, { name, body, store }: CallContract): string {
  if (bodies.some((own) => own.name === name)) return `Value<${typeNameOf(name)}>`;
  const entity = entities.get(body?.entity ?? '');
  if (entity !== undefined)
    return `${entity.record === undefined ? 'Value' : 'Sent'}<${typeNameOf(entity.name)}>`;
  return body !== undefined || store.kind === 'search' ? 'Json | undefined' : 'undefined';
}

function answerType({ entities }: SchemaSetPlan, contract: CallContract): string {
  const { answer } = contract;
  // Leaves the answer of a file untyped, since it is no JSON.
  if (answer.kind === 'file') return 'null';
  if (answer.kind === 'free' || answer.kind === 'hits')
    return hasOwnAnswer(contract) ? `Value<${answerTypeName(contract)}>` : 'Json';
  if (answer.kind === 'report') return typeOfReport(answer);
  const names = [answer.entity, ...(answer.kind === 'list' ? (answer.also ?? []) : [])];
  const record = names.map((name) => typeOfEntity(entities, name)).join(' | ');
  if (answer.kind === 'record') return record;
  return `${answer.kind === 'list' ? 'ListAnswer' : 'SavedAnswer'}<${record}>`;
}

function typeOfReport({ period }: Extract<CallContract['answer'], { kind: 'report' }>): string {
  return period === 'present' ? 'PresentReportAnswer' : 'PeriodReportAnswer';
}

function typeOfEntity(entities: SchemaSetPlan['entities'], name: string): string {
  return `${entities.get(name)?.record === undefined ? 'Value' : 'Stored'}<${typeNameOf(name)}>`;
}

function handlerLines(calls: readonly PlannedCall[]): readonly string[] {
  const named = calls.flatMap(({ contract: { name, store } }) =>
    store.kind === 'handler' ? [{ name, handler: store.handler }] : [],
  );
  return [...Map.groupBy(named, ({ handler }) => handler)].map(([handler, members]) => {
    return `  readonly ${JSON.stringify(handler)}: ${members.map(({ name }) => JSON.stringify(name)).join(' | ')};`;
  });
}

/** Lists the imports for the type names that the declarations contain. */
function importsOf(plan: SchemaSetPlan, calls: readonly PlannedCall[], declarations: string): string {
  // Removes comments, since a title may contain the name of a type.
  const code = declarations.replaceAll(/\/\*\*.*?\*\//gs, '');
  const used = new Set(code.match(/\w+/g));
  const isUsed = (name: string) => used.has(name);
  const ofCalls = ['ListAnswer', 'SavedAnswer', 'Sent', 'Stored', 'Value'].filter(isUsed);
  const ofReports = ['PeriodReportAnswer', 'PresentReportAnswer'].filter(isUsed);
  const types = [
    ...[...plan.entities.values(), ...plan.bodies].map((entity) => ({
      name: typeNameOf(entity.name),
      from: typesPath(entity),
    })),
    ...calls
      .filter(({ contract }) => hasOwnAnswer(contract))
      .map(({ source, contract }) => ({ name: answerTypeName(contract), from: answersPath(source) })),
  ].filter(({ name }) => isUsed(name));
  const byPath = [...Map.groupBy(types, ({ from }) => from)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [
    ...(isUsed('Json') ? [importLine(['Json'], 'engine/core/json/json.ts')] : []),
    ...(ofReports.length === 0 ? [] : [importLine(ofReports, 'engine/core/protocol/report-answer.ts')]),
    ...(ofCalls.length === 0 ? [] : [importLine(ofCalls, 'engine/core/protocol/call-types.ts')]),
    ...byPath.map(([from, members]) =>
      importLine(
        members.map(({ name }) => name),
        from,
      ),
    ),
  ].join('\n');
}

function importLine(names: readonly string[], from: string): string {
  return `import type { ${names.join(', ')} } from '${importPath(path, from)}';`;
}

function typesPath(entity: EntityPlan): string {
  return homeOf(entity).replace(/(?:\.schema)?\.ts$/, '.types.ts');
}
