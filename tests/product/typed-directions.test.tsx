import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { seriousFindings } from '../../engine/react/testing/axe.ts';
import { dialog, fill, home, medicationsPage, useProductApp } from './harness/product-app.tsx';
import { medication } from './harness/records.ts';

const page = medicationsPage('ana', 'reconciliation');
const understood = /^Still words\. Compare them/;
const notUnderstood = /^Kept as words: not all of it is understood/;

describe('directions that are typed in the medication form', () => {
  const { gateway, network, requests, open } = useProductApp();
  const box = () => screen.getByRole('textbox', { name: 'Directions' });
  const stored = async (): Promise<JsonObject | undefined> => await gateway.stored('m1');

  async function typing(text: string): Promise<UserEvent> {
    await gateway.load([medication('m1', 'Zinc 50 mg tablet')]);
    const user = await open(medicationsPage('ana'));
    await user.click(await screen.findByRole('button', { name: 'Edit Zinc 50 mg tablet' }));
    await screen.findByRole('textbox', { name: 'Directions' });
    await type(user, text);
    return user;
  }
  async function type(user: UserEvent, text: string): Promise<void> {
    box().focus();
    await user.clear(box());
    await user.keyboard(text);
    await user.tab();
  }
  async function save(user: UserEvent): Promise<void> {
    const form = await dialog('Edit Medication');
    await user.click(form.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  const offer = (name: RegExp | string) => screen.findByRole('button', { name });

  it('are offered as the parts that they say, which a key takes; the typed words stay beside them', async () => {
    const user = await typing('1 tab by mouth twice daily with food');
    const button = await offer(/^Read as: Take 1 tablet by mouth twice daily/);
    expect(screen.getByText(understood)).toBeVisible();
    button.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('textbox', { name: 'Directions as Typed' })).toHaveValue(
      '1 tab by mouth twice daily with food',
    );
    expect(screen.queryByRole('button', { name: /^Read as/ })).toBeNull();
    await save(user);
    const record = await stored();
    expect(record).toMatchObject({
      asTyped: '1 tab by mouth twice daily with food',
      dosageInstructions: { dose: '1', unit: 'tablet', text: 'Take 1 tablet by mouth twice daily with food' },
    });
    const list = within(await screen.findByRole('table', { name: 'Medication List' }));
    await user.click(await list.findByText('As told'));
    expect(list.getByText('Typed here: 1 tab by mouth twice daily with food')).toBeVisible();
    expect(requests.some(({ url }) => url.includes('twice'))).toBe(false);
  });

  it('stay words where nobody takes the offer', async () => {
    const user = await typing('1 tab by mouth twice daily');
    await offer(/^Read as:/);
    await save(user);
    const record = await stored();
    expect(record).toMatchObject({ dosageInstructions: { text: '1 tab by mouth twice daily' } });
    expect(record?.['dosageInstructions']).not.toHaveProperty('frequency');
    expect(record).not.toHaveProperty('asTyped');
  });

  it('stay words and say so where not all of it is understood', async () => {
    await typing('1 tab daily and as needed for swelling');
    expect(await screen.findByText(notUnderstood)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Read as/ })).toBeNull();
  });

  it('stay words and say so where no answer comes', async () => {
    network.use(
      http.post(`${home}/api/regimen/medication/directions`, () => HttpResponse.json({}, { status: 503 })),
    );
    await typing('1 tab daily');
    expect(await screen.findByText('Kept as words: they could not be read now')).toBeVisible();
  });

  it('are offered anew when they are changed, and take every part of what was read before with them', async () => {
    const user = await typing('2 tabs by mouth at bedtime for 7 days');
    await user.click(await offer(/^Read as:/));
    await user.click(screen.getByRole('checkbox', { name: 'Write the directions in own words' }));
    await waitFor(() => expect(box()).toBeEnabled());
    await type(user, '1 cap daily');
    const button = await offer(/^Read as: Take 1 capsule once daily$/);
    await type(user, '1 cap daily and then stop');
    expect(await screen.findByText(notUnderstood)).toBeVisible();
    expect(button).not.toBeInTheDocument();
    await type(user, '1 cap daily');
    await user.click(await offer(/^Read as: Take 1 capsule once daily$/));
    await save(user);
    const record = await stored();
    expect(record).toMatchObject({ asTyped: '1 cap daily' });
    expect(record?.['dosageInstructions']).toMatchObject({
      dose: '1',
      unit: 'capsule',
      text: 'Take 1 capsule once daily',
    });
    for (const part of ['duration', 'when', 'inOwnWords'])
      expect(record?.['dosageInstructions']).not.toHaveProperty(part);
  });
});

