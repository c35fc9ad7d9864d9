import type { Json } from '../../core/json/json.ts';
import { type FormatMessage, messageFormatter } from '../../core/messages/messages.ts';
import type { CallContract, HttpMethod } from '../../core/product/call.ts';
import type { Product } from '../../core/product/product.ts';
import { buildRequest, messageOfAnswer } from '../../core/protocol/calls.ts';
import {
  type ChangedRecords,
  changedHeader,
  readChangedHeader,
} from '../../core/protocol/changed-records.ts';
import type { ErrorAnswer } from '../../core/validation/problems.ts';
import { CallError } from './call-error.ts';
import { entryOf } from './entry-of.ts';
import { requestHeaders } from './request-headers.ts';

export interface CallRequest {
  readonly query?: Readonly<Record<string, Json | undefined>>;
  readonly body?: Json;
  /** File to send with the body, for a contract with a file. */
  readonly file?: Blob;
  /** HTTP method, given only for a call that has several. */
  readonly method?: HttpMethod;
  readonly signal?: AbortSignal | undefined;
  /** Key of one logical write, the same for every attempt, so that a repeated attempt does not write twice. */
  readonly idempotencyKey?: string;
  /**
   * True to suppress the contract's success message, for one of many calls, or where the success is announced
   * elsewhere.
   */
  readonly isQuiet?: boolean;
  /** Called with the changes of a write, before the write's answer is returned. */
  readonly onChanged?: (changed: ChangedRecords) => void;
}

/** Client of the gateway in the browser; a single function makes every call of the product. */
export interface GatewayClient {
  /**
   * True for a trial (a preview), whose answers and drafts are neither kept for other pages nor read from
   * them.
   */
  readonly isTrial?: boolean;
  /**
   * Returns the parsed body, null for an empty one, a `Blob` for a file; throws a `CallError` for every failure but
   * an abort.
   */
  readonly call: (name: string, request?: CallRequest) => Promise<unknown>;
}

export interface GatewayClientOptions {
  readonly product: () => Product;
  readonly getAccessToken: () => Promise<string | undefined>;
  /**
   * Called with the token that the gateway refuses (401), or without one. Resolves to true when there is a new token:
   * the call is then repeated with the same idempotency key.
   */
  readonly onSignedOut?: (refused: string | undefined) => Promise<boolean>;
  /** Called with the hash of the schema set with which the gateway has answered; the page's may differ. */
  readonly onSchema?: (hash: string) => void;
  readonly fetch?: typeof globalThis.fetch;
  /** Prefix of every path; the page's own origin by default. */
  readonly baseUrl?: string;
}

/** Creates the gateway client from the calls of the product. */
export function createGatewayClient(options: GatewayClientOptions): GatewayClient {
  return {
    async call(name, request = {}) {
      const contract = entryOf(options.product(), 'calls', name);
      const token = await options.getAccessToken();
      let response = await send(options, contract, request, token);
      if (response.status === 401 && (await options.onSignedOut?.(token)) === true) {
        response = await send(options, contract, request, await options.getAccessToken());
      }
      reportSchema(options, response);
      const say = messageFormatter(options.product().messages);
      if (!response.ok) throw await errorOfAnswer(response, contract, say);
      reportChange(request, response);
      return contract.answer.kind === 'file' ? await response.blob() : await parsedBody(response, say);
    },
  };
}

async function send(
  options: GatewayClientOptions,
  contract: CallContract,
  request: CallRequest,
  token: string | undefined,
) {
  const { method, url, body } = buildRequest(contract, {
    ...(request.query === undefined ? {} : { query: request.query }),
    ...(request.body === undefined ? {} : { body: request.body }),
    ...(request.method === undefined ? {} : { method: request.method }),
  });
  const sent = await sentBody(body, request.file);
  const fetchNow = options.fetch ?? globalThis.fetch;
  try {
    return await fetchNow(`${options.baseUrl ?? ''}${url}`, {
      method,
      headers: requestHeaders(token, sent?.contentType, request.idempotencyKey),
      ...(sent === undefined ? {} : { body: sent.content }),
      ...(request.signal === undefined ? {} : { signal: request.signal }),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw unreachable(messageFormatter(options.product().messages));
  }
}

interface SentBody {
  readonly contentType: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

async function sentBody(body: Json | undefined, file: Blob | undefined): Promise<SentBody | undefined> {
  if (body === undefined) return undefined;
  const text = JSON.stringify(body);
  return file === undefined
    ? { contentType: 'application/json', content: text }
    : (await import('../../core/protocol/multipart.ts')).multipartBody(text, file);
}

function reportSchema({ onSchema }: GatewayClientOptions, { headers }: Response): void {
  const hash = headers.get('x-schema-hash');
  if (hash !== null) onSchema?.(hash);
}

function reportChange({ onChanged }: CallRequest, { headers }: Response): void {
  const types = readChangedHeader(headers.get(changedHeader));
  if (types !== undefined) onChanged?.({ types, request: headers.get('x-request-id') ?? undefined });
}

async function parsedBody(response: Response, say: FormatMessage): Promise<unknown> {
  try {
    const text = await response.text();
    return text.trim() === '' ? null : (JSON.parse(text) as unknown);
  } catch {
    throw new CallError({
      status: response.status,
      code: 'unreadable',
      message: say('answer.broken'),
    });
  }
}

async function errorOfAnswer(
  response: Response,
  { failure }: CallContract,
  say: FormatMessage,
): Promise<CallError> {
  const text = await readText(response);
  const answer = parsedError(text);
  const message = messageOfAnswer(text, { failure, say });
  return new CallError({
    status: response.status,
    code: answer?.code ?? `http-${response.status}`,
    message,
    isSilent: message === say('answer.no-message'),
    problems: answer?.problems,
    conflict: answer?.conflict,
    requestId: response.headers.get('x-request-id') ?? undefined,
  });
}

/** Reads the text of a body; undefined where the body breaks off or cannot be decoded. */
async function readText(response: Response): Promise<string | undefined> {
  try {
    return await response.text();
  } catch {
    return undefined;
  }
}

function parsedError(text: string | undefined): Partial<ErrorAnswer> | undefined {
  try {
    const parsed: unknown = JSON.parse(text ?? '');
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function unreachable(say: FormatMessage): CallError {
  return new CallError({
    status: 0,
    code: 'unreachable',
    message: say('answer.unreachable'),
  });
}
