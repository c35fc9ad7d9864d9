import { foldText } from '../../../engine/core/text/fold-text.ts';
import { type AmountCodes, gridCellText } from './grid-amounts.ts';
import { type EditedField, type Medication, medicationName, timesOfDay } from './medications.ts';

export type Grouping = 'problem' | 'time';

export interface MedicationGroup {
  readonly title: string;
  readonly medications: readonly Medication[];
}

const noProblem = 'No problem recorded';
const noTime = 'No time of day recorded';

const timeTitles: readonly (readonly [EditedField, string])[] = [
  ...timesOfDay.map((time) => [time, `${time.charAt(0).toUpperCase()}${time.slice(1)}`] as const),
  ['asNeeded', 'As needed'],
];

/**
 * Groups medications by purpose, or by time of day; a medication taken at several times is in each of their groups.
 * Sorts each group by name.
 */
export function groupMedications(
  medications: readonly Medication[],
  grouping: Grouping,
  codes: AmountCodes,
): readonly MedicationGroup[] {
  const sorted = medications.toSorted((a, b) => compareTexts(medicationName(a), medicationName(b)));
  return grouping === 'problem' ? byProblem(sorted) : byTime(sorted, codes);
}

function byProblem(medications: readonly Medication[]): readonly MedicationGroup[] {
  const groups = Map.groupBy(medications, ({ indication = '' }) => foldText(indication.trim()));
  return [...groups.entries()]
    .toSorted(([a], [b]) => Number(a === '') - Number(b === '') || compareTexts(a, b))
    .map(([, members]) => ({ title: members[0]?.indication?.trim() || noProblem, medications: members }));
}

function byTime(medications: readonly Medication[], codes: AmountCodes): readonly MedicationGroup[] {
  const isAt = (medication: Medication, field: EditedField) => gridCellText(medication, field, codes) !== '';
  const groups = timeTitles.map(([field, title]) => ({
    title,
    medications: medications.filter((each) => isAt(each, field)),
  }));
  const others = medications.filter((each) => !timeTitles.some(([field]) => isAt(each, field)));
  return [...groups, { title: noTime, medications: others }].filter((group) => group.medications.length > 0);
}

function compareTexts(a: string, b: string): number {
  return foldText(a).localeCompare(foldText(b));
}
