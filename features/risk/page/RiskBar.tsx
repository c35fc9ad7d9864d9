import { useAccess, useCodes } from '../../../engine/react/index.ts';
import { drawnScore, isOnScale, levelOf, type RiskScale, riskScale } from './risk-level.ts';
import './risk-bar.css';

export interface RiskBarProps {
  /** Medication risk score; null where the patient has none. */
  readonly score: number | null;
  /** Provider of the score, and its method. */
  readonly provider: string;
}

/** Shows the medication risk score on its levels, with level and number as text beside the drawing. */
export function RiskBar({ score, provider }: RiskBarProps) {
  const can = useAccess();
  const scale = riskScale(useCodes('risk-levels'));
  if (score === null) return <span className="risk-none">No score</span>;
  const words = `${score} · ${levelOf(score, scale)?.title ?? 'Unknown'}`;
  return (
    <span className="risk" title={`Medication risk score ${words}. ${provider}`}>
      {can('feature.new-risk-visualization') && <ScaleDrawing score={score} scale={scale} />}
      <span className="risk-words">
        <span className="en-visually-hidden">Medication risk score </span>
        {words}
      </span>
      {!isOnScale(score, scale) && (
        <span className="risk-beyond">
          outside {scale.least}–{scale.greatest}
        </span>
      )}
    </span>
  );
}

/** Draws segments in proportion to their levels, with a mark at the score. */
function ScaleDrawing({ score, scale }: { readonly score: number; readonly scale: RiskScale }) {
  const steps = scale.greatest - scale.least + 1;
  const mark = ((drawnScore(score, scale) - scale.least + 0.5) / steps) * 100;
  return (
    <svg className="risk-scale" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      {scale.levels.map(({ code, from, through }) => (
        <rect
          key={code}
          className={`risk-segment-${code}`}
          x={((from - scale.least) / steps) * 100}
          y="3"
          width={((through - from + 1) / steps) * 100 - 0.8}
          height="6"
        />
      ))}
      <rect className="risk-mark" x={mark - 1} y="0" width="2" height="12" />
    </svg>
  );
}
