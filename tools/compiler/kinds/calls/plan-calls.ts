import type { JSONPath } from 'jsonc-parser';
import type { JsonObject, JsonSchema } from '../../../../engine/core/json/json.ts';
import { pathToPointer } from '../../../../engine/core/json/pointer.ts';
import { Diagnostics } from '../../diagnostics.ts';
import { problemOfSchema } from '../../emit/validator-code.ts';
import { compileExpression } from '../../expressions/compile-expression.ts';
import {
  anyType,
  boolType,
  dayType,
  type ExpressionType,
  numberType,
  textType,
  typeOfSchema,
} from '../../expressions/types.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import { resolveMessage } from '../../plan/messages.ts';
import { isAccessName, isFileName } from '../../plan/names.ts';
import { type Cel, planExpression } from '../../plan/plan-expression.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { Plan } from '../../plan/planned.ts';
import { schemaOfField } from '../../plan/schema-of-field.ts';
import { successLabels } from '../../plan/success-labels.ts';
import { reportUnknown } from '../../report-unknown.ts';
import { closeObjects } from '../../resolve/record-schema.ts';
import { resolveInFile } from '../../resolve/resolve-schema.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { planOf } from '../entity/plan-entity.ts';
import { type FollowingCallSource, planFollowedBy } from './plan-following-call.ts';

interface CallSource {
  readonly title: string;
  readonly method: string | readonly string[];
  readonly path: string;
  readonly query?: Readonly<Record<string, ParameterSource>>;
  readonly body?: JsonObject;
  readonly answer: JsonObject;
  readonly access: string;
  readonly store: JsonObject;
  readonly cacheSeconds?: number;
  readonly sessionCache?: {
    readonly key: string;
    readonly rows?: string;
    readonly own?: { readonly as: string; readonly by: string };
  };
  readonly dependsOn?: readonly string[];
  readonly failure?: string;
  readonly success?: string;
  readonly successTone?: 'info';
  readonly status?: 'planned';
  readonly anonymous?: true;
  readonly beforeTerms?: true;
  readonly reads?: true;
  readonly rules?: readonly CallRuleSource[];
  readonly followedBy?: FollowingCallSource;
}

interface ParameterSource {
  readonly type: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly choices?: readonly string[];
  readonly record?: string;
  readonly sends?: string | number | boolean;
  readonly examples?: readonly string[];
}

interface CallRuleSource {
  readonly id: string;
  readonly unless: string | readonly string[];
  readonly message: string;
}

/** The contracts of one calls file, each named `{stem}.{name}`. */
export function planCalls(file: SourceFile, plans: PlanContext): readonly Plan[] {
  const { calls } = file.value as { readonly calls?: Readonly<Record<string, CallSource>> };
  return Object.entries(calls ?? {}).map(([name, call]) => {
    const at: JSONPath = ['calls', name];
    isAccessName({ file, at: [...at, 'access'], name: call.access, plans });
    const sentence = (key: 'failure' | 'success') => {
      const text = call[key];
      return text === undefined ? undefined : resolveMessage({ file, at: [...at, key], text, plans });
    };
    const success = sentence('success');
    const descriptor = {
      name: `${file.stem}.${name}`,
      title: call.title,
      methods: [call.method].flat(),
      path: call.path,
      query: queryOf({ file, at, plans }, call),
      body: bodyOf({ file, at: [...at, 'body'], plans }, call.body),
      answer: answerOf({ file, at: [...at, 'answer'], plans }, call.answer),
      access: call.access,
      store: storeOf({ file, at: [...at, 'store'], plans }, call.store),
      followedBy: planFollowedBy(call, { file, at, plans, name }),
      cacheSeconds: call.cacheSeconds ?? 0,
      dependsOn: dependsOn({ file, at: [...at, 'dependsOn'], plans }, call),
      sessionCache: call.sessionCache && { rows: 'rows', ...call.sessionCache },
      status: call.status,
      isAnonymous: call.anonymous,
      isBeforeTerms: call.beforeTerms,
      isRead: call.reads,
      rules: rulesOf({ file, at: [...at, 'rules'], plans }, call),
      success,
      successTone: call.successTone,
      successLabels: successLabels({ ...call, success }, plans),
      failure: sentence('failure'),
    };
    return { name: descriptor.name, source: file.path, descriptor };
  });
}

interface Place {
  readonly file: SourceFile;
  readonly at: JSONPath;
  readonly plans: PlanContext;
}

/** A schema that stands in the contract itself, with what it refers to put in place. */
function freeSchema({ file, at, plans }: Place, schema: unknown): JsonSchema {
  const { sources, diagnostics } = plans;
  const place = { sources, diagnostics, file, at: [...at, 'schema'] };
  return closeObjects(resolveInFile(place, schema as JsonSchema).schema);
}

