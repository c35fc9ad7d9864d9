import { Memo } from '../../../engine/core/compute/memo.ts';
import type { Scope } from '../../../engine/core/expressions/scope.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../engine/core/json/json.ts';
import { pointerOf } from '../../../engine/core/json/pointer.ts';
import {
  JsonRefusedError,
  parseStrictJsonStepwise,
  TooManyValuesError,
} from '../../../engine/core/json/strict-json.ts';
import type { BodyContract, CallContract, QueryParameter } from '../../../engine/core/product/call.ts';
import type { Entity } from '../../../engine/core/product/entity.ts';
import { clearHidden } from '../../../engine/core/records/hidden.ts';
import { fillTemplate } from '../../../engine/core/text/template.ts';
import type { Problem } from '../../../engine/core/validation/problems.ts';
import { sizeProblems } from '../../../engine/core/validation/size-limits.ts';
import { tidyValue } from '../../../engine/core/validation/tidy.ts';
import { checkTidyValueStepwise } from '../../../engine/core/validation/validate.ts';
import {
  badRequest,
  type GatewayError,
  invalid,
  tooLarge,
  tooManyValues,
  wrongContentType,
} from '../../operation/errors.ts';
import type { QueryValues, ReadingCall } from '../../records/context/call.ts';
import type { WorkBudget } from '../../records/context/work-budget.ts';
import { isIsoDate } from '../../search/request/iso-date.ts';

/** Largest body in bytes (1 MiB): several times the largest record, and small enough to hold many in memory. */
export const largestBody = 1_048_576;

/** Maximum of values and properties in a body: ten times those of the largest record. */
const mostContent = { values: 100_000, properties: 10_000 };

/** Reads the text of a body. Stops at the limit, whatever length the request declares. */
export async function readBodyText(request: Request, limit = largestBody): Promise<string> {
  const declared = request.headers.get('content-length');
  if (declared === null) return readPieces(request, limit);
  if (Number(declared) > limit) throw tooLarge(limit);
  // Reads the body as a whole, which is much faster than a stream, since the server passes on no more bytes than
  // declared.
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > limit) throw tooLarge(limit);
  return decode(newDecoder(), new Uint8Array(bytes), { stream: false });
}

async function readPieces(request: Request, limit: number): Promise<string> {
  const decoder = newDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge(limit);
    text += decode(decoder, chunk, { stream: true });
  }
  return text + decode(decoder, undefined, { stream: false });
}

/** Creates a decoder, which drops a byte order mark at the start. */
function newDecoder(): TextDecoder {
  return new TextDecoder('utf-8', { fatal: true });
}

/** Parses the body. Throws 400 with a sentence for text that is not JSON, or is ambiguous JSON. */
export async function parseBody(request: Request, text: string, budget: WorkBudget): Promise<Json> {
  const contentType = request.headers.get('content-type');
  if (contentType !== null && !/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(contentType))
    throw wrongContentType();
  try {
    return await budget.run(parseStrictJsonStepwise(text, mostContent));
  } catch (error) {
    if (error instanceof JsonRefusedError) throw refusalOf(error);
    if (error instanceof TooManyValuesError) throw tooManyValues(mostContent);
    throw error;
  }
}

/** Names the field in the refusal, so that the sender finds it. */
function refusalOf({ message, at }: JsonRefusedError): GatewayError {
  const sentence = `${message} Correct it and send it again.`;
  if (at === undefined) return badRequest(sentence);
  const unseen = 'Holds a character that cannot be stored. Delete it and type the text again.';
  return badRequest(sentence, [{ at, code: 'format', message: unseen, severity: 'error' }]);
}

function decode(decoder: TextDecoder, bytes: Uint8Array | undefined, options: TextDecodeOptions): string {
  try {
    return decoder.decode(bytes, options);
  } catch {
    throw badRequest('The body is not valid UTF-8. Send it as UTF-8.');
  }
}

/**
 * Reads the query of a call. Throws 400 for a parameter that is undeclared, repeated or of the wrong type, so that
 * all readers of the URL read the same values.
 */
export function readQuery(contract: CallContract, { pathname, searchParams: search }: URL): QueryValues {
  const problems: Problem[] = [];
  const inPath = pathValues(contract, pathname);
  if (inPath === undefined) throw badRequest('The address is not well encoded.');
  for (const name of new Set(search.keys())) {
    if (!Object.hasOwn(contract.query, name) || contract.query[name]?.isInPath)
      problems.push(problem(name, 'unknown-field', 'This call has no such parameter.'));
  }
  const values: Record<string, QueryValues[string]> = {};
  for (const [name, parameter] of Object.entries(contract.query)) {
    const sent = parameter.isInPath ? [inPath[name] ?? ''] : search.getAll(name);
    const given = sent.filter((text) => parameter.type === 'string' || text.trim() !== '');
    if (given.length === 0) {
      if (parameter.isRequired) problems.push(problem(name, 'required', `The parameter ${name} is missing.`));
      continue;
    }
    const value = readValue(parameter, given);
    if (value !== undefined && parameter.choices?.includes(String(value)) === false)
      problems.push(
        problem(name, 'enum', `The parameter ${name} must be ${parameter.choices.join(' or ')}.`),
      );
    else if (value === undefined)
      problems.push(problem(name, 'type', `The parameter ${name} must be one ${parameter.type}.`));
    else values[name] = value;
  }
  if (problems.length > 0) throw badRequest(problems.map(({ message }) => message).join(' '), problems);
  return values;
}

