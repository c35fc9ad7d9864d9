import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '../../../engine/core/dates/dates.ts';
import { useCodes } from '../../../engine/react/index.ts';
import type { Acknowledgement, ComparedFinding, Finding } from './checked.ts';

export interface FindingItemProps {
  readonly compared: ComparedFinding;
  readonly names: ReadonlyMap<string, string>;
  readonly acknowledgement: Acknowledgement | undefined;
  /** What can be done about it. */
  readonly children: ReactNode;
}

const tones: Readonly<Record<string, string>> = {
  ...{ contraindicated: 'danger', major: 'danger', moderate: 'warning' },
  ...{ minor: 'info', info: 'info' },
};

/** One finding: what can happen, what to do, and where that can be looked up. */
export function FindingItem({ compared, names, acknowledgement, children }: FindingItemProps) {
  const { finding, change } = compared;
  const severities = useCodes('finding-severities');
  const severity = severities?.codes.find(({ code }) => code === finding.severity);
  return (
    <li className={`ds-finding ds-finding-${change}`}>
      <p className="ds-finding-head">
        <span className={`en-badge en-badge-${tones[finding.severity] ?? 'info'}`}>
          {severity?.display ?? finding.severity}
        </span>
        <span>{finding.type}</span>
        <strong>
          <bdi>{finding.medications.map((id) => names.get(id) ?? 'Unknown medication').join(', ')}</bdi>
        </strong>
      </p>
      <p>{finding.message}</p>
      {finding.advice !== '' && (
        <p>
          <strong>What to do:</strong> {finding.advice}
        </p>
      )}
      <Source finding={finding} />
      {acknowledgement !== undefined && <Acknowledged acknowledgement={acknowledgement} />}
      <div className="ds-actions">{children}</div>
    </li>
  );
}

function Source({ finding }: { readonly finding: Finding }) {
  const { source, version, provider, isDemonstration } = finding;
  const published = source.date === undefined ? '' : `, ${formatDate(source.date)}`;
  return (
    <p className="ds-muted">
      {isDemonstration && <span className="en-badge en-badge-warning">Demonstration</span>}
      {source.url === undefined ? (
        source.title
      ) : (
        <a href={source.url} target="_blank" rel="noreferrer">
          {source.title}
        </a>
      )}
      {published}. {provider}
      {version !== '' && `, version ${version}`}.
    </p>
  );
}

function Acknowledged({ acknowledgement }: { readonly acknowledgement: Acknowledgement }) {
  const reasons = useCodes('acknowledgement-reasons');
  const { reason, note, updatedAt } = acknowledgement;
  const display = reasons?.codes.find(({ code }) => code === reason)?.display;
  return (
    <p>
      <strong>Acknowledged</strong> {formatDateTime(updatedAt)}
      {display !== undefined && `: ${display}`}
      {note !== undefined && <bdi> {note}</bdi>}
    </p>
  );
}
