import { millisecondsOfDay } from '../../engine/core/dates/milliseconds.ts';
import { isJsonObject, type JsonObject } from '../../engine/core/json/json.ts';
import { getAt, setAt } from '../../engine/core/json/pointer.ts';
import type { LoadRecord, SeedRecord } from '../../engine/core/protocol/load.ts';
import { laterCallsOf } from './interactions.ts';
import { createRandom } from './random.ts';
import { isClosed } from './workflow-states.ts';

/** Days before the first start to which the history of a new demonstration reaches. */
const historyDays = 28;

/** What patients refer to was there before them. */
const earliest: readonly string[] = ['organization', 'project', 'user'];

/** States in which work on documents goes on; no queue of the set shows them by their last call. */
const calledStates: readonly string[] = [
  'Complete',
  'Ready for Printing',
  'Ready for Mailing',
  'Waiting for Mailer',
  'Ready for MSR Preceptor Review',
];

/**
 * The records of the set as a team came to them in the four weeks before `now`, the same for the same `now`:
 * patients entered their states on different days, some of them from another one, and calls were made on working days.
 */
export function withTeamHistory(records: readonly LoadRecord[], now: Date): readonly SeedRecord[] {
  const before = (days: number) => new Date(now.getTime() - days * millisecondsOfDay);
  const first = records.filter(({ entity }) => earliest.includes(entity));
  const patients = records.filter(({ entity }) => entity === 'patient');
  const others = records.filter((each) => !first.includes(each) && each.entity !== 'patient');
  const stays = patients
    .flatMap(({ record }) => staysOf(record))
    .toSorted((one, other) => other.days - one.days)
    .map(({ record, days }) => ({ entity: 'patient', record, days }));
  // One moment a day: what is stored at one moment is stored together.
  const moments = Array.from({ length: historyDays + 1 }, (_, days) => before(days));
  const start = before(historyDays + 1);
  return [
    ...first.map((each) => ({ ...each, at: start })),
    ...stays.map(({ days, ...each }) => ({ ...each, at: moments[days] ?? now })),
    ...others,
    ...callsOf(patients, others, before),
  ];
}

interface Stay {
  readonly record: JsonObject;
  /** Before now. */
  readonly days: number;
}

/** The patient in the present state, and perhaps in the one before. */
function staysOf(record: JsonObject): readonly Stay[] {
  const random = createRandom(`${String(record['_id'])}/stays`);
  const days = random.integer(0, historyDays);
  const state = record['currentWorkflowState'];
  const hadAnother = random.chance(0.25) && !isClosed(stateOf(record)) && days < historyDays - 7;
  if (!hadAnother || !isJsonObject(state)) return [{ record, days }];
  const { reviewType: _laterOne, ...earlier } = state;
  const earlierState = { ...earlier, name: 'Ready for Initiating Call' };
  return [
    { record: setAt(record, '/currentWorkflowState', earlierState), days: days + random.integer(2, 7) },
    { record, days },
  ];
}

function stateOf(record: JsonObject): string {
  return String(getAt(record, '/currentWorkflowState/name'));
}

/** Patients who were never called stay so. */
function callsOf(
  patients: readonly LoadRecord[],
  others: readonly LoadRecord[],
  before: (days: number) => Date,
): readonly LoadRecord[] {
  const calls = Map.groupBy(
    others.filter(({ entity }) => entity === 'interaction').map(({ record }) => record),
    (record) => String(record['subject']),
  );
  return patients
    .filter(({ record }) => calledStates.includes(stateOf(record)))
    .flatMap(({ record }) => {
      const id = String(record['_id']);
      const random = createRandom(`${id}/recent`);
      const made = calls.get(id) ?? [];
      if (made.length === 0) return [];
      const ago = random.sample(
        Array.from({ length: historyDays - 1 }, (_, day) => day + 1),
        random.integer(1, 4),
      );
      const days = ago
        .toSorted((a, b) => b - a)
        .map(before)
        .filter(isWorkingDay);
      const engagement = Number(record['workflowIteration']);
      return laterCallsOf(
        { id, engagement },
        days.map((day) => day.toISOString().slice(0, 10)),
        made,
      );
    });
}

function isWorkingDay(day: Date): boolean {
  return day.getUTCDay() % 6 !== 0;
}
