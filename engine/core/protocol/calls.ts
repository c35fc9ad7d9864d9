import type { Json, JsonObject } from '../json/json.ts';
import { type FormatMessage, messageFormatter } from '../messages/messages.ts';
import type { BodyContract, CallContract, HttpMethod } from '../product/call.ts';

export interface CallArguments {
  readonly query?: Readonly<Record<string, Json | undefined>>;
  /** Record or body, not yet wrapped. */
  readonly body?: Json;
  /** HTTP method, required for a call that has several. */
  readonly method?: HttpMethod;
}

export interface CallMessage {
  readonly method: HttpMethod;
  /** Path and query, to be appended to an origin. */
  readonly url: string;
  readonly body?: Json;
}

/**
 * Builds the HTTP request of a call. Throws for arguments that violate the contract, which is an error of the
 * calling code.
 */
export function buildRequest(contract: CallContract, given: CallArguments): CallMessage {
  const message = {
    method: methodOf(contract, given.method),
    url: pathOf(contract, given.query ?? {}) + searchOf(contract, given.query ?? {}),
  };
  if (given.body === undefined) return message;
  return { ...message, body: sentBody(contract.body ?? {}, given.body) };
}

/** Adds the distinguishing properties to the body and wraps it, as the contract says. */
function sentBody({ wrap, mark }: BodyContract, body: Json): Json {
  const marked = mark === undefined ? body : { ...(body as JsonObject), ...mark };
  return wrap === undefined ? marked : { [wrap]: marked };
}

export interface AnswerMessages {
  /** Sentence of the call's contract, used if the failed answer contains none. */
  readonly failure?: string | undefined;
  readonly say?: FormatMessage;
}

/**
 * Finds the sentence of a failed answer: from its error fields; else its body, or the title of an HTML page (of
 * a proxy). For an unreadable body (undefined), returns a hint at the network logs.
 */
export function messageOfAnswer(
  bodyText: string | undefined,
  { failure, say = messageFormatter({}) }: AnswerMessages = {},
): string {
  if (bodyText === undefined) return say('answer.unreadable');
  const fallback = failure ?? say('answer.no-message');
  if (bodyText.trim() === '') return fallback;
  const parsed = parse(bodyText);
  return (parsed === undefined ? plainText(bodyText.trim()) : errorField(parsed.value)) ?? fallback;
}

function plainText(text: string): string | undefined {
  if (!text.startsWith('<')) return text;
  return /<title>([^<]+)<\/title>/i.exec(text)?.[1]?.trim();
}

function methodOf(contract: CallContract, wanted: HttpMethod | undefined): HttpMethod {
  const [first, ...others] = contract.methods;
  if (wanted === undefined && first !== undefined && others.length === 0) return first;
  if (wanted !== undefined && contract.methods.includes(wanted)) return wanted;
  throw new Error(
    `The call "${contract.name}" takes ${contract.methods.join(' or ')}, not ${wanted ?? 'nothing'}. Name one of them.`,
  );
}

/** Fills the parameters into the path of a call. */
function pathOf(contract: CallContract, given: Readonly<Record<string, Json | undefined>>): string {
  return contract.path.replace(/\{(\w+)\}/g, (_braces, name: string) => {
    if (isAbsent(given[name])) throw missing(contract, name);
    return encodeURIComponent(String(given[name]));
  });
}

/** Reads the path parameters of a URL, the reverse of `pathOf`; undefined for a URL of another call. */
export function pathParametersOf(
  { path, query }: CallContract,
  address: string,
): Readonly<Record<string, string>> | undefined {
  const names = Object.keys(query).filter((name) => path.includes(`{${name}}`));
  const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/?#]+)');
  const found = new RegExp(`^${pattern}$`).exec(address)?.groups;
  if (found === undefined) return undefined;
  return Object.fromEntries(names.map((name) => [name, decodeURIComponent(found[name] ?? '')]));
}

function isAbsent(value: Json | undefined): value is undefined | null | '' {
  return value === undefined || value === null || value === '';
}

function missing({ name: call, query }: CallContract, name: string): Error {
  return new Error(`The call "${call}" needs "${name}": ${query[name]?.description ?? ''}`);
}

function searchOf(contract: CallContract, given: Readonly<Record<string, Json | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, parameter] of Object.entries(contract.query)) {
    if (parameter.isInPath) continue;
    const value = given[name] ?? parameter.sends;
    if (isAbsent(value)) {
      if (parameter.isRequired) throw missing(contract, name);
      continue;
    }
    search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function errorField(value: unknown): string | undefined {
  if (typeof value === 'string' && value.trim() !== '') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const name of ['message', 'error', 'detail', 'errorMessage']) {
    const found = Object.hasOwn(value, name)
      ? errorField((value as Readonly<Record<string, unknown>>)[name])
      : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
