import { messageOfError, notify, useEngine } from '../../../engine/react/index.ts';
import type { Records } from '../../../generated/calls.types.ts';
import { makeCall } from '../../calls.ts';
import { draftOfReview, noDraft } from '../reviews/draft-of-review.ts';
import type { ComparedFinding } from './checked.ts';

/** Writes a finding into the open draft of a review as a recommendation, to be worded and addressed there. */
export function useAddToReview(patientId: string, names: ReadonlyMap<string, string>) {
  const { client } = useEngine();
  /** Answers whether it is there now. */
  return async (compared: ComparedFinding): Promise<boolean> => {
    try {
      const draft = await draftOfReview(client, patientId);
      if (draft === undefined) {
        notify({ kind: 'error', message: noDraft });
        return false;
      }
      const id = crypto.randomUUID();
      const affected = compared.change === 'same' ? {} : withEffect(draft, id);
      const recommendations = [...(draft.recommendations ?? []), recommendationOf(compared, id, names)];
      const body = { ...draft, recommendations, ...affected };
      await makeCall(client, 'review.save', { method: 'PUT', body, idempotencyKey: crypto.randomUUID() });
      notify({ kind: 'info', tone: 'success', message: 'Added to the review as a recommendation.' });
      return true;
    } catch (error) {
      notify({ kind: 'error', message: messageOfError(error, 'An error occurred') });
      return false;
    }
  };
}

/** What the change does to the risk score is worth naming in the review. */
function withEffect({ riskScoreAffectedRecommendations: known = [] }: Records['review'], id: string) {
  return { riskScoreAffectedRecommendations: [...known, id] };
}

function recommendationOf(
  { finding, change }: ComparedFinding,
  id: string,
  names: ReadonlyMap<string, string>,
) {
  const { message, advice, source, medications } = finding;
  const tried = change === 'gone' ? 'Tried out: the change takes this finding away. ' : '';
  return {
    id,
    medications: medications.flatMap((each) => names.get(each) ?? []),
    prescriberText: advice.slice(0, 4000),
    rationale:
      `${tried}${message} Source: ${[source.title, source.date, source.url].filter(Boolean).join(', ')}.`.slice(
        0,
        4000,
      ),
    includeInPrescriber: true,
  };
}
