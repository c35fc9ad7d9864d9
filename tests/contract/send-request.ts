import { multipartBody } from '../../engine/core/protocol/multipart.ts';
import type { Asker } from '../../gateway/testing/open-test-gateway.ts';
import type { Operation } from './api-document.ts';
import type { ContractRequest } from './contract-request.ts';
import { sentPiece } from './particular-requests.ts';

/** Sends a request of an operation over HTTP. */
export async function sendRequest(
  ask: Asker,
  operation: Operation,
  request: ContractRequest,
  headers: Record<string, string> = {},
) {
  const { method, hasFile } = operation;
  const body = bodyOf(operation, request);
  if (!hasFile) return ask(method, urlOf(operation, request), body, headers);
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const { contentType, content } = await multipartBody(payload, sentPiece);
  return ask(method, urlOf(operation, request), content, { 'Content-Type': contentType, ...headers });
}

function urlOf({ path, query: parameters }: Operation, { query }: ContractRequest): string {
  const inPath = new Set(parameters.filter((each) => each.in === 'path').map(({ name }) => name));
  const filled = path.replace(/\{(\w+)\}/g, (_braces, name) =>
    encodeURIComponent(String(query[name] ?? 'x')),
  );
  const values = Object.entries(query)
    .filter(([name]) => !inPath.has(name))
    .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]);
  return `${filled}?${new URLSearchParams(values)}`;
}

function bodyOf({ method }: Operation, { body }: ContractRequest): unknown {
  return method === 'GET' ? undefined : body;
}
