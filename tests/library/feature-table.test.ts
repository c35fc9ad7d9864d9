import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../tools/quality/process.ts';

const text = await readFile(join(projectRoot, 'docs/library/feature-table.md'), 'utf8');

/** Rows of the table: each feature, with an entry for ours and entries for other libraries. */
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| feature'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, feature = '', ours = '', ...others]) => ({ feature, ours, others }));

describe('the table of features beside other engines', () => {
  it.each(rows.filter(({ ours }) => ours.startsWith('yes')))(
    'names a test for: $feature',
    async ({ ours }) => {
      const [, path = '', title = ''] = /^yes: `([^`]+)` › `([^`]+)`$/.exec(ours) ?? [];
      expect(await readFile(join(projectRoot, path), 'utf8')).toContain(title);
    },
  );

  it('names the pages that the columns of others lean on, for features of the table', () => {
    const cited = [...text.matchAll(/^- \*\*(.+?)\*\*: (.+)$/gm)];
    expect(cited.length).toBeGreaterThan(7);
    for (const [, name = ''] of cited)
      expect(rows.some(({ feature }) => feature.startsWith(name))).toBe(true);
  });

  it('says why of each thing that is missing, and compares with five others', () => {
    expect(rows.length).toBeGreaterThan(15);
    for (const { ours, others } of rows) {
      expect(ours).toMatch(/^(?:yes: |no: .{20})/);
      expect(others.filter((other) => /^(?:yes|no|in part)$/.test(other))).toHaveLength(5);
    }
  });
});
