import type { JSONPath } from 'jsonc-parser';
import type { JsonObject } from '../../../engine/core/json.ts';
import type { SourceFile } from '../source/source-file.ts';
import { resolveMessage } from './messages.ts';
import { isAccessName, isFileName } from './names.ts';
import type { Plan, PlanContext } from './plan-set.ts';

interface CallSource {
  readonly title: string;
  readonly method: string | readonly string[];
  readonly path: string;
  readonly query?: Readonly<
    Record<string, { readonly type: string; readonly required?: boolean; readonly description?: string }>
  >;
  readonly body?: JsonObject;
  readonly answer: JsonObject;
  readonly access: string;
  readonly store: JsonObject;
  readonly cacheSeconds?: number;
  readonly failure?: string;
}

/** The contracts of one calls file, each named `{stem}.{name}`. */
export function planCalls(file: SourceFile, plans: PlanContext): readonly Plan[] {
  const { calls } = file.value as { readonly calls?: Readonly<Record<string, CallSource>> };
  return Object.entries(calls ?? {}).map(([name, call]) => {
    const at: JSONPath = ['calls', name];
    isAccessName({ file, at: [...at, 'access'], name: call.access, plans });
    const failure =
      call.failure === undefined
        ? undefined
        : resolveMessage({ file, at: [...at, 'failure'], text: call.failure, plans });
    const descriptor = {
      name: `${file.stem}.${name}`,
      title: call.title,
      methods: [call.method].flat(),
      path: call.path,
      query: queryOf(call),
      body: bodyOf({ file, at: [...at, 'body'], plans }, call.body),
      answer: answerOf({ file, at: [...at, 'answer'], plans }, call.answer),
      access: call.access,
      store: storeOf({ file, at: [...at, 'store'], plans }, call.store),
      cacheSeconds: call.cacheSeconds ?? 0,
      failure,
    };
    return { name: descriptor.name, source: file.path, descriptor };
  });
}

interface Place {
  readonly file: SourceFile;
  readonly at: JSONPath;
  readonly plans: PlanContext;
}

function queryOf({ query }: CallSource): unknown {
  const entries = Object.entries(query ?? {}).map(([name, { type, required, description }]) => {
    return [name, { type, isRequired: required ?? false, description: description ?? '' }] as const;
  });
  return Object.fromEntries(entries);
}

function bodyOf(place: Place, body: JsonObject | undefined): unknown {
  if (body === undefined || 'search' in body) return undefined;
  checkEntity(place, 'entity', body['entity']);
  return { wrap: body['wrap'], entity: body['entity'], schema: body['schema'] };
}

function answerOf(place: Place, answer: JsonObject): unknown {
  for (const kind of ['record', 'list', 'saved']) {
    if (!(kind in answer)) continue;
    checkEntity(place, kind, answer[kind]);
    return { kind, entity: answer[kind] };
  }
  if (!('hits' in answer)) return { kind: 'free', schema: answer['schema'] ?? true };
  checkSearch(place, 'hits', answer['hits']);
  return { kind: 'hits', search: answer['hits'] };
}

function storeOf(place: Place, store: JsonObject): unknown {
  if ('handler' in store)
    return { kind: 'handler', handler: store['handler'], options: store['options'] ?? {} };
  if ('search' in store) {
    checkSearch(place, 'search', store['search']);
    return { kind: 'search', search: store['search'] };
  }
  const kind = ['get', 'list', 'save', 'remove'].find((each) => each in store) ?? 'get';
  checkEntity(place, kind, store[kind]);
  return { kind, entity: store[kind], by: store['by'], subjectFrom: store['subjectFrom'] };
}

function checkEntity({ file, at, plans }: Place, key: string, name: unknown): void {
  if (typeof name === 'string') isFileName({ file, at: [...at, key], name, plans }, 'schema');
}

function checkSearch({ file, at, plans }: Place, key: string, name: unknown): void {
  if (typeof name === 'string') isFileName({ file, at: [...at, key], name, plans }, 'search');
}
