import { act, cleanup, fireEvent } from '@testing-library/react';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutBlanks } from '../../engine/core/json/blank.ts';
import type { JsonObject, JsonSchemaObject } from '../../engine/core/json/json.ts';
import type { LayoutNode } from '../../engine/core/product/form.ts';
import { type OurForm, openOurs } from './both-forms.tsx';

const limit = fc.nat(2);

const leaf: fc.Arbitrary<JsonSchemaObject> = fc.oneof(
  fc.record(
    { type: fc.constant('string'), minLength: limit, maxLength: fc.integer({ min: 3, max: 8 }) },
    { requiredKeys: ['type'] },
  ),
  fc.record({ type: fc.constant('string'), pattern: fc.constantFrom('^[A-Z]?', '\\d|b', 'b') }),
  fc.record({ type: fc.constant('string'), format: fc.constantFrom('date', 'email') }),
  fc.record({ type: fc.constant('string'), enum: fc.subarray(['red', 'green', 'blue'], { minLength: 1 }) }),
  fc.record(
    { type: fc.constantFrom('integer', 'number'), minimum: limit, maximum: fc.integer({ min: 4, max: 20 }) },
    { requiredKeys: ['type'] },
  ),
  fc.record({ type: fc.constant('boolean') }),
);

const names = ['alpha', 'beta', 'gamma', 'delta'] as const;

function objectOf(property: fc.Arbitrary<JsonSchemaObject>): fc.Arbitrary<JsonSchemaObject> {
  const part = fc.record({ property, isRequired: fc.nat(3).map((one) => one === 0) });
  return fc
    .dictionary(fc.constantFrom(...names), part, { minKeys: 1, noNullPrototype: true })
    .map((parts) => ({
      type: 'object',
      required: Object.keys(parts).filter((name) => parts[name]?.isRequired),
      properties: Object.fromEntries(
        Object.entries(parts).map(([name, { property: schema }]) => [name, { title: name, ...schema }]),
      ),
    }));
}

const list = fc.record(
  { type: fc.constant('array'), items: fc.oneof(leaf, objectOf(leaf)), minItems: limit, maxItems: limit },
  { requiredKeys: ['type', 'items'] },
) as fc.Arbitrary<JsonSchemaObject>;

const schemas = objectOf(
  fc.oneof(
    { arbitrary: leaf, weight: 4 },
    { arbitrary: objectOf(leaf), weight: 1 },
    { arbitrary: list, weight: 1 },
  ),
);

/** On the control or button at this place, counted around the form as often as it takes. */
interface Action {
  readonly at: number;
  readonly text: string;
}

const texts = [
  '',
  ' ',
  'b',
  'Abc',
  '12',
  '-3.5',
  '1e999',
  '12/31/2026',
  '02/30/2026',
  'ann@books.test',
  '🙂🙂🙂',
];
const actions = fc.array(fc.record({ at: fc.nat(30), text: fc.constantFrom(...texts) }), { maxLength: 14 });

function perform(form: OurForm, { at, text }: Action): void {
  const controls = [
    ...form.element.querySelectorAll<HTMLElement>(
      'input, select, textarea, button:not([hidden], [aria-haspopup], :disabled)',
    ),
  ];
  const control = controls[at % Math.max(1, controls.length)];
  if (control instanceof HTMLSelectElement) {
    fireEvent.change(control, {
      target: { value: control.options[text.length % control.options.length]?.value },
    });
  } else if (control instanceof HTMLButtonElement || control?.matches('[type=checkbox], [type=radio]')) {
    fireEvent.click(control);
  } else if (control !== undefined) {
    fireEvent.focus(control);
    fireEvent.change(control, { target: { value: text } });
    fireEvent.blur(control);
  }
}

function tryToSave(form: OurForm): JsonObject | undefined {
  let saved: JsonObject | undefined;
  act(() => {
    saved = form.attempt();
  });
  return saved;
}

function titlesIn({ properties = {} }: JsonSchemaObject): readonly string[] {
  return Object.values(properties).map((property) =>
    typeof property === 'object' ? (property.title ?? '') : '',
  );
}

describe('a form of any schema of the supported vocabulary', () => {
  it('shows every property, takes what is done, and yields what validates or says why it does not', () => {
    const ajv = new Ajv({ allErrors: true, strict: false, logger: false });
    addFormats.default(ajv);
    fc.assert(
      fc.property(schemas, fc.boolean(), actions, (schema, isLaidOut, sequence) => {
        const layout: readonly LayoutNode[] = isLaidOut
          ? Object.keys(schema.properties ?? {}).map((name) => ({ row: [name] }))
          : [];
        const form = openOurs({ shows: 'a random schema', schema }, layout);
        try {
          const shown = [...form.element.querySelectorAll('label, legend, .en-label')];
          for (const title of titlesIn(schema))
            expect(shown.some(({ textContent }) => textContent?.startsWith(title))).toBe(true);
          for (const action of sequence) perform(form, action);
          const saved = tryToSave(form);
          const given = withoutBlanks(form.values());
          expect(saved !== undefined).toBe(ajv.validate(schema, given));
          if (saved !== undefined) expect(saved).toEqual(given);
          for (const message of form.messages())
            expect(form.element.parentElement?.textContent).toContain(message);
        } finally {
          cleanup();
        }
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});
