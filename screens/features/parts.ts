import type { ComponentType } from 'react';
import { lazyPart, type PartProps, pagePart } from '../../engine/react/index.ts';
import type { PartName } from '../../generated/part-names.ts';
import { quietly } from './quietly.tsx';
import { ReservationAwaited } from './reservation/ReservationAwaited.tsx';
import { PatientRisk } from './risk/PatientRisk.tsx';

// Opened later than the page: its code is no part of the first load.
const DecisionSupport = lazyPart(
  async () => (await import('./decision-support/DecisionSupport.tsx')).DecisionSupport,
);

/** Components of the parts that product.json declares: one for each, or the types do not hold. */
export const parts: Readonly<Record<PartName, ComponentType<PartProps>>> = {
  'decision-support': DecisionSupport,
  'medications-v2': lazyPart(
    async () => (await import('./medication-grid/MedicationListV2.tsx')).MedicationListV2,
  ),
  'letter-preview': lazyPart(async () => (await import('./printing/LetterPreview.tsx')).LetterPreview),
  'member-files': pagePart(async () => (await import('./staging/MemberFiles.tsx')).MemberFiles),
  'patient-risk': PatientRisk,
  'review-report': pagePart(async () => (await import('./reports/reports.tsx')).ReviewReport),
  'team-calls': pagePart(async () => (await import('./reports/reports.tsx')).TeamCalls),
  'team-deadlines': pagePart(async () => (await import('./reports/reports.tsx')).TeamDeadlines),
  'team-states': pagePart(async () => (await import('./reports/reports.tsx')).TeamStates),
  'risk-displays': lazyPart(async () => (await import('./risk/displays/RiskDisplays.tsx')).RiskDisplays),
  studio: pagePart(async () => (await import('./studio/Studio.tsx')).Studio),
  reservation: quietly(
    lazyPart(async () => (await import('./reservation/ReservationControl.tsx')).ReservationControl),
    ReservationAwaited,
  ),
  'row-reservation': quietly(
    lazyPart(async () => (await import('./reservation/RowReservation.tsx')).RowReservation),
  ),
};
