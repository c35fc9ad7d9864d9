import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json.ts';
import { fill, home, rowsOf, useProductApp } from './harness/product-app.tsx';
import { patient, queue } from './harness/records.ts';

describe('the priority queues of the dashboard', () => {
  const { gateway, network, requests, open } = useProductApp();

  const list = async () => within(await screen.findByRole('navigation', { name: 'Priority Queues' }));
  const runs = () => requests.filter(({ url }) => url.endsWith('/queue/run'));
  const lastRun = async () => (await runs().at(-1)?.clone().json()) as JsonObject;
  const lastNames = (name: string) => rowsOf(name).map(([last]) => last);

  /** Somebody of the organization shares a queue; somebody else has a queue of their own. */
  const loadQueues = () =>
    gateway.load([
      queue('shared', { name: 'For everybody', access: 'organization', userId: 'user-admin' }),
      queue('mine', {
        name: 'Mine',
        userId: 'user-pharmacist',
        displayColumns: { sex: true, workflow: false },
      }),
      queue('hidden', { name: 'Of support', userId: 'user-support' }),
    ]);

  async function openMine(who = 'pharmacist'): Promise<UserEvent> {
    await loadQueues();
    const user = await open('/dashboard?queue=mine', who);
    await screen.findByRole('link', { name: 'Ames' });
    return user;
  }

  it('are the first of two tabs [DASH-01]', async () => {
    await loadQueues();
    const user = await open('/dashboard');
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent, ariaSelected }) => [textContent, ariaSelected])).toEqual([
      ['Priority Queues', 'true'],
      ['Member Search', 'false'],
    ]);
    expect(await screen.findByRole('table', { name: 'Mine' })).toBeVisible();
    await user.click(tabs[1] as HTMLElement);
    expect(await screen.findByRole('table', { name: 'Member Search' })).toBeVisible();
  });

  it('are listed in “Your Queues” and under the names of their organizations [DASH-06] [DASH-07]', async () => {
    await openMine();
    const groups = (await list()).getAllByRole('heading').map((heading) => {
      const entries = within(heading.parentElement as HTMLElement).getAllByRole('button');
      return [heading.textContent, ...entries.map(({ textContent }) => textContent)];
    });
    expect(groups).toEqual([
      ['Your Queues', 'Mine'],
      ['EMTM Care Network', 'For everybody'],
    ]);
  });

  it('show the columns that they choose, and the words of the value sets', async () => {
    await openMine();
    const table = screen.getByRole('table', { name: 'Mine' });
    const heads = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(heads).toContain('Sex');
    expect(heads).not.toContain('Workflow State');
    expect(within(table).getAllByRole('cell', { name: 'Female' })).toHaveLength(2);
    expect(within(table).getAllByRole('cell', { name: '74' })).toHaveLength(2);
  });

  it('show ten rows a page and at most five page buttons, and come back to the page [DASH-08]', async () => {
    await gateway.load(
      Array.from({ length: 73 }, (_, n) => {
        const last = `Smith${String(n).padStart(2, '0')}`;
        return patient(`p${n}`, { name: { first: 'Same', last }, externalId: `S-${n}` });
      }),
    );
    const user = await openMine();
    expect(screen.getByText('Showing 1 to 10 of 75 entries')).toBeVisible();
    const pager = () => within(screen.getByRole('navigation', { name: 'Pages of Mine' }));
    expect(pager().getAllByRole('button', { name: /^Page \d+$/ })).toHaveLength(5);
    await user.click(pager().getByRole('button', { name: 'Page 2' }));
    expect(await screen.findByText('Showing 11 to 20 of 75 entries')).toBeVisible();
    expect(lastNames('Mine')).toHaveLength(10);
    await user.click((await list()).getByRole('button', { name: 'For everybody' }));
    expect(await screen.findByText('Showing 1 to 10 of 75 entries')).toBeVisible();
    await user.click((await list()).getByRole('button', { name: 'Mine' }));
    expect(await screen.findByText('Showing 11 to 20 of 75 entries')).toBeVisible();
  });

  it('are sorted as they say until somebody sorts the rows, which this browser keeps [DASH-09] [DASH-25]', async () => {
    const user = await openMine();
    expect(await lastRun()).toEqual({ queueId: 'mine', from: 0 });
    await user.click(screen.getByRole('button', { name: /^Last Name/ }));
    await waitFor(() => expect(lastNames('Mine')).toEqual(['Ames', 'Ruiz']));
    expect(await lastRun()).toEqual({ queueId: 'mine', from: 0, sort: [{ by: 'lname', descending: false }] });
    expect(localStorage.getItem('priority-queues.id')).toBe('mine');
    expect(JSON.parse(localStorage.getItem('priority-queues.settings') ?? '{}')).toEqual({
      mine: { rev: 1, sort: [{ by: 'lname', descending: false }] },
    });
  });

  it('open with the one that was shown last; a link names another [DASH-09]', async () => {
    await loadQueues();
    localStorage.setItem('priority-queues.id', 'shared');
    await open('/dashboard');
    expect(await screen.findByRole('table', { name: 'For everybody' })).toBeVisible();
    const current = (await list()).getByRole('button', { name: 'For everybody' });
    expect(current).toHaveAttribute('aria-current', 'true');
  });

  it('say so where a link names one that is gone', async () => {
    await loadQueues();
    await open('/dashboard?queue=hidden');
    expect(await screen.findByText(/^This priority queue does not exist any more/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(runs()).toEqual([]);
  });

  it('are created in the place of the rows, which come back with the new one [DASH-03] [DASH-04] [DASH-05]', async () => {
    const user = await openMine();
    await user.click(screen.getByRole('button', { name: 'Create New Priority Queue...' }));
    const form = within(await screen.findByRole('region', { name: 'Create New Priority Queue' }));
    expect(screen.queryByRole('table', { name: 'Mine' })).toBeNull();
    await user.click(form.getByRole('button', { name: 'Save Priority Queue' }));
    expect((await form.findAllByText('Name is required'))[0]).toBeVisible();
    await fill(user, form.getByRole('textbox', { name: /^Name/ }), 'Riskiest first');
    await user.click(form.getByRole('button', { name: 'Save Priority Queue' }));
    expect(await screen.findByRole('table', { name: 'Riskiest first' })).toBeVisible();
    expect((await list()).getByRole('button', { name: 'Riskiest first' })).toHaveAttribute('aria-current');
  });

  it('go back to their rows where the editing is cancelled [DASH-05]', async () => {
    const user = await openMine();
    await user.click(screen.getByRole('button', { name: 'Edit Priority Queue' }));
    const form = within(await screen.findByRole('region', { name: 'Edit Priority Queue' }));
    expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('Mine');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('table', { name: 'Mine' })).toBeVisible();
  });

  it('are edited by their owner alone [DASH-14]', async () => {
    const user = await openMine();
    expect(screen.getByRole('button', { name: 'Edit Priority Queue' })).toBeVisible();
    await user.click((await list()).getByRole('button', { name: 'For everybody' }));
    await screen.findByRole('table', { name: 'For everybody' });
    expect(screen.queryByRole('button', { name: 'Edit Priority Queue' })).toBeNull();
  });

  it('open a patient by a click on the row, and are walked through by the arrows', async () => {
    const user = await openMine();
    (await list()).getByRole('button', { name: 'Mine' }).focus();
    await user.keyboard('{ArrowDown}');
    expect((await list()).getByRole('button', { name: 'For everybody' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowRight}');
    expect(screen.getByRole('link', { name: 'Ruiz' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Ames' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect((await list()).getByRole('button', { name: 'Mine' })).toHaveFocus();
    await user.click(screen.getAllByRole('cell', { name: '74' })[1] as HTMLElement);
    expect(await screen.findByLabelText('Open patient')).toHaveTextContent('Nora Ames');
  });

  it('say what to do where there are none, and what went wrong where they do not come', async () => {
    const user = await open('/dashboard');
    expect(await screen.findByText(/^There are no priority queues yet/)).toBeVisible();
    await loadQueues();
    const failing = () => HttpResponse.json({ message: 'The queue is closed' }, { status: 400 });
    network.use(http.post(`${home}/api/regimen/queue/run`, failing, { once: true }));
    await user.click(screen.getByRole('tab', { name: 'Member Search' }));
    await user.click(screen.getByRole('tab', { name: 'Priority Queues' }));
    expect(await screen.findByText('The queue is closed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Ames' })).toBeVisible();
  });
});
