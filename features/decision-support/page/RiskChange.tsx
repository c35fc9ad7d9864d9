import { RiskBar } from '../../risk/page/RiskBar.tsx';
import type { Checked } from './checked.ts';

/** The risk score of the list, and beside it the one that it would be with the difference. */
export function RiskChange({ now, whatIf }: { readonly now: Checked; readonly whatIf: Checked | undefined }) {
  if (now.risk === undefined) return <p className="ds-muted">Risk score: not available now.</p>;
  const next = whatIf?.risk;
  return (
    <p className="ds-risk">
      <span>Risk score</span> <RiskBar score={now.risk.score} provider={now.risk.provider} />
      {next !== undefined && (
        <>
          <span aria-hidden="true">→</span>
          <span className="en-visually-hidden">would be</span>
          <RiskBar score={next.score} provider={next.provider} />
          <strong>{differenceOf(now.risk.score, next.score)}</strong>
        </>
      )}
      <span className="ds-muted">{now.risk.provider}</span>
    </p>
  );
}

function differenceOf(before: number | null, after: number | null): string {
  if (before === null || after === null) return '';
  if (before === after) return '(no change)';
  return after > before ? `(+${after - before})` : `(−${before - after})`;
}
