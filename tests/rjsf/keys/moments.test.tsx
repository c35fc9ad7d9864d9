import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wallTimeOf } from '../../../engine/core/dates/times.ts';
import type { Json, JsonSchemaObject } from '../../../engine/core/json/json.ts';
import { SchemaForm } from '../../../engine/react/schema-form.ts';

const schema: JsonSchemaObject = {
  type: 'object',
  properties: { at: { type: 'string', format: 'date-time', title: 'Taken' } },
};

/** Replaces one of the two lines and returns the submitted value. */
async function retyped(moment: string, line: RegExp, textOf: (shown: string) => string): Promise<unknown> {
  const saved: Json[] = [];
  const { unmount } = render(
    <SchemaForm
      {...{ schema }}
      defaultValue={{ at: moment }}
      onSubmit={(value) => void saved.push(value)}
      onError={(problems) => void saved.push(problems.map(({ message }) => message))}
    />,
  );
  const user = userEvent.setup({ delay: null });
  const field = screen.getByLabelText<HTMLInputElement>(line, { selector: 'input' });
  const next = textOf(field.value);
  await user.clear(field);
  await user.type(field, next);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  unmount();
  return saved[0];
}

const timeLine = /^Time of Taken|^Taken.*time/i;
const dayLine = /^Taken$/;

const moments = [
  '2024-01-15T13:10:45.123+05:30',
  '2024-01-15T13:10:45Z',
  '2024-02-29T23:59:59+00:00',
  '1999-12-31T08:00:01.5-09:30',
];

it.each([...moments, '0001-06-01T12:00:00Z'])(
  'typed as it was, a moment stays to the letter: %s',
  async (moment) => {
    expect(await retyped(moment, timeLine, (shown) => shown)).toEqual({ at: moment });
  },
);

const partsOf = (moment: string) => /T..:..(:[\d.]+)(Z|[+-]..:..)$/.exec(moment)?.slice(1);

it.each(moments)('at another time, a moment keeps its offset: %s', async (moment) => {
  const { at } = (await retyped(moment, timeLine, () => '3:15 PM')) as { readonly at: string };
  expect(partsOf(at)).toEqual([':00', partsOf(moment)?.[1]]);
  expect(wallTimeOf(at)).toEqual({ day: wallTimeOf(moment)?.day, time: '15:15' });
});

it.each(moments)('on another day, a moment keeps its seconds and its offset: %s', async (moment) => {
  const { at } = (await retyped(moment, dayLine, () => '06/30/2023')) as { readonly at: string };
  expect(partsOf(at)).toEqual(partsOf(moment));
  expect(wallTimeOf(at)).toEqual({ day: '2023-06-30', time: wallTimeOf(moment)?.time });
});

describe('a moment where clocks change', () => {
  beforeEach(() => {
    vi.stubEnv('TZ', 'America/Denver');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    ['03/10/2024', '1:59 AM', { at: '2024-03-10T01:59:00-07:00' }],
    ['03/10/2024', '2:30 AM', ['Taken must be a date with a time']],
    ['03/10/2024', '3:00 AM', { at: '2024-03-10T03:00:00-06:00' }],
    ['11/03/2024', '1:30 AM', { at: '2024-11-03T01:30:00-06:00' }],
    ['11/03/2024', '2:00 AM', { at: '2024-11-03T02:00:00-07:00' }],
  ])(
    'is stored with the offset of that moment, and refused where no clock shows it: %s %s',
    async (day, time, expected) => {
      expect(await typedAnew(day, time)).toEqual({ shown: [day, time], came: expected });
    },
  );
});

/** Types an instant into an empty form; returns the text of both lines and the resulting value. */
async function typedAnew(day: string, time: string) {
  const came: unknown[] = [];
  const { unmount } = render(
    <SchemaForm
      {...{ schema }}
      onSubmit={(value) => void came.push(value)}
      onError={(problems) => void came.push(problems.map(({ message }) => message))}
    />,
  );
  const user = userEvent.setup({ delay: null });
  const [dayField, timeField] = [dayLine, timeLine].map((line) =>
    screen.getByLabelText<HTMLInputElement>(line, { selector: 'input' }),
  );
  await user.type(dayField as HTMLInputElement, day);
  await user.type(timeField as HTMLInputElement, time);
  const shown = [dayField?.value, timeField?.value];
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  unmount();
  return { shown, came: came[0] };
}
