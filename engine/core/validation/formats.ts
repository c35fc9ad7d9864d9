import { fullFormats as ajvFormats } from 'ajv-formats/dist/formats.js';
import { isCalendarDay, isUsualInstant } from '../dates/dates.ts';
import { isPartialMoment } from '../dates/partial-dates.ts';

type Judge = (text: string) => boolean;

/**
 * The formats of `ajv-formats`, with the same meaning. Days and instants stand in every record: in their usual form they
 * are read digit by digit instead of by regular expressions.
 */
export const fullFormats = {
  ...ajvFormats,
  date: { validate: usually(isCalendarDay, 'date') },
  'date-time': { validate: usually(isUsualInstant, 'date-time') },
  'partial-date-time': { validate: isPartialMoment },
};

function usually(isUsual: Judge, name: 'date' | 'date-time'): Judge {
  const { validate } = ajvFormats[name] as { readonly validate: Judge };
  return (text) => isUsual(text) || validate(text);
}
