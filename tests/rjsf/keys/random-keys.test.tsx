import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonEqual } from '../../../engine/core/json/equal.ts';
import type { Json } from '../../../engine/core/json/json.ts';
import { type Driven, openOurs, openStock, perform } from './drive.tsx';
import { type TypedDocument, typedDocuments } from './typed-documents.ts';

/** Number of runs; `VITE_KEYS=500` makes a long run, which prints its figures. */
const numRuns = Number(import.meta.env['VITE_KEYS'] ?? 12);

const ajv = new Ajv({ allErrors: true, strict: false, logger: false, unicodeRegExp: false });
addFormats.default(ajv);

interface Result {
  readonly saved: Json | undefined;
  readonly isRefused: boolean;
}

async function resultsOf(form: Driven, { turns }: TypedDocument): Promise<readonly Result[]> {
  const user = userEvent.setup({ delay: null });
  const results: Result[] = [];
  for (const { steps } of turns) {
    const before = form.saved.length;
    form.forget();
    for (const step of steps) await perform(user, form, step);
    results.push({ saved: form.saved.slice(before).at(-1), isRefused: form.wrong().length > 0 });
  }
  cleanup();
  return results;
}

it('submits what was typed to the letter where Ajv takes it, and refuses it elsewhere; stock RJSF differs for known reasons', async () => {
  const counts = { schemas: 0, steps: 0, taken: 0, refused: 0, same: 0 };
  const differing = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(typedDocuments, async (each) => {
      const ours = await resultsOf(openOurs(each), each);
      const expected = each.turns.map(({ holds }) =>
        ajv.validate(each.schema, holds)
          ? { saved: holds, isRefused: false }
          : { saved: undefined, isRefused: true },
      );
      // Compares only the first turn if both turns have equal values, since these are submitted once.
      const isRepeated = jsonEqual(each.turns[0]?.holds, each.turns[1]?.holds);
      expect(isRepeated ? ours.slice(0, 1) : ours).toEqual(isRepeated ? expected.slice(0, 1) : expected);
      const stock = await resultsOf(openStock(each), each);
      const isSame = jsonEqual(isRepeated ? stock.slice(0, 1) : stock, isRepeated ? ours.slice(0, 1) : ours);
      if (!isSame) expect(each.differs).not.toEqual([]);
      counts.schemas += 1;
      counts.steps += each.turns.reduce((sum, { steps }) => sum + steps.length, 0);
      counts.taken += ours.filter(({ isRefused }) => !isRefused).length;
      counts.refused += ours.filter(({ isRefused }) => isRefused).length;
      if (isSame) counts.same += 1;
      else
        for (const reason of new Set(each.differs)) differing.set(reason, (differing.get(reason) ?? 0) + 1);
    }),
    { numRuns },
  );
  // biome-ignore lint/suspicious/noConsole: figures of a long run
  if (numRuns > 100) console.info(counts, Object.fromEntries(differing));
}, 3_600_000);
