import { readFileSync } from 'node:fs';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { dialog, fill, home, isWrite, patientPage, rowsOf, useProductApp } from './harness/product-app.tsx';
import { allergy } from './harness/records.ts';

describe('the allergies of a patient', () => {
  const { gateway, network, requests, open } = useProductApp();
  const page = patientPage('ana', 'history', 'allergies');

  const substance = () => screen.getByRole('combobox', { name: /^Allergy/ });
  const reaction = () => screen.getByRole('combobox', { name: /^Reaction/ });
  const field = (name: RegExp) => screen.getByRole('textbox', { name });

  async function openForm(patientPage = page): Promise<UserEvent> {
    const user = await open(patientPage);
    await user.click(await screen.findByRole('button', { name: 'Add Allergy' }));
    await screen.findByRole('dialog', { name: 'Add Allergy' });
    await screen.findByRole('combobox', { name: /^Allergy/ });
    return user;
  }

  const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save Allergy' }));
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const listed = async () => {
    const { body } = await gateway.as('pharmacist')('GET', '/api/regimen/patient/allergies?patientId=ana');
    return body['rows'] as readonly Record<string, unknown>[];
  };
  const days = (rows: readonly string[][]) => rows.map((cells) => cells[2]);

  it('stand in a table, five a page, with at most five page buttons; the latest onset is first [ALLERGY-01] [ENGINE-02] [ENGINE-20] [CONST-01] [SHELL-20]', async () => {
    const many = Array.from({ length: 31 }, (_, n) => String(n + 1).padStart(2, '0'));
    await gateway.load(many.map((day) => allergy(`a${day}`, { onsetDate: `2020-01-${day}` })));
    const user = await open(page);
    expect(await screen.findByText('Showing 1 to 5 of 31 entries')).toBeVisible();
    const daysBack = (from: number) =>
      Array.from({ length: 5 }, (_, n) => `01/${String(from - n).padStart(2, '0')}/2020`);
    expect(days(rowsOf('Allergies'))).toEqual(daysBack(31));
    const pager = within(screen.getByRole('navigation', { name: /Allergies/ }));
    expect(pager.getAllByRole('button', { name: /^Page \d+$/ })).toHaveLength(5);
    const leftOut = pager.getByText('…');
    expect(leftOut.previousElementSibling).toHaveAccessibleName('Page 5');
    expect(leftOut.nextElementSibling).toHaveAccessibleName(/^Next/);
    await user.click(pager.getByRole('button', { name: /^Next/ }));
    expect(days(rowsOf('Allergies'))).toEqual(daysBack(26));
  });

  it('are sorted by a column on a click at its head, blanks last [ENGINE-08] [FAULT-65]', async () => {
    await gateway.load([
      allergy('a1', { substance: { text: 'penicillin' }, onsetDate: '2020-01-01' }),
      allergy('a2', { substance: { text: 'Latex' } }),
      allergy('a3', { substance: { text: 'Aspirin' }, onsetDate: '1999-12-31' }),
    ]);
    const user = await open(page);
    await screen.findByRole('cell', { name: 'Latex' });
    const names = () => rowsOf('Allergies').map(([name]) => name);
    expect(names()).toEqual(['penicillin', 'Aspirin', 'Latex']);
    await user.click(screen.getByRole('button', { name: /^Onset Date/ }));
    expect(names()).toEqual(['Aspirin', 'penicillin', 'Latex']);
    await user.click(screen.getByRole('button', { name: /^Allergy/ }));
    expect(names()).toEqual(['Aspirin', 'Latex', 'penicillin']);
    expect(screen.getByRole('columnheader', { name: /^Allergy/ })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('are not what says that there are none: the form says what to do instead [ALLERGY-01]', async () => {
    const user = await openForm();
    await user.type(substance(), 'No known allergies');
    await user.tab();
    expect(
      await screen.findByText(/^This names no substance, .* mark “No Known Drug Allergies” in the profile/),
    ).toBeVisible();
    await save(user);
    expect(await listed()).toEqual([]);
  });

  it('are being loaded, there, being loaded again with the rows in place, or could not be had: nothing else [PAGE-19]', async () => {
    const gates = { first: Promise.withResolvers<void>(), second: Promise.withResolvers<void>() };
    const path = `${home}/api/regimen/patient/allergies`;
    const held = (gate: Promise<void>) =>
      http.get(path, async ({ request }) => {
        await gate;
        return gateway.fetch(request);
      });
    await gateway.load([allergy('a1')]);
    network.use(held(gates.first.promise));
    const user = await open(page);
    const region = within(await screen.findByRole('tabpanel', { name: /^Allergies/ }));
    await waitFor(() => expect(region.getByText('Loading')).toBeVisible());
    gates.first.resolve();
    expect(await region.findByRole('cell', { name: 'Penicillin' })).toBeVisible();
    const frame = region.getByRole('table').closest('[aria-busy]');
    await waitFor(() => expect(frame).toHaveAttribute('aria-busy', 'false'));

    network.use(held(gates.second.promise));
    await user.click(region.getByRole('button', { name: 'Edit Penicillin' }));
    await dialog('Edit Allergy');
    await fill(user, field(/^Description/), 'Twice');
    await save(user);
    await closed();
    await waitFor(() => expect(frame).toHaveAttribute('aria-busy', 'true'));
    expect(region.getByRole('cell', { name: 'Penicillin' })).toBeVisible();
    gates.second.resolve();
    await waitFor(() => expect(frame).toHaveAttribute('aria-busy', 'false'));
    cleanup();

    network.use(http.get(path, () => new HttpResponse(null, { status: 500 })));
    await open(page);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('leave side effects out', async () => {
    const effect = { isSideEffect: true, substance: { text: 'Sulfa' } };
    await gateway.load([allergy('a1'), allergy('a2', effect)]);
    await open(page);
    expect(await screen.findByRole('tab', { name: 'Allergies (1)' })).toBeVisible();
    expect(screen.queryByRole('cell', { name: 'Sulfa' })).toBeNull();
  });

  it('are built from the drug search: what is chosen is stored with its codes [ALLERGY-03] [ALLERGY-04] [ALLERGY-06] [ALLERGY-12] [CALLS-04]', async () => {
    const user = await openForm();
    await user.type(substance(), 'PENI');
    await user.click(await screen.findByRole('option', { name: /^Penicillin/ }));
    expect(substance()).toHaveValue('Penicillin');
    const search = requests.find(({ url }) => url.includes('/api/fdb/allergy'));
    expect(new URL(search?.url ?? home).searchParams.get('_content')).toBe('PENI');
    await user.selectOptions(reaction(), 'Shock');
    await fill(user, field(/^Onset Date/), '02/29/2020');
    await fill(user, field(/^Description/), 'As a child');
    await fill(user, field(/^Note/), 'Told by her sister');
    await save(user);
    await closed();
    expect(rowsOf('Allergies').map((cells) => cells.slice(0, 4))).toEqual([
      ['Penicillin', 'Shock', '02/29/2020', 'As a child'],
    ]);
    const sent = requests.find(isWrite);
    expect(Object.keys((await sent?.json()) as object)).toEqual(['allergy']);
    const coding = {
      system: 'urn:regimen:demo:allergens',
      code: 'demo-penicillin',
      display: 'Penicillin',
      type: 'medication',
    };
    expect(await listed()).toMatchObject([
      {
        type: 'patient.allergy',
        sensitivityType: 'allergy',
        status: 'active',
        isSideEffect: false,
        substance: { text: 'Penicillin', coding: [coding] },
        reaction: 'shock',
        onsetDate: '2020-02-29',
        description: 'As a child',
        allergyNote: 'Told by her sister',
      },
    ]);
  });

  it('may be of a substance that no catalogue knows', async () => {
    const user = await openForm();
    await user.type(substance(), 'Zzyzx');
    expect(await screen.findAllByText('Nothing found. The text is kept as it is.')).not.toEqual([]);
    await user.selectOptions(reaction(), 'Other');
    await save(user);
    await closed();
    expect((await listed())[0]?.['substance']).toEqual({ text: 'Zzyzx' });
    expect(rowsOf('Allergies')[0]).toContain('Not coded');
  });

  it('are suggested in the order of the alphabet, whatever the case [ALLERGY-13]', async () => {
    const user = await openForm();
    await user.type(substance(), 'amo');
    await screen.findByRole('option', { name: /^Amoxicillin and/ });
    const list = within(screen.getByRole('listbox', { name: 'Suggestions for Allergy' }));
    const options = list
      .getAllByRole('option')
      .map(({ textContent }) => textContent?.replace(/ demo-[a-z-]+$/, '') ?? '');
    expect(options.length).toBeGreaterThan(1);
    const folded = options.map((option) => option.toLowerCase());
    expect(folded).toEqual(folded.toSorted());
  });

  it('are searched for from three characters on, once typing pauses [ALLERGY-14] [VALID-15]', async () => {
    network.use(http.get(`${home}/api/fdb/allergy`, () => new HttpResponse(null, { status: 400 })));
    const user = await openForm();
    const searches = () => requests.filter(({ url }) => url.includes('/api/fdb/allergy')).length;
    await user.type(substance(), 'pe');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(searches()).toBe(0);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(substance(), 'nicillin');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An error occurred fetching allergy information',
    );
    expect(searches()).toBe(1);
  });

  it('can be saved or left while the drug search fails [ALLERGY-15] [FAULT-39]', async () => {
    network.use(http.get(`${home}/api/fdb/allergy`, () => new HttpResponse(null, { status: 400 })));
    const user = await openForm();
    await user.type(substance(), 'penicillin');
    expect(await screen.findByText('An error occurred fetching allergy information')).toBeVisible();
    await user.selectOptions(reaction(), 'Rash');
    await save(user);
    await closed();
    expect((await listed())[0]?.['substance']).toEqual({ text: 'penicillin' });
  });

  it('are not built from a substance that has no code: it says that no valid allergy was chosen [ALLERGY-16] [ENGINE-23]', async () => {
    const contains = [{ system: 'http://www.nlm.nih.gov/research/umls/rxnorm', display: 'Penicillin' }];
    network.use(
      http.get(`${home}/api/fdb/allergy`, () =>
        HttpResponse.json({ resourceType: 'ValueSet', status: 'active', expansion: { contains } }),
      ),
    );
    const user = await openForm();
    await user.type(substance(), 'penicillin');
    const option = await screen.findByRole('option', { name: /^Penicillin/ });
    expect(option.closest('.en-suggestions')).not.toBeNull();
    const rule = /\.en-suggestions \{[^}]*max-height: var\(--en-suggestions-max\)/;
    expect(readFileSync('engine/react/form/form.css', 'utf8')).toMatch(rule);
    expect(document.documentElement.style.getPropertyValue('--en-suggestions-max')).toBe('250px');
    await user.click(option);
    expect(await screen.findByText('Missing valid allergy')).toBeVisible();
  });

  it('have one of seven reactions [ALLERGY-07]', async () => {
    await openForm();
    const reactions = within(reaction())
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(reactions.slice(1)).toEqual(['Rash', 'Shock', 'Asthma', 'Nausea', 'Anemia', 'Dizziness', 'Other']);
  });

  it('need a name and a reaction [ALLERGY-08] [VALID-09]', async () => {
    const user = await openForm();
    await save(user);
    expect(substance()).toHaveAccessibleDescription(/^Required/);
    expect(reaction()).toHaveAccessibleDescription(/^Required/);
    expect(requests.filter(isWrite)).toEqual([]);
  });

  it('are asked about where the same ingredient is recorded under another name', async () => {
    await gateway.load([allergy('a1', { substance: { text: 'Acetaminophen' } })]);
    const user = await openForm();
    await user.type(substance(), 'Tylenol');
    await user.tab();
    expect(
      await screen.findByText('This is recorded for the patient already: Acetaminophen (Rash)'),
    ).toBeVisible();
  });

  it('need either once the patient has no known drug allergies, but are never empty [ALLERGY-08] [ALLERGY-10] [FAULT-82]', async () => {
    const user = await openForm(patientPage('nora', 'history', 'allergies'));
    await save(user);
    expect(substance()).toHaveAccessibleDescription(/^Name the substance or its reaction/);
    await user.selectOptions(reaction(), 'Rash');
    await save(user);
    await closed();
    expect(rowsOf('Allergies')).toHaveLength(1);
  });

  it.each([
    ['11/22/2026', 'Date cannot be in the future'],
    ['12/31/1899', 'Date cannot be before year 1900'],
    ['13/01/2020', 'Invalid Date'],
    ['02/29/2021', 'Invalid Date'],
    ['01/01/10000', 'Invalid Date'],
  ])(
    'refuse %s as the day of onset: %s [ALLERGY-09] [VALID-01] [VALID-02] [VALID-03] [FAULT-63]',
    async (day, sentence) => {
      const user = await openForm();
      await fill(user, field(/^Onset Date/), day);
      await user.tab();
      expect(await screen.findByText(sentence)).toBeVisible();
      await user.type(substance(), 'Latex');
      await user.selectOptions(reaction(), 'Rash');
      await save(user);
      expect(screen.getByRole('dialog', { name: 'Add Allergy' })).toBeVisible();
      expect(field(/^Onset Date/)).toHaveValue(day);
      expect(await listed()).toEqual([]);
    },
  );

  it('may have begun today or on 01/01/1900 [ALLERGY-09] [VALID-06] [FAULT-63] [CONST-02]', async () => {
    for (const [typed, stored] of [
      ['11/21/2026', '2026-11-21'],
      ['1/1/1900', '1900-01-01'],
    ] as const) {
      const answer = await gateway.as('pharmacist')('POST', '/api/regimen/allergy', {
        allergy: { ...allergy('x').record, _id: crypto.randomUUID(), onsetDate: stored },
      });
      expect([typed, answer.status]).toEqual([typed, 201]);
    }
    const user = await openForm();
    await fill(user, field(/^Onset Date/), '1/1/1900');
    await user.tab();
    expect(field(/^Onset Date/)).toHaveValue('01/01/1900');
    expect(field(/^Onset Date/)).toBeValid();
  });

  it('have a description of at most 60 characters; what is beyond is cut, and a sign counts once [ALLERGY-05] [ENGINE-15] [VALID-07] [FAULT-60]', async () => {
    const user = await openForm();
    await fill(user, field(/^Description/), `${'🙂'.repeat(60)}!`);
    expect(field(/^Description/)).toHaveValue('🙂'.repeat(60));
    await fill(user, field(/^Description/), 'two\nlines');
    expect(field(/^Description/)).toHaveValue('twolines');
    const refused = await gateway.as('pharmacist')('POST', '/api/regimen/allergy', {
      allergy: { ...allergy('x').record, _id: crypto.randomUUID(), description: 'a'.repeat(61) },
    });
    expect([refused.status, refused.body['problems']]).toMatchObject([
      422,
      [{ at: '/description', message: 'At most 60 characters' }],
    ]);
  });

  it('are stored once, however quickly Save is clicked again [FAULT-11] [ENGINE-17]', async () => {
    const user = await openForm();
    await user.type(substance(), 'Latex');
    await user.selectOptions(reaction(), 'Rash');
    await user.dblClick(screen.getByRole('button', { name: 'Save Allergy' }));
    await closed();
    expect(await listed()).toHaveLength(1);
  });

  it('are edited in a form that is prefilled, and stored by PUT [ENGINE-05] [CALLS-03]', async () => {
    await gateway.load([allergy('a1', { description: 'As a child' })]);
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Edit Penicillin' }));
    const form = await dialog('Edit Allergy');
    expect(await form.findByRole('combobox', { name: /^Allergy/ })).toHaveValue('Penicillin');
    expect(reaction()).toHaveDisplayValue('Rash');
    await fill(user, field(/^Description/), 'Twice');
    await save(user);
    await closed();
    expect(await screen.findByRole('cell', { name: 'Twice' })).toBeVisible();
    const write = requests.find(({ method }) => method === 'PUT');
    expect(new URL(write?.url ?? home).pathname).toBe('/api/regimen/allergy');
    expect((await listed())[0]).toMatchObject({ description: 'Twice', _rev: 2 });
  });

  it('are removed after a question [ENGINE-06] [ENGINE-09] [ENGINE-10] [CALLS-05]', async () => {
    await gateway.load([allergy('a1')]);
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Remove Penicillin' }));
    const question = await dialog('Remove this Allergy');
    expect(
      question.getByText("Are you sure you want to remove this Allergy from the member's profile?"),
    ).toBeVisible();
    await user.click(question.getByRole('button', { name: "No, don't remove" }));
    await closed();
    expect(await listed()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Remove Penicillin' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, remove' }));
    expect(await screen.findByText('No allergies recorded.')).toBeVisible();
    const write = requests.find(({ url }) => url.endsWith('/api/regimen/allergy/delete'));
    expect(write?.method).toBe('POST');
    expect(await listed()).toEqual([]);
  });

  it('show why they were not stored, or not removed, and keep the dialog open [ERR-05] [ERR-06] [ENGINE-19]', async () => {
    await gateway.load([allergy('a1')]);
    network.use(
      http.put(`${home}/api/regimen/allergy`, () => new HttpResponse(null, { status: 502 })),
      http.post(`${home}/api/regimen/allergy/delete`, () => new HttpResponse(null, { status: 502 })),
    );
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Edit Penicillin' }));
    await dialog('Edit Allergy');
    await fill(user, await screen.findByRole('textbox', { name: /^Description/ }), 'Twice');
    await save(user);
    expect(await screen.findByText('An error occurred updating the patient data')).toBeVisible();
    expect(field(/^Description/)).toHaveValue('Twice');
    expect(screen.getByRole('button', { name: 'Save Allergy' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await closed();
    await user.click(screen.getByRole('button', { name: 'Remove Penicillin' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, remove' }));
    expect(await screen.findByText('An error occurred deleting the patient data')).toBeVisible();
  });
});
