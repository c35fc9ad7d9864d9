import { isJsonObject, type Json, type JsonObject } from '../../../engine/core/json/json.ts';
import { fillTemplate } from '../../../engine/core/text/template.ts';
import { invalid } from '../../operation/errors.ts';
import type { ReadingCall } from '../../records/context/call.ts';

/** Throws 422 with the message of every rule of the contract that query and body break. */
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
