import { millisecondsOfDay } from '../../engine/core/dates/milliseconds.ts';
import { isJsonObject, type Json, type JsonObject } from '../../engine/core/json/json.ts';
import { getAt, setAt } from '../../engine/core/json/pointer.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { referenceDay } from './reference-day.ts';

/** Properties whose days stay fixed: dates of birth, and memberships in an ended program. */
const fixedProperties: readonly string[] = ['dob', 'projects'];
const fixedEntities: readonly string[] = ['organization', 'project', 'user', 'eula', 'scheduled-interaction'];

/** Days before the start in which the history adds calls; the calls of the set are moved before these days. */
const daysBeforeLaterCalls = 28;

/** Moves every day of a record by the days between the set's reference day and `now`. */
export function onDay({ entity, record }: LoadRecord, now: Date): LoadRecord {
  if (fixedEntities.includes(entity)) return { entity, record };
  const since = Math.floor((now.getTime() - Date.parse(`${referenceDay}T00:00:00Z`)) / millisecondsOfDay);
  const days = entity === 'interaction' ? since - daysBeforeLaterCalls : since;
  return { entity, record: withYear(entity, moved(record, days), now) };
}

function moved(record: JsonObject, days: number): JsonObject {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      value === undefined || fixedProperties.includes(name) ? value : movedValue(value, days),
    ]),
  );
}

function movedValue(value: Json, days: number): Json {
  if (typeof value === 'string') return value.replace(/^\d{4}-\d\d-\d\d(?=T|$)/, (day) => later(day, days));
  if (Array.isArray(value)) return value.map((each) => movedValue(each, days));
  return isJsonObject(value) ? moved(value, days) : value;
}

function later(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * millisecondsOfDay).toISOString().slice(0, 10);
}

/**
 * Path of the year in records of an entity, and of the day that the year is taken from; without such a day, from
 * `now`.
 */
const years: Readonly<Record<string, { readonly at: string; readonly of?: string }>> = {
  note: { at: '/year', of: '/dateAdded' },
  interaction: { at: '/currentYear', of: '/record/dateRecorded' },
  review: { at: '/currentYear' },
};

function withYear(entity: string, record: JsonObject, now: Date): JsonObject {
  if (entity === 'patient') return withYearOfWork(record, now);
  const year = years[entity];
  if (year === undefined) return record;
  const day = year.of === undefined ? now.toISOString() : String(getAt(record, year.of));
  return setAt(record, year.at, Number(day.slice(0, 4)));
}

function withYearOfWork(record: JsonObject, now: Date): JsonObject {
  const at = '/currentWorkflowState/year';
  const ago = Number(referenceDay.slice(0, 4)) - Number(getAt(record, at));
  return setAt(record, at, now.getUTCFullYear() - ago);
}

/** Numbers the attempts of calls by type and year, in the given order, as the gateway does. */
export function countedAgain(calls: readonly LoadRecord[]): readonly LoadRecord[] {
  const made = new Map<string, number>();
  return calls.map(({ entity, record }) => {
    if (getAt(record, '/record/interaction') !== 'call') return { entity, record };
    const name = [record['subject'], record['app'], record['currentYear']].join(' ');
    const attempt = (made.get(name) ?? 0) + 1;
    made.set(name, attempt);
    return { entity, record: setAt(record, '/record/attempt', attempt) };
  });
}
