import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { sampleRecord } from '../../engine/core/records/sample-record.ts';
import { clearDrafts, entryOf } from '../../engine/react/index.ts';
import { beginDrafts } from '../../engine/react/modal/drafts.ts';
import { RecordModal } from '../../engine/react/modal/RecordModal.tsx';
import { renderEngine } from '../../engine/react/testing/render-engine.tsx';
import { product } from '../../generated/product.ts';
import { userRecords } from '../../tools/demo/users.ts';
import { createWalk } from './form-walk.tsx';
import { anyStep } from './step.ts';

/** Walks over each form in one run of the tests; `npm run walks` has 10,000 over all of them. */
const walks = Number(import.meta.env['VITE_WALKS'] ?? 1);
const forms = Object.values(product.forms);

/** Somebody who may do all that anybody may. */
const users = userRecords(product.info.slug).map(({ record }) => record);
const everybody = {
  ...{ _id: 'u1', id: 'u1', auth0Id: 'u1', email: 'ann@demo.test', firstName: 'Ann', lastName: 'Lee' },
  ...{
    roles: namesIn('roles'),
    permissions: namesIn('permissions'),
    organizations: namesIn('organizations'),
  },
};

function namesIn(list: string): readonly string[] {
  return [...new Set(users.flatMap((user) => (Array.isArray(user[list]) ? user[list].map(String) : [])))];
}

/** One record of each entity is open. */
const records = Object.fromEntries(
  Object.entries(product.entities).map(([name, { schema }]) => [name, sampleRecord(schema, 0)]),
);

describe('a random walk over the forms of the product', () => {
  beforeEach(() => {
    beginDrafts();
    vi.stubGlobal('fetch', async () => Response.json({ error: 'away' }, { status: 503 }));
  });
  afterEach(() => {
    cleanup();
    clearDrafts();
    vi.unstubAllGlobals();
  });

  it.each(
    forms.flatMap((form) => (['add', 'edit'] as const).map((mode) => ({ name: form.name, form, mode }))),
  )(
    'loses nothing that was typed into $name ($mode) [ENGINE-19] [VALID-07]',
    async ({ form, mode }) => {
      const entity = entryOf(product, 'entities', form.entity);
      const initial: JsonObject = mode === 'add' ? { ...form.initial } : sampleRecord(entity.schema, 0);
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 14 }), async (steps) => {
          clearDrafts();
          const walk = createWalk({
            ...{ form, mode, initial },
            open: (values, save) =>
              void renderEngine(
                <RecordModal
                  item="Item"
                  mode={mode}
                  form={form.name}
                  initial={values}
                  draftKey="walk"
                  save={({ values: sent }) => save(sent)}
                  onClose={() => undefined}
                />,
                { product, user: everybody, records },
              ),
          });
          try {
            await walk.mount();
            for (const step of [...steps, { kind: 'reload' } as const]) {
              await walk.take(step);
              walk.check(step);
            }
          } finally {
            cleanup();
          }
        }),
        { numRuns: walks },
      );
      expect(forms.length).toBeGreaterThan(20);
    },
    3_600_000,
  );
});
