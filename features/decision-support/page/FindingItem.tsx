import { type ReactNode, useId } from 'react';
import { formatDate, formatDateTime } from '../../../engine/core/dates/dates.ts';
import { useCodes } from '../../../engine/react/index.ts';
import type { Acknowledgement, ComparedFinding, Finding } from './checked.ts';
import { uncomparedIn } from './uncompared.ts';

export interface FindingItemProps {
  readonly compared: ComparedFinding;
  readonly names: ReadonlyMap<string, string>;
  readonly acknowledgement: Acknowledgement | undefined;
  /** Actions on the finding. */
  readonly children: ReactNode;
}

const tones: Readonly<Record<string, string>> = {
  ...{ contraindicated: 'danger', major: 'danger', moderate: 'warning' },
  ...{ minor: 'info', info: 'info' },
};

/** Shows one finding with its risk, its advice and its source. */
export function FindingItem({ compared, names, acknowledgement, children }: FindingItemProps) {
  const { finding, change } = compared;
  const id = useId();
  const severities = useCodes('finding-severities');
  const severity = severities?.codes.find(({ code }) => code === finding.severity);
  return (
    <li className={`ds-finding ds-finding-${change}`}>
      <p id={id} className="ds-finding-head">
        <span className={`en-badge en-badge-${tones[finding.severity] ?? 'info'}`}>
          {severity?.display ?? finding.severity}
        </span>
        <span>{finding.type}</span>
        <strong>
          <bdi>{finding.medications.map((id) => names.get(id) ?? 'Unknown medication').join(', ')}</bdi>
        </strong>
      </p>
      <Uncompared origin={finding.package} />
      <p>{finding.message}</p>
      {finding.advice !== '' && (
        <p>
          <strong>What to do:</strong> {finding.advice}
        </p>
      )}
      <Facts finding={finding} />
      {acknowledgement !== undefined && <Acknowledged acknowledgement={acknowledgement} />}
      <fieldset className="ds-actions" aria-labelledby={id}>
        {children}
      </fieldset>
    </li>
  );
}

/** States which parts of a finding have not been compared with the finding's source. */
function Uncompared({ origin }: { readonly origin: Fact['package'] | undefined }) {
  const what = uncomparedIn(origin);
  if (what === undefined) return null;
  return (
    <p>
      <span className="en-badge en-badge-warning">Not yet compared with its source</span> {what}
    </p>
  );
}

type Fact = Pick<Finding, 'source' | 'version' | 'package'>;

/** Shows, on a press, the source of a finding and the other findings about the same medications. */
function Facts({ finding }: { readonly finding: Finding }) {
  const { also = [], provider, isDemonstration } = finding;
  return (
    <>
      {isDemonstration && <span className="en-badge en-badge-warning">Demonstration</span>}
      <details className="ds-facts">
        <summary>Source{also.length > 0 && ` and ${also.length} more about the same medications`}</summary>
        <Source fact={finding} provider={provider} />
        {also.map((each) => (
          <div key={`${each.package?.name} ${each.package?.row}`}>
            <p>{each.message}</p>
            <Uncompared origin={each.package} />
            <Source fact={each} provider={provider} />
          </div>
        ))}
      </details>
    </>
  );
}

interface SourceProps {
  readonly fact: Fact;
  readonly provider: string;
}

function Source({ fact: { source, version, package: from }, provider }: SourceProps) {
  const published = source.date === undefined ? '' : `, ${formatDate(source.date)}`;
  return (
    <>
      {from?.compared !== undefined && <Standing compared={from.compared} origin={from} />}
      <p className="ds-muted">
        {source.url === undefined ? (
          source.title
        ) : (
          <a href={source.url} target="_blank" rel="noreferrer">
            {source.title}
          </a>
        )}
        {published}. {source.licence !== undefined && `${source.licence}. `}
        {from === undefined ? provider : `${from.title}, row ${from.row}`}
        {version !== '' && `, version ${version}`}.
      </p>
    </>
  );
}

interface StandingProps {
  readonly compared: string;
  readonly origin: NonNullable<Fact['package']>;
}

/** Shows the date on which the row was compared with its source, the section and the quotation. */
function Standing({ compared, origin: { section, quotation } }: StandingProps) {
  const sectionText = section === undefined ? '' : ` (${section})`;
  return (
    <p>
      Compared with its source on {formatDate(compared)}
      {sectionText}
      {quotation === undefined ? (
        '.'
      ) : (
        <>
          : <q>{quotation}</q>
        </>
      )}
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
