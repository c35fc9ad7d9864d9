import type { Scope } from '../../../engine/core/expressions/scope.ts';
import { isJsonObject, type Json } from '../../../engine/core/json/json.ts';
import type { BodyContract, CallContract } from '../../../engine/core/product/call.ts';
import type { Entity } from '../../../engine/core/product/entity.ts';
import { clearHidden } from '../../../engine/core/records/hidden.ts';
import { fillTemplate } from '../../../engine/core/text/template.ts';
import { sizeProblems } from '../../../engine/core/validation/size-limits.ts';
import { tidyValue } from '../../../engine/core/validation/tidy.ts';
import { checkTidyValueStepwise } from '../../../engine/core/validation/validate.ts';
import { type GatewayError, invalid } from '../../operation/errors.ts';
import type { ReadingCall } from '../../records/context/call.ts';

/**
 * Takes a body out of the property that the contract wraps it in. Throws 422 when it is not there alone, with the
 * product's own sentence, if it has one.
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

/** Refuses a body that is meant for none of the calls on its route, with what it must be. */
export function refuseBodyOfNone(contracts: readonly CallContract[]): GatewayError {
  const isWrapped = contracts.every(({ body }) => body?.wrap !== undefined);
  const wrappings = new Set(contracts.map(({ body }) => `"${body?.wrap}"`));
  const message = isWrapped
    ? `Send an object with the one property ${[...wrappings].join(' or ')}.`
    : `The body fits none of the calls here: ${contracts.map(({ title }) => title).join(', ')}.`;
  return invalid([{ at: '', code: 'type', message, severity: 'error' }]);
}

/**
 * A call whose body, where it is not stored as a record, was checked by the schema of its contract or of the entity
 * that it must be. Blanks count as absent in that check, and so they are absent from then on: what works with the
 * body finds nothing that the schema has not seen. Throws 422 with everything that is wrong.
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

/** Removes what the form of the call would have emptied. */
function withoutHidden(entity: Entity, body: Json | undefined, scope: Scope): Json | undefined {
  return isJsonObject(body) ? clearHidden({ entity, value: body, scope }).value : body;
}

/** Entity of the body, unless it has records of its own: those are checked when they are stored. */
function freeEntity({ product, contract }: ReadingCall): Entity | undefined {
  const entity = product.entities[contract.body?.entity ?? ''];
  return entity?.record === undefined ? entity : undefined;
}
