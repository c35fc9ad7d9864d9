import {
  Button,
  idOf,
  Loading,
  Panel,
  type PartProps,
  useAccess,
  useIsForReading,
} from '../../../engine/react/index.ts';
import { compareFindings } from './checked.ts';
import './decision-support.css';
import { CheckState } from './CheckState.tsx';
import { Findings } from './Findings.tsx';
import { Genes } from './Genes.tsx';
import { NotChecked } from './NotChecked.tsx';
import { Regimen } from './Regimen.tsx';
import { RiskChange } from './RiskChange.tsx';
import { effectOf, recommendationOfChange, useAddToReview } from './use-add-to-review.ts';
import { type Decision, useDecision, useWhatIf } from './use-decision.ts';
import { takenOf, useFeedback } from './use-feedback.ts';
import { useRegimen } from './use-regimen.ts';

/** Shows what is noteworthy about what the open patient takes, or would take. */
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
  const effect = effectOf(now.checked.risk, whatIf.checked?.risk);
  const { findings } = now.checked;
  /** Suggestions that are part of the change are taken up with it. */
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

function First({ decision }: { readonly decision: Decision }) {
  return decision.state === 'failed' ? <Failed decision={decision} /> : <Loading />;
}

function Failed({ decision }: { readonly decision: Decision }) {
  return (
    <Panel tone="danger" role="alert">
      <p>{decision.failure}</p>
      <Button onClick={decision.retry}>Retry</Button>
    </Panel>
  );
}
