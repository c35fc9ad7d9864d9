import { formatTime, wallTimeOf } from '../../../engine/core/dates/times.ts';

/** The time of day of an instant, as people read it. */
export function timeOf(instant = ''): string {
  return formatTime(wallTimeOf(instant)?.time ?? '');
}
