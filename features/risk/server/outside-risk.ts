import { isJsonObject, type Json, type JsonObject, jsonItems } from '../../../engine/core/json/json.ts';
import { postJson } from '../../../gateway/operation/outside/post-json.ts';
import type { MedicationRisk, RiskProvider } from './risk-provider.ts';

/** Creates a provider that posts the question as JSON to the operator's service and reads score, parts and name. */
export function createOutsideRisk(url: string): RiskProvider {
  return async (question) => {
    const { score, scores, provider, method, medications } = await postJson(url, question);
    return {
      score: typeof score === 'number' ? score : null,
      scores: numbersOf(scores),
      provider: typeof provider === 'string' ? provider : new URL(url).hostname,
      ...(typeof method === 'string' ? { method } : {}),
      ...(Array.isArray(medications) ? { medications: jsonItems(medications).flatMap(medicationOf) } : {}),
    };
  };
}

function medicationOf(answer: Json): readonly MedicationRisk[] {
  if (!isJsonObject(answer)) return [];
  const { id, scores, routes, isUnknown }: JsonObject = answer;
  if (typeof id !== 'string') return [];
  const known = { id, scores: numbersOf(scores), routes: textsOf(routes) };
  return [isUnknown === true ? { ...known, isUnknown } : known];
}

function numbersOf(value: unknown): Record<string, number> {
  const entries = Object.entries(isJsonObject(value) ? value : {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

function textsOf(value: unknown): Record<string, string> {
  const entries = Object.entries(isJsonObject(value) ? value : {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
