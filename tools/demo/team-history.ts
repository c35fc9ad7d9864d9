import { millisecondsOfDay } from '../../engine/core/dates/milliseconds.ts';
import { isJsonObject, type JsonObject } from '../../engine/core/json/json.ts';
import { getAt, setAt } from '../../engine/core/json/pointer.ts';
import type { LoadRecord, SeedRecord } from '../../engine/core/protocol/load.ts';
import { laterCallsOf } from './interactions.ts';
import { countedAgain, onDay } from './on-day.ts';
import { createRandom } from './random.ts';
import { referenceDay } from './reference-day.ts';
import { isClosed } from './workflow-states.ts';

/** Days of history before the first start of a new demonstration. */
const historyDays = 28;

/** Entities created before patients, which refer to them. */
const earliest: readonly string[] = ['organization', 'project', 'user'];

const planned = 'scheduled-interaction';

/** Days over which planned calls are spread, and how many of these days are past. */
const plannedDays = { all: 15, overdue: 2 };

/**
 * States with work on documents. Only these patients get recent calls, since no queue of the set selects them by
 * their last call.
 */
const calledStates: readonly string[] = [
  'Complete',
  'Ready for Printing',
  'Ready for Mailing',
  'Waiting for Mailer',
  'Ready for MSR Preceptor Review',
];

/**
 * Adds a team's history of the four weeks before `now`: changes of state on different days, calls on working days,
 * and planned calls around today. The result depends on `now` only.
 */
export function withTeamHistory(set: readonly LoadRecord[], now: Date): readonly SeedRecord[] {
  const before = (days: number) => new Date(now.getTime() - days * millisecondsOfDay);
  const records = set.map((each) => onDay(each, now));
  const first = records.filter(({ entity }) => earliest.includes(entity));
  const patients = records.filter(({ entity }) => entity === 'patient');
  const calls = countedAgain(records.filter(({ entity }) => entity === 'interaction'));
  const others = records.filter(({ entity }) => ![...earliest, 'patient', 'interaction'].includes(entity));
  const stays = patients
    .flatMap(({ record }) => staysOf(record))
    .toSorted((one, other) => other.days - one.days)
    .map(({ record, days }) => ({ entity: 'patient', record, days }));
  // Instants, one for each day, since the records of one instant are stored together.
  const moments = Array.from({ length: historyDays + 1 }, (_, days) => before(days));
  const start = before(historyDays + 1);
  return [
    ...first.map((each) => ({ ...each, at: start })),
    ...stays.map(({ days, ...each }) => ({ ...each, at: moments[days] ?? now })),
    ...others.map((each) => (each.entity === planned ? plannedFrom(now, each) : each)),
    ...calls,
    ...callsOf(patients, calls, before),
  ];
}

/** Moves a planned call to a day between two days before and twelve days after `now`. */
function plannedFrom(now: Date, { record, ...call }: LoadRecord): LoadRecord {
  const moment = String(record['scheduledForDate']);
  const ahead = (Date.parse(moment.slice(0, 10)) - Date.parse(referenceDay)) / millisecondsOfDay;
  const days = (ahead % plannedDays.all) - plannedDays.overdue;
  const day = new Date(now.getTime() + days * millisecondsOfDay).toISOString().slice(0, 10);
  const scheduledForDate = `${day}${moment.slice(10)}`;
  return { ...call, record: { ...record, currentYear: Number(day.slice(0, 4)), scheduledForDate } };
}

interface Stay {
  readonly record: JsonObject;
  /** Number of days before now. */
  readonly days: number;
}

/** Lists the patient's latest states: the current one, and sometimes the previous one. */
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

/** Creates recent calls of patients who have earlier calls. */
function callsOf(
  patients: readonly LoadRecord[],
  made: readonly LoadRecord[],
  before: (days: number) => Date,
): readonly LoadRecord[] {
  const calls = Map.groupBy(
    made.map(({ record }) => record),
    (record) => String(record['subject']),
  );
  return patients
    .filter(({ record }) => calledStates.includes(stateOf(record)))
    .flatMap(({ record }) => {
      const id = String(record['_id']);
      const random = createRandom(`${id}/recent`);
      const earlier = calls.get(id) ?? [];
      if (earlier.length === 0) return [];
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
        earlier,
      );
    });
}

function isWorkingDay(day: Date): boolean {
  return day.getUTCDay() % 6 !== 0;
}
