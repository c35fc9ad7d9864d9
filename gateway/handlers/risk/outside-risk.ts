import { postJson } from '../services/post-json.ts';
import type { RiskProvider, RiskScores } from './risk-provider.ts';

/** Asks the operator's own service: it gets the question as JSON and answers with score, parts and its name. */
export function createOutsideRisk(url: string): RiskProvider {
  return async (question) => {
    const { score, scores, provider } = (await postJson(url, question)) as Partial<RiskScores>;
    return {
      score: typeof score === 'number' ? score : null,
      scores: Object.fromEntries(
        Object.entries(scores ?? {}).filter(([, value]) => typeof value === 'number'),
      ),
      provider: typeof provider === 'string' ? provider : new URL(url).hostname,
    };
  };
}
