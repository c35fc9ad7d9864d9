import type { JsonObject } from '../../../../engine/core/json/json.ts';
import type { Problem } from '../../../../engine/core/validation/problems.ts';
import type { Call } from '../../../../gateway/context/call.ts';
import { invalid } from '../../../../gateway/errors.ts';
import { medicationsIn, openLists, textsOf } from './open-lists.ts';

/**
 * Refuses to complete a reconciliation while a medication of the lists that it goes through is undecided, or while
 * nothing is decided at all and nobody says that the patient takes nothing.
 */
export async function checkDecided(call: Call, record: JsonObject): Promise<void> {
  const decided = medicationsIn(record);
  const problems: Problem[] = decided.flatMap(({ status }, index) =>
    status === undefined ? [problemAt(`/medications/${index}/status`, 'Decide about this medication.')] : [],
  );
  if (decided.length === 0 && record['takesNone'] !== true) problems.push(nothingDecided);
  const waiting = await undecided(call, record, decided);
  if (waiting.length > 0) problems.push(stillWaiting(waiting.length));
  if (problems.length > 0) throw invalid(problems);
}

async function undecided(
  call: Call,
  record: JsonObject,
  decided: readonly JsonObject[],
): Promise<readonly JsonObject[]> {
  const through = new Set(textsOf(record['lists']));
  if (through.size === 0) return [];
  const sources = new Set(decided.flatMap((medication) => textsOf(medication['sources'])));
  const lists = await openLists(call, String(record['subject']));
  return lists
    .filter((list) => through.has(String(list['_id'])))
    .flatMap(medicationsIn)
    .filter(({ uuid }) => !sources.has(String(uuid)));
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
