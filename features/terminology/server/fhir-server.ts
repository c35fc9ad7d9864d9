import type { Log } from '../../../gateway/operation/log.ts';
import { AnswerTooLargeError, readAnswerText } from '../../../gateway/operation/outside/read-answer.ts';
import { TermSourceError } from './term-source-error.ts';

export interface FhirServerOptions {
  readonly url: string;
  readonly log: Log;
  /** Timeout of an answer, in milliseconds. */
  readonly timeout: number;
}

export interface Operation<Result> {
  /** Name of the operation, such as `ValueSet/$expand`. */
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** Reads an answer. Throws `SyntaxError` for unexpected content. */
  readonly read: (body: unknown) => Result;
}

/**
 * Requests an operation of the server. Resolves to undefined for an unknown code (404); throws `TermSourceError` for
 * any other failure. Neither errors nor the log contain the user's text.
 */
export async function requestServer<Result>(
  { url, log, timeout }: FhirServerOptions,
  { name: operation, parameters, read }: Operation<Result>,
): Promise<Result | undefined> {
  const failed = (kind: string, sentence: string, status?: number): TermSourceError => {
    log.warn('terminology.failed', { kind, operation, ...(status === undefined ? {} : { status }) });
    return new TermSourceError(sentence);
  };
  try {
    const response = await fetch(`${url}/${operation}?${new URLSearchParams(parameters)}`, {
      headers: { Accept: 'application/fhir+json, application/json;q=0.9' },
      signal: AbortSignal.timeout(timeout),
    });
    const { status } = response;
    if (status === 404 && operation.startsWith('CodeSystem/')) return undefined;
    if (!response.ok) throw failed('refused', refusal(status), status);
    return read(JSON.parse(await readAnswerText(response)));
  } catch (error) {
    if (error instanceof TermSourceError) throw error;
    if (error instanceof Error && error.name === 'TimeoutError')
      throw failed('timeout', `The terminology server did not answer within ${timeout / 1_000} seconds.`);
    if (error instanceof SyntaxError || error instanceof AnswerTooLargeError)
      throw failed('nonsense', 'The terminology server answered something that is no FHIR.');
    throw failed('unreachable', 'The terminology server cannot be reached.');
  }
}

function refusal(status: number): string {
  if (status === 401 || status === 403) return 'The terminology server does not let this product in.';
  if (status === 404 || status === 422 || status === 400)
    return 'The terminology server does not have this code system, or asks for more of the text.';
  if (status === 429) return 'The terminology server refuses further requests for now.';
  return `The terminology server failed (status ${status}).`;
}
