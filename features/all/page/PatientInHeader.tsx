import { type ReactNode, Suspense } from 'react';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import { Contained } from '../../../engine/react/index.ts';
import { isRecord } from '../../../screens/records.ts';
import { AllergyFact } from '../../patients/page/AllergyFact.tsx';
import { PatientSummary } from '../../patients/page/PatientSummary.tsx';
import { PatientRisk } from '../../risk/page/PatientRisk.tsx';

/** Shows the open patient in the header, with allergies and risk. */
export function PatientInHeader({ record: patient }: { readonly record: JsonObject }) {
  if (!isRecord(patient, 'patient')) return null;
  return (
    <PatientSummary
      patient={patient}
      allergies={fact(<AllergyFact patient={patient} />)}
      risk={fact(<PatientRisk records={{ patient }} />)}
    />
  );
}

/** Keeps the patient's name when another part of the summary cannot be rendered. */
function fact(shown: ReactNode) {
  return (
    <Contained place="summary" fallback="could not be shown">
      <Suspense fallback={null}>{shown}</Suspense>
    </Contained>
  );
}
