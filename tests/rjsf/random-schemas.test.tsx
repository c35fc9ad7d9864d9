import { act, cleanup, fireEvent } from '@testing-library/react';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutBlanks } from '../../engine/core/json/blank.ts';
import { jsonEqual } from '../../engine/core/json/equal.ts';
import type { JsonObject, JsonSchemaObject } from '../../engine/core/json/json.ts';
import type { LayoutNode } from '../../engine/core/product/form.ts';
import { type OurForm, openOurs, openSchemaForm, openStock } from './both-forms.tsx';
import { documentsOf, schemas } from './random-documents.ts';

/** Action on the control or button at this index, modulo their number. */
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

const ajv = new Ajv({ allErrors: true, strict: false, logger: false });
addFormats.default(ajv);

describe('a form of any schema of the supported vocabulary', () => {
  it('shows every property, takes what is done, and yields what validates or says why it does not', () => {
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

  it('judges documents as stock RJSF and Ajv do, valid and broken ones in equal numbers', () => {
    const judged = { valid: 0, broken: 0 };
    fc.assert(
      fc.property(schemas.chain(documentsOf), ({ schema, valid, broken }) => {
        for (const [kind, values] of [
          ['valid', valid],
          ['broken', broken],
        ] as const) {
          const each = { shows: 'a random schema', schema, values };
          const [stock, alone] = [openStock(each), openSchemaForm(each)];
          const ours = openOurs(each);
          try {
            const start = stock.values();
            expect(alone.values()).toEqual(start);
            act(() => stock.save());
            act(() => alone.save());
            const isValid = ajv.validate(schema, start);
            if (jsonEqual(start, values)) expect(isValid).toBe(kind === 'valid');
            expect(stock.wrong().length === 0).toBe(isValid);
            expect(new Set(alone.wrong())).toEqual(new Set(stock.wrong()));
            expect(tryToSave(ours) !== undefined).toBe(ajv.validate(schema, withoutBlanks(ours.values())));
            judged[kind] += 1;
          } finally {
            cleanup();
          }
        }
      }),
      { numRuns: 25 },
    );
    expect(judged).toEqual({ valid: 25, broken: 25 });
  }, 60_000);
});
