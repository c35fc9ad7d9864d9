import { scaleLinear } from 'd3-scale';
import { arc, pointRadial } from 'd3-shape';
import { drawnScore, isOnScale, levelOf, type RiskScale } from '../risk-level.ts';
import { Drawing } from './Drawing.tsx';
import { NumberTable } from './NumberTable.tsx';
import { points } from './regimen-risk.ts';

export interface DialProps {
  readonly score: number | null;
  /** Score without the medications left out; undefined while none is. */
  readonly whatIf: number | null | undefined;
  /** Score of the last published review. */
  readonly earlier: number | undefined;
  readonly scale: RiskScale;
}

const radius = 90;

/**
 * Draws a semicircle with the levels as arcs and a needle at the score, and a thinner needle at the last review's
 * score.
 */
export function Dial({ score, whatIf, earlier, scale }: DialProps) {
  const angle = scaleLinear([scale.least, scale.greatest], [-Math.PI / 2, Math.PI / 2]);
  const nameOf = (value: number) => `${points(value)}, ${levelOf(value, scale)?.title ?? 'unknown'}`;
  const rows: (readonly [string, string])[] = [
    ['Now', score === null ? 'No score' : nameOf(score)],
    ...(whatIf === undefined || whatIf === null
      ? []
      : [['Without what is left out', nameOf(whatIf)] as const]),
    ...(earlier === undefined ? [] : [['Last published review', nameOf(earlier)] as const]),
    ...scale.levels.map(({ title, from, through }) => [title, `${from} to ${through}`] as const),
  ];
  return (
    <Drawing
      title="Dial"
      description={score === null ? 'No score.' : `Medication risk score ${nameOf(score)}.`}
      size={[110, 66]}
      data={<NumberTable caption="Score and levels" head={['Score', 'Value']} rows={rows} />}
    >
      <g transform="translate(0 42)">
        {scale.levels.map(({ code, title, from, through }, index) => {
          const end = scale.levels[index + 1]?.from ?? scale.greatest;
          const path = arc()({
            ...{ innerRadius: 64, outerRadius: radius, padAngle: 0.02 },
            ...{ startAngle: angle(from), endAngle: angle(end) },
          });
          return (
            <path key={code} className={`risk-segment-${code} risk-edge`} d={path ?? ''}>
              <title>{`${title}: ${from} to ${through}`}</title>
            </path>
          );
        })}
        {earlier !== undefined && <Needle kind="earlier" angle={angle(drawnScore(earlier, scale))} />}
        {typeof whatIf === 'number' && <Needle kind="what-if" angle={angle(drawnScore(whatIf, scale))} />}
        {score !== null && <Needle kind="now" angle={angle(drawnScore(score, scale))} />}
        <text className="risk-number" textAnchor="middle" y="18">
          {score === null ? 'No score' : points(score)}
          {score !== null && !isOnScale(score, scale) && ' !'}
        </text>
      </g>
    </Drawing>
  );
}

function Needle({ kind, angle }: { readonly kind: string; readonly angle: number }) {
  const [x1, y1] = pointRadial(angle, 22);
  const [x2, y2] = pointRadial(angle, radius + 4);
  return <line className={`risk-needle-${kind}`} {...{ x1, y1, x2, y2 }} />;
}
