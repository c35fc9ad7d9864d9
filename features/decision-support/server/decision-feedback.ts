import { notFound } from '../../../gateway/operation/errors.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import type { Handler } from '../../contracts/server/typed.ts';
import { patientInScope } from '../../patients/server/patient-in-scope.ts';
import type { CodedReason, DecisionProvider, Feedback } from './decision-provider.ts';

/** Sends the outcome of a finding to its service: suggestion accepted, or the reason why not. */
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
      // Answers the user without waiting for the service.
      const isTaken = await provider.feedback(feedback).then(
        () => true,
        () => false,
      );
      return ok({ isTaken });
    },
  };
}
