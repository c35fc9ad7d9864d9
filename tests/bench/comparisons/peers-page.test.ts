import { expect, it } from 'vitest';
import type { SectionResults } from './kept-results.ts';
import { pageWith, sectionText, tableSides } from './peers-page.ts';

const results: SectionResults = {
  ...{ of: 'x', repetitions: 5, loads: [0.4], seconds: 120 },
  comparisons: [
    {
      title: 'turn a page',
      outcomes: { ours: { times: [2, 1, 3] }, bare: { times: [4, 4, 5] }, html: { failure: 'It broke.' } },
    },
  ],
};

const section = { title: 'Tables', planned: 1, sides: tableSides, commit: 'abc1234', day: '2026-11-23' };

it('says of a section by which commit it is, with medians, spreads and ratios, and why a side failed', () => {
  const lines = sectionText(section, results).split('\n');
  expect(lines[2]).toContain('Of commit abc1234 on 2026-11-23: 5 repetitions, in 2 minutes');
  expect(lines).toContain('| turn a page | 2.0 (1.0–3.0) | 4.0 (4.0–5.0)<br>0.50× | – | failed |');
  expect(lines.at(-1)).toBe('- plain HTML, turn a page: It broke.');
  expect(sectionText({ ...section, planned: 3 }, results)).toContain('2 of 3 rows are missing');
});

it('keeps the sections that were not measured again, and says which never were', () => {
  const first = pageWith('', { Tables: sectionText(section, results) });
  expect(first).toMatch(
    /## Opening forms\n\nNot measured yet\.\n\n## Typing into forms\n\nNot measured yet\./,
  );
  const second = pageWith(first, { 'Opening forms': '## Opening forms\n\nOf commit def5678' });
  expect(second).toMatch(/## Opening forms\n\nOf commit def5678\n\n## Typing into forms/);
  expect(second).toContain('Of commit abc1234');
  expect(second.match(/^## What differs between the sides$/gm)).toHaveLength(1);
});