/** Reads the parameters in a path; undefined for a path that is not well encoded. */
export function pathValues(
  { path }: CallContract,
  pathname: string,
): Readonly<Record<string, string>> | undefined {
  const segments = pathname.split('/');
  const named = path.split('/').flatMap((segment, position) => {
    const [, name] = /^\{(\w+)\}$/.exec(segment) ?? [];
    return name === undefined ? [] : [[name, segments[position] ?? ''] as const];
  });
  try {
    return Object.fromEntries(named.map(([name, segment]) => [name, decodeURIComponent(segment)]));
  } catch {
    return undefined;
  }
}

function readValue({ type }: QueryParameter, given: readonly string[]): QueryValues[string] {
  if (type === 'list') return isReadable(given.join()) ? listed(given) : undefined;
  const [text] = given;
  if (text === undefined || given.length > 1) return undefined;
  if (type === 'integer') return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined;
  if (type === 'date') return isIsoDate(text) ? text : undefined;
  return isReadable(text) && text.length <= 1_000 ? text : undefined;
}

/** Reports whether a text contains neither NUL nor lone surrogates, which databases refuse. */
function isReadable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

function listed(given: readonly string[]): readonly string[] {
  return given.flatMap((text) => text.split(',')).filter((text) => text !== '');
}

function problem(name: string, code: string, message: string): Problem {
  return { at: pointerOf(['query', name.slice(0, 50)]), code, message, severity: 'error' };
}

/** Throws 422 with the messages of all rules of the contract that query and body break. */
export function checkCallRules(call: ReadingCall): void {
  const { contract, query, body, user, origin, today, timeZone } = call;
  const inputs = { ...objectOf(body), ...query };
  const scope = { inputs, user, now: origin.at.toISOString(), today, timeZone };
  const problems = (contract.rules ?? [])
    .filter(({ test }) => !test.evaluate(scope))
    .map(({ id, message }) => ({
      at: '',
      code: id,
      message: fillTemplate(message, {}),
      severity: 'error' as const,
    }));
  if (problems.length > 0) throw invalid(problems, problems[0]?.message);
}

function objectOf(body: Json | undefined): JsonObject {
  return isJsonObject(body) ? body : {};
}

/**
 * Unwraps a body from the property that its contract names. Throws 422, with the product's own sentence if given,
 * unless that property is the body's only one.
 */
export function unwrapBody({ wrap }: BodyContract, body: Json, sentence?: string): Json {
  if (wrap === undefined) return body;
  const isWrapped = isJsonObject(body) && Object.hasOwn(body, wrap) && Object.keys(body).length === 1;
  const inner = isWrapped ? body[wrap] : undefined;
  if (inner !== undefined) return inner;
  throw invalid(
    [{ at: '', code: 'type', message: `Send an object with the one property "${wrap}".`, severity: 'error' }],
    sentence && fillTemplate(sentence, { type: wrap }),
  );
}

/** Creates the refusal of a body that matches no call of its route, with a sentence on the expected body. */
export function refuseBodyOfNone(contracts: readonly CallContract[]): GatewayError {
  const isWrapped = contracts.every(({ body }) => body?.wrap !== undefined);
  const wrappings = new Set(contracts.map(({ body }) => `"${body?.wrap}"`));
  const message = isWrapped
    ? `Send an object with the one property ${[...wrappings].join(' or ')}.`
    : `The body fits none of the calls here: ${contracts.map(({ title }) => title).join(', ')}.`;
  return invalid([{ at: '', code: 'type', message, severity: 'error' }]);
}

/**
 * Checks a body that is not stored as a record against the schema of its contract or entity, and removes blank
 * values, which count as absent. Throws 422 with all problems.
 */
export async function withCheckedBody(call: ReadingCall): Promise<ReadingCall> {
  const { product, contract, user, origin, today, timeZone, budget } = call;
  const entity = product.bodies?.[contract.name] ?? freeEntity(call);
  if (entity === undefined) return call;
  const tooLong = sizeProblems({ product, entity, value: call.body });
  if (tooLong.length > 0) throw invalid(tooLong);
  const scope = { user, now: origin.at.toISOString(), today, timeZone };
  const body = await budget.once(() => withoutHidden(entity, tidyValue(entity, call.body), scope));
  const found = await budget.run(checkTidyValueStepwise({ product, entity, value: body, scope }));
  const problems = found.filter(({ severity }) => severity === 'error');
  if (problems.length > 0) throw invalid(problems);
  return { ...call, body };
}

/** Removes values of fields that the call's form hides and would have cleared. */
function withoutHidden(entity: Entity, body: Json | undefined, scope: Scope): Json | undefined {
  return isJsonObject(body) ? clearHidden({ entity, value: body, scope }).value : body;
}

/**
 * Returns the entity of a body that is not stored as a record; bodies stored as records are checked when stored.
 */
function freeEntity({ product, contract }: ReadingCall): Entity | undefined {
  const entity = product.entities[contract.body?.entity ?? ''];
  return entity?.record === undefined ? entity : undefined;
}

/** Header with the time zone of a request: dates that a person enters are days of their own calendar. */
const timeZoneHeader = 'x-time-zone';

/** Finds the canonical IANA name of the request's time zone; the gateway's own where the request names no valid one. */
export function timeZoneOf(request: Request, fallback: string): string {
  const name = request.headers.get(timeZoneHeader);
  return (name === null || name.length >= 64 ? undefined : usualNames.of(name, usualName)) ?? fallback;
}

/**
 * Cache of canonical time zone names, since computing a name takes longer than reading a record; there are some
 * 400.
 */
const usualNames = new Memo<string | undefined>(1_000);

function usualName(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
