import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Json, JsonSchemaObject } from '../../../engine/core/json/json.ts';
import { type RuntimeSchemaFormProps, SchemaForm } from '../../../engine/react/schema-form.ts';
import { courseOf } from './course.ts';
import { openOurs } from './drive.tsx';
import { furtherReports } from './further-reports.ts';
import { reports } from './reports.ts';

const text = { type: 'string' } as const;

function objectOf(properties: JsonSchemaObject['properties'] & object, rest: object = {}): JsonSchemaObject {
  return { type: 'object', properties, ...rest };
}

function open(props: RuntimeSchemaFormProps) {
  const saved: Json[] = [];
  const { rerender } = render(<SchemaForm {...props} onSubmit={(value) => void saved.push(value)} />);
  const again = (next: Partial<RuntimeSchemaFormProps>) =>
    rerender(<SchemaForm {...props} {...next} onSubmit={(value) => void saved.push(value)} />);
  return { saved, again, user: userEvent.setup({ delay: null }) };
}

const echoed = objectOf({
  x: {
    title: 'X',
    anyOf: [
      objectOf({ a: { ...text, title: 'A', default: 'd' } }, { title: 'One' }),
      objectOf({ b: { ...text, title: 'B' } }, { title: 'Two', required: ['b'] }),
    ],
  },
});

/** Host that repeatedly passes its value to the form as a new object, and applies each change after a delay. */
function Restless({ onSubmit }: { readonly onSubmit: (value: Json) => unknown }) {
  const [value, setValue] = useState<Json>({ n: 1, s: 'ad' });
  useEffect(() => {
    const timer = setInterval(() => setValue((now) => structuredClone(now)), 10);
    return () => clearInterval(timer);
  }, []);
  const later = (next: Json) => void setTimeout(() => setValue(next), 5);
  return <SchemaForm {...{ schema: restless, value, onSubmit }} onChange={later} />;
}

const restless = objectOf({ n: { type: 'number', title: 'N' }, s: { ...text, title: 'S' } });

