import { calendarToday } from '../../../../engine/core/dates/dates.ts';
import { useEngine } from '../../../../engine/react/index.ts';
import { useCall } from '../../../../screens/calls.ts';
import type { TrendPoint } from './Trend.tsx';

/** The scores of the patient's published reviews, from the oldest. */
export function usePublishedScores(patientId: string | undefined): readonly TrendPoint[] {
  const { timeZone } = useEngine().clock;
  const { data } = useCall('review.list', {
    query: { startkey: JSON.stringify([patientId]), endkey: JSON.stringify([patientId, {}]) },
    isEnabled: patientId !== undefined,
  });
  const points = (data?.rows ?? []).flatMap(({ _id, published, publishedDate, riskScoresNormalized }) => {
    const score = riskScoresNormalized?.total;
    if (published !== true || publishedDate === undefined || score === undefined) return [];
    return [{ id: _id, day: calendarToday(new Date(publishedDate), timeZone), score }];
  });
  return points.toReversed();
}
