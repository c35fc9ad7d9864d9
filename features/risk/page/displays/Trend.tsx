import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { formatDate } from '../../../../engine/core/dates/dates.ts';
import type { RiskScale } from '../risk-level.ts';
import { Drawing } from './Drawing.tsx';
import { NumberTable } from './NumberTable.tsx';
import { points } from './regimen-risk.ts';

export interface TrendPoint {
  /** `_id` of the review. */
  readonly id: string;
  /** Day as YYYY-MM-DD. */
  readonly day: string;
  readonly score: number;
}

/** Draws the score of every published review, oldest first. */
export function Trend({
  reviews,
  scale,
}: {
  readonly reviews: readonly TrendPoint[];
  readonly scale: RiskScale;
}) {
  if (reviews.length === 0)
    return (
      <figure className="risk-drawing">
        <figcaption>Published reviews</figcaption>
        <p className="risk-none">No review with a score is published yet.</p>
      </figure>
    );
  const across = scalePoint(
    reviews.map((_review, index) => index),
    [-84, 84],
  );
  const up = scaleLinear([scale.least, scale.greatest], [34, -40]);
  const path = line<TrendPoint>(
    (_review, index) => across(index) ?? 0,
    ({ score }) => up(score),
  );
  const rows = reviews.map(({ day, score }) => [formatDate(day), points(score)] as const);
  return (
    <Drawing
      title="Published reviews"
      description={rows.map((row) => row.join(': ')).join(', ')}
      size={[110, 66]}
      data={<NumberTable caption="Scores of published reviews" head={['Published', 'Score']} rows={rows} />}
    >
      {scale.levels.map(({ code, title, from }) => (
        <g key={code}>
          <line className="risk-ring" x1="-96" x2="96" y1={up(from)} y2={up(from)} />
          <text className="risk-axis" x="-96" y={up(from)} dy="-2">
            {`${title} from ${from}`}
          </text>
        </g>
      ))}
      <path className="risk-line" d={path(reviews) ?? ''} />
      {reviews.map(({ id, day, score }, index) => (
        <g key={id} transform={`translate(${across(index)} ${up(score)})`}>
          <title>{`${formatDate(day)}: ${points(score)}`}</title>
          <circle className="risk-line-point" r="3" />
          <text className="risk-axis" textAnchor="middle" y="-7">
            {points(score)}
          </text>
          {(index === 0 || index === reviews.length - 1) && (
            <text className="risk-axis" textAnchor="middle" y={50 - up(score)}>
              {formatDate(day)}
            </text>
          )}
        </g>
      ))}
    </Drawing>
  );
}
