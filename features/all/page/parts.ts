import type { ComponentType } from 'react';
import { lazyPart, type PartProps, pagePart } from '../../../engine/react/index.ts';
import type { PartName } from '../../../generated/part-names.ts';
import { ReservationAwaited } from '../../reservation/page/ReservationAwaited.tsx';
import { quietly } from './quietly.tsx';

// Loads Decision Support when it is opened, to keep its code out of the first load.
const DecisionSupport = lazyPart(
  async () => (await import('../../decision-support/page/DecisionSupport.tsx')).DecisionSupport,
);

/** Components of the parts that product.json declares; the type checker refuses a missing one. */
export const parts: Readonly<Record<PartName, ComponentType<PartProps>>> = {
  'decision-support': DecisionSupport,
  'medications-v2': lazyPart(
    async () => (await import('../../medication-grid/page/MedicationListV2.tsx')).MedicationListV2,
  ),
  'letter-preview': lazyPart(
    async () => (await import('../../printing/page/LetterPreview.tsx')).LetterPreview,
  ),
  'member-files': pagePart(async () => (await import('../../staging/page/MemberFiles.tsx')).MemberFiles),
  'patient-risk': lazyPart(async () => (await import('../../risk/page/PatientRisk.tsx')).PatientRisk),
  'risk-displays': lazyPart(
    async () => (await import('../../risk/page/displays/RiskDisplays.tsx')).RiskDisplays,
  ),
  studio: pagePart(async () => (await import('../../../studio/page/Studio.tsx')).Studio),
  reservation: quietly(
    lazyPart(async () => (await import('../../reservation/page/ReservationControl.tsx')).ReservationControl),
    ReservationAwaited,
  ),
  'row-reservation': quietly(
    lazyPart(async () => (await import('../../reservation/page/RowReservation.tsx')).RowReservation),
  ),
};
