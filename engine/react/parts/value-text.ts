import { formatDate, formatDateTime } from '../../core/dates/dates.ts';
import { formatTimeOfDay } from '../../core/dates/times.ts';
import type { FormatMessage } from '../../core/messages/messages.ts';
import { decimalText } from '../../core/numbers/decimal.ts';
import type { Field } from '../../core/product/entity.ts';
import type { ValueSet } from '../../core/product/value-set.ts';
import { formatPhone } from '../../core/text/phone.ts';
import { wordOf } from '../../core/text/word-of.ts';

export interface ValueTextInput {
  readonly field: Field | undefined;
  readonly codes: ValueSet | undefined;
  readonly say: FormatMessage;
}

/** Formats a value as text, where values of different fields are shown side by side. */
export function valueText(value: unknown, { field, codes, say }: ValueTextInput): string {
  if (value === undefined || value === null || value === '') return say('value.empty');
  const word = wordOf(field?.words, value);
  if (word !== undefined) return word;
  if (typeof value === 'boolean') return say(value ? 'value.yes' : 'value.no');
  if (typeof value === 'string') return textValue(value, field, codes);
  if (typeof value === 'number') return [decimalText(value), field?.unit].filter(Boolean).join(' ');
  if (Array.isArray(value)) return value.map((item) => valueText(item, { field, codes, say })).join(', ');
  const { text, display } = value as { readonly text?: unknown; readonly display?: unknown };
  const own = [text, display].find((words) => typeof words === 'string');
  return (
    own ??
    Object.entries(value)
      .filter(([name]) => name !== 'system')
      .map(([, part]) => valueText(part, { field: undefined, codes, say }))
      .join(', ')
  );
}

/** Pattern of a stored phone number, ten digits; a number with fewer digits is a ZIP code, a year or an id. */
const phone = /^\d{10}$/;

function textValue(value: string, field: Field | undefined, codes: ValueSet | undefined): string {
  const display = codes?.codes.find(({ code }) => code === value)?.display;
  if (display !== undefined) return display;
  if (field?.format === 'date-time' || field?.format === 'partial-date-time') return formatDateTime(value);
  if (field?.format === 'time') return formatTimeOfDay(value);
  if (field?.format === 'date') return formatDate(value);
  return phone.test(value) ? formatPhone(value) : value;
}
