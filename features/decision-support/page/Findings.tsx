import { type ReactNode, useState } from 'react';
import { Button, Panel, useAccess, useCodes, useIsForReading } from '../../../engine/react/index.ts';
import { AcknowledgeDialog } from './AcknowledgeDialog.tsx';
import type { Acknowledgement, ComparedFinding, Finding, Suggestion } from './checked.ts';
import { FindingItem } from './FindingItem.tsx';
import { useAcknowledgements } from './use-acknowledgements.ts';
import { type AddToReview, recommendationOfFinding } from './use-add-to-review.ts';
import { takenOf, useFeedback } from './use-feedback.ts';

export interface FindingsProps {
  readonly patientId: string;
  readonly findings: readonly ComparedFinding[];
  /** Names of medications, by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly isWhatIf: boolean;
  readonly review: AddToReview;
  /** Sentence on how the change tried out affects the risk score. */
  readonly effect: string;
  readonly tryOut: (suggestion: Suggestion) => void;
  /** Ids of the suggestions that were tried out. */
  readonly tried: ReadonlySet<string>;
}

/** Lists the findings with filters; acknowledged findings are folded up and still counted. */
export function Findings({
  patientId,
  findings,
  names,
  isWhatIf,
  review,
  effect,
  tryOut,
  tried,
}: FindingsProps) {
  const [filter, setFilter] = useState<FindingFilter>({ severity: '', type: '' });
  const [asking, setAsking] = useState<Finding>();
  const acknowledgements = useAcknowledgements(patientId);
  const feedback = useFeedback(patientId);
  const can = useAccess();
  const isForReading = useIsForReading();
  const mayWrite = can('patient.write') && !isForReading;
  /** Marks the suggestions of a finding as accepted when the change tried out goes to the review. */
  async function carry(compared: ComparedFinding): Promise<void> {
    const { finding } = compared;
    const taken = takenOf(finding, tried);
    const recommendation = recommendationOfFinding(compared, names, effect);
    const isAdded = await review.add(recommendation, compared.change !== 'same');
    if (isAdded && taken.length > 0) feedback(finding, { outcome: 'accepted', suggestions: taken });
  }

  const shown = findings.filter(({ finding }) => isThrough(finding, filter));
  const open = shown.filter(({ finding }) => !acknowledgements.byFinding.has(finding.key));
  const folded = shown.filter(({ finding }) => acknowledgements.byFinding.has(finding.key));
  const item = (compared: ComparedFinding, acknowledgement?: Acknowledgement): ReactNode => (
    <FindingItem
      key={compared.finding.key}
      compared={compared}
      names={names}
      acknowledgement={acknowledgement}
    >
      {mayWrite && (
        <>
          {(compared.finding.suggestions ?? [])
            .filter(({ id }) => !tried.has(id))
            .map((suggestion) => (
              <Button key={suggestion.id} onClick={() => tryOut(suggestion)}>
                Try: {suggestion.label}
              </Button>
            ))}
          <Button onClick={() => void carry(compared)}>Add to review</Button>
          {acknowledgement === undefined ? (
            compared.change === 'same' && (
              <Button onClick={() => setAsking(compared.finding)}>Acknowledge</Button>
            )
          ) : (
            <Button onClick={() => void acknowledgements.takeBack(acknowledgement)}>
              Take acknowledgement back
            </Button>
          )}
        </>
      )}
    </FindingItem>
  );
  return (
    <section className="ds-findings" aria-label="What was found">
      <h3>Findings ({findings.length})</h3>
      {findings.length > 0 && <Filters findings={findings} filter={filter} onChange={setFilter} />}
      {acknowledgements.failure !== undefined && (
        <Panel tone="warning" role="status">
          <p>{acknowledgements.failure}</p>
        </Panel>
      )}
      {isWhatIf ? <Groups compared={open} item={item} /> : <Severities compared={open} item={item} />}
      {findings.length === 0 && <p>Nothing was found by the checks named above.</p>}
      {folded.length > 0 && (
        <details>
          <summary>Acknowledged ({folded.length})</summary>
          <ul className="ds-list">
            {folded.map((each) => item(each, acknowledgements.byFinding.get(each.finding.key)))}
          </ul>
        </details>
      )}
      {asking !== undefined && (
        <AcknowledgeDialog
          patientId={patientId}
          finding={asking}
          onSave={async (finding, given) => {
            await acknowledgements.save(finding, given);
            feedback(finding, { outcome: 'overridden', reason: given.reason });
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </section>
  );
}

const titles = { new: 'New with this change', gone: 'Gone with this change', same: 'As before' } as const;

interface GroupsProps {
  readonly compared: readonly ComparedFinding[];
  readonly item: (compared: ComparedFinding) => ReactNode;
}

function Groups({ compared, item }: GroupsProps) {
  return (['new', 'gone', 'same'] as const).map((change) => {
    const group = compared.filter((each) => each.change === change);
    return (
      <section key={change} className={`ds-group-${change}`} aria-label={titles[change]}>
        <h4>
          {titles[change]} ({group.length})
        </h4>
        <ul className="ds-list">{group.map((each) => item(each))}</ul>
      </section>
    );
  });
}

/** Groups findings by severity, the most severe first; informing findings are folded up. */
function Severities({ compared, item }: GroupsProps) {
  const severities = useCodes('finding-severities')?.codes ?? [];
  const groups = Map.groupBy(compared, ({ finding }) => finding.severity);
  return [...groups].map(([severity, group]) => {
    const display = severities.find(({ code }) => code === severity)?.display ?? severity;
    const title = `${display} (${group.length})`;
    return severity === 'info' ? (
      <details key={severity} className="ds-facts">
        <summary>{title}</summary>
        <ul className="ds-list">{group.map((each) => item(each))}</ul>
      </details>
    ) : (
      <section key={severity} className="ds-list" aria-label={title}>
        <h4>{title}</h4>
        <ul className="ds-list">{group.map((each) => item(each))}</ul>
      </section>
    );
  });
}

interface FindingFilter {
  readonly severity: string;
  readonly type: string;
}

function isThrough({ severity, type }: Finding, filter: FindingFilter): boolean {
  const isSevere = filter.severity === '' || severity === filter.severity;
  return isSevere && (filter.type === '' || type === filter.type);
}

interface FiltersProps {
  readonly findings: readonly ComparedFinding[];
  readonly filter: FindingFilter;
  readonly onChange: (filter: FindingFilter) => void;
}

function Filters({ findings, filter, onChange }: FiltersProps) {
  const types = [...new Set(findings.map(({ finding }) => finding.type))].toSorted();
  const severities = useCodes('finding-severities')?.codes ?? [];
  return (
    <div className="ds-filters">
      <label>
        Severity{' '}
        <select
          className="en-input"
          value={filter.severity}
          onChange={({ target }) => onChange({ ...filter, severity: target.value })}
        >
          <option value="">All</option>
          {severities.map(({ code, display }) => (
            <option key={code} value={code}>
              {display}
            </option>
          ))}
        </select>
      </label>
      <label>
        Type{' '}
        <select
          className="en-input"
          value={filter.type}
          onChange={({ target }) => onChange({ ...filter, type: target.value })}
        >
          <option value="">All</option>
          {types.map((type) => (
            <option key={type} value={type}>
              {type}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
