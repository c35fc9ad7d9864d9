import { expect, it } from 'vitest';
import { readSources } from '../../engine/compiler/source/read-sources.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import type { SchemaTexts } from '../../engine/core/protocol/schema-versions.ts';
import { projectRoot } from '../quality/process.ts';
import { runCliInto } from './cli.fixture.ts';
import type { HouseSettings } from './command.ts';
import { houseNames, houseSettings, houseValues } from './house-values.ts';
import { createMemoryTarget } from './memory-target.fixture.ts';

const texts = await readSources(projectRoot);

const own: HouseSettings = {
  ...{ hasDemonstration: false, databaseUrl: 'x', publicUrl: 'x', smtpUrl: 'x' },
  ...{ faxUrl: 'x', riskUrl: 'x', importUrl: 'x', backupKey: 'x' },
};
const run = (schemas: SchemaTexts, settings: HouseSettings) =>
  runCliInto(async () => createMemoryTarget(), ['house'], {
    schemaTexts: async () => schemas,
    settings: () => settings,
  });

it.each(houseValues)(
  '$what stands where the list of a house says, as the demonstration has it',
  ({ file, at, value }) => {
    expect(getAt(JSON.parse(texts.get(file) ?? '{}'), at)).toEqual(value);
  },
);

it('lists what is still the demonstration’s, by its place', async () => {
  const { exitCode, said } = await run(texts, { hasDemonstration: true });
  expect(exitCode).toBe(1);
  for (const { what, file, at } of houseValues) expect(said).toContain(`${what}: ${file}${at}`);
  for (const { variable } of houseSettings) expect(said).toContain(`${variable} is not set`);
  expect(said).toMatch(/schemas\/access\/product\.access\.json, line \d/);
});

it('says nothing of what was replaced', async () => {
  const replaced = new Map(
    [...texts].map(([path, text]) => [
      path,
      text
        .replaceAll(new RegExp(houseNames, 'g'), 'NORTH')
        .replaceAll('Regimen', 'Northside')
        .replaceAll('www.healthcare.gov', 'north.example'),
    ]),
  );
  const { exitCode, said } = await run(replaced, own);
  expect([exitCode, said.trim()]).toEqual([0, "Nothing is the demonstration's."]);
});
