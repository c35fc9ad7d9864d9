import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { seriousFindings } from '../../engine/react/testing/axe.ts';
import otherPatient from '../fixtures/clinical/other-patient-bundle.json' with { type: 'json' };
import { dialog, fill, home, medicationsPage, useProductApp } from './harness/product-app.tsx';

describe('the reconciliation of a patient', () => {
  const { gateway, network, open, requests } = useProductApp();
  const page = medicationsPage('ana', 'reconciliation');
  const path = '/api/reconciliation';
  const as = (who = 'pharmacist') => gateway.as(who);
  const base = { type: 'patient.reconciliation', list: 'reconciled', subject: 'ana' };
  const add = (source: string, medications: readonly JsonObject[]) =>
    as()('POST', `${path}/newList`, { ...base, source, medications });
  const reconciled = async () =>
    ((await as()('GET', `${path}/reconciled?patientId=ana`)).body['rows'] as readonly JsonObject[])[0];
  /** Lists the ids of rows in waiting lists that name a medication. */
  const keysOf = async (name: string) => {
    const { body } = await as()('GET', '/api/regimen/reconciliation/list?patientId=ana');
    const listed = (body['rows'] as readonly JsonObject[]).flatMap(
      ({ medications }) => medications as readonly JsonObject[],
    );
    return listed
      .filter((row) => String(row['name']).toLowerCase().includes(name))
      .map(({ uuid = '' }) => uuid);
  };
  const zinc = (directions: string) => stored('zinc', 'Zinc 50 mg tablet', directions);
  const stored = (id: string, full: string, directions: string) => ({
    entity: 'medication',
    record: {
      ...{ _id: id, subject: 'ana', type: 'patient.medication' },
      medication: { name: { full }, isCustom: true },
      dosageInstructions: { text: directions, route: { Id: '1', Name: 'Oral' } },
    },
  });
  const lists = async () => {
    await add('claims', [
      { name: 'Metformin 500 mg tablet', directions: '1 tablet twice daily' },
      { name: 'Aspirin 81 mg tablet', directions: '1 daily' },
    ]);
    await add('patient', [
      { name: 'Metformin 850 mg tab', directions: 'Take 1 tablet by mouth twice a day' },
      { name: 'aspirin 81 mg tab', directions: '1 every day' },
    ]);
  };
  const entry = (text: string) =>
    screen
      .getAllByRole('row')
      .find(
        (row) =>
          row.hasAttribute('data-entry') && row.textContent?.toLowerCase().includes(text.toLowerCase()),
      ) as HTMLElement;
  const start = async () => {
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Start Reconciliation' }));
    await screen.findByText('0 of 3 decided');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-entry'));
    return user;
  };
  const press = async (user: Awaited<ReturnType<typeof start>>, text: string, keys: string) => {
    entry(text).focus();
    await user.keyboard(keys);
  };

  it('shows the lists in groups with what differs marked, and accepts nothing by itself [RECON-02] [RECON-07]', async () => {
    await lists();
    await start();
    expect(screen.getByText('Similar')).toBeInTheDocument();
    expect(screen.getByText('Identical in 2 lists')).toBeInTheDocument();
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent?.trim())).toEqual([
      '500',
      '850',
    ]);
    expect(within(entry('aspirin')).getByText(/^(Patient, Claims|Claims, Patient)$/)).toBeInTheDocument();
    expect(screen.getAllByText('Not decided')).toHaveLength(3);
    expect(await seriousFindings()).toEqual([]);
  });

  it('stores each decision as it is made, and shows its status by sign and word [RECON-03] [RECON-04] [RECON-09] [RECON-11] [RECON-17] [RECON-18]', async () => {
    await lists();
    const user = await start();
    expect(
      await screen.findByText('Successfully created a new Medication Reconciliation'),
    ).toBeInTheDocument();
    await press(user, 'aspirin', 'v');
    await screen.findByText('1 of 3 decided');
    await waitFor(async () =>
      expect(await reconciled()).toMatchObject({
        medications: [
          {
            name: expect.stringMatching(/^aspirin 81 mg/i),
            status: 'VERIFIED',
            sources: [expect.any(String), expect.any(String)],
          },
        ],
      }),
    );
    expect(entry('aspirin').querySelector('[data-tone="green"]')).not.toBeNull();
    const decided = screen.getByRole('table', { name: 'Decided' });
    expect(decided.querySelector('[data-tone="green"]')).not.toBeNull();
    await press(user, 'aspirin', 'u');
    await screen.findByText('0 of 3 decided');
    await waitFor(async () => expect((await reconciled())?.['medications'] ?? []).toEqual([]));
    await user.click(screen.getByRole('button', { name: 'Save progress' }));
    expect(await screen.findByText('Successfully updated Medication Reconciliation')).toBeInTheDocument();
  });

  it('decides by letters and moves by arrows wherever in a row the mouse has been', async () => {
    await lists();
    const user = await start();
    await user.click(within(entry('aspirin')).getByText('Not decided'));
    expect(entry('aspirin')).toHaveFocus();
    await user.keyboard('v');
    await screen.findByText('1 of 3 decided');
    await user.click(within(entry('metformin 500')).getByRole('checkbox'));
    await user.click(within(entry('metformin 850')).getByRole('checkbox'));
    await user.keyboard('v');
    await screen.findByText('3 of 3 decided');
    await user.click(within(entry('metformin 850')).getByRole('checkbox'));
    await user.keyboard(' ');
    expect(within(entry('metformin 850')).getByRole('checkbox')).not.toBeChecked();
    await user.keyboard('{ArrowUp}');
    expect(entry('metformin 500')).toHaveFocus();
  });

  it('says why a decision could not be stored, and stores it with the next attempt [RECON-16]', async () => {
    await lists();
    const user = await start();
    network.use(
      http.put(`${home}${path}/update`, () => HttpResponse.json({}, { status: 503 }), { once: true }),
    );
    await press(user, 'aspirin', 'v');
    expect(await screen.findByText(/^Not saved yet: An unknown error occurred/)).toBeInTheDocument();
    expect(screen.getByText('1 of 3 decided')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save again' }));
    await waitFor(async () =>
      expect(await reconciled()).toMatchObject({ medications: [{ status: 'VERIFIED' }] }),
    );
  });

  it('offers what could not be stored again after the page was loaded anew', async () => {
    await lists();
    const user = await start();
    network.use(
      http.put(`${home}${path}/update`, () => HttpResponse.json({}, { status: 503 }), { once: true }),
    );
    await press(user, 'aspirin', 'v');
    await screen.findByText(/^Not saved yet: /);
    cleanup();
    await open(page);
    await screen.findByText('0 of 3 decided');
    await user.click(await screen.findByRole('button', { name: /^Decide again: aspirin 81 mg/i }));
    await waitFor(async () =>
      expect(await reconciled()).toMatchObject({ medications: [{ status: 'VERIFIED' }] }),
    );
    cleanup();
    await open(page);
    await screen.findByText('1 of 3 decided');
    expect(screen.queryByRole('button', { name: /^Decide again/ })).toBeNull();
  });

  it('keeps what both of two users decide at once', async () => {
    await lists();
    const user = await start();
    const record = await reconciled();
    const theirs = { uuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7', name: 'Fish oil', status: 'ADDED' };
    await as('clinical')('PUT', `${path}/update`, { ...record, medications: [theirs] });
    await press(user, 'aspirin', 'v');
    await waitFor(async () =>
      expect(await reconciled()).toMatchObject({
        medications: expect.arrayContaining([
          expect.objectContaining({ name: 'Fish oil' }),
          expect.objectContaining({ status: 'VERIFIED' }),
        ]),
      }),
    );
  });

  it('lets what a colleague has stored stand, and shows what was decided otherwise at the same time', async () => {
    await lists();
    const user = await start();
    const sources = await keysOf('aspirin');
    const theirs = {
      ...{ uuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7', name: 'Aspirin 81 mg tablet', sources },
      ...{ status: 'WARNING', comment: 'Takes two' },
    };
    await as('clinical')('PUT', `${path}/update`, { ...(await reconciled()), medications: [theirs] });
    await press(user, 'aspirin', 'v');
    expect(await screen.findByText(/: Verified\. Someone else has decided: Warning$/)).toBeInTheDocument();
    expect(await reconciled()).toMatchObject({ medications: [theirs] });
    await user.click(screen.getByRole('button', { name: /^Decide again: aspirin/i }));
    await waitFor(async () =>
      expect(await reconciled()).toMatchObject({ medications: [{ status: 'VERIFIED', sources }] }),
    );
    expect(screen.queryByRole('button', { name: /^Decide again/ })).toBeNull();
  });

  it('keeps for each of two users what they had decided when a third has completed it', async () => {
    await lists();
    const first = await start();
    const record = await reconciled();
    await as('clinical')('PUT', `${path}/complete`, { ...record, lists: [], takesNone: true });
    await press(first, 'aspirin', 'v');
    await first.click(await screen.findByRole('button', { name: 'Show what was completed' }));
    // Lets the second user begin the next reconciliation, and decide about this medication.
    const begun = (await as('clinical')('POST', `${path}/new`, { ...base, medications: [] })).body['record'];
    const sources = await keysOf('aspirin');
    const theirs = { name: 'Aspirin 81 mg tablet', status: 'WARNING', comment: 'Takes two', sources };
    const row = { ...theirs, uuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7' };
    await as('clinical')('PUT', `${path}/update`, { ...(begun as JsonObject), medications: [row] });
    await first.click(await screen.findByRole('button', { name: 'Start new Reconciliation' }));
    expect(await screen.findByText(/: Verified\. Someone else has decided: Warning$/)).toBeInTheDocument();
    await first.click(screen.getByRole('button', { name: /^Drop: aspirin/i }));
    await waitFor(() => expect(screen.queryByText(/Someone else has decided/)).toBeNull());
    expect(await reconciled()).toMatchObject({ medications: [theirs] });
  });

  it('says that somebody else has completed it meanwhile, and what was not stored', async () => {
    await lists();
    const user = await start();
    const record = await reconciled();
    await as('clinical')('PUT', `${path}/complete`, { ...record, lists: [], takesNone: true });
    await press(user, 'aspirin', 'v');
    expect(
      await screen.findByText('Someone else has completed this reconciliation in the meantime.'),
    ).toBeInTheDocument();
    expect(screen.getByText(/^aspirin 81 mg tab.*: Verified$/i)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show what was completed' }));
    await user.click(await screen.findByRole('button', { name: 'Start new Reconciliation' }));
    await user.click(await screen.findByRole('button', { name: /^Decide again: aspirin 81 mg/i }));
    await screen.findByText('1 of 3 decided');
    await waitFor(async () =>
      expect(await reconciled()).toMatchObject({
        medications: [{ status: 'VERIFIED', sources: [expect.any(String), expect.any(String)] }],
      }),
    );
    expect(screen.queryByRole('button', { name: /^Decide again/ })).toBeNull();
  });

  it('offers a decision again whose medication has changed on the list since, and completes only when it is settled', async () => {
    await gateway.load([zinc('1 tablet daily')]);
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Start Reconciliation' }));
    await screen.findByText('0 of 1 decided');
    await press(user, 'zinc', 'v');
    await screen.findByText('1 of 1 decided');
    await waitFor(async () => expect(await reconciled()).toMatchObject({ medications: [{ name: /^Zinc/ }] }));
    cleanup();
    await gateway.load([zinc('2 tablets daily')]);
    await open(page);
    await screen.findByText('0 of 1 decided');
    expect(screen.getByText(/Now listed as Zinc 50 mg tablet, 2 tablets daily/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Complete' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: /^Decide again: Zinc/ }));
    await screen.findByText('1 of 1 decided');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Complete' })).toBeEnabled());
    await waitFor(async () =>
      expect(await reconciled()).toMatchObject({
        medications: [{ status: 'VERIFIED', directions: '2 tablets daily' }],
      }),
    );
  });

  it('shows what was entered with M when it is decided again about what is listed now', async () => {
    await gateway.load([zinc('1 tablet daily')]);
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Start Reconciliation' }));
    await screen.findByText('0 of 1 decided');
    await press(user, 'zinc', 'm');
    const modify = await dialog('Modify: Zinc 50 mg tablet');
    await fill(user, modify.getByLabelText(/^Directions as taken/), 'On Sundays');
    await user.click(modify.getByRole('button', { name: 'Modify' }));
    await screen.findByText('1 of 1 decided');
    await waitFor(async () => expect(await reconciled()).toMatchObject({ medications: [{}] }));
    cleanup();
    await gateway.load([zinc('2 tablets daily')]);
    await open(page);
    await user.click(await screen.findByRole('button', { name: /^Decide again: Zinc/ }));
    const again = await dialog('Modify: Zinc 50 mg tablet');
    expect(again.getByLabelText(/^Directions as taken/)).toHaveValue('On Sundays');
    await fill(user, again.getByLabelText(/^Comment/), 'Still so');
    await user.click(again.getByRole('button', { name: 'Modify' }));
    await screen.findByText('1 of 1 decided');
    await waitFor(async () =>
      expect(await reconciled()).toMatchObject({
        medications: [
          {
            ...{ status: 'MODIFIED', directions: '2 tablets daily' },
            ...{ directionsTaken: 'On Sundays', comment: 'Still so' },
          },
        ],
      }),
    );
    expect(screen.queryByRole('button', { name: /^Decide again/ })).toBeNull();
  });

  it('shows and fills in the listed directions with M, and offers another strength of the product by keys', async () => {
    await add('claims', [
      { name: 'Simvastatin 20 mg tablet', directions: '1 tablet at bedtime' },
      { name: 'Metformin 500 mg tablet', directions: '1 tablet twice daily' },
    ]);
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Start Reconciliation' }));
    await screen.findByText('0 of 2 decided');
    await press(user, 'simvastatin', 'm');
    const modify = await dialog('Modify: Simvastatin 20 mg tablet');
    expect(modify.getByLabelText(/^Directions(?! as taken)/)).toHaveValue('1 tablet at bedtime');
    expect(modify.getByLabelText(/^Directions as taken/)).toHaveValue('1 tablet at bedtime');
    const product = modify.getByRole('combobox', { name: /^Medication with strength and form/ });
    expect(product).toHaveValue('Simvastatin 20 mg tablet');
    await user.clear(product);
    await user.type(product, 'simvastatin');
    const [option] = await screen.findAllByRole('option');
    const chosen = /^Simvastatin [\d.]+ mg tablet/i.exec(option?.textContent ?? '')?.[0] ?? '';
    expect(chosen).not.toBe('');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(product).toHaveValue(chosen));
    await user.type(modify.getByLabelText(/^Comment/), 'As on the bottle{Enter}');
    await user.click(modify.getByRole('button', { name: 'Modify' }));
    await screen.findByText('1 of 2 decided');
    await waitFor(async () =>
      expect(await reconciled()).toMatchObject({
        medications: [
          {
            ...{ status: 'MODIFIED', name: chosen, directionsTaken: '1 tablet at bedtime' },
            coding: [{ system: expect.any(String), value: expect.any(String) }],
            product: { drug: 'Simvastatin', strength: expect.stringMatching(/mg$/) },
          },
        ],
      }),
    );
  });

  it('goes from loading over a failure to lists and results, is begun, changed and completed, and keeps nothing for the next patient [RECON-05]', async () => {
    await add('claims', [{ name: 'Zinc 50 mg tablet' }]);
    network.use(
      http.get(`${home}/api/:product/reconciliation/list`, () => HttpResponse.json({}, { status: 400 })),
    );
    const user = await open(page);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    network.resetHandlers();
    await user.click(retry);
    await user.click(await screen.findByRole('button', { name: 'Start Reconciliation' }));
    await screen.findByText('0 of 1 decided');
    await press(user, 'zinc', 'v');
    await screen.findByText('1 of 1 decided');
    await user.click(screen.getByRole('button', { name: 'Complete' }));
    const question = await dialog('Complete the reconciliation');
    expect(await question.findByText('1 added to the medication list')).toBeInTheDocument();
    expect(question.getByText('Zinc 50 mg tablet')).toBeInTheDocument();
    const yes = question.getByRole('button', { name: 'Yes, complete' });
    await waitFor(() => expect(yes).toBeEnabled());
    await user.click(yes);
    expect(await screen.findByText(/^Completed .* by /)).toBeInTheDocument();
    const listed = await as()('GET', '/api/regimen/medication?patientId=ana');
    expect(listed.body['rows']).toMatchObject([
      { medication: { name: { full: 'Zinc 50 mg tablet' } }, reconciled: { status: 'VERIFIED' } },
    ]);
    cleanup();
    await open(medicationsPage('nora', 'reconciliation'));
    expect(await screen.findByRole('button', { name: 'Start Reconciliation' })).toBeInTheDocument();
    expect(screen.queryByText(/Zinc/)).toBeNull();
  });

  it('is completed while its last decision is still being stored', async () => {
    await add('claims', [{ name: 'Zinc 50 mg tablet', directions: '1 daily' }]);
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Start Reconciliation' }));
    await screen.findByText('0 of 1 decided');
    const held = Promise.withResolvers<void>();
    const stored = Promise.withResolvers<void>();
    network.use(
      http.put(
        `${home}${path}/update`,
        async ({ request }) => {
          const answer = await gateway.fetch(request);
          stored.resolve();
          await held.promise;
          return answer;
        },
        { once: true },
      ),
    );
    await press(user, 'zinc', 'v');
    await user.click(screen.getByRole('button', { name: 'Complete' }));
    const yes = (await dialog('Complete the reconciliation')).getByRole('button', { name: 'Yes, complete' });
    await waitFor(() => expect(yes).toBeEnabled());
    await stored.promise;
    await user.click(yes);
    held.resolve();
    expect(await screen.findByText(/^Completed .* by /)).toBeInTheDocument();
    expect(await reconciled()).toMatchObject({ medications: [{ status: 'VERIFIED' }] });
  });

  it('reads the patient anew three seconds after it was completed [RECON-15]', async () => {
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Start Reconciliation' }));
    await user.click(await screen.findByLabelText('Patient reports taking no medications'));
    const complete = screen.getByRole('button', { name: 'Complete' });
    await waitFor(() => expect(complete).toBeEnabled());
    await user.click(complete);
    const yes = (await dialog('Complete the reconciliation')).getByRole('button', { name: 'Yes, complete' });
    await waitFor(() => expect(yes).toBeEnabled());
    const waits = vi.spyOn(globalThis, 'setTimeout');
    await user.click(yes);
    await screen.findByText(/^Completed .* by /);
    const refresh = waits.mock.calls.find(([, wait]) => wait === 3000)?.[0];
    waits.mockRestore();
    const reads = () => requests.filter(({ url }) => /\/patient\?.*ana/.test(url)).length;
    const before = reads();
    expect(refresh).toBeTypeOf('function');
    (refresh as () => void)();
    await waitFor(() => expect(reads()).toBe(before + 1));
  });

  it('shows nothing as new, changed or gone right after it was completed', async () => {
    await gateway.load([
      stored('m1', 'Lisinopril 10 mg tablet', '1 tablet daily'),
      stored('m2', 'Lisinopril 20 mg tablet', '1 tablet at night'),
    ]);
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Start Reconciliation' }));
    await screen.findByText('0 of 2 decided');
    await press(user, 'Lisinopril 10', 'v');
    await screen.findByText('1 of 2 decided');
    await press(user, 'Lisinopril 20', 'v');
    await screen.findByText('2 of 2 decided');
    await screen.findByText('Saved');
    await user.click(screen.getByRole('button', { name: 'Complete' }));
    const yes = (await dialog('Complete the reconciliation')).getByRole('button', { name: 'Yes, complete' });
    await waitFor(() => expect(yes).toBeEnabled());
    await user.click(yes);
    await screen.findByText(/^Completed .* by /);
    expect(screen.queryByText(/^Since the last time/)).toBeNull();
    expect(screen.queryByText('No longer listed')).toBeNull();
    expect(screen.queryByText('Changed')).toBeNull();
  });

  it('shows what is new, changed or gone since the last one', async () => {
    const done = (
      await add('claims', [
        { name: 'Zinc 50 mg tablet' },
        { name: 'Iron 5 mg tablet' },
        { name: 'Folic acid 1 mg tablet' },
      ])
    ).body['record'] as JsonObject;
    const begun = (await as()('POST', `${path}/new`, { ...base, medications: [] })).body[
      'record'
    ] as JsonObject;
    const decided = (done['medications'] as readonly JsonObject[]).map(({ uuid, name }) => ({
      ...{ name, status: 'VERIFIED', sources: [uuid] },
    }));
    await as()('PUT', `${path}/complete`, { ...begun, lists: [done['_id']], medications: decided });
    await add('patient', [
      { name: 'zinc 50 mg tab' },
      { name: 'Iron 10 mg tablet' },
      { name: 'Fish oil 1000 mg capsule' },
    ]);
    await open(page);
    expect(
      await screen.findByText('Since the last time: 1 new, 1 changed, 1 no longer listed'),
    ).toBeInTheDocument();
    expect(within(entry('Fish oil')).getByText('New')).toBeInTheDocument();
    expect(within(entry('Folic acid')).getByText('No longer listed')).toBeInTheDocument();
    expect(within(entry('Iron 10')).getByText('Changed')).toBeInTheDocument();
  });

  it('adds with A what no list has', async () => {
    await lists();
    const user = await start();
    await press(user, 'aspirin', 'a');
    const added = await dialog('Add');
    await fill(user, added.getByLabelText(/^Medication/), 'Fish oil');
    await user.click(added.getByRole('button', { name: 'Add' }));
    await waitFor(async () =>
      expect(await reconciled()).toMatchObject({ medications: [{ name: 'Fish oil', status: 'ADDED' }] }),
    );
  });

  it('reads a pasted list, shows what it read, and adds what is confirmed [RECON-10]', async () => {
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Add list' }));
    const box = await dialog('Add list');
    await user.click(box.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Add list' }));
    const again = await dialog('Add list');
    await user.selectOptions(again.getByLabelText('Source'), 'Caregiver');
    fireEvent.change(again.getByLabelText('Date of the list'), { target: { value: '2026-01-02' } });
    await user.type(
      again.getByLabelText('List to read'),
      '- Zinc 50 mg tablet 1 tablet daily{Enter}Iron 65 mg{Enter}Honey',
    );
    await user.click(again.getByRole('button', { name: 'Read' }));
    expect(await again.findByLabelText('Medication 1')).toHaveValue('Zinc 50 mg tablet');
    expect(again.getByLabelText('Directions as listed 1')).toHaveValue('1 tablet daily');
    expect(again.getByText('Read from: - Zinc 50 mg tablet 1 tablet daily')).toBeInTheDocument();
    expect(
      within(again.getByRole('region', { name: 'Not understood.' })).getByText('Honey'),
    ).toBeInTheDocument();
    await user.click(again.getByLabelText('Add Iron 65 mg'));
    await user.click(again.getByRole('button', { name: 'Add 1 rows' }));
    await waitFor(() => expect(entry('Zinc 50 mg')).toBeInTheDocument());
    expect(screen.queryByText('Iron 65 mg')).toBeNull();
    expect(entry('Zinc 50 mg')).toHaveTextContent('01/02/2026');
  });

  it('warns of a list of somebody else, and adds it with a reason', async () => {
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Add list' }));
    const form = await dialog('Add list');
    await user.selectOptions(form.getByLabelText('Source'), 'facility');
    fireEvent.change(form.getByLabelText('List to read'), {
      target: { value: JSON.stringify(otherPatient) },
    });
    await user.click(form.getByRole('button', { name: 'Read' }));
    expect(await form.findByText(/^The name in the file is Zoe SomebodyElse/)).toBeVisible();
    const submit = form.getByRole('button', { name: /^Add \d rows/ });
    expect(submit).toBeDisabled();
    await user.type(form.getByLabelText("Why it is this patient's list"), 'Her maiden name.');
    await user.click(submit);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { body } = await as()('GET', '/api/regimen/reconciliation/list?patientId=ana');
    expect(body['rows']).toMatchObject([{ personReason: 'Her maiden name.', person: { sex: 'female' } }]);
  });

  it('is completed for a patient who takes nothing', async () => {
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Start Reconciliation' }));
    const complete = await screen.findByRole('button', { name: 'Complete' });
    expect(complete).toBeDisabled();
    await user.click(screen.getByLabelText('Patient reports taking no medications'));
    await waitFor(() => expect(complete).toBeEnabled());
    await user.click(complete);
    const yes = (await dialog('Complete the reconciliation')).getByRole('button', { name: 'Yes, complete' });
    await waitFor(() => expect(yes).toBeEnabled());
    await user.click(yes);
    expect(await screen.findByText(/^Completed .* by /)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Start new Reconciliation' })).toBeInTheDocument();
  });
});
