import type { RiskProvider, RiskQuestion, RiskScores } from './risk-provider.ts';

/** Answer where nothing is taken: no score, which is something else than a low one. */
const nothingTaken: RiskScores = {
  score: null,
  scores: {},
  provider: 'No medications',
  method: 'The medication list has nothing that is taken, so there is nothing to score.',
  medications: [],
};

/** The provider's answer about what is taken; without any medication there is no score, and nobody is asked. */
export async function scoreOf(riskOf: RiskProvider, question: RiskQuestion): Promise<RiskScores> {
  return question.medications.length === 0 ? nothingTaken : await riskOf(question);
}
