import type { RiskProvider } from './risk-provider.ts';

/** Answers that no service computes scores: a missing score, which differs from a low score. */
export const noRisk: RiskProvider = async ({ medications }) => ({
  score: null,
  scores: {},
  provider: 'No risk scores',
  method: 'No service that works out risk scores is set up here, so no medication was assessed.',
  medications: medications.map(({ _id = '' }) => ({ id: _id, scores: {}, routes: {}, isUnknown: true })),
});