describe('directions that are typed elsewhere', () => {
  const { gateway, requests, open } = useProductApp();
  const offer = (name: RegExp | string) => screen.findByRole('button', { name });
  const reconciled = async () => {
    const { body } = await gateway.as('pharmacist')('GET', '/api/reconciliation/reconciled?patientId=ana');
    return (body['rows'] as readonly JsonObject[])[0];
  };
  async function reconciling(): Promise<UserEvent> {
    await gateway.load([
      medication('m1', 'Zinc 50 mg tablet', { dosageInstructions: { text: '1 tablet daily' } }),
    ]);
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Start Reconciliation' }));
    await screen.findByText('0 of 1 decided');
    return user;
  }
  async function press(user: UserEvent, keys: string): Promise<void> {
    const rows = screen.getAllByRole('row').filter((row) => row.hasAttribute('data-entry'));
    rows.find(({ textContent }) => textContent.includes('Zinc'))?.focus();
    await user.keyboard(keys);
  }
  async function complete(user: UserEvent): Promise<void> {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Complete' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Complete' }));
    const sure = within(await screen.findByRole('dialog', { name: /^Complete/ }));
    await user.click(await sure.findByRole('button', { name: /^Yes|^Complete/ }));
    await waitFor(async () => expect((await reconciled())?.['completedAt']).toBeDefined());
  }

  it('as taken, with Modify, are offered in parts, keep the words beside them and reach the list with both [RECON-11]', async () => {
    const user = await reconciling();
    await press(user, 'm');
    const modify = await dialog('Modify: Zinc 50 mg tablet');
    const box = modify.getByLabelText(/^Directions as taken/);
    await user.clear(box);
    await user.type(box, '2');
    await user.tab();
    // Expects the existing status element after the response, since screen readers announce changes only in an element
    // that was there before.
    const room = (await modify.findByText(notUnderstood)).closest('[role=status]');
    await user.type(box, ' tabs po bid');
    await user.tab();
    const button = await modify.findByRole('button', {
      name: 'Read as: Take 2 tablets by mouth twice daily',
    });
    expect(button.closest('[role=status]')).toBe(room);
    expect(room).toHaveTextContent(understood.source.replace('^', '').slice(0, 11));
    button.focus();
    await user.keyboard('{Enter}');
    expect(box).toHaveValue('Take 2 tablets by mouth twice daily');
    expect(modify.getByRole('textbox', { name: 'Directions as typed' })).toHaveValue('2 tabs po bid');
    expect(await seriousFindings()).toEqual([]);
    await user.click(modify.getByRole('button', { name: 'Modify' }));
    await screen.findByText('1 of 1 decided');
    await complete(user);
    expect(await gateway.stored('m1')).toMatchObject({
      asTaken: 'Take 2 tablets by mouth twice daily',
      takenAsTyped: '2 tabs po bid',
      takenInParts: { dose: '2', unit: 'tablet', frequency: 'twice-daily' },
      dosageInstructions: { text: '1 tablet daily' },
    });
    expect(requests.some(({ url }) => url.includes('bid'))).toBe(false);
  });

  it('with Add become parts where somebody takes them, and stay words where nobody does [RECON-12]', async () => {
    const user = await reconciling();
    await press(user, 'v');
    for (const [name, text] of [
      ['Fish oil', '1 cap po daily'],
      ['Iron', '1 tab po daily'],
    ] as const) {
      await press(user, 'a');
      const added = await dialog('Add');
      await fill(user, added.getByLabelText(/^Medication/), name);
      await fill(user, added.getByLabelText(/^Directions as taken/), text);
      await user.tab();
      const button = await added.findByRole('button', { name: /^Read as: Take 1 / });
      if (name === 'Fish oil') await user.click(button);
      await user.click(added.getByRole('button', { name: 'Add' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await screen.findByText('1 of 1 decided');
    await waitFor(async () => expect((await reconciled())?.['medications']).toHaveLength(3));
    await complete(user);
    const { body } = await gateway.as('pharmacist')('GET', '/api/regimen/medication?patientId=ana');
    const rows = body['rows'] as readonly JsonObject[];
    const of = (name: string) => rows.find(({ medication }) => JSON.stringify(medication).includes(name));
    expect(of('Fish oil')).toMatchObject({
      asTyped: '1 cap po daily',
      dosageInstructions: { dose: '1', unit: 'capsule', text: 'Take 1 capsule by mouth once daily' },
    });
    expect(of('Fish oil')?.['isReading'] ?? false).toBe(false);
    expect(of('Iron')).toMatchObject({ dosageInstructions: { text: '1 tab po daily', inOwnWords: true } });
    expect(of('Iron')?.['dosageInstructions']).not.toHaveProperty('frequency');
  });

  it('as taken, in the medication form, are offered, too', async () => {
    await gateway.load([medication('m1', 'Zinc 50 mg tablet')]);
    const user = await open(medicationsPage('ana'));
    await user.click(await screen.findByRole('button', { name: 'Edit Zinc 50 mg tablet' }));
    const box = await screen.findByRole('textbox', { name: 'As Taken' });
    await fill(user, box, '1/2 tab daily');
    await user.tab();
    await user.click(await offer('Read as: Take 0.5 tablet once daily'));
    expect(box).toHaveValue('Take 0.5 tablet once daily');
    const form = await dialog('Edit Medication');
    await user.click(form.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await gateway.stored('m1')).toMatchObject({
      takenInParts: { dose: '0.5' },
      takenAsTyped: '1/2 tab daily',
    });
    await user.click(
      within(await screen.findByRole('table', { name: 'Medication List' })).getByText('As told'),
    );
    expect(screen.getByText(/Taken, as typed here: 1\/2 tab daily/)).toBeVisible();
  });
});
