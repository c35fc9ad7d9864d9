import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { queues } from '../../tools/demo/queues.ts';
import { fill, home, patientPage, useProductApp } from './harness/product-app.tsx';
import { patient } from './harness/records.ts';

describe('the palette over records and lists', () => {
  const { gateway, network, requests, open } = useProductApp();

  const named = (id: string, first: string, last: string, rest = {}) =>
    patient(id, { name: { first, last }, externalId: `S-${id}`, ...rest });
  const field = () => screen.findByRole('combobox', { name: 'Page, tab, action, member or queue' });
  const member = (name: RegExp) => screen.findByRole('option', { name });

  async function foundAlone(user: UserEvent, text: string): Promise<void> {
    await fill(user, await field(), text);
    expect(await member(/^Quillfeather, Ida/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getAllByRole('option')).toHaveLength(1);
  }

  async function openedAt(path: string, who?: string): Promise<UserEvent> {
    const user = await open(path, who);
    await screen.findAllByRole('tab');
    await user.keyboard('{Control>}k{/Control}');
    await field();
    return user;
  }

  it('opens a member from the page of another by name, telephone or id, and tells who has the same name', async () => {
    await gateway.load([
      named('pal-1', 'Ida', 'Quillfeather', { telecom: { phone: '3175550188' }, dob: '1950-03-14' }),
      named('pal-2', 'Ada', 'Quillfeather', { dob: '1961-08-02' }),
    ]);
    const user = await openedAt(patientPage('pal-2'));
    await fill(user, await field(), 'quillf');
    expect(await member(/^Quillfeather, Ida.*03\/14\/1950.*S-pal-1/)).toBeVisible();
    expect(await member(/^Quillfeather, Ada.*08\/02\/1961.*S-pal-2/)).toBeVisible();
    for (const text of ['(317) 555-0188', 'S-pal-1']) await foundAlone(user, text);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.title).toContain('Ida Quillfeather'));
    expect(requests.filter(({ url }) => /quillf|S-pal|555/i.test(url))).toEqual([]);
  });

  it('lets nobody open who was found by other letters than those that stand there', async () => {
    await gateway.load([named('pal-3', 'Ida', 'Zumthor'), named('pal-4', 'Ada', 'Zumstein')]);
    const user = await openedAt('/dashboard');
    await fill(user, await field(), 'zum');
    await member(/^Zumthor, Ida/);
    await user.type(await field(), 's');
    expect(screen.queryByRole('option', { name: /^Zumthor/ })).toBeNull();
    expect(await member(/^Zumstein, Ada/)).toBeVisible();
  });

  it('finds nobody of an organization that the user does not belong to', async () => {
    await gateway.load([
      named('pal-5', 'Ida', 'Ostrander', { managingOrganization: { id: 'NORTH' } }),
      named('pal-6', 'Ada', 'Ostrander'),
    ]);
    const user = await openedAt('/dashboard');
    await fill(user, await field(), 'ostrander');
    await member(/^Ostrander, Ada/);
    expect(screen.queryByRole('option', { name: /^Ostrander, Ida/ })).toBeNull();
  });

  it('begins with whom the user has opened last, and leads to a queue from any page', async () => {
    await gateway.load([named('pal-7', 'Ida', 'Underhill'), ...queues.slice(0, 1)]);
    const user = await openedAt(patientPage('pal-7'));
    await user.keyboard('{Escape}');
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent(/^Underhill, Ida/));
    await fill(user, await field(), 'first calls');
    await user.click(await member(/^First calls, longest waiting first Queue/));
    expect(await screen.findByRole('table', { name: 'First calls, longest waiting first' })).toBeVisible();
  });

  it('says that the search failed and still leads to what is on the page', async () => {
    const user = await openedAt('/dashboard');
    network.use(
      http.post(`${home}/api/regimen/patient/search`, () =>
        HttpResponse.json({ code: 'failed' }, { status: 500 }),
      ),
    );
    await fill(user, await field(), 'member search');
    expect(await member(/^Member Search/)).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('The search failed. Please try again.');
    network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
