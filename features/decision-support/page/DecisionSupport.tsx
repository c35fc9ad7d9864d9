import './decision-support.css';
import {
  Button,
  idOf,
  Loading,
  Panel,
  type PartProps,
  useAccess,
  useIsForReading,
} from '../../../engine/react/index.ts';
import { useCall } from '../../../screens/calls.ts';
import { RiskBar } from '../../risk/page/RiskBar.tsx';
import { CheckState } from './CheckState.tsx';
import { type Checked, compareFindings } from './checked.ts';
import { Findings } from './Findings.tsx';
import { Regimen } from './Regimen.tsx';
import { recommendationOfChange, scoreEffect, useAddToReview } from './use-add-to-review.ts';
import { type ListDecision, useDecision, useWhatIf } from './use-decision.ts';
import { takenOf, useFeedback } from './use-feedback.ts';
import { useRegimen } from './use-regimen.ts';

/** Shows the findings about the open patient's medications, taken or tried out. */
export function DecisionSupport({ records }: PartProps) {
  const id = idOf(records['patient']);
  return id !== undefined ? <Support patientId={id} /> : <Loading />;
}

function Support({ patientId }: { readonly patientId: string }) {
  const now = useDecision(patientId);
  const regimen = useRegimen(now.checked?.medications ?? []);
  const whatIf = useWhatIf(patientId, regimen.hypothetical);
  const review = useAddToReview(patientId);
  const feedback = useFeedback(patientId);
  const can = useAccess();
  const mayWrite = !useIsForReading() && can('patient.write');
  if (now.checked === undefined) return <First decision={now} />;
  const isTried = regimen.hypothetical !== undefined;
  const shown = whatIf.checked ?? now.checked;
  const effect = scoreEffect(now.checked.risk, whatIf.checked?.risk);
  const { findings } = now.checked;
  /** Marks the suggestions that are part of the change as accepted. */
  async function carryChange(): Promise<void> {
    if (!(await review.add(recommendationOfChange(regimen.entries, effect), true))) return;
    for (const finding of findings) {
      const suggestions = takenOf(finding, regimen.tried);
      if (suggestions.length > 0) feedback(finding, { outcome: 'accepted', suggestions });
    }
  }
  return (
    <div className="ds">
      <CheckState decision={now} />
      <div className="ds-sides">
        <section className="ds-side" aria-label="Regimen">
          <Regimen regimen={regimen} />
          <Genes patientId={patientId} />
        </section>
        <section className="ds-side" aria-label="Findings">
          {isTried && (
            <Panel tone="info" role="status">
              <p className="ds-what-if">
                <strong>What if.</strong> Nothing is stored; the medication list stays as it is.
                {mayWrite && (
                  <Button disabled={whatIf.state !== 'current'} onClick={() => void carryChange()}>
                    Add change to review
                  </Button>
                )}
                <Button onClick={regimen.reset}>Back to the medication list</Button>
              </p>
            </Panel>
          )}
          <RiskChange now={now.checked} whatIf={whatIf.checked} />
          {isTried && whatIf.state === 'failed' && <Failed decision={whatIf} />}
          <NotChecked checked={shown} />
          <Findings
            patientId={patientId}
            findings={compareFindings(now.checked, whatIf.checked)}
            names={new Map(namesIn([...now.checked.medications, ...shown.medications]))}
            isWhatIf={isTried}
            review={review}
            effect={effect}
            tryOut={regimen.tryOut}
            tried={regimen.tried}
          />
        </section>
      </div>
    </div>
  );
}

function namesIn(medications: readonly { readonly id: string; readonly name: string }[]) {
  return medications.map(({ id, name }) => [id, name] as const);
}

function First({ decision }: { readonly decision: ListDecision }) {
  return decision.state === 'failed' ? <Failed decision={decision} /> : <Loading />;
}

function Failed({ decision }: { readonly decision: ListDecision }) {
  return (
    <Panel tone="danger" role="alert">
      <p>{decision.failure}</p>
      <Button onClick={decision.retry}>Retry</Button>
    </Panel>
  );
}

/** Lists the results of pharmacogenomic tests that the checks know of. */
function Genes({ patientId }: { readonly patientId: string }) {
  const { data, error } = useCall('medication.pgx', { query: { patientId } });
  const rows = data?.rows ?? [];
  return (
    <section aria-label="Genes">
      <h3>Genes</h3>
      {error !== null && <p className="ds-muted">The results could not be loaded.</p>}
      {data !== undefined && rows.length === 0 && <p className="ds-muted">No results recorded</p>}
      <ul>
        {rows.map(({ gene, phenotype, diplotype }) => (
          <li key={`${gene} ${phenotype}`}>
            <strong>{gene}</strong> {phenotype} {diplotype !== undefined && `(${diplotype})`}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows the risk score of the list, and beside it the score and difference of the change tried out. */
function RiskChange({ now, whatIf }: { readonly now: Checked; readonly whatIf: Checked | undefined }) {
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

/** Lists what was not checked, and states if everything was, since an empty list of findings does not tell. */
function NotChecked({ checked }: { readonly checked: Checked }) {
  const { notChecked } = checked;
  return (
    <section className="ds-not-checked" aria-label="Not checked">
      <h3>Not checked ({notChecked.length})</h3>
      {notChecked.length === 0 ? (
        <p className="ds-muted">
          Every medication has a code that is known, and every allergy was understood.
        </p>
      ) : (
        <ul>
          {[...Map.groupBy(notChecked, ({ reason }) => reason)].map(([reason, medications]) => (
            <li key={reason}>
              <span className="ds-muted">{reason}</span>
              <ul className="ds-names">
                {medications.map(({ id, name }) => (
                  <li key={id}>
                    <bdi>{name}</bdi>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
