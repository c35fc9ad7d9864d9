import type { Calls } from '../../../../generated/calls.types.ts';

/** Medication with its part in the patient's risk score. */
export interface MedicationShare {
  readonly id: string;
  readonly name: string;
  /** Mark of the medication in drawings, `1`, `2` … by name, since colours alone would not distinguish so many. */
  readonly mark: string;
  readonly shares: Readonly<Record<string, number>>;
  /** Sum of the shares. */
  readonly total: number;
  /** Part of the score with the largest share; the first of equals. */
  readonly mainPart: string;
  readonly routes: Readonly<Record<string, string>>;
  readonly times: readonly string[];
  readonly isUnknown: boolean;
}

/** Lists the medications of an answer, sorted and numbered by name. */
export function medicationShares(
  medications: readonly RowOfRisk[],
  parts: readonly string[],
): readonly MedicationShare[] {
  return medications
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }))
    .map(({ id, name, scores, routes, times, isUnknown = false }, index) => ({
      ...{ id, name, routes, times, isUnknown, shares: scores, mark: String(index + 1) },
      total: parts.reduce((sum, part) => sum + (scores[part] ?? 0), 0),
      mainPart: parts.reduce(
        (main, part) => ((scores[part] ?? 0) > (scores[main] ?? 0) ? part : main),
        parts[0] ?? '',
      ),
    }));
}

/** Formats a number of points with at most one decimal. */
export function points(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Answer of the gateway about a patient's medication risk. */
type RiskAnswer = Calls['patient.risk']['answer'];

/** Row of the answer for one medication. */
type RowOfRisk = NonNullable<RiskAnswer['medications']>[number];
