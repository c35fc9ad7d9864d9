import { useEngine } from '../../../engine/react/index.ts';
import type { Calls } from '../../../generated/calls.types.ts';
import { makeCall } from '../../../screens/calls.ts';
import type { Finding } from './checked.ts';

type Sent = NonNullable<Calls['decision.feedback']['body']>;
export interface FeedbackOutcome extends Pick<Sent, 'outcome' | 'suggestions'> {
  /** Reason, a code of the value set of acknowledgements. */
  readonly reason?: string | undefined;
}

/** Lists the suggestions of a finding that were tried out. */
export function takenOf({ suggestions = [] }: Finding, tried: ReadonlySet<string>): readonly string[] {
  return suggestions.map(({ id }) => id).filter((id) => tried.has(id));
}

/** Sends the outcome of a finding to its service in the background; shows no failure. */
export function useFeedback(patientId: string) {
  const { client } = useEngine();
  return ({ provider, card }: Finding, { reason, ...outcome }: FeedbackOutcome): void => {
    if (card === undefined) return;
    const body = { patientId, provider, card: { ...card }, ...outcome };
    const reasoned = reason === undefined ? body : { ...body, reason: reason as NonNullable<Sent['reason']> };
    void makeCall(client, 'decision.feedback', { body: reasoned }).catch(() => undefined);
  };
}
