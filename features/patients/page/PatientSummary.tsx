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
    <dl className="patient-summary" aria-label="Open patient">
      <title>{`${patientLine(patient)} · ${info.title}`}</title>
      <div>
        <dt className="en-visually-hidden">Name</dt>
        <dd className="patient-summary-name">
          <OwnPage id={idOf(patient) ?? ''}>{patientName(patient)}</OwnPage>
        </dd>
      </div>
      <Fact label="Age" value={age === undefined ? 'unknown' : String(age)} />
      <Fact label="Sex" value={sex ?? 'unknown'} />
      <Fact label="DOB" value={formatDate(patient.dob ?? '')} />
      {patient.externalId !== undefined && <Fact label="ID" value={patient.externalId} />}
      {allergies !== undefined && <Fact label="Allergies" value={allergies} />}
      {patient.badNumber === true && (
        <Fact label="Phone" value={<span className="patient-summary-warning">Bad number</span>} />
      )}
      {risk !== undefined && <Fact label="Risk" value={risk} />}
      {workflow !== undefined && <Fact label="State" value={stateText(workflow, patient)} />}
    </dl>
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

function Fact({ label, value }: { readonly label: string; readonly value: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
