import type { Json } from '../../../engine/core/json/json.ts';
import { GatewayError, notFound } from '../../../gateway/operation/errors.ts';
import { readAnswerText } from '../../../gateway/operation/outside/read-answer.ts';
import { type Call, ok } from '../../../gateway/records/context/call.ts';
import type { Handler } from '../../contracts/server/typed.ts';
import { type ProxyTargets, targetOf } from './proxy-targets.ts';

/** Timeout of a service, in milliseconds. */
const timeout = 15_000;

/**
 * Forwards a request to a service of the operator's list only. Authenticates the user here, forwards no token and
 * follows no redirect.
 */
export function createProxy(targets: ProxyTargets): Handler<'proxy'> {
  return {
    isWrite: false,
    isOutside: true,
    async answer(call) {
      const target = targetOf(targets, call.query.path);
      if (target === undefined) throw notFound();
      const answer = await passOn(call, target);
      const { method } = call;
      const details = { proxied: { service: target.host, method } };
      call.note({ action: method === 'GET' ? 'read' : 'write', details });
      return ok(answer);
    },
  };
}

async function passOn({ method, body }: Call, target: URL): Promise<Json> {
  try {
    const response = await fetch(target, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw away();
    return await readJson(response);
  } catch (error) {
    throw error instanceof GatewayError ? error : away();
  }
}

async function readJson(response: Response): Promise<Json> {
  const text = await readAnswerText(response);
  return text.trim() === '' ? null : JSON.parse(text);
}

function away(): GatewayError {
  const message = 'The service did not answer as it should. Please try again later.';
  return new GatewayError(502, { code: 'neighbour-away', message });
}
