import { AppLink, lazyPart } from '../../../engine/react/index.ts';
import type { Front } from '../../../screens/app/front.ts';
import { EmergencyNotice } from '../../emergency/page/EmergencyNotice.tsx';
import { patientLine } from '../../patients/page/patient-line.ts';
import { parts } from './parts.ts';

/** The clinic's part of the pages. */
export const front: Front = {
  parts,
  Notice: EmergencyNotice,
  subject: {
    // Loaded with the patient's screen, before which no patient is open.
    Header: lazyPart(async () => (await import('./PatientInHeader.tsx')).PatientInHeader),
    ofScreen: {
      contextLine: patientLine,
      otherWays: (
        <AppLink to="/dashboard?view=member-search" className="en-button en-button-secondary">
          Search for a patient
        </AppLink>
      ),
    },
  },
};
