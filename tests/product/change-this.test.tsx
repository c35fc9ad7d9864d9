import { cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { pointedAt } from '../../studio/page/change-this/pointed-at.ts';
import { pointedSamples } from '../../studio/page/change-this/samples.ts';
import { dialog, patientPage, useProductApp } from './harness/product-app.tsx';
import { allergy } from './harness/records.ts';

describe('"Change this…" on a page of the product', () => {
  const { gateway, network, open } = useProductApp();
  const page = patientPage('ana', 'history', 'allergies');
  const entry = { name: 'Change this…' };
  let hasStudio = true;
  const asked: string[] = [];
  beforeEach(() => {
    hasStudio = true;
    asked.length = 0;
    const config = ({ request }: { readonly request: Request }) => {
      asked.push(request.url);
      return HttpResponse.json({ hasStudio });
    };
    network.use(http.get('*/config.json', config));
  });

  it('is there for who may change the product, where the gateway has a Studio', async () => {
    await open(page, 'clinical');
    expect(await screen.findByRole('button', entry)).toBeVisible();
    cleanup();
    hasStudio = false;
    asked.length = 0;
    await open(page, 'clinical');
    await screen.findByRole('button', { name: 'Add Allergy' });
    await waitFor(() => expect(asked.length).toBe(1));
    expect(screen.queryByRole('button', entry)).toBeNull();
  });

  it.each(['pharmacist', 'admin'])(
    'is not there for %s, who loads nothing of it [FAULT-214]',
    async (who) => {
      await open(page, who);
      await screen.findByRole('table', { name: 'Allergies' });
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(screen.queryByRole('button', entry)).toBeNull();
      expect(asked).toEqual([]);
    },
  );

  it('stands beside the title of a form over the page, and nowhere else then', async () => {
    const user = await open(page, 'clinical');
    await screen.findByRole('button', entry);
    await user.click(await screen.findByRole('button', { name: 'Add Allergy' }));
    const form = await dialog('Add Allergy');
    expect(await form.findByRole('button', entry)).toBeVisible();
    expect(screen.getAllByRole('button', entry)).toHaveLength(1);
  });

  it('knows the question, the column and the whole that an element is drawn from, with its records', async () => {
    await gateway.load([allergy('one', { description: 'Hives' })]);
    const user = await open(page, 'clinical');
    const cell = await screen.findByRole('cell', { name: 'Hives' });
    expect(pointedAt(screen.getByRole('columnheader', { name: 'Reaction' }))).toMatchObject({
      ...{ kind: 'tab', name: 'allergies', at: '/table/columns/1', title: 'Column: Reaction' },
      samples: { patient: { _id: 'ana' } },
    });
    expect(pointedAt(cell)).toMatchObject({ kind: 'tab', samples: { allergy: { description: 'Hives' } } });
    expect(pointedAt(document.body)).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Add Allergy' }));
    const form = await dialog('Add Allergy');
    expect(pointedAt(await form.findByRole('textbox', { name: /^Description/ }))).toMatchObject({
      ...{ kind: 'form', name: 'allergy', at: '/fields/description', title: 'Question: Description' },
      samples: { patient: { _id: 'ana' }, allergy: {} },
    });
  });

  it('forgets the records that somebody came from when the Studio is left [FAULT-214]', async () => {
    const user = await open('/studio', 'clinical');
    await waitFor(() => expect(asked.length).toBe(1));
    pointedSamples.set({ patient: { _id: 'ana' } });
    await user.click(await screen.findByRole('link', { name: 'Support' }));
    await screen.findByRole('button', entry);
    expect(pointedSamples.get()).toEqual({});
  });

  it('forgets the records that somebody came from when another user signs in [FAULT-214]', async () => {
    await open(page, 'clinical');
    await screen.findByRole('button', entry);
    pointedSamples.set({ patient: { _id: 'ana' } });
    cleanup();
    expect(pointedSamples.get()).toEqual({});
  });
});
