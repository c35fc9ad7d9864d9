import { expect, it } from 'vitest';
import type { LoadConcept } from '../../../../engine/core/protocol/load.ts';
import { loadCodeSystem } from './load-code-system.ts';
import { rxnorm } from './rxnorm.ts';

const line = (code: string, type: string, name: string) =>
  `${code}|ENG||||||||||RXNORM|${type}|${code}|${name}||N||`;

async function load(lines: readonly string[]) {
  const stored: LoadConcept[] = [];
  const numbered = lines.map((text, index) => ({ number: index + 1, text }));
  const total = await loadCodeSystem({
    ...{ system: rxnorm, edition: '2026', sourceHash: () => 'hash' },
    lines: (async function* each() {
      yield* numbered;
    })(),
    target: () =>
      Promise.resolve({
        load: ({ concepts }) => {
          stored.push(...concepts);
          return Promise.resolve({ added: concepts.length, changed: 0, unchanged: 0 });
        },
        complete: () => Promise.resolve(0),
        close: () => Promise.resolve(),
      }),
    onBadLine: (number, what) => expect([number, what]).toBeUndefined(),
    onProgress: () => undefined,
  });
  return { stored, total };
}

it('gives drugs the other names of their number, wherever these stand beside them', async () => {
  const { stored } = await load([
    line('1', 'SY', 'HCTZ 25 MG Oral Tablet'),
    line('1', 'SCD', 'hydrochlorothiazide 25 MG Oral Tablet'),
    line('1', 'PSN', 'hydroCHLOROthiazide 25 MG Oral Tablet'),
    line('2', 'SCD', 'examplol 5 MG Oral Tablet'),
    line('3', 'IN', 'examplol'),
    line('3', 'SY', 'EXA'),
  ]);
  expect(stored.map(({ code, details = {} }) => [code, details['aliases']])).toEqual([
    ['1', ['HCTZ 25 MG Oral Tablet', 'hydroCHLOROthiazide 25 MG Oral Tablet']],
    ['2', undefined],
    ['3', undefined],
  ]);
});

it('keeps the other names of the last drug of a batch', async () => {
  const many = Array.from({ length: 4_001 }, (_, index) => [
    line(String(index + 1), 'SCD', `drug ${index} 5 MG Oral Tablet`),
    line(String(index + 1), 'SY', `D${index}`),
  ]).flat();
  const { stored } = await load(many);
  expect(stored).toHaveLength(4_001);
  expect(stored.every(({ details = {} }) => Array.isArray(details['aliases']))).toBe(true);
});