/** Of an answer nothing is compiled that would find out that it is no schema; its types are. */
function answerSchema(place: Place, schema: unknown): JsonSchema {
  const problem = problemOfSchema(schema as JsonSchema);
  if (problem === undefined) return freeSchema(place, schema);
  const message = `This schema cannot be compiled: ${problem}.`;
  const help = 'Compare it with JSON Schema 2020-12.';
  place.plans.diagnostics.report(place.file, {
    code: 'schema/invalid',
    message,
    at: [...place.at, 'schema'],
    help,
  });
  return true;
}

/** What the calls of one file say themselves about their bodies, each as an entity with the call's name. */
export function planBodies(file: SourceFile, { sources }: PlanContext): readonly EntityPlan[] {
  const { calls } = file.value as { readonly calls?: Readonly<Record<string, CallSource>> };
  return Object.entries(calls ?? {}).flatMap(([name, { title, body }]) => {
    const schema = body?.['schema'];
    if (typeof schema !== 'object' || Object.keys(schema ?? {}).length === 0) return [];
    const at = ['calls', name, 'body', 'schema'];
    // What is wrong with it was reported with the contract.
    const place = { sources, diagnostics: new Diagnostics(), file, at };
    const resolved = resolveInFile(place, { title, ...schema } as JsonSchema);
    if (typeof resolved.schema !== 'object') return [];
    return [planOf({ name: `${file.stem}.${name}`, file, schema: resolved.schema, uses: resolved.uses })];
  });
}

function rulesOf({ file, at, plans }: Place, call: CallSource): unknown {
  const context = { inputs: inputsOf(call, plans), user: plans.userType };
  return call.rules?.flatMap(({ id, unless, message }, index) => {
    const place = { file, at: [...at, index, 'unless'], source: unless, context, wants: 'bool' as const };
    const test = compileExpression({ ...place, facts: plans.facts }, plans.diagnostics);
    const text = resolveMessage({ file, at: [...at, index, 'message'], text: message, plans });
    return test === undefined ? [] : [{ id, test, message: text }];
  });
}

/** The query's parameters and the properties of the body, by name. */
function inputsOf({ query, body }: CallSource, { entities }: PlanContext): ExpressionType {
  const entity = entities.get(String(body?.['entity'] ?? ''))?.type;
  const schema = body?.['schema'] as JsonSchema | undefined;
  const sent = entity ?? (schema === undefined ? undefined : typeOfSchema(schema, 'CallBody'));
  const parameters = Object.entries(query ?? {}).map(
    ([name, { type }]) => [name, parameterTypes[type] ?? anyType] as const,
  );
  return {
    is: 'object',
    name: 'CallInputs',
    fields: { ...(sent?.is === 'object' ? sent.fields : {}), ...Object.fromEntries(parameters) },
  };
}

const parameterTypes: Readonly<Record<string, ExpressionType>> = {
  string: textType,
  integer: numberType,
  boolean: boolType,
  date: dayType,
  list: { is: 'list', of: textType },
};

const newestParameter: ParameterSource = {
  type: 'integer',
  description: 'At most so many records, the newest; without it all.',
};

function queryOf(place: Place, { path, query: written = {}, store }: CallSource): unknown {
  const query = 'newestBy' in store ? { ...written, newest: newestParameter } : written;
  const inPath = parametersInPath(path);
  for (const name of inPath) checkPathParameter(place, name, query[name]);
  const entries = Object.entries(query).map(([name, parameter]) => {
    const { type, required, description, choices, record, sends, examples } = parameter;
    const { file, plans } = place;
    const at = [...place.at, 'query', name, 'record'];
    if (record !== undefined) isFileName({ file, at, name: record, plans }, 'schema');
    const common = { type, isRequired: required ?? false, description: description ?? '' };
    const isInPath = inPath.includes(name) || undefined;
    return [name, { ...common, isInPath, choices, record, sends, examples }] as const;
  });
  return Object.fromEntries(entries);
}

/** The slug of the product is no parameter. */
function parametersInPath(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((name) => name !== 'product');
}

function checkPathParameter({ file, at, plans }: Place, name: string, parameter?: ParameterSource): void {
  if (parameter?.required === true && parameter.type === 'string') return;
  plans.diagnostics.report(file, {
    at: [...at, 'path'],
    code: 'call/path-parameter',
    message: `The path has {${name}}, which is no required parameter of type string.`,
    help: `Add "${name}": { "type": "string", "required": true, "description": "…" } to query, or take it out of the path.`,
  });
}

function bodyOf(place: Place, body: JsonObject | undefined): unknown {
  if (body === undefined || 'search' in body) return undefined;
  checkEntity(place, 'entity', body['entity']);
  const schema = body['schema'];
  return {
    wrap: body['wrap'],
    mark: body['mark'],
    entity: body['entity'],
    schema: schema === undefined ? undefined : freeSchema(place, schema),
  };
}

function answerOf(place: Place, answer: JsonObject): unknown {
  for (const kind of ['record', 'list', 'saved']) {
    if (!(kind in answer)) continue;
    checkEntity(place, kind, answer[kind]);
    const [entity, ...also] = [answer[kind]].flat();
    return { kind, entity, ...(also.length === 0 ? {} : { also }) };
  }
  if ('file' in answer) return { kind: 'file', mediaType: answer['file'] };
  if (!('hits' in answer)) return { kind: 'free', schema: answerSchema(place, answer['schema'] ?? true) };
  checkSearch(place, 'hits', answer['hits']);
  return { kind: 'hits', search: answer['hits'] };
}