/** Host that passes each change back to the form. */
function Echo({ onSubmit }: { readonly onSubmit: (value: Json) => unknown }) {
  const [value, setValue] = useState<Json>({ x: { a: 'own' } });
  return <SchemaForm {...{ schema: echoed, value, onSubmit }} onChange={setValue} />;
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const submit = () => screen.getByRole('button', { name: 'Submit' });

describe('public reports about forms of others, done by keys in ours', () => {
  afterEach(cleanup);

  it.each([...reports, ...furtherReports])('$report: $tried ($result)', async (each) => {
    const { outcomes, missing } = await courseOf(openOurs(each), each.steps);
    expect(missing).toEqual([]);
    expect(outcomes).toEqual(each.expected);
  });

  it('rjsf-team/react-jsonschema-form#4999, dashjoin/json-schema-form#131: Tab leads from a new name to its value (was right)', async () => {
    const { user } = open({ schema: objectOf({}, { additionalProperties: text }), defaultValue: { a: 'x' } });
    await user.clear(field('a Key'));
    await user.type(field('a Key'), 'b');
    await user.tab();
    expect(field('b')).toHaveFocus();
  });

  it('rjsf-team/react-jsonschema-form#5097: a name that is emptied is the empty name, as JSON has it, and is shown as that (was right)', async () => {
    const schema = objectOf({}, { additionalProperties: text });
    const { user, saved } = open({ schema, defaultValue: { a: 'x' } });
    await user.clear(field('a Key'));
    await user.tab();
    await user.click(submit());
    expect(saved).toEqual([{ '': 'x' }]);
    expect(screen.queryByLabelText('a Key')).toBeNull();
  });

  it('rjsf-team/react-jsonschema-form#4918: a host that gives back each change keeps what was chosen and typed (was right)', async () => {
    const saved: Json[] = [];
    render(<Echo onSubmit={(each) => void saved.push(each)} />);
    const user = userEvent.setup({ delay: null });
    await user.selectOptions(screen.getByRole('combobox'), 'Two');
    await user.type(screen.getByLabelText(/^B/), 'typed');
    await user.click(submit());
    expect(saved).toEqual([{ x: { b: 'typed' } }]);
  });

  it('rjsf-team/react-jsonschema-form#1547, #4408, #4554: messages of the host go when it takes them back (was right)', () => {
    const schema = objectOf({ s: { ...text, title: 'S' } });
    const { again } = open({ schema, extraErrors: { s: { __errors: ['Taken'] } } });
    expect(screen.getAllByText('Taken')).not.toEqual([]);
    again({ extraErrors: {} });
    expect(screen.queryByText('Taken')).toBeNull();
  });

  it('rjsf-team/react-jsonschema-form#3169: a message of the host is said once, however much is typed (was right)', async () => {
    const schema = objectOf({ s: { ...text, title: 'S' }, t: { ...text, title: 'T' } });
    const { user } = open({ schema, extraErrors: { s: { __errors: ['Taken'] } } });
    await user.type(field('T'), 'abc');
    expect(field('S')).toHaveAccessibleDescription('Taken');
  });

  it('eclipsesource/jsonforms#2174, rjsf-team/react-jsonschema-form#1983: a host that gives its value again while somebody types loses no key, and moves no caret', async () => {
    const saved: Json[] = [];
    render(<Restless onSubmit={(each) => void saved.push(each)} />);
    const user = userEvent.setup({ delay: 7 });
    await user.type(field('N'), '23456.5');
    await user.click(field('S'));
    field('S').setSelectionRange(1, 1);
    await user.keyboard('bbbbccccc');
    expect([field('S').value, field('S').selectionStart]).toEqual(['abbbbcccccd', 10]);
    await user.click(submit());
    expect(saved).toEqual([{ n: 123456.5, s: 'abbbbcccccd' }]);
  });

  it('a host that gives its value again before it has taken a change over undoes nothing', async () => {
    const schema = objectOf({ s: { ...text, title: 'S' } });
    const heard: Json[] = [];
    const { again, saved, user } = open({
      ...{ schema, value: { s: 'a' } },
      onChange: (next) => void heard.push(next),
    });
    for (const [key, known] of [
      ['b', { s: 'a' }],
      ['c', { s: 'ab' }],
    ] as const) {
      await user.type(field('S'), key);
      await user.tab();
      again({ value: structuredClone(known) });
    }
    expect(heard).toEqual([{ s: 'ab' }, { s: 'abc' }]);
    await user.click(submit());
    expect(saved).toEqual([{ s: 'abc' }]);
  });

  it('a host that puts its first value back is followed, whether it takes changes over or not', async () => {
    const schema = objectOf({ s: { ...text, title: 'S' } });
    const heard: Json[] = [];
    const { again, user } = open({
      schema,
      value: { s: 'first' },
      onChange: (next) => void heard.push(next),
    });
    const type = async () => {
      await user.type(field('S'), ' and more');
      await user.tab();
      expect(field('S')).toHaveValue('first and more');
    };
    await type();
    again({ value: heard.at(-1) ?? null });
    again({ value: { s: 'first' } });
    expect(field('S')).toHaveValue('first');
    await type();
    again({ value: { s: 'second' } });
    again({ value: { s: 'first' } });
    expect(field('S')).toHaveValue('first');
  });

  it('formio/formio.js#1840, piceaTech/ember-rapid-forms#48: the caret stays where it is typed (was right)', async () => {
    const { user, saved } = open({
      schema: objectOf({ s: { ...text, title: 'S' } }),
      defaultValue: { s: 'ad' },
    });
    await user.click(field('S'));
    field('S').setSelectionRange(1, 1);
    await user.keyboard('bc');
    expect([field('S').value, field('S').selectionStart]).toEqual(['abcd', 3]);
    await user.click(submit());
    expect(saved).toEqual([{ s: 'abcd' }]);
  });

  it('msupply-foundation/open-msupply#1069, secretin/secretin-app#88: the last keys before Enter are submitted (was right)', async () => {
    const { user, saved } = open({ schema: objectOf({ s: { ...text, title: 'S' } }) });
    await user.type(field('S'), 'quick fox{Enter}');
    expect(saved).toEqual([{ s: 'quick fox' }]);
  });

  it.each(["Ann's list (1).txt", 'größe 日本.txt', 'a;b=c,d.txt', '50%.txt'])(
    'rjsf-team/react-jsonschema-form#824, #967, Alfresco/alfresco-ng2-components#2453: a file keeps its name: %s (was right)',
    async (name) => {
      const { user, saved } = open({ schema: objectOf({ f: { ...text, format: 'data-url', title: 'F' } }) });
      await user.upload(field('F'), new File(['x'], name, { type: 'text/plain' }));
      await screen.findByRole('button', { name: 'Remove' });
      await user.click(submit());
      expect(saved).toEqual([{ f: `data:text/plain;name=${encodeURIComponent(name)};base64,eA==` }]);
    },
  );
});
