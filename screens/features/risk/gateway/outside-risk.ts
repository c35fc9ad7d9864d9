import { isJsonObject, type Json } from '../../../../engine/core/json.ts';
import { postJson } from '../../../../gateway/outside/post-json.ts';
import type { RiskProvider } from './risk-provider.ts';

/** Asks the operator's own service: it gets the question as JSON and answers with score, parts and its name. */
export function createOutsideRisk(url: string): RiskProvider {
  return async (question) => {
    const { score, scores, provider } = await postJson(url, question);
    return {
      score: typeof score === 'number' ? score : null,
      scores: Object.fromEntries(Object.entries(isJsonObject(scores) ? scores : {}).filter(isNumber)),
      provider: typeof provider === 'string' ? provider : new URL(url).hostname,
    };
  };
}

function isNumber(entry: readonly [string, Json | undefined]): entry is [string, number] {
  return typeof entry[1] === 'number';
}
