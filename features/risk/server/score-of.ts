import type { RiskProvider, RiskQuestion, RiskScores } from './risk-provider.ts';

/** Answer for a patient without medications, without a score; a missing score is not a low one. */
const nothingTaken: RiskScores = {
  score: null,
  scores: {},
  provider: 'No medications',
  method: 'The medication list has nothing that is taken, so there is nothing to score.',
  medications: [],
};

/**
 * Requests the score of the medications taken; without medications, returns an answer without a score and sends no
 * request.
 */
export async function scoreOf(riskOf: RiskProvider, question: RiskQuestion): Promise<RiskScores> {
  return question.medications.length === 0 ? nothingTaken : await riskOf(question);
}
