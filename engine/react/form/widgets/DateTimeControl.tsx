import { type FocusEvent, Suspense, useState } from 'react';
import { formatDate, formatDateTime, parseTypedDate } from '../../../core/dates/dates.ts';
import { isPartialMoment, parseTypedMonth } from '../../../core/dates/partial-dates.ts';
import { formatTime, instantOf, parseTypedTime, wallTimeOf } from '../../../core/dates/times.ts';
import { useMessages } from '../../context/use-messages.ts';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import { ariaOf, type ControlProps, textOf } from './control.ts';

// Loads the calendar when first opened, since it is large and seldom used.
const DateCalendar = lazyPart(async () => (await import('./DateCalendar.tsx')).DateCalendar);

/** Separator of the two texts of an invalid instant: a character that users cannot type into a line. */
const betweenLines = '\t';

/** Texts of the lines for day and time. */
interface Typed {
  readonly day: string;
  readonly time: string;
}

/**
 * Renders an instant as day and time on the user's clock, stored as RFC 3339 with an offset. If partial dates
 * are allowed, keeps a day without a time, a month (`10/2026`) or a year as such.
 */
export function DateTimeControl(props: ControlProps) {
  const [typed, setTyped] = useState<Typed>();
  // Value before typing, with the seconds and the offset, which neither line shows.
  const [origin, setOrigin] = useState('');
  const say = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const value = textOf(props.value);
  const isOwn = typed !== undefined && (props.isTyping() || storedOf(typed, origin) === props.value);
  const shown = isOwn ? typed : partsOf(value);

  function storedOf(next: Typed, from: string): string | undefined {
    return (props.isPartial === true ? partialOf(next) : undefined) ?? momentOf(next, from);
  }

  function type(next: Typed): void {
    const from = typed === undefined ? value : origin;
    setOrigin(from);
    setTyped(next);
    props.onType(storedOf(next, from));
  }

  function leave(event: FocusEvent): void {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    // Keeps the two texts as typed if they form no valid instant.
    if (wallTimeOf(textOf(typed && storedOf(typed, origin))) !== undefined) setTyped(undefined);
    props.onLeave();
  }

  function pick(day: string): void {
    setIsOpen(false);
    setTyped(undefined);
    props.onChoose(storedOf({ ...shown, day: formatDate(day) }, typed === undefined ? value : origin));
    document.getElementById(props.id)?.focus();
  }

  const line = { type: 'text', autoComplete: 'off', className: 'en-input', disabled: props.isDisabled };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend of its own beside the label
    <span className="en-date-time" role="group" aria-labelledby={`${props.id}-label`} onBlur={leave}>
      <span className="en-with-button">
        <input
          {...line}
          id={props.id}
          inputMode="numeric"
          value={shown.day}
          placeholder={say('date.placeholder')}
          onChange={({ currentTarget: { value: day }, nativeEvent }) =>
            type((isPasted(nativeEvent) ? momentIn(day) : undefined) ?? { ...shown, day })
          }
          {...ariaOf(props)}
        />
        <CalendarButton field={props} isOpen={isOpen} onOpen={() => setIsOpen(true)} />
      </span>
      <input
        {...line}
        id={`${props.id}-time`}
        aria-label={say('time.of', { field: props.label })}
        value={shown.time}
        placeholder={say('time.placeholder')}
        onChange={(event) => type({ ...shown, time: event.currentTarget.value })}
        {...ariaOf(props)}
      />
      <span className="en-unit" title={say('time.zone')}>
        {zoneName(value)}
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <DateCalendar
            label={props.label}
            day={parseTypedDate(shown.day)}
            onPick={pick}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </span>
  );
}

/** Splits a stored instant into day and time on the user's clock; splits an invalid one into the texts as typed. */
function partsOf(value: string): Typed {
  const wall = wallTimeOf(value);
  if (wall !== undefined) return { day: formatDate(wall.day), time: formatTime(wall.time) };
  if (isPartialMoment(value)) return { day: formatDateTime(value), time: '' };
  const [day = '', time = ''] = value.split(betweenLines);
  return { day, time };
}

function isPasted(event: Event): boolean {
  return event instanceof InputEvent && event.inputType === 'insertFromPaste';
}

/** Splits a day with a time in one text, as other programs write it; undefined for other text. */
function momentIn(text: string): Typed | undefined {
  if (wallTimeOf(text.trim()) !== undefined) return partsOf(text.trim());
  const words = text.trim().split(/\s+/);
  for (const index of words.keys()) {
    const day = parseTypedDate(words.slice(0, index).join(' ').replace(/,$/, ''));
    const time = parseTypedTime(words.slice(index).join(' '));
    if (day !== undefined && time !== undefined) return { day: formatDate(day), time: formatTime(time) };
  }
  return undefined;
}

/** Reads a partial date, which has no time: a day, a month or a year. */
function partialOf({ day, time }: Typed): string | undefined {
  return time.trim() === '' ? (parseTypedDate(day) ?? parseTypedMonth(day)) : undefined;
}

/**
 * Reads the typed instant; returns invalid text unchanged, for the check to report. Keeps those parts of the
 * earlier instant that the user has not changed.
 */
function momentOf({ day, time }: Typed, origin: string): string | undefined {
  const wall = { day: parseTypedDate(day), time: parseTypedTime(time) };
  const before = wallTimeOf(origin);
  if (before !== undefined && before.time === wall.time) {
    if (before.day === wall.day) return origin;
    return withSecondsOf(origin, withOffsetOf(origin, plainMoment(wall, day, time)));
  }
  return withOffsetOf(origin, plainMoment(wall, day, time));
}

/**
 * Restores the offset of the earlier instant, unless it was that of the user's own clock, whose offset follows
 * daylight saving time.
 */
function withOffsetOf(origin: string, moment: string | undefined): string | undefined {
  const [offset] = offsetAtEnd.exec(origin) ?? [];
  const before = wallTimeOf(origin);
  if (offset === undefined || before === undefined || wallTimeOf(moment ?? '') === undefined) return moment;
  if (instantOf(before)?.endsWith(offset) === true) return moment;
  const [, sign = '+', hours = '0', minutes = '0'] = offsetAtEnd.exec(offset) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  const clock = new Date(Date.parse(moment ?? '') + ahead * 60_000).toISOString();
  return /^\d{4}-/.test(clock) ? `${clock.slice(0, 19)}${offset}` : moment;
}

const offsetAtEnd = /(?:z|([+-])(\d\d):(\d\d))$/i;

/**
 * Restores the seconds of the earlier instant, which neither line shows, so that the user cannot have changed them.
 */
function withSecondsOf(origin: string, moment: string | undefined): string | undefined {
  const [, seconds = ':00'] = /^.{16}(:\d{2}(?:\.\d+)?)/.exec(origin) ?? [];
  return moment?.replace(/^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}):00/, `$1${seconds}`);
}

interface Wall {
  readonly day: string | undefined;
  readonly time: string | undefined;
}

function plainMoment(wall: Wall, day: string, time: string): string | undefined {
  const instant =
    wall.day === undefined || wall.time === undefined
      ? undefined
      : instantOf({ day: wall.day, time: wall.time });
  const text = time === '' ? day : `${day}${betweenLines}${time}`;
  return instant ?? (text.trim() === '' ? undefined : text);
}

/** Names the user's time zone at an instant: `MST`, `EDT`. */
function zoneName(value: string): string {
  const moment = wallTimeOf(value) === undefined ? new Date() : new Date(value);
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
