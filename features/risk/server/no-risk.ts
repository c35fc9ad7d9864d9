import type { RiskProvider } from './risk-provider.ts';

/** Answers without a score, since no service computes scores; a missing score is not a low one. */
export const noRisk: RiskProvider = async ({ medications }) => ({
  score: null,
  scores: {},
  provider: 'No risk scores',
  method: 'No service that works out risk scores is set up here, so no medication was assessed.',
  medications: medications.map(({ _id = '' }) => ({ id: _id, scores: {}, routes: {}, isUnknown: true })),
});
