import { messageOfError, notify, useEngine } from '../../../engine/react/index.ts';
import type { Records } from '../../../generated/calls.types.ts';
import { makeCall } from '../../../screens/calls.ts';
import { draftOfReview, noDraft } from '../../reviews/page/draft-of-review.ts';
import type { Checked, ComparedFinding } from './checked.ts';
import { uncomparedIn } from './uncompared.ts';
import { type RegimenEntry, timesOf } from './use-regimen.ts';

type Recommendation = NonNullable<Records['review']['recommendations']>[number];

export interface AddToReview {
  /** Adds a recommendation and reports whether the draft has it now. */
  readonly add: (recommendation: Omit<Recommendation, 'id'>, isEffective: boolean) => Promise<boolean>;
}

/** Writes recommendations into the open draft of a review, where users word and address them. */
export function useAddToReview(patientId: string): AddToReview {
  const { client } = useEngine();
  return {
    async add(recommendation, isEffective) {
      try {
        const draft = await draftOfReview(client, patientId);
        if (draft === undefined) {
          notify({ kind: 'error', message: noDraft });
          return false;
        }
        const id = crypto.randomUUID();
        const recommendations = [...(draft.recommendations ?? []), { ...recommendation, id }];
        const body = { ...draft, recommendations, ...(isEffective ? withEffect(draft, id) : {}) };
        await makeCall(client, 'review.save', { method: 'PUT', body, idempotencyKey: crypto.randomUUID() });
        notify({ kind: 'info', tone: 'success', message: 'Added to the review as a recommendation.' });
        return true;
      } catch (error) {
        notify({ kind: 'error', message: messageOfError(error, 'An error occurred') });
        return false;
      }
    },
  };
}

/** Adds a recommendation to those of the review that affect the risk score. */
function withEffect({ riskScoreAffectedRecommendations: known = [] }: Records['review'], id: string) {
  return { riskScoreAffectedRecommendations: [...known, id] };
}

/** Writes a finding as a recommendation; `effect` is how the change tried out affects the score. */
export function recommendationOfFinding(
  { finding, change }: ComparedFinding,
  names: ReadonlyMap<string, string>,
  effect: string,
): Omit<Recommendation, 'id'> {
  const { message, advice, source, medications } = finding;
  const tried = change === 'gone' ? 'Tried out: the change takes this finding away. ' : '';
  const shown = [source.title, source.date, source.url].filter(Boolean).join(', ');
  const warning = uncomparedIn(finding.package) === undefined ? '' : ', not yet compared with it';
  return {
    medications: medications.flatMap((each) => names.get(each) ?? []),
    prescriberText: advice.slice(0, 4000),
    rationale: `${tried}${message} Source: ${shown}${warning}.${change === 'same' ? '' : effect}`.slice(
      0,
      4000,
    ),
    includeInPrescriber: true,
  };
}

/** Writes the change tried out as a recommendation. */
export function recommendationOfChange(
  entries: readonly RegimenEntry[],
  effect: string,
): Omit<Recommendation, 'id'> {
  const changed = entries.filter(({ isTaken, isCandidate, isChanged }) =>
    isCandidate ? isTaken : !isTaken || isChanged,
  );
  return {
    medications: changed.map(({ medication }) => medication.name),
    prescriberText: changed.map(sentenceOf).join(' ').slice(0, 4000),
    ...(effect === '' ? {} : { rationale: effect.trim() }),
    includeInPrescriber: true,
  };
}

function sentenceOf({ medication, isTaken, isCandidate }: RegimenEntry): string {
  const { name, directions = '' } = medication;
  if (!isTaken) return `Stop ${name}.`;
  const [morning, noon, evening, bedtime] = timesOf(medication);
  const hours = Object.entries({ morning, noon, evening, bedtime })
    .flatMap(([hour, amount]) => (amount === '' ? [] : `${amount} ${hour === 'noon' ? 'at noon' : hour}`))
    .join(', ');
  const details = [directions, hours].filter((each) => each !== '').join('; ');
  return `${isCandidate ? 'Start' : 'Change'} ${name}${details === '' ? '' : `: ${details}`}.`;
}

/**
 * Describes the effect on the score, with a leading space since it follows a sentence; empty where the score is
 * unknown or unchanged.
 */
export function scoreEffect(now: Checked['risk'], next: Checked['risk']): string {
  if (now?.score == null || next?.score == null || now.score === next.score) return '';
  return ` With the change the risk score would go from ${now.score} to ${next.score} (${next.provider}).`;
}
