import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { medicationsPage, patientPage, pressWhenEnabled, useProductApp } from './harness/product-app.tsx';
import { patient } from './harness/records.ts';

/** Searches of the patient page: the path, the button that opens the form, the label, and the call. */
const searches = [
  [patientPage('ana', 'history', 'allergies'), 'Add Allergy', 'Allergy', '/api/fdb/allergy'],
  [patientPage('ana', 'history', 'conditions'), 'Add Condition', 'Condition', '/api/fdb/condition'],
  [medicationsPage('ana'), 'Add Medication', 'Medication', '/api/fdb/medication'],
] as const;

describe('the suggestions of the patient page', () => {
  const { gateway, requests, open } = useProductApp();
  afterEach(() => vi.useRealTimers());

  it.each(searches)(
    'on %s wait 300 ms after the last letter [PROFILE-56]',
    async (page, button, label, path) => {
      await gateway.load([patient('ana', { externalId: 'TEST-1' })]);
      const user = await open(page);
      await pressWhenEnabled(user, button);
      const field = await screen.findByRole('combobox', { name: new RegExp(`^${label}`) });
      const asked = () =>
        requests.filter(
          ({ url }) => new URL(url).pathname.includes(path) && /peng?/.test(decodeURIComponent(url)),
        );
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      fireEvent.change(field, { target: { value: 'pen' } });
      await passed(200);
      fireEvent.change(field, { target: { value: 'peng' } });
      await passed(299);
      expect(asked()).toHaveLength(0);
      await passed(1);
      expect(asked()).toHaveLength(1);
    },
  );
});

/** Advances the fake clock, and waits for all timers and requests that are due by then. */
async function passed(milliseconds: number): Promise<void> {
  await act(async () => {
    vi.advanceTimersByTime(milliseconds);
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  });
}
