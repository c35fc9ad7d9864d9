import type { Json, JsonObject } from '../../engine/core/json.ts';
import type { BodyContract } from '../../engine/core/product.ts';
import { fillTemplate } from '../../engine/core/template.ts';
import { invalid } from '../errors.ts';

/**
 * Takes a body out of the property that the contract wraps it in. Throws 422 when it is not there alone, with the
 * product's own sentence, if it has one.
 */
export function unwrapBody({ wrap }: BodyContract, body: Json, sentence?: string): Json {
  if (wrap === undefined) return body;
  const isWrapped = isObject(body) && Object.hasOwn(body, wrap) && Object.keys(body).length === 1;
  const inner = isWrapped ? body[wrap] : undefined;
  if (inner !== undefined) return inner;
  throw invalid(
    [{ at: '', code: 'type', message: `Send an object with the one property "${wrap}".`, severity: 'error' }],
    sentence && fillTemplate(sentence, { type: wrap }),
  );
}

/** Checks a body that is no record by the schema of its contract. */
export function checkFreeBody({ validate }: BodyContract, body: Json): void {
  if (validate === undefined || validate(body)) return;
  const problems = (validate.errors ?? []).map(({ instancePath, keyword, message }) => ({
    at: instancePath,
    code: keyword,
    message: message ?? 'Invalid value',
    severity: 'error' as const,
  }));
  throw invalid(problems);
}

function isObject(body: Json): body is JsonObject {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}
