import type { Scope } from '../../../../engine/core/expressions/scope.ts';
import { isJsonObject, type JsonObject } from '../../../../engine/core/json/json.ts';
import type { Regimen } from '../../../../generated/decision/regimen.types.ts';

export type RegimenMedication = Regimen['medications'][number];

const nobody: Regimen = { medications: [] };

/** Returns the regimen that a row is checked against. */
export function regimenIn({ self }: Scope): Regimen {
  return isRegimen(self) ? self : nobody;
}

/** Returns the medication that the row is `of`. */
export function medicationIn({ item }: Scope): RegimenMedication | undefined {
  return isMedication(item) ? item : undefined;
}

/** Returns the medication that the row is `with`. */
export function otherIn({ records }: Scope): RegimenMedication | undefined {
  const other = records?.['other'];
  return isMedication(other) ? other : undefined;
}

function isRegimen(value: unknown): value is JsonObject & Regimen {
  return isJsonObject(value) && 'medications' in value;
}

function isMedication(value: unknown): value is JsonObject & RegimenMedication {
  return isJsonObject(value) && 'ingredients' in value;
}