function dependsOn({ file, at, plans }: Place, call: CallSource): readonly string[] | undefined {
  for (const [index, name] of (call.dependsOn ?? []).entries())
    isFileName({ file, at: [...at, index], name, plans }, 'schema');
  return call.dependsOn;
}

/** Which records a list answers: seen by the gateway, so that it holds for every caller. */
function whereOf({ file, at, plans }: Place, { list, where }: JsonObject): unknown {
  if (where === undefined || list === undefined) return undefined;
  const [entity, ...also] = [list].flat().map((name) => plans.entities.get(String(name)));
  const item = entity === undefined || also.length > 0 ? anyType : entity.type;
  const place = { file, plans, context: { item, user: plans.userType } };
  return planExpression(where as Cel, [...at, 'where'], place, 'bool');
}

function sortBy({ file, at, plans }: Place, { list, sortBy: path }: JsonObject): string | undefined {
  if (typeof path !== 'string') return undefined;
  const entity = plans.entities.get(String(list));
  if (entity !== undefined) schemaOfField(path, entity, { file, plans, at: [...at, 'sortBy'] });
  return path;
}

function newestBy({ file, at, plans }: Place, { list, newestBy: path }: JsonObject): string | undefined {
  if (typeof path !== 'string') return undefined;
  const entity = plans.entities.get(String(list));
  if (entity !== undefined) schemaOfField(path, entity, { file, plans, at: [...at, 'newestBy'] });
  return pathToPointer(path);
}

/** Fields of the record that the listed ones belong to; each has to be there. */
function joinOf({ file, at, plans }: Place, { list, join, newestBy }: JsonObject): unknown {
  if (!Array.isArray(join) || typeof list !== 'string') return undefined;
  const entity = plans.entities.get(list);
  const subject = plans.entities.get(entity?.record?.subject ?? '');
  if (entity !== undefined && entity.record?.subject === undefined)
    return refuseJoin(
      { file, at, plans },
      `"${list}" belongs to no other record, so there is nothing to join.`,
    );
  if (newestBy !== undefined)
    return refuseJoin({ file, at, plans }, 'A list of the newest records joins nothing.');
  if (entity?.schema.properties?.[subject?.name ?? ''] !== undefined)
    return refuseJoin({ file, at, plans }, `"${list}" has a field "${subject?.name}" already.`);
  for (const [index, field] of join.entries()) {
    if (subject === undefined || subject.places.has(String(field))) continue;
    reportUnknown(plans.diagnostics, file, {
      message: `"${String(field)}" is not a field of entity "${subject.name}", which "${list}" belongs to.`,
      name: String(field),
      known: subject.places.keys(),
      at: [...at, 'join', index],
    });
  }
  return join;
}

function refuseJoin({ file, at, plans }: Place, message: string): undefined {
  const help = 'Take "join" out, or list another entity.';
  plans.diagnostics.report(file, { code: 'call/join', message, help, at: [...at, 'join'] });
}

function storeOf(place: Place, store: JsonObject): unknown {
  if ('handler' in store) {
    const options = (store['options'] ?? {}) as JsonObject;
    const { document } = options;
    const { file, plans } = place;
    const at = [...place.at, 'options', 'document'];
    if (typeof document === 'string') isFileName({ file, at, name: document, plans }, 'document');
    return { kind: 'handler', handler: store['handler'], options };
  }
  if ('search' in store) {
    checkSearch(place, 'search', store['search']);
    return { kind: 'search', search: store['search'] };
  }
  const kind = ['get', 'list', 'save', 'remove'].find((each) => each in store) ?? 'get';
  checkEntity(place, kind, store[kind]);
  const [entity, ...also] = [store[kind]].flat();
  checkStoreAccess(place, store['access']);
  return {
    kind,
    entity,
    ...(also.length === 0 ? {} : { also }),
    by: store['by'],
    at: store['at'],
    subjectFrom: store['subjectFrom'],
    where: whereOf(place, store),
    sortBy: sortBy(place, store),
    newestBy: newestBy(place, store),
    join: joinOf(place, store),
    access: store['access'],
  };
}

function checkStoreAccess({ file, at, plans }: Place, name: unknown): void {
  if (typeof name === 'string') isAccessName({ file, at: [...at, 'access'], name, plans });
}

function checkEntity({ file, at, plans }: Place, key: string, name: unknown): void {
  if (typeof name === 'string') isFileName({ file, at: [...at, key], name, plans }, 'schema');
  if (!Array.isArray(name)) return;
  for (const [index, each] of name.entries())
    isFileName({ file, at: [...at, key, index], name: String(each), plans }, 'schema');
}

function checkSearch({ file, at, plans }: Place, key: string, name: unknown): void {
  if (typeof name === 'string') isFileName({ file, at: [...at, key], name, plans }, 'search');
}
