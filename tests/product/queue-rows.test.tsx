import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { dialog, fill, home, rowsOf, useProductApp } from './harness/product-app.tsx';
import { patient, queue } from './harness/records.ts';

describe('the priority queues of the dashboard', () => {
  const { gateway, network, requests, open } = useProductApp();

  const list = async () => within(await screen.findByRole('navigation', { name: 'Priority Queues' }));
  const runs = () => requests.filter(({ url }) => url.endsWith('/queue/run'));
  const lastRun = async () => (await runs().at(-1)?.clone().json()) as JsonObject;
  const lastNames = (name: string) => rowsOf(name).map(([, last]) => last?.split(',')[0]);
  const heads = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('columnheader')
      .slice(1)
      .map(({ textContent }) => textContent);

  /** Loads a queue that is shared with the organization, the user's own queue, and another user's private one. */
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
    await screen.findByRole('link', { name: /^Ames,/ });
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
      return [heading.textContent, ...entries.map(({ textContent }) => textContent?.replace(/\d+$/, ''))];
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

  it('have their columns in the order that they choose, beside what they say nothing of [DASH-11]', async () => {
    const displayColumns = { last_call: 1, total_risk_score: 2, dob: 3, workflow: false, due_date: false };
    await gateway.load([queue('mine', { name: 'Mine', userId: 'user-pharmacist', displayColumns })]);
    await open('/dashboard?queue=mine');
    await screen.findByRole('link', { name: /^Ames,/ });
    expect(heads('Mine')).toEqual([
      ...['Name', 'Reserved by'],
      ...['Last Call', 'Risk Score', 'Age'],
      'Next Call',
    ]);
  });

  it('have a column for every statistic that can be chosen', async () => {
    const { body } = await gateway.as('pharmacist')('GET', '/api/regimen/queue/statistics');
    const names = (body['rows'] as readonly JsonObject[]).map(({ name }) => String(name));
    const displayColumns = Object.fromEntries(names.map((name, index) => [name, index + 1]));
    await gateway.load([queue('mine', { name: 'Mine', userId: 'user-pharmacist', displayColumns })]);
    await open('/dashboard?queue=mine');
    await screen.findByRole('link', { name: /^Ames,/ });
    expect(heads('Mine')).toHaveLength(names.length + 2);
  });

  const copyButton = { name: 'Copy Priority Queue' };

  it('are copied by whoever sees them, as private queues of their own', async () => {
    await gateway.load([
      queue('shared', {
        ...{ name: 'For everybody', access: 'organization', userId: 'user-admin', role: 'pharmacist' },
        filters: [{ statType: 'sex', queryType: 'term', term: 'female' }],
        sorting: [{ by: 'lname', descending: true }],
        displayColumns: { last_call: 1 },
      }),
    ]);
    const user = await open('/dashboard?queue=shared');
    await screen.findByRole('link', { name: /^Ames,/ });
    expect(screen.queryByRole('button', { name: 'Edit Priority Queue' })).toBeNull();
    await user.click(screen.getByRole('button', copyButton));
    const form = within(await screen.findByRole('region', copyButton));
    expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('Copy of For everybody');
    await user.click(form.getByRole('button', { name: 'Save Priority Queue' }));
    expect(await screen.findByRole('table', { name: 'Copy of For everybody' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Edit Priority Queue' })).toBeVisible();
    const { body } = await gateway.as('pharmacist')('GET', '/api/regimen/queues');
    const [copied, original] = body['rows'] as readonly JsonObject[];
    expect(original).toMatchObject({ _id: 'shared', _rev: 1 });
    expect(copied).toMatchObject({
      ...{ _rev: 1, userId: 'user-pharmacist', organizationId: 'EMTM', role: 'pharmacist' },
      filters: [{ statType: 'sex', queryType: 'term', term: 'female' }],
      sorting: [{ by: 'lname', descending: true }],
      displayColumns: { last_call: 1 },
    });
    expect((await gateway.stored(String(copied?.['_id'])))?.['access']).not.toBe('organization');
  });

  it('are private when a user administrator copies one that the organization sees', async () => {
    await loadQueues();
    const user = await open('/dashboard?queue=shared', 'admin');
    await user.click(await screen.findByRole('button', copyButton));
    const form = within(await screen.findByRole('region', copyButton));
    expect(form.getByRole('radio', { name: 'Private' })).toBeChecked();
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('table', { name: 'For everybody' })).toBeVisible();
  });

  it('are created and copied without a word about what their form does not show [DASH-15]', async () => {
    await loadQueues();
    const user = await open('/dashboard?queue=shared');
    for (const [button, title] of [
      ['Create New Priority Queue...', 'Create New Priority Queue'],
      ['Copy Priority Queue', 'Copy Priority Queue'],
    ] as const) {
      await user.click(await screen.findByRole('button', { name: button }));
      const form = within(await screen.findByRole('region', { name: title }));
      await fill(user, form.getByRole('textbox', { name: /^Name/ }), title);
      await user.click(form.getByRole('button', { name: 'Save Priority Queue' }));
      expect(await screen.findByRole('table', { name: title })).toBeVisible();
      const saved = requests.filter(({ method, url }) => method === 'POST' && url.endsWith('/queue')).at(-1);
      expect((await saved?.clone().json()) as JsonObject).not.toHaveProperty('queue.access');
    }
    expect(screen.queryByText(/was kept as it was/)).toBeNull();
  });

  it('are removed by their owner after a question, and come back where that is undone [DASH-14]', async () => {
    const user = await openMine();
    const removeButton = { name: 'Remove Priority Queue' };
    const ask = async () => {
      await user.click(await screen.findByRole('button', removeButton));
      return within(await screen.findByRole('dialog', { name: 'Remove this Priority Queue' }));
    };
    const first = await ask();
    expect(first.getByText('Mine')).toBeVisible();
    expect(first.getByText('Are you sure you want to remove this Priority Queue?')).toBeVisible();
    expect(first.getByText(/The members in it stay as they are/)).toBeVisible();
    await user.click(first.getByRole('button', { name: "No, don't remove" }));
    expect(await gateway.stored('mine')).toBeDefined();
    await user.click((await ask()).getByRole('button', { name: 'Yes, remove' }));
    expect(await screen.findByRole('table', { name: 'For everybody' })).toBeVisible();
    expect((await list()).queryByRole('button', { name: /^Mine/ })).toBeNull();
    expect(await gateway.stored('mine')).toBeUndefined();
    // Expects no remove button, since the user may not remove queues of the organization.
    expect(screen.queryByRole('button', removeButton)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await user.click(await (await list()).findByRole('button', { name: /^Mine/ }));
    expect(await screen.findByRole('table', { name: 'Mine' })).toBeVisible();
    expect(heads('Mine')).toContain('Sex');
    expect(screen.queryByText(/was kept as it was/)).toBeNull();
  });

  it('say which of their conditions are not applied, and what to do', async () => {
    const filters = [
      { statType: 'shoe_size', queryType: 'range', gte: 40 },
      { statType: 'last_call', queryType: 'range', filterTerm: '9-weeks' },
      { statType: 'sex', queryType: 'term', term: 'female' },
    ];
    await gateway.load([
      queue('mine', { name: 'Mine', userId: 'user-pharmacist', filters }),
      queue('shared', { name: 'For everybody', access: 'organization', userId: 'user-admin', filters }),
    ]);
    const user = await open('/dashboard?queue=mine');
    expect(await screen.findByText(/not applied: “shoe_size”, “Last Call”\./)).toBeVisible();
    expect(screen.getByText('Edit the priority queue to replace or remove them.')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Ames,/ })).toBeVisible();
    await user.click((await list()).getByRole('button', { name: /^For everybody/ }));
    expect(await screen.findByText('Its owner can replace or remove them.')).toBeVisible();
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
    await user.click((await list()).getByRole('button', { name: /^For everybody/ }));
    expect(await screen.findByText('Showing 1 to 10 of 75 entries')).toBeVisible();
    await user.click((await list()).getByRole('button', { name: /^Mine/ }));
    expect(await screen.findByText('Showing 11 to 20 of 75 entries')).toBeVisible();
  });

  it('are scrolled through by whoever prefers that to pages, which this browser keeps', async () => {
    onTestFinished(() => void vi.restoreAllMocks());
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(37);
    await gateway.load(
      Array.from({ length: 12 }, (_, n) => patient(`p${n}`, { name: { first: 'Same', last: `Smith${n}` } })),
    );
    const user = await openMine();
    expect(lastNames('Mine')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Scroll all rows of Mine' }));
    expect(await screen.findByText('Showing 1 to 14 of 14 entries')).toBeVisible();
    const known = () => lastNames('Mine').filter((last) => last !== undefined);
    await waitFor(() => expect(known()).toHaveLength(14));
    expect(await lastRun()).toEqual({ queueId: 'mine', from: 0, size: 150 });
    expect(localStorage.getItem('priority-queues.rows.user-pharmacist')).toBe('scrolled');
    await user.click((await list()).getByRole('button', { name: /^For everybody/ }));
    expect(await screen.findByRole('button', { name: 'Turn pages of For everybody' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Turn pages of For everybody' }));
    expect(await screen.findByText('Showing 1 to 10 of 14 entries')).toBeVisible();
    expect(localStorage.getItem('priority-queues.rows.user-pharmacist')).toBe('paged');
  });

  describe('one comes back to', () => {
    const rowLink = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name},`) });
    const height = vi.fn(() => 37);
    function scrollTo(this: Element, to?: ScrollToOptions | number): void {
      if (typeof to === 'object') this.scrollTop = to.top ?? 0;
      setTimeout(() => this.dispatchEvent(new Event('scroll')));
    }
    /** Releases the held response with the rows. */
    let answer: (() => void) | undefined;

    async function openRows(choice: 'scrolled' | 'paged'): Promise<UserEvent> {
      onTestFinished(() => void vi.restoreAllMocks());
      height.mockReturnValue(37);
      vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
      vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(height);
      vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => 62 * height());
      Element.prototype.scrollTo = scrollTo;
      localStorage.setItem('priority-queues.rows.user-pharmacist', choice);
      await gateway.load(
        Array.from({ length: 60 }, (_, n) =>
          patient(`p${n}`, { name: { first: 'Same', last: `Smith${n + 10}` }, externalId: `S-${n}` }),
        ),
      );
      await loadQueues();
      await gateway.load([
        queue('mine', { name: 'Mine', userId: 'user-pharmacist', sorting: [{ by: 'lname' }] }),
      ]);
      return open('/dashboard?queue=mine');
    }

    /** Opens a row and returns to taller rows, whose response is held back. */
    async function openAndComeBack(user: UserEvent, name: string): Promise<void> {
      await user.click(await rowLink(name));
      expect(await screen.findByLabelText('Open patient')).toHaveTextContent(`Same ${name}`);
      height.mockReturnValue(120);
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      network.use(http.post(`${home}/api/regimen/queue/run`, async () => void (await held), { once: true }));
      await user.click(screen.getByRole('link', { name: 'Regimen' }));
      await waitFor(() => expect(runs()).toHaveLength(2));
    }

    it('have the focus on the row that was opened, also where it is not among those drawn first', async () => {
      const user = await openRows('scrolled');
      await openAndComeBack(user, 'Smith32');
      answer?.();
      const row = await rowLink('Smith32');
      await waitFor(() => expect(row).toHaveFocus());
    });

    it('leave the focus of whoever did something else before they were there', async () => {
      const user = await openRows('paged');
      await openAndComeBack(user, 'Smith12');
      await user.click((await list()).getByRole('button', { name: /^Mine/ }));
      answer?.();
      await rowLink('Smith12');
      expect((await list()).getByRole('button', { name: /^Mine/ })).toHaveFocus();
    });
  });

  it('are sorted as they say until somebody sorts the rows, which this browser keeps [DASH-09] [DASH-25]', async () => {
    const user = await openMine();
    expect(await lastRun()).toEqual({ queueId: 'mine', from: 0 });
    await user.click(screen.getByRole('button', { name: /^Name/ }));
    await waitFor(() => expect(lastNames('Mine')).toEqual(['Ames', 'Ruiz']));
    expect(await lastRun()).toEqual({ queueId: 'mine', from: 0, sort: [{ by: 'lname', descending: false }] });
    expect(localStorage.getItem('priority-queues.id.user-pharmacist')).toBe('mine');
    expect(JSON.parse(localStorage.getItem('priority-queues.settings.user-pharmacist') ?? '{}')).toEqual({
      mine: { rev: 1, sort: [{ by: 'lname', descending: false }] },
    });
  });

  it('are sorted as they say for the next user of this browser, and once the order is reset [DASH-09] [DASH-25]', async () => {
    const sort = [{ by: 'lname', descending: true }];
    const shared = {
      name: 'For all',
      access: 'organization',
      userId: 'user-admin',
      sorting: [{ by: 'lname' }],
    };
    await gateway.load([queue('all', shared)]);
    const user = await open('/dashboard?queue=all');
    await screen.findByRole('link', { name: /^Ames,/ });
    expect(screen.queryByText('Sorted by you')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Name/ }));
    await waitFor(() => expect(lastNames('For all')).toEqual(['Ruiz', 'Ames']));
    expect((await lastRun())['sort']).toEqual(sort);
    expect(screen.getByText('Sorted by you')).toBeVisible();

    cleanup();
    await open('/dashboard?queue=all', 'support');
    await screen.findByRole('link', { name: /^Ames,/ });
    expect(lastNames('For all')).toEqual(['Ames', 'Ruiz']);
    expect(screen.queryByText('Sorted by you')).toBeNull();

    cleanup();
    const again = await open('/dashboard?queue=all');
    await again.click(await screen.findByRole('button', { name: 'Reset: sort as the list says' }));
    await waitFor(() => expect(lastNames('For all')).toEqual(['Ames', 'Ruiz']));
    expect((await lastRun())['sort']).toBeUndefined();
    expect(screen.queryByText('Sorted by you')).toBeNull();
  });

  it('are narrowed by choices, with which a queue may open, kept by this browser [DASH-09] [DASH-11]', async () => {
    await gateway.load([
      patient('joe', { name: { first: 'Joe', last: 'Young' }, dob: '1990-01-01', sex: 'male' }),
      queue('mine', {
        ...{ name: 'Mine', userId: 'user-pharmacist', sorting: [{ by: 'lname' }] },
        secondaryFilters: { sex: 'female', workflow: '*' },
      }),
    ]);
    const user = await open('/dashboard?queue=mine');
    const bar = within(await screen.findByRole('group', { name: 'Narrowed by' }));
    expect(await bar.findByRole('combobox', { name: 'Sex' })).toHaveDisplayValue('Female');
    expect(bar.getByRole('combobox', { name: 'Workflow state' })).toHaveDisplayValue('All');
    await screen.findByRole('link', { name: /^Ames,/ });
    expect(lastNames('Mine')).toEqual(['Ames', 'Ruiz']);
    await user.selectOptions(bar.getByRole('combobox', { name: 'Sex' }), 'All');
    expect(await screen.findByRole('link', { name: /^Young,/ })).toBeVisible();
    await user.selectOptions(bar.getByRole('combobox', { name: 'Narrow by…' }), 'Age');
    await user.selectOptions(bar.getByRole('combobox', { name: 'Age' }), '71 to 80');
    await waitFor(() => expect(lastNames('Mine')).toEqual(['Ames', 'Ruiz']));
    expect((await lastRun())['narrowed']).toEqual({ dob: '71-80' });
    await user.click(bar.getByRole('button', { name: 'Do not narrow by Workflow state' }));
    expect(bar.getByRole('combobox', { name: 'Narrow by…' })).toHaveFocus();
    expect(JSON.parse(localStorage.getItem('priority-queues.settings.user-pharmacist') ?? '{}')).toEqual({
      mine: { rev: 1, narrowed: { sex: '*', dob: '71-80' } },
    });
    await user.click(screen.getByRole('button', { name: 'Edit Priority Queue' }));
    const field = within(await screen.findByRole('group', { name: /^Further Filters/ }));
    await user.selectOptions(await field.findByRole('combobox', { name: 'Sex' }), 'Male');
    await user.click(screen.getByRole('button', { name: 'Save Priority Queue' }));
    await waitFor(async () =>
      expect((await gateway.stored('mine'))?.['secondaryFilters']).toEqual({ sex: 'male', workflow: '*' }),
    );
    // Expects a changed queue to open with its new filters.
    expect(await screen.findByRole('link', { name: /^Young,/ })).toBeVisible();
    await waitFor(() => expect(lastNames('Mine')).toEqual(['Young']));
  });

  it('open with the one that was shown last; a link names another [DASH-09]', async () => {
    await loadQueues();
    localStorage.setItem('priority-queues.id.user-pharmacist', 'shared');
    await open('/dashboard');
    expect(await screen.findByRole('table', { name: 'For everybody' })).toBeVisible();
    const current = (await list()).getByRole('button', { name: /^For everybody/ });
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
    expect((await list()).getByRole('button', { name: /^Riskiest first/ })).toHaveAttribute('aria-current');
  });

  it('go back to their rows where the editing is cancelled [DASH-05]', async () => {
    const user = await openMine();
    await user.keyboard('e');
    const form = within(await screen.findByRole('region', { name: 'Edit Priority Queue' }));
    expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('Mine');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('table', { name: 'Mine' })).toBeVisible();
  });

  it('are edited by their owner alone [DASH-14]', async () => {
    const user = await openMine();
    expect(screen.getByRole('button', { name: 'Edit Priority Queue' })).toBeVisible();
    await user.click((await list()).getByRole('button', { name: /^For everybody/ }));
    await screen.findByRole('table', { name: 'For everybody' });
    expect(screen.queryByRole('button', { name: 'Edit Priority Queue' })).toBeNull();
  });

  it('open a patient by a click on the row, and are walked through by the arrows', async () => {
    const user = await openMine();
    (await list()).getByRole('button', { name: /^Mine/ }).focus();
    await user.keyboard('{ArrowDown}');
    expect((await list()).getByRole('button', { name: /^For everybody/ })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowRight}');
    expect(screen.getByRole('link', { name: /^Ruiz,/ })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: /^Ames,/ })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect((await list()).getByRole('button', { name: /^Mine/ })).toHaveFocus();
    await user.click(screen.getAllByRole('cell', { name: '74' })[1] as HTMLElement);
    expect(await screen.findByLabelText('Open patient')).toHaveTextContent('Nora Ames');
  });

  it('are walked through by letters: J and K move, R reserves and releases, O opens', async () => {
    const user = await openMine();
    await screen.findByRole('link', { name: /^Ruiz,/ });
    act(() => (document.activeElement as HTMLElement | null)?.blur());
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: /^Ruiz,/ })).toHaveFocus();
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: /^Ames,/ })).toHaveFocus();
    await user.keyboard('r');
    expect(await screen.findByRole('button', { name: 'Release Nora Ames' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Ames,/ })).toHaveFocus();
    await user.keyboard('r');
    expect(await screen.findByRole('button', { name: 'Reserve Nora Ames' })).toBeVisible();
    await user.keyboard('k');
    expect(screen.getByRole('link', { name: /^Ruiz,/ })).toHaveFocus();
    await user.keyboard('jo');
    expect(await screen.findByLabelText('Open patient')).toHaveTextContent('Nora Ames');
  });

  it('are left alone by letters with Ctrl or an input method, and under an open question', async () => {
    await reserveAs('support', 'nora');
    const user = await openMine();
    const override = await rowOf('Ames').findByRole('button', { name: 'Override Nora Ames' });
    act(() => (document.activeElement as HTMLElement | null)?.blur());
    await user.keyboard('{Control>}j{/Control}{Meta>}j{/Meta}');
    fireEvent.keyDown(document.body, { key: 'j', isComposing: true });
    expect(document.body).toHaveFocus();
    await user.click(override);
    await dialog('Override Reservation?');
    act(() => (document.activeElement as HTMLElement | null)?.blur());
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(screen.getByRole('link', { name: /^Ruiz,/, hidden: true })).not.toHaveFocus();
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
    expect(await screen.findByRole('link', { name: /^Ames,/ })).toBeVisible();
  });

  const rowOf = (name: string) =>
    within(screen.getByRole('link', { name: new RegExp(`^${name},`) }).closest('tr') as HTMLElement);
  const reserveAs = (who: string, patientId: string) =>
    gateway.as(who)('POST', '/api/regimen/patient/reservations', { email: `${who}@demo.test`, patientId });
  const holderOf = async (patientId: string) => {
    const { body } = await gateway.as('admin')('GET', `/api/regimen/patient/reservations?ids=${patientId}`);
    return (body['rows'] as readonly JsonObject[])[0]?.['email'];
  };

  it('show who has reserved a patient since when, and reserve and release from the row [DASH-10]', async () => {
    await reserveAs('support', 'nora');
    const user = await openMine();
    expect(await rowOf('Ames').findByText('support@demo.test')).toBeVisible();
    expect(rowOf('Ames').getByText(/^since .*\d+:\d\d[AP]M$/)).toBeVisible();
    await user.click(await rowOf('Ruiz').findByRole('button', { name: 'Reserve Ana Ruiz' }));
    expect(await rowOf('Ruiz').findByText('You')).toBeVisible();
    expect(await holderOf('ana')).toBe('pharmacist@demo.test');
    await user.click(rowOf('Ruiz').getByRole('button', { name: 'Release Ana Ruiz' }));
    expect(await rowOf('Ruiz').findByRole('button', { name: 'Reserve Ana Ruiz' })).toBeVisible();
    expect(await holderOf('ana')).toBeUndefined();
  });

  it('have Override behind another user’s name, where neither Reserve nor Release is [DASH-10] [RESV-02]', async () => {
    const reserve = (who: string, patientId: string) =>
      gateway.as(who)('POST', '/api/regimen/patient/reservations', { email: `${who}@demo.test`, patientId });
    await reserve('support', 'ana');
    await reserve('pharmacist', 'nora');
    await openMine();
    const order = async (name: RegExp) => {
      const cell = (await screen.findByRole('button', { name })).closest('.row-reservation');
      return [...(cell?.children ?? [])].map(({ tagName }) => tagName);
    };
    expect(await order(/^Override Ana/)).toEqual(['SPAN', 'BUTTON']);
    expect(await order(/^Release Nora/)).toEqual(['BUTTON', 'SPAN']);
  });

  it('take a reservation over only after a question [DASH-10] [RESV-02] [RESV-10]', async () => {
    await reserveAs('support', 'nora');
    const user = await openMine();
    await user.click(await rowOf('Ames').findByRole('button', { name: 'Override Nora Ames' }));
    const question = await dialog('Override Reservation?');
    expect(question.getByText(/Nora Ames · DOB/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Yes, override' }));
    expect(await rowOf('Ames').findByText('You')).toBeVisible();
    expect(await holderOf('nora')).toBe('pharmacist@demo.test');
  });

  it('ask about reservations every ten seconds, and never without patients [RESV-03] [RESV-13]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await openMine();
    expect(await rowOf('Ames').findByRole('button', { name: 'Reserve Nora Ames' })).toBeVisible();
    await reserveAs('support', 'nora');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await rowOf('Ames').findByText(/^support@demo\.test/)).toBeVisible();
    const asked = requests.map(({ url }) => url).filter((url) => url.includes('/reservations'));
    expect(asked.every((url) => /[?]ids=\w+/.test(url))).toBe(true);
  });

  it('stay as they are while others work, and say how many changes there are', async () => {
    const user = await openMine();
    await gateway.load([patient('new', { name: { first: 'Aaron', last: 'Zorn' }, externalId: 'S-new' })]);
    await user.click(await rowOf('Ruiz').findByRole('button', { name: 'Reserve Ana Ruiz' }));
    const news = await screen.findByRole('button', { name: '1 change: show it' });
    expect(lastNames('Mine')).toEqual(['Ruiz', 'Ames']);
    await user.click(news);
    expect(await screen.findByRole('link', { name: /^Zorn,/ })).toBeVisible();
    expect(lastNames('Mine')).toEqual(['Zorn', 'Ruiz', 'Ames']);
    expect(screen.queryByRole('button', { name: /change/ })).toBeNull();
  });

  it('open the next free patient by a key, reserved, and come back to the row', async () => {
    await reserveAs('support', 'ana');
    const user = await openMine();
    await user.keyboard('n');
    expect(await screen.findByLabelText('Open patient')).toHaveTextContent('Nora Ames');
    expect(await holderOf('nora')).toBe('pharmacist@demo.test');
    await user.click(screen.getByRole('link', { name: 'Regimen' }));
    await waitFor(() => expect(screen.getByRole('link', { name: /^Ames,/ })).toHaveFocus());
    await user.keyboard('n');
    expect(await screen.findByText(/^No free patient is left in this queue/)).toBeVisible();
  });

  it('say that the next patient is ready, and take nobody there who has gone elsewhere meanwhile', async () => {
    const user = await openMine();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    network.use(
      http.post(`${home}/api/regimen/queue/next`, async ({ request }) => {
        await asked;
        return gateway.fetch(request);
      }),
    );
    await user.keyboard('n');
    await user.click(screen.getByRole('tab', { name: 'Member Search' }));
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Mine' })).toBeNull());
    answer();
    expect(await screen.findByText('Next Patient is ready.')).toBeVisible();
    expect(screen.queryByLabelText('Open patient')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByLabelText('Open patient')).toBeVisible();
  });

  it('do not take the key for a patient while somebody types', async () => {
    const user = await openMine();
    await user.click(screen.getByRole('button', { name: 'Edit Priority Queue' }));
    const form = within(await screen.findByRole('region', { name: 'Edit Priority Queue' }));
    await user.type(form.getByRole('textbox', { name: /^Name/ }), 'nn');
    await user.click(form.getByRole('button', { name: 'Save Priority Queue' }));
    expect(await screen.findByRole('table', { name: 'Minenn' })).toBeVisible();
    expect(requests.filter(({ url }) => url.endsWith('/queue/next'))).toEqual([]);
  });

  it('are listed with how many members they have', async () => {
    await openMine();
    const entry = (await list()).getByRole('button', { name: /^For everybody/ });
    expect(await within(entry).findByText('2')).toBeVisible();
    const counts = () => requests.filter(({ url }) => url.includes('/queues/counts'));
    expect(counts()).toHaveLength(1);
    expect(new URL(counts()[0]?.url ?? '').searchParams.get('ids')).toBe('mine,shared');
  });

  it('are worked on together: selected, explained, done behind the page, with a result for each', async () => {
    const user = await openMine();
    const box = (name: RegExp) => screen.findByRole('checkbox', { name });
    await user.click(await box(/^Select Ruiz/));
    expect(await screen.findByText('1 selected')).toBeVisible();
    await user.click(await box(/^Select all rows of this page/));
    const bar = within(await screen.findByRole('group', { name: 'Work on the selected rows' }));
    expect(bar.getByText('2 selected')).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Add Note' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add Note' }));
    expect(form.getByText(/Each of them gets this note/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Add Note' }));
    expect(await form.findByText(/is required/i)).toBeVisible();
    await fill(user, form.getByRole('textbox', { name: /^Title/ }), 'Recall');
    await user.click(form.getByRole('button', { name: 'Add Note' }));
    const jobs = within(await screen.findByRole('region', { name: 'Background jobs' }));
    await gateway.settled();
    expect(await jobs.findByText('Add Note: 0 of 2 done, 2 refused', {}, { timeout: 10_000 })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Work on the selected rows' })).toBeNull();
    await user.click(jobs.getByRole('button', { name: 'Details' }));
    const details = within(await screen.findByRole('dialog', { name: 'Add Note' }));
    expect(await details.findByRole('row', { name: /Nora Ames.* Refused/ })).toBeVisible();
    await user.click(details.getByRole('button', { name: 'OK' }));
    await user.click(jobs.getByRole('button', { name: 'Hide “Add Note”' }));
    expect(screen.queryByRole('region', { name: 'Background jobs' })).toBeNull();
  });

  it('show what was begun with them below their rows, and nothing of it at another queue', async () => {
    const user = await openMine();
    await user.click(await screen.findByRole('checkbox', { name: /^Select Ruiz/ }));
    const bar = within(await screen.findByRole('group', { name: 'Work on the selected rows' }));
    await user.click(bar.getByRole('button', { name: 'Release' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Release' }));
    const jobs = await screen.findByRole('region', { name: 'Background jobs' });
    await gateway.settled();
    await within(jobs).findByText('Release: 0 of 1 done, 1 refused', {}, { timeout: 10_000 });
    const table = screen.getByRole('table', { name: 'Mine' });
    expect(table.compareDocumentPosition(jobs) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.click((await list()).getByRole('button', { name: /^For everybody/ }));
    await screen.findByRole('table', { name: 'For everybody' });
    await waitFor(() => expect(requests.at(-1)?.url).toBeDefined());
    expect(screen.queryByRole('region', { name: 'Background jobs' })).toBeNull();
    await user.click((await list()).getByRole('button', { name: /^Mine/ }));
    expect(await screen.findByRole('region', { name: 'Background jobs' })).toBeVisible();
  });

  it('say of a job first what was refused', async () => {
    const row = (record: string, state: string) => ({ record, name: `Row ${record}`, state });
    const rows = ['done', 'refused', 'done', 'cancelled', 'refused'].map((state, n) => row(`${n}`, state));
    const counts = { total: 5, waiting: 0, done: 2, refused: 2, cancelled: 1, files: 0 };
    const job = { id: 'job-1', action: 'note', begunAt: '2026-11-20T12:00:00Z', ...counts };
    network.use(
      http.get(`${home}/api/regimen/jobs`, () => HttpResponse.json({ rows: [job] })),
      http.get(`${home}/api/regimen/job`, () => HttpResponse.json({ ...job, rows })),
    );
    const user = await openMine();
    const jobs = within(await screen.findByRole('region', { name: 'Background jobs' }));
    await user.click(jobs.getByRole('button', { name: 'Details' }));
    const details = within(await screen.findByRole('dialog', { name: 'Add Note' }));
    await details.findByText('Row 0');
    expect(details.getAllByText(/^Row \d/).map(({ textContent }) => textContent)).toEqual([
      ...['Row 1', 'Row 4', 'Row 0', 'Row 2', 'Row 3'],
    ]);
  });

  it('offer no selection to who may do nothing with it', async () => {
    await loadQueues();
    await open('/dashboard?queue=shared', 'admin');
    await screen.findByRole('link', { name: /^Ames,/ });
    expect(screen.queryAllByRole('checkbox', { name: /^Select/ })).toEqual([]);
  });

  it('have the file of an ended job, which is saved, or says why it is not', async () => {
    const counts = { total: 1, waiting: 0, done: 1, refused: 0, cancelled: 0, files: 1 };
    const job = { id: 'job-1', action: 'letters', begunAt: '2026-11-20T12:00:00Z', ...counts };
    const pdf = new HttpResponse('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } });
    const file = `${home}/api/regimen/job/file`;
    network.use(
      http.get(`${home}/api/regimen/jobs`, () => HttpResponse.json({ rows: [job] })),
      http.get(file, () => pdf, { once: true }),
      http.get(file, () => HttpResponse.json({}, { status: 502 })),
    );
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:letters');
    const user = await openMine();
    const jobs = within(await screen.findByRole('region', { name: 'Background jobs' }));
    expect(jobs.getByText('Print Letters: 1 of 1 done')).toBeVisible();
    const button = jobs.getByRole('button', { name: 'Download PDF of “Print Letters”' });
    await user.click(button);
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const [content] = saved.mock.calls[0] as [Blob];
    expect(await content.text()).toBe('%PDF-1.7');
    expect(requests.filter(({ url }) => url === `${file}?id=job-1`)).toHaveLength(1);
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    const failure = 'There was an error trying to download the letters. Try again.';
    expect(await screen.findByText(failure)).toBeVisible();
    await waitFor(() => expect(button).toBeEnabled());
  });

  it('are selected from one to another with Shift, and all of the queue at once', async () => {
    await gateway.load(
      Array.from({ length: 12 }, (_, n) =>
        patient(`p${n}`, { name: { first: 'Zed', last: `Zuse${n}` }, externalId: `S-${n}` }),
      ),
    );
    const user = await openMine();
    const boxes = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ });
    await user.click(boxes[1] as HTMLElement);
    await user.keyboard('{Shift>}');
    await user.click(boxes[4] as HTMLElement);
    await user.keyboard('{/Shift}');
    expect(boxes.map((box) => (box as HTMLInputElement).checked).slice(0, 6)).toEqual([
      ...[false, true, true, true, true, false],
    ]);
    const bar = within(await screen.findByRole('group', { name: 'Work on the selected rows' }));
    expect(bar.getByText('4 selected')).toBeVisible();
    await user.click(bar.getByRole('button', { name: /^Select all 1\d/ }));
    expect(await bar.findByText('14 selected')).toBeVisible();
    expect(bar.getByRole('button', { name: /^Select all/ })).toBeDisabled();
    await user.click(bar.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('group', { name: 'Work on the selected rows' })).toBeNull();
  });

  it('are taken along in a file without formulas, with all of their rows, through the gateway', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:rows');
    await gateway.load(
      Array.from({ length: 12 }, (_, n) =>
        patient(`p${n}`, { name: { first: 'Zed', last: `=cmd${n}` }, externalId: `S-${n}` }),
      ),
    );
    const user = await openMine();
    await user.click(screen.getByRole('button', { name: 'Export Mine as CSV' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const [file] = saved.mock.calls[0] as [Blob];
    const lines = (await file.text()).trim().split('\r\n');
    expect(lines).toHaveLength(15);
    expect(lines.filter((line) => /(^|,)"?=/.test(line))).toEqual([]);
    expect(requests.filter(({ url }) => url.endsWith('/queue/export'))).toHaveLength(1);
  });

  it('show whether patients are called or visited to members of one organization alone [DASH-16]', async () => {
    await gateway.load([
      patient('eve', {
        name: { first: 'Eve', last: 'East' },
        externalId: 'S-eve',
        managingOrganization: { id: 'ECPN' },
        history: [{ homeCareFlag: '0' }, { homeCareFlag: '1' }],
      }),
      queue('east', { name: 'East', organizationId: 'ECPN', access: 'organization' }),
    ]);
    await open('/dashboard', 'ecpn');
    expect(await rowOfFound('East')).toContain('Home');
    expect(heads('East')).toContain('Call or Home');
    const members = '/api/regimen/queue/members?ids=eve,ana';
    expect((await gateway.as('ecpn')('GET', members)).body).toEqual({
      rows: [{ patientId: 'eve', homeCareFlag: '1' }],
    });
    expect((await gateway.as('pharmacist')('GET', members)).body).toEqual({ rows: [{ patientId: 'ana' }] });
    cleanup();
    await openMine();
    expect(heads('Mine')).not.toContain('Call or Home');
  });

  const rowOfFound = async (name: string) => {
    await waitFor(() => expect(rowsOf(name)[0]?.length).toBeGreaterThan(1));
    await waitFor(() => expect(rowsOf(name)[0]).toContain('Home'));
    return rowsOf(name)[0];
  };

  it('show the next call in the patient’s own time, and what is due', async () => {
    await gateway.load([
      patient('far', {
        name: { first: 'Aaron', last: 'Far' },
        externalId: 'S-far',
        address: { primary: true, zip: '96813' },
      }),
      {
        entity: 'scheduled-interaction',
        record: {
          _id: 'call-far',
          type: 'patient.scheduled-interaction',
          subject: 'far',
          callType: 'initiatinginteraction',
          scheduledForDate: '2026-12-01T19:30:00Z',
          workflowIteration: 1,
          currentYear: 2026,
        },
      },
      {
        entity: 'review',
        record: {
          _id: 'review-far',
          type: 'patient.review',
          subject: 'far',
          version: 2,
          workflowIteration: 1,
          currentYear: 2026,
          reviewType: 'Medication Safety Review (MSR)',
          draft: true,
          reviewDate: '2026-11-01',
          dueDate: '2026-11-20',
          createdOn: '2026-11-01T12:00:00Z',
        },
      },
    ]);
    await openMine();
    expect(await screen.findByRole('cell', { name: /^12\/01\/2026 9:30AM\sHST$/ })).toBeVisible();
    expect(screen.getByRole('cell', { name: '11/20/2026 Overdue' })).toBeVisible();
  });

  it('are due soon within three business days: neither the weekend nor Thanksgiving is one [CONST-10]', async () => {
    // Days around Thanksgiving: today is Saturday, the 21st of November.
    const days = ['2026-11-24', '2026-11-25', '2026-11-27', '2026-11-30'];
    await gateway.load(
      days.flatMap((dueDate) => [
        patient(dueDate, { name: { first: 'Due', last: dueDate }, externalId: dueDate }),
        {
          entity: 'review',
          record: {
            ...{ _id: `review-${dueDate}`, type: 'patient.review', subject: dueDate, version: 2 },
            ...{ workflowIteration: 1, currentYear: 2026, reviewType: 'Medication Safety Review (MSR)' },
            ...{ draft: true, reviewDate: '2026-11-01', createdOn: '2026-11-01T12:00:00Z', dueDate },
          },
        },
      ]),
    );
    await openMine();
    await screen.findByRole('cell', { name: /^11\/24\/2026/ });
    const due = rowsOf('Mine').flatMap((cells) => cells.filter((cell) => /^11\/\d\d\/2026/.test(cell)));
    expect(due).toEqual(['11/24/2026 Soon', '11/25/2026 Soon', '11/27/2026', '11/30/2026']);
  });

  it('are printed whole, with the moment of which they are', async () => {
    await gateway.load(
      Array.from({ length: 170 }, (_, at) => {
        const last = `Row ${String(at).padStart(3, '0')}`;
        return patient(`row-${at}`, { name: { first: 'Zoe', last }, externalId: `ROW-${at}` });
      }),
    );
    const user = await openMine();
    const printed: (string | undefined)[][] = [];
    const moments: (string | null)[] = [];
    vi.spyOn(window, 'print').mockImplementation(() => {
      printed.push(lastNames('Mine'));
      moments.push(screen.getByText(/^As of \d\d\/\d\d\/\d{4} /).textContent);
      window.dispatchEvent(new Event('afterprint'));
    });
    onTestFinished(() => void vi.restoreAllMocks());
    await user.keyboard('{Control>}p{/Control}');
    await waitFor(() => expect(printed).toHaveLength(1), { timeout: 10_000 });
    expect(printed[0]?.filter((name) => name?.startsWith('Row'))).toHaveLength(170);
    expect(moments).toHaveLength(1);
    await waitFor(() => expect(lastNames('Mine').length).toBeLessThan(20));
    expect(screen.queryByText(/^As of \d\d\/\d\d\/\d{4} /)).toBeNull();
  });
});
