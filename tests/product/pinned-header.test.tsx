import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { patientPage, useProductApp } from './harness/product-app.tsx';
import { allergy, patient } from './harness/records.ts';

const { gateway, open } = useProductApp();

function to(text: string, rest: object = {}) {
  return allergy(`a-${text}`, { subject: 'ada', substance: { text }, ...rest });
}

it('names the most dangerous allergies first, and has a button for those that have no room', async () => {
  await gateway.load([
    patient('ada', {}),
    to('Dust', { severity: 'mild' }),
    to('Codeine', { severity: 'moderate', reaction: 'nausea' }),
    to('Latex'),
    to('Peanut', { reaction: 'shock', severity: 'mild' }),
    to('Sulfa', { severity: 'severe' }),
  ]);
  const user = await open(patientPage('ada'));
  const header = within(await screen.findByRole('banner'));
  expect(await header.findByText('Peanut – Shock, Sulfa – Severe, Codeine')).toBeVisible();
  // Expects the same order in the profile.
  expect(await screen.findByText('Peanut; Sulfa; Codeine; Latex; Dust')).toBeVisible();
  const more = header.getByRole('button', { name: '+2 more', expanded: false });
  await user.click(more);
  expect(header.getByText('Peanut – Shock, Sulfa – Severe, Codeine, Latex, Dust')).toBeVisible();
  await user.click(header.getByRole('button', { name: 'Fewer', expanded: true }));
  expect(header.getByRole('button', { name: '+2 more' })).toBeVisible();
});

it('prints all of them, where there is no button to press', async () => {
  const names = ['Codeine', 'Dust', 'Latex', 'Peanut', 'Sulfa'];
  await gateway.load([patient('ada', {}), ...names.map((name) => to(name))]);
  await open(patientPage('ada'));
  const header = within(await screen.findByRole('banner'));
  await header.findByRole('button', { name: '+2 more' });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(header.getByText(names.join(', '))).toBeVisible();
  expect(header.queryByRole('button', { name: '+2 more' })).toBeNull();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(header.getByRole('button', { name: '+2 more' })).toBeVisible();
});

it('warns of a number that does not reach the patient', async () => {
  await gateway.load([patient('ada', { badNumber: true, telecom: { phone: '3035550100' } })]);
  await open(patientPage('ada'));
  const header = within(await screen.findByRole('banner'));
  expect(await header.findByText('Bad number')).toBeVisible();
});
