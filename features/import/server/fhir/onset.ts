import type { FieldConversion } from './conversion.ts';
import { type Element, elementAt, textAt } from './resource.ts';

/** Day on which an allergy was first seen, as precise as in the file. */
export interface Onset {
  readonly day: string | undefined;
  /** Remark on the day, for the note. */
  readonly remark: string | undefined;
}

const wholeDay = /^\d{4}-\d{2}-\d{2}/;

/**
 * Reads the calendar day as written, never moved to another time zone. Falls back to the day of recording, and the note
 * says so.
 */
export function onsetOf(allergy: Element): Onset {
  const written = textAt(allergy, 'onsetDateTime') ?? textAt(elementAt(allergy, 'onsetPeriod'), 'start');
  const day = dayOf(written);
  if (day !== undefined) {
    return { day, remark: undefined };
  }
  const inWords = written ?? textAt(allergy, 'onsetString');
  if (inWords !== undefined) {
    return { day: undefined, remark: `Onset as recorded: ${inWords}.` };
  }
  const recorded = dayOf(textAt(allergy, 'recordedDate'));
  return { day: recorded, remark: recorded && 'Onset not stated: the date is the day of recording.' };
}

function dayOf(dateTime: string | undefined): string | undefined {
  return dateTime?.match(wholeDay)?.[0];
}

/** Readings of the day on which something began. */
export const onsetConversions = {
  'onset-day': {
    reads: ['onsetDateTime', 'onsetPeriod.start', 'onsetString', 'recordedDate'],
    read: ({ resource }) => onsetOf(resource).day,
  },
} satisfies Readonly<Record<string, FieldConversion>>;
