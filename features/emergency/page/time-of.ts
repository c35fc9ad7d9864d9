import { formatTime, wallTimeOf } from '../../../engine/core/dates/times.ts';

/** Formats the time of day of an instant. */
export function timeOf(instant = ''): string {
  return formatTime(wallTimeOf(instant)?.time ?? '');
}
