import './risk-displays.css';
import { useState } from 'react';
import { calendarToday } from '../../../../engine/core/dates/dates.ts';
import {
  Button,
  idOf,
  Loading,
  type PartProps,
  useEngine,
  useEveryCodes,
} from '../../../../engine/react/index.ts';
import { useCall } from '../../../../screens/calls.ts';
import { levelOf, riskScale } from '../risk-level.ts';
import { Bullseye } from './Bullseye.tsx';
import { Dial } from './Dial.tsx';
import { RiskMatrix } from './RiskMatrix.tsx';
import { type MedicationShare, medicationShares, points } from './regimen-risk.ts';
import { Trend, type TrendPoint } from './Trend.tsx';
import { WindRose } from './WindRose.tsx';

/**
 * Shows the open patient's medication risk as a dial, a bullseye, a wind rose and a matrix, and the risk without chosen
 * medications.
 */
export function RiskDisplays({ records }: PartProps) {
  const patientId = idOf(records['patient']);
  const codes = useEveryCodes();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<string>();
  const whole = useRisk(patientId, []);
  const reduced = useRisk(patientId, leftOut);
  const published = usePublishedScores(patientId);
  const { data, error, refetch } = whole;
  if (data === undefined) return <Loading error={error?.message} onRetry={() => void refetch()} />;
  const scale = riskScale(codes['risk-levels']);
  const codesOf = (set: string) => codes[set]?.codes ?? [];
  const parts = codesOf('risk-parts');
  const medications = medicationShares(
    data.medications ?? [],
    parts.map(({ code }) => code),
  );
  const remaining = medications.filter(({ id }) => !leftOut.includes(id));
  const score = data.score;
  const whatIf = leftOut.length === 0 ? undefined : reduced.data?.score;
  const total = score === null ? 'no score' : points(score);
  const display = {
    ...{ parts, total, chosen, medications: remaining },
    onChoose: (id: string) => setChosen(id === chosen ? undefined : id),
  };
  return (
    <section className="risk-displays" aria-label="Medication risk">
      <p className="risk-total">
        <strong>
          {score === null ? 'No score' : `${total} · ${levelOf(score, scale)?.title ?? 'Unknown'}`}
        </strong>
        <span role="status">{whatIfText(score, whatIf, leftOut.length, reduced.error)}</span>
      </p>
      <p className="risk-method">
        <strong>{data.provider}.</strong> {data.method}
      </p>
      <div className="risk-drawings">
        <Dial score={score} whatIf={whatIf} earlier={published.at(-1)?.score} scale={scale} />
        <Bullseye {...display} />
        <WindRose {...display} />
        <Trend reviews={published} scale={scale} />
      </div>
      <MedicationChoice
        {...{ medications, leftOut, chosen, onChoose: display.onChoose }}
        onLeaveOut={(id) =>
          setLeftOut(leftOut.includes(id) ? leftOut.filter((each) => each !== id) : [...leftOut, id])
        }
      />
      <RiskMatrix
        {...{ medications: remaining, chosen, onChoose: display.onChoose }}
        sets={{
          parts,
          routes: codesOf('metabolic-routes'),
          roles: codesOf('route-roles'),
          times: codesOf('times-of-day'),
        }}
      />
    </section>
  );
}

function useRisk(patientId: string | undefined, without: readonly string[]) {
  return useCall('patient.risk', {
    query: { patientId: patientId ?? '', ...(without.length === 0 ? {} : { without: [...without] }) },
    isEnabled: patientId !== undefined,
  });
}

/** Formats the change of the score by leaving out medications, such as "24 → 17". */
function whatIfText(
  score: number | null,
  whatIf: number | null | undefined,
  count: number,
  error: Error | null,
): string {
  if (count === 0) return '';
  if (error !== null) return 'What it would be cannot be worked out now.';
  if (whatIf === undefined) return 'Working it out…';
  return `${pointsOrNone(score)} → ${pointsOrNone(whatIf)} without ${count === 1 ? 'one medication' : `${count} medications`}`;
}

function pointsOrNone(score: number | null): string {
  return score === null ? 'no score' : points(score);
}

/** Reads the scores of the patient's published reviews, oldest first. */
function usePublishedScores(patientId: string | undefined): readonly TrendPoint[] {
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

interface MedicationChoiceProps {
  readonly medications: readonly MedicationShare[];
  readonly leftOut: readonly string[];
  readonly chosen: string | undefined;
  readonly onChoose: (medication: string) => void;
  readonly onLeaveOut: (medication: string) => void;
}

/** Lists the medications with their numbers, to choose one in all displays or to leave several out of the score. */
function MedicationChoice({ medications, leftOut, chosen, onChoose, onLeaveOut }: MedicationChoiceProps) {
  return (
    <ul className="risk-choice" aria-label="Medications in the displays">
      {medications.map(({ id, name, mark, total, isUnknown }) => (
        <li key={id} className={id === chosen ? 'risk-chosen' : undefined}>
          <input
            type="checkbox"
            checked={!leftOut.includes(id)}
            aria-label={`Count ${name}`}
            onChange={() => onLeaveOut(id)}
          />
          <Button look="quiet" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            {`${mark} ${name}`}
          </Button>
          <span className="risk-adds">{isUnknown ? 'not assessed' : `adds ${points(total)}`}</span>
        </li>
      ))}
    </ul>
  );
}
