import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSources } from '../../../engine/compiler/source/read-sources.ts';
import { schemaFileName } from '../../../engine/compiler/source/source-file.ts';
import { recordOwners, spotsFor } from './record-spots.ts';

const texts = await readSources(join(import.meta.dirname, '../../..'));
const files = [...texts].flatMap(([path, text]) => {
  const named = schemaFileName(path);
  return named === undefined ? [] : [{ kind: named.kind, name: named.stem, path, text }];
});

it('offers as owners the records that own most first, and none that cannot own or that not everybody sees', () => {
  const names = recordOwners(files).map(({ name }) => name);
  expect(names[0]).toBe('patient');
  expect(names).toContain('organization');
  for (const other of ['user', 'eula', 'eula-acceptance', 'priority-queue', 'allergy', 'address'])
    expect(names).not.toContain(other);
});

it('offers the places of the box with the most tabs first', () => {
  const titles = spotsFor('patient', files).map(({ title }) => title);
  expect(titles[0]).toBe('Profile (Patient)');
  expect(titles.at(-1)).toMatch(/\(Chart\)$/);
});
