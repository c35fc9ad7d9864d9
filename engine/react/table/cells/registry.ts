import { formatDate, formatDateTime } from '../../../core/dates/dates.ts';
import { formatTimeOfDay, isTimeOfDay } from '../../../core/dates/times.ts';
import { decimalText } from '../../../core/numbers/decimal.ts';
import type { CellName } from '../../../core/product/parts.ts';
import { formatPhone } from '../../../core/text/phone.ts';
import { wordOf } from '../../../core/text/word-of.ts';
import type { Cell } from '../../context/cell.ts';
import { PhoneLink } from './PhoneLink.tsx';
import { personName } from './person-name.ts';

const text: Cell = { text: plain };

const date: Cell = {
  text: (value) => (typeof value === 'string' ? formatDate(value) : ''),
  sortKey: (value) => (typeof value === 'string' && value !== '' ? value : undefined),
  isUnbroken: true,
};

const dateTime: Cell = {
  text: (value) => (typeof value === 'string' ? formatDateTime(value) : ''),
  sortKey: (value) => (typeof value === 'string' && value !== '' ? momentOf(value) : undefined),
  isUnbroken: true,
};

const time: Cell = {
  text: (value) => (typeof value === 'string' ? formatTimeOfDay(value) : ''),
  sortKey: (value) => (typeof value === 'string' && isTimeOfDay(value) ? value : undefined),
  isUnbroken: true,
};

const phone: Cell = {
  text: (value) => (typeof value === 'string' ? formatPhone(value) : ''),
  isUnbroken: true,
  Shown: PhoneLink,
  isLink: true,
};

const code: Cell = {
  text: (value, { codes, words }) => {
    const textOf = (each: unknown) =>
      wordOf(words, each) ?? codes?.codes.find((entry) => entry.code === each)?.display ?? plain(each);
    return Array.isArray(value) ? value.map(textOf).filter(Boolean).join(', ') : textOf(value);
  },
};

const boolean: Cell = {
  text: (value, { say }) => (value === true ? say('value.yes') : ''),
  sortKey: (value) => (value === true ? 0 : 1),
};

const number: Cell = {
  text: plain,
  sortKey: numberOf,
  align: 'end',
  isUnbroken: true,
};

/** Cell of a measured value with its unit, as in FHIR's Quantity. */
const quantity: Cell = {
  text: (value) =>
    [plain(own(value, 'value')), plain(own(value, 'units') ?? own(value, 'unit'))]
      .filter((part) => part !== '')
      .join(' '),
  sortKey: (value) => numberOf(own(value, 'value')),
  align: 'end',
  isUnbroken: true,
};

const person: Cell = { text: personName, isUnbroken: true };

/** Cells by the names that columns use. */
export const cells: Readonly<Record<CellName, Cell>> = {
  ...{ text, date, time, phone, code, boolean, number, quantity, person },
  'date-time': dateTime,
};

/** Converts an instant to milliseconds since 1970, so that instants with different offsets sort correctly. */
function momentOf(value: string): number | undefined {
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? undefined : moment;
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(plain).filter(Boolean).join(', ');
  if (typeof value === 'number') return decimalText(value);
  return typeof value === 'boolean' ? String(value) : '';
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function own(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
