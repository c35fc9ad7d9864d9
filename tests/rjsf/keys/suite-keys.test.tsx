import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { multipleOf } from '../../../engine/compiler/emit/multiple-of-keyword.ts';
import { jsonEqual } from '../../../engine/core/json/equal.ts';
import { type Driven, openOurs } from './drive.tsx';
import { type SuiteCase, suiteCases } from './suite-cases.ts';
import { type Result, reasons } from './suite-reasons.ts';
import { type Writer, writeValue } from './write-value.ts';

const all = await suiteCases();
/** Types the whole suite with `VITE_KEYS=500`, and prints the outcomes. */
const isWhole = import.meta.env['VITE_KEYS'] !== undefined;
const seed = Number(import.meta.env['VITE_SEED'] ?? 20_261_129);
const portion = 30;

const taken = isWhole
  ? all
  : (fc.sample(fc.shuffledSubarray([...all], { minLength: portion, maxLength: portion }), {
      seed,
      numRuns: 1,
    })[0] ?? []);

type Verdict = (value: unknown) => boolean;

/** Verdict of Ajv with the options of our form; undefined if it cannot compile the schema, or does not finish. */
function verdictOf({ schema }: SuiteCase): Verdict | undefined {
  for (const unicodeRegExp of [true, false]) {
    const Class = schema['$schema'] === undefined ? Ajv : Ajv2020;
    const ajv = new Class({
      allErrors: true,
      strict: false,
      logger: false,
      ownProperties: true,
      unicodeRegExp,
    });
    addFormats.default(ajv);
    // Compares decimals as written, since Ajv's own `multipleOf` refuses 0.07 for a step of 0.01.
    ajv.removeKeyword('multipleOf');
    ajv.addKeyword(multipleOf);
    try {
      const validate = ajv.compile(schema);
      validate({});
      return (value) => validate(value) === true;
    } catch {}
  }
  return undefined;
}

async function typed(
  each: SuiteCase,
): Promise<{ readonly form: Driven; readonly unreachable: readonly string[] }> {
  const form = openOurs({ schema: each.schema });
  const writer: Writer = { user: userEvent.setup({ delay: null }), form, unreachable: [] };
  await writeValue(writer, each.value);
  const submit = form.element.closest('.en-schema-form')?.querySelector<HTMLElement>('.en-button-primary');
  await writer.user.click(submit as HTMLElement);
  return { form, unreachable: writer.unreachable };
}

async function resultOf(each: SuiteCase): Promise<Result> {
  const { form, unreachable } = await typed(each);
  const isSaved = form.saved.length > 0;
  const held: unknown = isSaved ? form.saved.at(-1) : JSON.parse(JSON.stringify(form.values() ?? {}));
  return { each, isSaved, held, unreachable, messages: form.messages() };
}

describe('the JSON Schema test suite, typed into the form', () => {
  afterEach(cleanup);

  it('is judged as Ajv judges it, and what cannot be typed has a named reason', async () => {
    for (const level of ['error', 'warn'] as const)
      vi.spyOn(console, level).mockImplementation(() => undefined);
    const counts = { groups: new Set<string>(), cases: 0, letter: 0, taken: 0, refused: 0 };
    const deviating = new Map<string, number>();
    for (const each of taken) {
      const result = await resultOf(each);
      cleanup();
      const { held, isSaved, messages } = result;
      const verdict = verdictOf(each);
      expect
        .soft([isSaved, messages.length === 0], `${each.name}: ${messages.join()}`)
        .toEqual(verdict === undefined ? [false, false] : [verdict(held), verdict(held)]);
      counts.cases += 1;
      counts.groups.add(each.name.split(': ').slice(0, 2).join());
      counts[isSaved ? 'taken' : 'refused'] += 1;
      const isLetter = verdict !== undefined && jsonEqual(held, each.value);
      if (isLetter) counts.letter += 1;
      const found = isLetter
        ? []
        : Object.entries(reasons).filter(([, isReason]) =>
            isReason({ ...result, isUsable: verdict !== undefined }),
          );
      if (!isLetter)
        expect
          .soft(
            found.map(([reason]) => reason),
            `${each.name}: ${JSON.stringify({ schema: each.schema, value: each.value, held })}`,
          )
          .not.toEqual([]);
      const [reason] = found[0] ?? [];
      if (reason !== undefined) deviating.set(reason, (deviating.get(reason) ?? 0) + 1);
    }
    // biome-ignore lint/suspicious/noConsole: figures of a whole run
    if (isWhole) console.info({ ...counts, groups: counts.groups.size }, Object.fromEntries(deviating));
  }, 3_600_000);
});
