import {
  isJsonObject,
  type Json,
  type JsonObject,
  jsonItems,
  jsonObject,
} from '../../../engine/core/json/json.ts';
import { patchType } from './changes.ts';
import type { FhirRequest, Preferences } from './exchange.ts';
import { FhirRefusal, parseSent, refuse } from './outcome.ts';
import { stepsOf } from './steps.ts';

/** Entry of a batch or a transaction, as a request. */
export interface BundleEntry {
  /** Position in the bundle, from 0. */
  readonly index: number;
  /** Type of the resource that it is about. */
  readonly type: string;
  /** Id of that resource; undefined for a new one, and where a search finds it. */
  readonly id: string | undefined;
  /** URL by which other entries refer to it. */
  readonly fullUrl: string | undefined;
  readonly resource: JsonObject | undefined;
  readonly request: FhirRequest;
}

export interface ReadBundle {
  readonly isTransaction: boolean;
  readonly entries: readonly BundleEntry[];
}

/** Most entries of one bundle. */
const mostEntries = 200;

/** Reads a batch or a transaction. Throws 400 for a bundle that is neither, or whose entries are no requests. */
export function readBundle(body: Json, context: EntryContext): ReadBundle {
  const { resourceType, type, entry } = isJsonObject(body) ? body : {};
  if (resourceType !== 'Bundle' || (type !== 'batch' && type !== 'transaction'))
    throw refuse(400, 'invalid', 'Send a Bundle of the type batch or transaction.', 'Bundle.type');
  const written = jsonItems(entry);
  if (written.length > mostEntries) {
    const text = `Send at most ${mostEntries} entries in one bundle; these are ${written.length}.`;
    throw refuse(413, 'too-long', text, 'Bundle.entry');
  }
  const entries = written.map((each, index) => inEntry(index, () => readEntry(each, index, context)));
  return { isTransaction: type === 'transaction', entries };
}

interface EntryContext {
  /** Base address of the server. */
  readonly base: string;
  readonly preferences: Preferences;
  readonly queryOf: FhirRequest['queryOf'];
}

function readEntry(written: Json, index: number, { base, ...wishes }: EntryContext): BundleEntry {
  const { fullUrl, resource, request } = jsonObject(written);
  const asked = jsonObject(request);
  const { method, url } = asked;
  if (typeof method !== 'string' || typeof url !== 'string')
    throw refuse(400, 'required', 'The entry names no method or no url.', 'Bundle.entry.request');
  const target = targetOf(url, base);
  const steps = stepsOf(target.pathname.slice(new URL(base).pathname.length));
  const [type = '', id] = steps;
  const isPatch = isJsonObject(resource) && resource['resourceType'] === 'Binary';
  const sent = isJsonObject(resource) ? resource : undefined;
  const { contentType = '' } = sent ?? {};
  return {
    ...{ index, type, id },
    fullUrl: typeof fullUrl === 'string' ? fullUrl : undefined,
    resource: isPatch ? undefined : sent,
    request: {
      ...{ method, steps, parameters: target.searchParams, ...wishes },
      mediaType: isPatch ? String(contentType) : method === 'PATCH' ? patchType : '',
      readBody: async () => (isPatch ? patchOf(sent) : (sent ?? null)),
      conditions: {
        ifMatch: textOf(asked['ifMatch']),
        ifNoneMatch: textOf(asked['ifNoneMatch']),
        ifNoneExist: textOf(asked['ifNoneExist']),
      },
    },
  };
}

/** Reads the address of an entry, which is relative to the server or below its address. */
function targetOf(url: string, base: string): URL {
  const target = URL.parse(url.replace(/^\/+/, ''), `${base}/`);
  if (target?.href.startsWith(`${base}/`) === true) return target;
  throw refuse(400, 'value', 'The url of the entry is not one of this server.', 'Bundle.entry.request.url');
}

/** Reads the JSON Patch that an entry has as the content of a Binary. */
function patchOf(binary: JsonObject | undefined): Json {
  return parseSent(Buffer.from(String(binary?.['data']), 'base64').toString());
}

function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Runs work on an entry, whose refusals name the entry. */
export function inEntry<Result>(index: number, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof FhirRefusal ? refusalIn(index, error) : error;
  }
}

/** Names the entry in the issues of a refusal. */
export function refusalIn(index: number, { status, issues, headers }: FhirRefusal): FhirRefusal {
  const located = issues.map((issue) => {
    const [expression] = jsonItems(issue['expression']);
    return { ...issue, expression: [expressionIn(index, typeof expression === 'string' ? expression : '')] };
  });
  return new FhirRefusal(status, located, headers);
}

function expressionIn(index: number, expression: string): string {
  const entry = `Bundle.entry[${index}]`;
  if (expression.startsWith('Bundle.entry.')) return expression.replace('Bundle.entry', entry);
  if (!/^[A-Z]/.test(expression)) return `${entry}.request`;
  const [, ...steps] = expression.split('.');
  return [`${entry}.resource`, ...steps].join('.');
}
