import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { fill, home, rowsOf, useProductApp } from './harness/product-app.tsx';
import { patient } from './harness/records.ts';

describe('the member search', () => {
  const { gateway, network, requests, open } = useProductApp();

  const text = () => screen.findByRole('textbox', { name: 'Name or phone number' });
  const searches = () => requests.filter(({ url }) => url.endsWith('/patient/search'));
  const lastQuestion = async () => (await searches().at(-1)?.clone().json()) as JsonObject | undefined;
  const named = (id: string, first: string, last: string, rest: JsonObject = {}) =>
    patient(id, { name: { first, last }, externalId: `S-${id}`, ...rest });
  const lastNames = () => rowsOf('Member Search').map(([last]) => last);
  const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  async function search(user: UserEvent, words: string): Promise<void> {
    const before = searches().length;
    await fill(user, await text(), words);
    await waitFor(() => expect(searches().length).toBeGreaterThan(before));
  }

  /** Advances the fake clock, and waits for all timers and requests that are due by then. */
  async function settleAfter(milliseconds: number): Promise<void> {
    await act(async () => {
      vi.advanceTimersByTime(milliseconds);
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    });
  }

  it('opens by the key of the search from another tab, its field ready to be typed in', async () => {
    const user = await open('/dashboard');
    await screen.findByRole('tab', { name: 'Priority Queues', selected: true });
    await user.keyboard('/');
    await waitFor(async () => expect(await text()).toHaveFocus());
    expect(screen.getByRole('tab', { name: 'Member Search' })).toHaveAttribute('aria-selected', 'true');
  });

  // Has to be the first test of this file with search results, since an earlier one would load the code that rows wait
  // for.
  it('draws rows once, with the marks of what they were found by, so that no press on them is lost', async () => {
    const user = await open('/dashboard?view=member-search');
    await fill(user, await text(), 'rui');
    const link = await screen.findByRole('link', { name: 'Ruiz' });
    await waitFor(() => expect(document.querySelector('mark')).not.toBeNull());
    expect(link).toBeInTheDocument();
  });

  it('asks only from three characters on [SEARCH-01]', async () => {
    const user = await open('/dashboard?view=member-search');
    await fill(user, await text(), ' ru ');
    await rest(400);
    expect(searches()).toEqual([]);
    await fill(user, await text(), 'rui');
    expect(await screen.findByRole('link', { name: 'Ruiz' })).toBeVisible();
  });

  it('lets nobody open what the word before has found, by keys or by a press [SEARCH-05]', async () => {
    await gateway.load([named('w1', 'Ida', 'Ibsen'), named('w2', 'Ada', 'Quick')]);
    const user = await open('/dashboard?view=member-search');
    const field = await text();
    await fill(user, field, 'ibsen');
    const link = await screen.findByRole('link', { name: 'Ibsen' });
    fireEvent.change(field, { target: { value: 'quick' } });
    expect(link.closest('[inert]')).not.toBeNull();
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(field).toHaveFocus();
    expect(await screen.findByRole('link', { name: 'Quick' })).toBeVisible();
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toBe('Quick');
  });

  it('is entered from the first row by Up, and not by a held K, which would be typed into it', async () => {
    await gateway.load([named('w1', 'Ida', 'Ibsen')]);
    const user = await open('/dashboard?view=member-search');
    const field = await text();
    await fill(user, field, 'ibsen');
    const link = await screen.findByRole('link', { name: 'Ibsen' });
    act(() => link.focus());
    await user.keyboard('{k>3/}');
    expect(link).toHaveFocus();
    expect(field).toHaveValue('ibsen');
    await user.keyboard('{ArrowUp}');
    expect(field).toHaveFocus();
  });

  it('asks once typing has rested for 250 ms [SEARCH-05]', async () => {
    const user = await open('/dashboard?view=member-search');
    const field = await text();
    await user.click(field);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    fireEvent.change(field, { target: { value: 'rui' } });
    await settleAfter(200);
    fireEvent.change(field, { target: { value: 'ruiz' } });
    await settleAfter(249);
    expect(searches()).toEqual([]);
    await settleAfter(1);
    expect(searches()).toHaveLength(1);
    vi.useRealTimers();
    expect((await lastQuestion())?.['queries']).toEqual([{ field: 'name', text: 'ruiz' }]);
  });

  it('takes digits, spaces and the signs of phone numbers for a phone number, anything else for a name [SEARCH-02] [FAULT-59]', async () => {
    const user = await open('/dashboard?view=member-search');
    const phones = ['555', '(303) 555-0134', '+1 303.555.0134'];
    const names = ["O'Neil", '3M Smith'];
    const asked: unknown[] = [];
    for (const words of [...phones, ...names]) {
      await search(user, words);
      asked.push((await lastQuestion())?.['queries']);
    }
    expect(asked).toEqual([
      ...phones.map((words) => [{ field: 'phone', text: words }]),
      ...names.map((words) => [{ field: 'name', text: words }]),
    ]);
  });

  it('finds a patient by part of the phone number, however it is written [SEARCH-02] [FAULT-59]', async () => {
    await gateway.load([named('p1', 'Ada', 'King', { telecom: { phone: '3035550177' } })]);
    const user = await open('/dashboard?view=member-search');
    await search(user, '555-0177');
    expect(await screen.findByRole('link', { name: 'King' })).toHaveAttribute(
      'href',
      '/dashboard/patient/p1',
    );
    expect(screen.getByRole('cell', { name: '(303) 555-0177' })).toBeVisible();
  });

  it('finds a phone number behind a country code, and marks it [SEARCH-02]', async () => {
    await gateway.load([named('p1', 'Ada', 'King', { telecom: { phone: '3035550177' } })]);
    const user = await open('/dashboard?view=member-search');
    await search(user, '+1 (303) 555-0177');
    // Reads the cell again, since cells are rendered again once the highlighting is loaded.
    const marked = () => screen.getByRole('cell', { name: '(303) 555-0177' }).querySelector('mark');
    await waitFor(() => expect(marked()).toHaveTextContent('303) 555-0177'));
  });

  it('leads by the arrows from the box to the rows and back, and by Enter to the patient', async () => {
    await gateway.load([named('p1', 'Ada', 'King'), named('p2', 'Ann', 'King')]);
    const user = await open('/dashboard?view=member-search');
    await search(user, 'king');
    await waitFor(() => expect(document.querySelectorAll('mark')).toHaveLength(2));
    const rows = screen.getAllByRole('link', { name: 'King' });
    await user.keyboard('{ArrowDown}');
    expect(rows[0]).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(rows[1]).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(await text()).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(await screen.findByLabelText('Open patient')).toHaveTextContent('Ann King');
  });

  it('marks what a row was found by, and names the field of a value that no column shows', async () => {
    await gateway.load([
      named('p1', 'Ada', "O'Neil"),
      patient('p2', { name: { first: 'Ann', middle: 'Oneill', last: 'King' }, externalId: 'S-p2' }),
      named('p3', 'Eve', 'Moon', { telecom: { phone: '3035550177' }, address: { phone: '7205550199' } }),
    ]);
    const user = await open('/dashboard?view=member-search');
    await search(user, 'oneil');
    const cell = await screen.findByRole('cell', { name: "O'Neil" });
    await waitFor(() => expect(cell.querySelector('mark')).toHaveTextContent("O'Neil"));
    const king = screen.getByRole('cell', { name: /^King/ });
    expect([...king.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Oneil']);
    expect(king).toHaveTextContent('Middle Name: Oneill');
    await search(user, '555-0177');
    const phone = await screen.findByRole('cell', { name: '(303) 555-0177' });
    expect(phone.querySelector('a')).toHaveAttribute('href', 'tel:+13035550177');
    await waitFor(() => expect(phone.querySelector('mark')).toHaveTextContent('555-0177'));
    await search(user, '7205550199');
    const note = await screen.findByText(/^Address: Phone:/);
    expect(note).toHaveTextContent('Address: Phone: (720) 555-0199');
    expect(note.querySelector('mark')).toHaveTextContent('720) 555-0199');
  });

  it.each([
    ['sobirk', 'Søbirk', 'Søbirk'],
    ['lukasz', 'Łukasz', 'Łukasz'],
    ['303–555–0177', 'Moon', '303) 555-0177'],
    ['303‑555‑0177', 'Moon', '303) 555-0177'],
  ])('marks what %s has found, however it is written', async (typed, last, mark) => {
    await gateway.load([named('p1', 'Eve', last, { telecom: { phone: '3035550177' } })]);
    const user = await open('/dashboard?view=member-search');
    await search(user, typed);
    await screen.findByRole('cell', { name: new RegExp(last) });
    await waitFor(() => expect(document.querySelector('td mark')).toHaveTextContent(mark));
    expect(screen.queryByText('Found by a value that is not shown here.')).toBeNull();
  });

  it('shows whole names before beginnings before names that hold it, until an order is chosen', async () => {
    const people = ['Manfred', 'Romanov', 'Man', 'Aman'];
    await gateway.load(people.map((last, n) => named(`p${n}`, 'X', last)));
    const user = await open('/dashboard?view=member-search');
    await search(user, 'man');
    await waitFor(() => expect(lastNames()).toEqual(['Man', 'Manfred', 'Aman', 'Romanov']));
    const head = screen.getByRole('columnheader', { name: /^Last Name/ });
    expect(head).not.toHaveAttribute('aria-sort', 'ascending');
    await user.click(within(head).getByRole('button'));
    await waitFor(() => expect(lastNames()).toEqual(['Aman', 'Man', 'Manfred', 'Romanov']));
  });

  it('keeps the rows that are there until newer ones come, and takes no answer that comes too late', async () => {
    await gateway.load([
      named('p1', 'Ada', 'King'),
      named('p2', 'Ann', 'Kingsley'),
      named('p3', 'Eve', 'Moon'),
    ]);
    const user = await open('/dashboard?view=member-search');
    await search(user, 'king');
    await waitFor(() => expect(lastNames()).toEqual(['King', 'Kingsley']));
    const held = Promise.withResolvers<void>();
    const late = Promise.withResolvers<void>();
    network.use(
      http.post(
        `${home}/api/regimen/patient/search`,
        async ({ request }) => {
          const answer = await gateway.fetch(request.clone());
          await held.promise;
          late.resolve();
          return answer;
        },
        { once: true },
      ),
    );
    await search(user, 'kings');
    expect(lastNames()).toEqual(['King', 'Kingsley']);
    await search(user, 'moon');
    await waitFor(() => expect(lastNames()).toEqual(['Moon']));
    held.resolve();
    await late.promise;
    await act(async () => {
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    });
    expect(lastNames()).toEqual(['Moon']);
  });

  it('offers whom the user has opened last, the latest first, until somebody is looked for', async () => {
    await gateway.load([named('p1', 'Ada', 'King'), named('p2', 'Ann', 'Kingsley')]);
    for (const id of ['p2', 'p1', 'p2', 'p1'])
      await gateway.as('pharmacist')('GET', `/api/regimen/patient?patientId=${id}`);
    const user = await open('/dashboard?view=member-search');
    await screen.findByRole('table', { name: 'Recently opened' });
    expect(rowsOf('Recently opened').map(([last]) => last)).toEqual(['King', 'Kingsley']);
    await search(user, 'ruiz');
    expect(await screen.findByRole('link', { name: 'Ruiz' })).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Recently opened' })).toBeNull();
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('King');
  });

  it('shows names like it where nobody has that name, says so, and marks them', async () => {
    await gateway.load([named('p1', 'Mary', 'Johnson'), named('p2', 'Mary', 'Jones')]);
    const user = await open('/dashboard?view=member-search');
    await search(user, 'jonhson mary');
    expect(await screen.findByText('No “jonhson” found. Shown instead: Johnson.')).toBeVisible();
    const cell = await screen.findByRole('cell', { name: 'Johnson' });
    await waitFor(() => expect(cell.querySelector('mark')).toHaveTextContent('Johnson'));
    expect(lastNames()).toEqual(['Johnson']);
    await search(user, 'jones');
    await waitFor(() => expect(lastNames()).toEqual(['Jones']));
    expect(screen.queryByText(/Shown instead/)).toBeNull();
  });

  it('shows states and organizations as people call them, not their codes', async () => {
    await gateway.load([
      named('p1', 'Ada', 'King', {
        currentWorkflowState: { name: 'Ready for Medication Review', year: 2026 },
      }),
    ]);
    const user = await open('/dashboard?view=member-search');
    await search(user, 'king');
    expect(await screen.findByRole('cell', { name: 'Scheduled for Medication Review' })).toBeVisible();
    expect(await screen.findByRole('cell', { name: 'EMTM Care Network' })).toBeVisible();
  });

  it('finds a patient by the Patient ID, and marks it', async () => {
    await gateway.load([named('p1', 'Ada', 'King'), named('p2', 'Ann', 'King')]);
    const user = await open('/dashboard?view=member-search');
    await fill(user, await screen.findByRole('textbox', { name: 'Patient ID' }), 's-P2');
    const cell = await screen.findByRole('cell', { name: 'S-p2' });
    const marks = () => [...cell.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await waitFor(() => expect(marks()).toEqual(['S', 'p2']));
    expect(lastNames()).toEqual(['King']);
  });

  it('narrows by the date of birth, alone or with a name [SEARCH-03] [FAULT-64]', async () => {
    await gateway.load([
      named('p1', 'Ada', 'King', { dob: '1954-03-04' }),
      named('p2', 'Ann', 'King', { dob: '1954-03-05' }),
    ]);
    const user = await open('/dashboard?view=member-search');
    await fill(user, await screen.findByRole('textbox', { name: 'Date of birth' }), 'March 4th, 1954');
    expect(await screen.findByRole('link', { name: 'Ada' })).toBeVisible();
    expect(rowsOf('Member Search').map((cells) => cells.slice(0, 3))).toEqual([
      ['King', 'Ada', '03/04/1954'],
    ]);
    await search(user, 'nobody');
    expect(await screen.findByText('No members found.')).toBeVisible();
  });

  it('says of a day that is in no calendar what every form says [VALID-03]', async () => {
    const user = await open('/dashboard?view=member-search');
    const box = await screen.findByRole('textbox', { name: 'Date of birth' });
    await fill(user, box, '02/30/1948');
    await user.tab();
    await waitFor(() => expect(box).toHaveAccessibleDescription('Invalid Date'));
  });

  it('shows ten a page, sorted by last name, with at most five page buttons [SEARCH-04] [SHELL-18] [SHELL-19]', async () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    await gateway.load(
      letters.flatMap((a) => ['x', 'y', 'z'].map((b) => named(`${a}${b}`, 'Same', `Smith${a}${b}`))),
    );
    const user = await open('/dashboard?view=member-search');
    await search(user, 'smith');
    expect(await screen.findByText('Showing 1 to 10 of 78 entries')).toBeVisible();
    expect(lastNames()).toHaveLength(10);
    expect(lastNames().slice(0, 4)).toEqual(['Smithax', 'Smithay', 'Smithaz', 'Smithbx']);
    const pager = within(screen.getByRole('navigation', { name: 'Pages of Member Search' }));
    expect(pager.getAllByRole('button', { name: /^Page \d+$/ })).toHaveLength(5);
    await user.click(pager.getByRole('button', { name: 'Last' }));
    expect(await screen.findByText('Showing 71 to 78 of 78 entries')).toBeVisible();
    expect(lastNames()).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: /^Last Name/ }));
    await waitFor(() => expect(lastNames()[0]).toBe('Smithax'));
    await user.click(screen.getByRole('button', { name: /^Last Name/ }));
    await waitFor(() => expect(lastNames()[0]).toBe('Smithzz'));
  });

  it('finds nobody of another organization [SEARCH-07] [ACCESS-09]', async () => {
    const user = await open('/dashboard?view=member-search');
    await search(user, 'ruiz');
    expect(await screen.findByRole('link', { name: 'Ana' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Olga' })).toBeNull();
  });

  it('finds names of every script, spelling and length [FAULT-67]', async () => {
    const names = ['Łódzka', 'Smith-Jones', '山田太郎', "O'Neil", 'a'.repeat(100)];
    await gateway.load(names.map((last, n) => named(`p${n}`, 'X', last)));
    const user = await open('/dashboard?view=member-search');
    for (const last of names) {
      await search(user, `${last.toLowerCase()} x`);
      expect(await screen.findByRole('link', { name: last })).toBeVisible();
    }
  });

  it('takes no text for more than words to look for [FAULT-58] [FAULT-67]', async () => {
    const user = await open('/dashboard?view=member-search');
    for (const words of ["'; drop table record; --", '{"$gt":""}', '%_%', 'a'.repeat(300)]) {
      await search(user, words);
      expect(await screen.findByText('No members found.')).toBeVisible();
    }
    await search(user, 'ruiz');
    expect(await screen.findByRole('link', { name: 'Ana' })).toBeVisible();
  });

  it('says what went wrong and tries again [SHELL-24]', async () => {
    const failing = () => HttpResponse.json({ message: 'The search is closed' }, { status: 400 });
    network.use(http.post(`${home}/api/regimen/patient/search`, failing, { once: true }));
    const user = await open('/dashboard?view=member-search');
    await search(user, 'ruiz');
    expect(await screen.findByText('The search is closed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Ruiz' })).toBeVisible();
  });
});
