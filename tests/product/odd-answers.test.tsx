import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { entryOf } from '../../engine/react/client/entry-of.ts';
import { product } from '../../generated/product.ts';
import { dialog, fill, home, patientPage, useProductApp } from './harness/product-app.tsx';
import { allergy } from './harness/records.ts';

const api = `${home}/api/regimen`;
const list = `${api}/patient/allergies`;
const page = patientPage('ana', 'history', 'allergies');

const failed: ResponseInit = { status: 502 };

/** Response whose body cannot be decoded, since its Content-Encoding is wrong. */
const unreadable: ResponseInit = { status: 502, headers: { 'Content-Encoding': 'gzip' } };

describe('a page whose gateway, or what stands before it, answers oddly', () => {
  const { gateway, network, open } = useProductApp();
  const panel = async () => within(await screen.findByRole('tabpanel', { name: /^Allergies/ }));

  it.each([
    ['{"message":"The list is being moved"}', 'The list is being moved'],
    ['{"error":"The list is gone"}', 'The list is gone'],
    ['{"error":{"message":"Deep inside"}}', 'Deep inside'],
    ['{"detail":"Because of that"}', 'Because of that'],
    ['Upstream connect error', 'Upstream connect error'],
    ['Broken', 'Check network logs', unreadable],
  ])(
    'says in the place of the rows what it answered: %s as “%s” [ERR-01] [ERR-03] [ERR-04]',
    async (body, sentence, init = failed) => {
      network.use(http.get(list, () => new HttpResponse(body, init)));
      await gateway.load([allergy('a1')]);
      const user = await open(page);
      const rows = await panel();
      expect(await rows.findByText(sentence)).toBeVisible();
      const retry = await rows.findByRole('button', { name: 'Retry' });
      network.resetHandlers();
      await user.click(retry);
      expect(await screen.findByRole('cell', { name: 'Penicillin' })).toBeVisible();
    },
  );

  it.each([
    ['{"error":"The disk is full"}', 'The disk is full'],
    ['Upstream connect error', 'Upstream connect error'],
    ['Broken', 'Check network logs', unreadable],
  ])(
    'says in the form that is saved what it answered: %s as “%s” [ERR-01] [ERR-03] [ERR-04]',
    async (body, sentence, init = failed) => {
      const answer = () => new HttpResponse(body, init);
      network.use(http.put(`${api}/allergy`, answer, { once: true }));
      await gateway.load([allergy('a1')]);
      const user = await open(page);
      await user.click(await screen.findByRole('button', { name: 'Edit Penicillin' }));
      const form = await dialog('Edit Allergy');
      await fill(user, await form.findByRole('textbox', { name: /^Description/ }), 'As a child');
      await user.click(form.getByRole('button', { name: 'Save Allergy' }));
      expect(await form.findByText(sentence)).toBeVisible();
      expect(form.getByRole('textbox', { name: /^Description/ })).toHaveValue('As a child');
      await user.click(form.getByRole('button', { name: 'Save Allergy' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect((await gateway.stored('a1'))?.['description']).toBe('As a child');
    },
  );

  const unread = 'The server answered with something this page cannot read. Load the page again.';

  it('says of an empty answer that it cannot be read, and never that no allergy is recorded [CALLS-09]', async () => {
    network.use(http.get(list, () => new HttpResponse(null)));
    await gateway.load([allergy('a1')]);
    await open(page);
    expect(await (await panel()).findByText(unread)).toBeVisible();
    expect(screen.queryByText('No allergies recorded.')).toBeNull();
    const header = screen.getByLabelText('Open patient');
    await waitFor(() => expect(header).toHaveTextContent('could not be loaded'));
  });

  it('stores nothing twice where a save is answered with nothing and pressed again [CALLS-09]', async () => {
    network.use(
      http.put(
        `${api}/allergy`,
        async ({ request }) => {
          const { status } = await gateway.fetch(request);
          return new HttpResponse(null, { status });
        },
        { once: true },
      ),
    );
    await gateway.load([allergy('a1')]);
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Edit Penicillin' }));
    const form = await dialog('Edit Allergy');
    await fill(user, await form.findByRole('textbox', { name: /^Description/ }), 'As a child');
    await user.click(form.getByRole('button', { name: 'Save Allergy' }));
    expect(await form.findByText(unread)).toBeVisible();
    expect((await gateway.stored('a1'))?.['_rev']).toBe(2);
    await user.click(form.getByRole('button', { name: 'Save Allergy' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await gateway.stored('a1'))?.['_rev']).toBe(2);
  });

  const ofThePage = [
    ...['allergy.list', 'observation.list', 'note.list', 'outreach.list', 'medication.list', 'review.list'],
    ...['project.list', 'reservation.list', 'organization.list', 'patient.risk'],
  ].map((name) => entryOf(product, 'calls', name));
  const odd = [{ rows: [null] }, [], { rows: 7 }];

  it.each(ofThePage)('goes on beside rows that are none: $name [SHELL-23]', async ({ path }) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await gateway.load([allergy('a1')]);
    const address = `${home}${path.replace('{product}', product.info.slug)}`;
    for (const body of odd) {
      let asked = 0;
      const answer = () => {
        asked += 1;
        return HttpResponse.json(body);
      };
      network.use(http.get(address, answer));
      const user = await open('/dashboard/patient/ana');
      await waitFor(() => expect(asked).toBeGreaterThan(0));
      expect(await screen.findByLabelText('Open patient')).toHaveTextContent('Ana Ruiz');
      for (const { name, title } of product.screens['patient']?.boxes ?? []) {
        const box = within(screen.getByRole('region', { name: title }));
        const [, next] = box.getAllByRole('tab');
        if (next === undefined) throw new Error(`${name} has no second tab.`);
        await user.click(next);
        await waitFor(() => expect(next).toHaveAttribute('aria-selected', 'true'));
      }
      // Stands in the menu, which is closed in a narrow window.
      expect(screen.getByText('Log Out')).toBeInTheDocument();
      cleanup();
      sessionStorage.clear();
      network.resetHandlers();
    }
  });
});
