import { notFound } from '../../../gateway/operation/errors.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import type { Handler } from '../../contracts/server/typed.ts';
import { patientInScope } from '../../patients/server/patient-in-scope.ts';
import type { CodedReason, DecisionProvider, Feedback } from './decision-provider.ts';

/** Sends a service the outcome of its finding: that a suggestion was accepted, or why it was not. */
export function createDecisionFeedback(providers: readonly DecisionProvider[]): Handler<'decision-feedback'> {
  return {
    isWrite: false,
    async answer(call) {
      const { product, body, origin } = call;
      await patientInScope(call, body.patientId);
      const provider = providers.find(({ name }) => name === body.provider);
      if (provider?.feedback === undefined) throw notFound();
      const entry = product.codes['acknowledgement-reasons']?.codes.find(({ code }) => code === body.reason);
      const system = `urn:${product.info.slug}:acknowledgement-reasons`;
      const reason: CodedReason | undefined =
        entry === undefined ? undefined : { system, code: entry.code, display: entry.display };
      const outcome: Feedback['outcome'] =
        body.outcome === 'accepted'
          ? { kind: 'accepted', suggestions: body.suggestions ?? [] }
          : { kind: 'overridden', ...(reason === undefined ? {} : { reason }) };
      const feedback = { card: body.card, outcome, now: origin.at.toISOString() };
      // The user's decision does not wait for the service's answer.
      const isTaken = await provider.feedback(feedback).then(
        () => true,
        () => false,
      );
      return ok({ isTaken });
    },
  };
}
