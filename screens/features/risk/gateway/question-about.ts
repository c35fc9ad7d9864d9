import type { JsonObject } from '../../../../engine/core/json/json.ts';
import type { RiskQuestion } from './risk-provider.ts';

export interface RiskSubject {
  readonly patient: JsonObject;
  readonly medications: readonly JsonObject[];
  readonly today: string;
}

/** What a provider of risk scores is asked about a patient: the medications that are taken, no name and no id of theirs. */
export function questionAbout({ patient, medications, today }: RiskSubject): RiskQuestion {
  const { dob, sex } = patient;
  return {
    ...{ dob: textOf(dob), sex: textOf(sex), today },
    medications: medications
      .filter(({ discontinued }) => !discontinued)
      .map(({ subject: _patient, performedBy: _user, ...medication }) => medication),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
