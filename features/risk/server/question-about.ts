import type { Records } from '../../../generated/calls.types.ts';
import { directionsTaken, isTakenOtherwise } from '../../directions/server/directions-taken.ts';
import type { RiskQuestion } from './risk-provider.ts';

export interface RiskSubject {
  readonly patient: Partial<Records['patient']>;
  readonly medications: readonly Partial<Records['medication']>[];
  readonly today: string;
}

/** Builds the question to a provider of risk scores: medications taken, without name and id. */
export function questionAbout({ patient, medications, today }: RiskSubject): RiskQuestion {
  const { dob, sex } = patient;
  return {
    ...{ dob, sex, today },
    medications: medications
      .filter(({ discontinued }) => !discontinued)
      .map(({ subject: _patient, performedBy: _user, ...medication }) => ({
        ...medication,
        ...(isTakenOtherwise(medication) ? { dosageInstructions: directionsTaken(medication) } : {}),
      })),
  };
}
