import { type ReactNode, Suspense } from 'react';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import { AppLink, Contained, idOf, lazyPart } from '../../../engine/react/index.ts';
import type { Front } from '../../../screens/app/front.ts';
import { isRecord } from '../../../screens/records.ts';
import { EmergencyNotice } from '../../emergency/page/EmergencyNotice.tsx';
import { patientLine } from '../../patients/page/patient-line.ts';
import { PatientRisk } from '../../risk/page/PatientRisk.tsx';
import { parts } from './parts.ts';

// Patient summary, loaded with the patient's screen, before which no patient is open.
const PatientSummary = lazyPart(
  async () => (await import('../../patients/page/PatientSummary.tsx')).PatientSummary,
);
const AllergyFact = lazyPart(async () => (await import('../../patients/page/AllergyFact.tsx')).AllergyFact);

/** The clinic's part of the pages. */
export const front: Front = {
  parts,
  Notice: EmergencyNotice,
  subject: {
    Header: PatientInHeader,
    contextLine: patientLine,
    otherWays: (
      <AppLink to="/dashboard?view=member-search" className="en-button en-button-secondary">
        Search for a patient
      </AppLink>
    ),
  },
};

function PatientInHeader({ record: patient }: { readonly record: JsonObject }) {
  if (!isRecord(patient, 'patient')) return null;
  // Keeps the patient's name and the page below when another part of the summary cannot be rendered.
  const fact = (shown: ReactNode) => (
    <Contained key={idOf(patient)} place="summary" fallback="could not be shown">
      {shown}
    </Contained>
  );
  return fact(
    <Suspense fallback={null}>
      <PatientSummary
        patient={patient}
        allergies={fact(<AllergyFact patient={patient} />)}
        risk={fact(<PatientRisk records={{ patient }} />)}
      />
    </Suspense>,
  );
}
