import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { dialog, home, medicationsPage, useProductApp } from './harness/product-app.tsx';
import { medication } from './harness/records.ts';

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
