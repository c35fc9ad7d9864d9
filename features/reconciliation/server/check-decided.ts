import { isJsonObject, type JsonObject, jsonItems } from '../../../engine/core/json/json.ts';
import { stringItems } from '../../../engine/core/json/string-values.ts';
import type { Sent } from '../../../engine/core/protocol/call-types.ts';
import type { Problem } from '../../../engine/core/validation/problems.ts';
import { invalid } from '../../../gateway/operation/errors.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import { isMedicationList, type ListedMedication, type MedicationList, openLists } from './open-lists.ts';

interface ReconciliationToCheck {
  readonly takesNone: boolean;
  readonly lists: readonly string[];
  readonly medications: readonly { readonly isDecided: boolean; readonly sources: readonly string[] }[];
}

/** Converts a sent record, whose fields may still have any type. */
function toCheck(record: JsonObject): ReconciliationToCheck {
  const { takesNone, lists, medications }: Sent<MedicationList> = record;
  const rows: readonly Sent<ListedMedication>[] = jsonItems(medications).filter(isJsonObject);
  return {
    takesNone: takesNone === true,
    lists: stringItems(lists),
    medications: rows.map(({ status, sources }) => ({
      isDecided: status !== undefined,
      sources: stringItems(sources),
    })),
  };
}

/**
 * Refuses to complete a reconciliation with an undecided medication, or without any medication unless it states that
 * the patient takes nothing.
 */
export async function checkDecided(call: Call, subject: string, sent: JsonObject): Promise<void> {
  const record = toCheck(sent);
  const { medications: decided } = record;
  const problems: Problem[] = decided.flatMap(({ isDecided }, index) =>
    !isDecided ? [problemAt(`/medications/${index}/status`, 'Decide about this medication.')] : [],
  );
  problems.push(...decidedTwice(record));
  if (decided.length === 0 && !record.takesNone) problems.push(nothingDecided);
  const waiting = await undecided(call, subject, record);
  if (waiting.length > 0) problems.push(stillWaiting(waiting.length));
  if (problems.length > 0) throw invalid(problems);
}

/** Finds rows decided twice, since both decisions would reach the medication list. */
function decidedTwice({ medications }: ReconciliationToCheck): readonly Problem[] {
  const seen = new Set<string>();
  return medications.flatMap(({ sources }, index) => {
    const isTwice = sources.some((each) => seen.has(each));
    for (const each of sources) seen.add(each);
    if (!isTwice) return [];
    return [
      problemAt(
        `/medications/${index}/sources`,
        'An earlier row decides about the same medication. Undo one of them.',
      ),
    ];
  });
}

async function undecided(
  call: Call,
  subject: string,
  record: ReconciliationToCheck,
): Promise<readonly ListedMedication[]> {
  const through = new Set(record.lists);
  if (through.size === 0) return [];
  const isOverMedicationList = record.lists.some(isMedicationList);
  const decided = new Set(record.medications.flatMap(({ sources }) => sources));
  const lists = await openLists(call, subject);
  // Includes a newer version of the medication list, whose id differs, so that its changed rows count as undecided.
  const isGoneThrough = ({ _id }: MedicationList) =>
    through.has(_id) || (isOverMedicationList && isMedicationList(_id));
  return lists
    .filter(isGoneThrough)
    .flatMap(({ medications = [] }) => medications)
    .filter(({ uuid = '' }) => !decided.has(uuid));
}

const nothingDecided = problemAt(
  '/medications',
  'The list is empty. Add a medication, or tick that the patient takes no medications.',
);

function stillWaiting(count: number): Problem {
  const what = count === 1 ? '1 medication is' : `${count} medications are`;
  return problemAt('/medications', `${what} not decided yet. Decide about every row, then complete.`);
}

function problemAt(at: string, message: string): Problem {
  return { at, code: 'undecided', message, severity: 'error' };
}
