import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { formatDate } from '../../../engine/core/dates/dates.ts';
import { yearsBetween } from '../../../engine/core/expressions/runtime.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import { stateText } from '../../../engine/core/workflow/state-name.ts';
import { idOf, useCodes, useEngine, useProduct } from '../../../engine/react/index.ts';
import type { Records } from '../../../generated/calls.types.ts';
import './patient-summary.css';
import { patientName } from '../shared/patient-name.ts';
import { patientLine } from './patient-line.ts';

export interface PatientSummaryProps {
  readonly patient: JsonObject & Partial<Records['patient']>;
  /** Element with the allergies, which come from a call of their own. */
  readonly allergies?: ReactNode;
  /** Element with the risk score bar, which comes from a call of its own. */
  readonly risk?: ReactNode;
}

/**
 * Shows the open patient's name, age, sex, birth date, id, risk and workflow state in the header and the browser tab,
 * so that users do not write into the wrong record.
 */
export function PatientSummary({ patient, allergies, risk }: PatientSummaryProps) {
  const { clock } = useEngine();
  const { info, workflows } = useProduct();
  const workflow = workflows?.['patient'];
  const age = yearsBetween(patient.dob ?? '', clock.today());
  const sex = useCodes('sexes')?.codes.find(({ code }) => code === patient.sex)?.display;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of facts and not of fields
    <div className="patient-summary" role="group" aria-label="Open patient">
      <title>{`${patientLine(patient)} · ${info.title}`}</title>
      <dl>
        <div>
          <dt className="en-visually-hidden">Name</dt>
          <dd className="patient-summary-name">
            <OwnPage id={idOf(patient) ?? ''}>{patientName(patient)}</OwnPage>
          </dd>
        </div>
        <Fact label="Age" needs="high" value={age === undefined ? 'unknown' : String(age)} />
        <Fact label="Sex" needs="high" value={sex ?? 'unknown'} />
        <Fact label="DOB" value={formatDate(patient.dob ?? '')} />
        {patient.externalId !== undefined && <Fact label="ID" needs="wide" value={patient.externalId} />}
        {risk !== undefined && <Fact label="Risk" needs="wide" value={risk} />}
      </dl>
      <dl>
        {allergies !== undefined && <Fact label="Allergies" value={allergies} />}
        {patient.badNumber === true && (
          <Fact label="Phone" value={<span className="patient-summary-warning">Bad number</span>} />
        )}
        {workflow !== undefined && <Fact label="State" needs="wide" value={stateText(workflow, patient)} />}
      </dl>
    </div>
  );
}

/** Links the name to the patient's own page from pages about the patient's data. */
function OwnPage({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const own = `/dashboard/patient/${id}`;
  // Detects pages below the patient's own page, which has a single segment behind the id for its open tabs.
  const isBeyond = pathname.startsWith(`${own}/`) && pathname.slice(own.length + 1).includes('/');
  return isBeyond ? <Link to={own}>{children}</Link> : children;
}

interface FactProps {
  readonly label: string;
  readonly value: ReactNode;
  /** Window that the fact is shown in: wider than a phone, or of more height than at 400 %; absent: any. */
  readonly needs?: 'wide' | 'high';
}

function Fact({ label, value, needs }: FactProps) {
  return (
    <div data-needs={needs}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
