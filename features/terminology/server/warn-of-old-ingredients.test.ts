import { expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Log } from '../../../gateway/operation/log.ts';
import { completeRelease, storeConcepts } from '../../../gateway/search/catalogues/store-concepts.ts';
import { openMemoryStore } from '../../../gateway/testing/database-templates.ts';
import { warnOfOldIngredients } from './warn-of-old-ingredients.ts';

it('tells the operator to load RxNorm again while it says nothing of salts', async () => {
  const { database, close } = await openMemoryStore();
  const warned: string[] = [];
  const log = { warn: (event: string) => void warned.push(event) } as unknown as Log;
  const load = async (details: JsonObject, sourceHash: string) => {
    const edition = { catalogue: 'ingredients', edition: '2026-11' };
    await storeConcepts(database, edition, [{ code: '6809', display: 'Metformin', details }]);
    await completeRelease(database, { ...edition, codes: ['6809'], sourceHash }, new Date('2026-11-02'));
    await warnOfOldIngredients(database, log);
  };
  await warnOfOldIngredients(database, log);
  expect(warned).toEqual([]);
  await load({ kind: 'medication' }, 'a');
  expect(warned).toEqual(['code-system.outdated']);
  await load({ kind: 'medication', isPrecise: false }, 'b');
  expect(warned).toHaveLength(1);
  await close();
});
