import { millisecondsOfDay } from '../../engine/core/dates/milliseconds.ts';
import { isJsonObject, type Json, type JsonObject } from '../../engine/core/json/json.ts';
import { getAt, setAt } from '../../engine/core/json/pointer.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { referenceDay } from './reference-day.ts';

/** Properties that stay on their day: people are born once, and a program that has ended had its members before. */
const fixedProperties: readonly string[] = ['dob', 'projects'];
const fixedEntities: readonly string[] = ['organization', 'project', 'user', 'eula', 'scheduled-interaction'];

/** Calls of the last four weeks are made up from the day of the start; those of the set lie before them. */
const daysBeforeLaterCalls = 28;

/** A record of the set as it is where `now` is the day that the set calls today: every day in it moves along. */
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

/** Paths of the year in records of an entity, and of its day; without a day it is the year of the start. */
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

/** Calls in the order of time, their attempts counted by type and year as the gateway counts them. */
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
