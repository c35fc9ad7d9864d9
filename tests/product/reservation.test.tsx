import { render, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { UserProfile } from '../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { createGatewayClient, EngineProvider, EngineTheme } from '../../engine/react/index.ts';
import { ReservationControl } from '../../features/reservation/page/ReservationControl.tsx';
import { tokenFor } from '../../gateway/testing/open-test-gateway.ts';
import { product } from '../../generated/product.ts';
import { home, useProductApp } from './harness/product-app.tsx';

describe('the reservation of a patient', () => {
  const { gateway, network, open, requests } = useProductApp();
  const path = '/api/regimen/patient/reservations';

  afterEach(() => vi.useRealTimers());

  async function reserveAs(who: string, override = false) {
    return gateway.as(who)('POST', path, { email: `${who}@demo.test`, patientId: 'ana', override });
  }

  async function holder(): Promise<unknown> {
    const { body } = await gateway.as('pharmacist')('GET', `${path}?ids=ana`);
    return (body as { rows: { email?: string }[] }).rows[0]?.email;
  }

  it('is made and released by the button in the profile [PROFILE-05] [RESV-01] [RESV-08] [RESV-09]', async () => {
    const user = await open('/dashboard/patient/ana');
    const reserve = await screen.findByRole('button', { name: 'Reserve' });
    await waitFor(() => expect(reserve).toBeEnabled());
    await user.click(reserve);
    await user.click(await screen.findByRole('button', { name: 'Release' }));
    expect(await screen.findByRole('button', { name: 'Reserve' })).toBeVisible();
    expect(await holder()).toBeUndefined();
    expect(await screen.findByText('Patient has been released.')).toBeVisible();
  });

  it('is read once after each change, made or refused', async () => {
    const reads = () =>
      requests.filter(({ url, method }) => method === 'GET' && url.includes('/reservations')).length;
    const user = await open('/dashboard/patient/ana');
    const reserve = await screen.findByRole('button', { name: 'Reserve' });
    await waitFor(() => expect(reserve).toBeEnabled());
    expect(reads()).toBe(1);
    await user.click(reserve);
    await screen.findByRole('button', { name: 'Release' });
    expect(reads()).toBe(2);
    await user.click(screen.getByRole('button', { name: 'Release' }));
    await user.click(await screen.findByRole('button', { name: 'Reserve' }));
    await screen.findByRole('button', { name: 'Release' });
    expect(reads()).toBe(4);
    await user.click(screen.getByRole('button', { name: 'Release' }));
    await screen.findByRole('button', { name: 'Reserve' });
    expect(reads()).toBe(5);
    await reserveAs('support');
    await user.click(screen.getByRole('button', { name: 'Reserve' }));
    await screen.findByText('Reserved by support@demo.test');
    expect(reads()).toBe(6);
  });

  it('of another user is shown with their address, and taken over only after a question [RESV-02] [RESV-10]', async () => {
    await reserveAs('support');
    const user = await open('/dashboard/patient/ana');
    expect(await screen.findByText('Reserved by support@demo.test')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Override' }));
    const question = await screen.findByRole('dialog', { name: 'Override Reservation?' });
    await user.click(within(question).getByRole('button', { name: 'No, leave it' }));
    expect(await holder()).toBe('support@demo.test');
    await user.click(screen.getByRole('button', { name: 'Override' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, override' }));
    expect(await screen.findByRole('button', { name: 'Release' })).toBeVisible();
    expect(await holder()).toBe('pharmacist@demo.test');
  });

  it('is not taken over from somebody who has it since the question was asked [RESV-07] [FAULT-05]', async () => {
    await reserveAs('support');
    const user = await open('/dashboard/patient/ana');
    await user.click(await screen.findByRole('button', { name: 'Override' }));
    const question = await screen.findByRole('dialog', { name: 'Override Reservation?' });
    expect((await reserveAs('clinical', true)).status).toBe(201);
    await user.click(within(question).getByRole('button', { name: 'Yes, override' }));
    expect(await within(question).findByRole('alert')).toHaveTextContent('clinical@demo.test');
    expect(
      await within(question).findByText(/^This patient is reserved by clinical@demo.test. Do you/),
    ).toBeVisible();
    expect(await holder()).toBe('clinical@demo.test');
    await user.click(within(question).getByRole('button', { name: 'Yes, override' }));
    expect(await screen.findByRole('button', { name: 'Release' })).toBeVisible();
    expect(await holder()).toBe('pharmacist@demo.test');
  });

  it('asks whether to take it over when somebody else was quicker [RESV-07]', async () => {
    const user = await open('/dashboard/patient/ana');
    const reserve = await screen.findByRole('button', { name: 'Reserve' });
    await waitFor(() => expect(reserve).toBeEnabled());
    await reserveAs('support');
    await user.click(reserve);
    expect(await screen.findByRole('dialog', { name: 'Override Reservation?' })).toBeVisible();
    expect(await holder()).toBe('support@demo.test');
  });

  it('is said to a screen reader once, with who the patient is, when the page opens', async () => {
    await reserveAs('support');
    await open('/dashboard/patient/ana');
    const said = await screen.findByText(/^Ana Ruiz · DOB .*\. Reserved by support@demo\.test\.$/);
    expect(said).toHaveAttribute('aria-live', 'polite');
  });

  it('tells in notices that stay when another user reserves or releases it, within ten seconds [RESV-03] [RESV-04] [RESV-05] [RESV-06]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open('/dashboard/patient/ana');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reserve' })).toBeEnabled());
    await reserveAs('support');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await screen.findByText('This patient is reserved by Sam Support.')).toBeVisible();
    const { body } = await gateway.as('support')('GET', `${path}?ids=ana`);
    const [row] = (body as { rows: { _id: string; _rev: number }[] }).rows;
    await gateway.as('support')('DELETE', `${path}?_id=${row?._id}&_rev=${row?._rev}&patientId=ana`);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await screen.findByText('Patient has been released by Sam Support.')).toBeVisible();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(screen.getByText('Patient has been released by Sam Support.')).toBeVisible();
  });

  it('is no news to whoever releases it, though the page learns of it before the answer comes [RESV-06]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await reserveAs('pharmacist');
    const user = await open('/dashboard/patient/ana');
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    network.use(
      http.delete(`${home}${path}`, async ({ request }) => {
        const answer = await gateway.fetch(request);
        await held;
        return answer;
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Release' }));
    await waitFor(async () => expect(await holder()).toBeUndefined());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await screen.findByRole('button', { name: 'Reserve' })).toBeVisible();
    expect(screen.queryByText('Patient has been released.')).toBeNull();
    letGo();
    expect(await screen.findByText('Patient has been released.')).toBeVisible();
  });

  it('is told of by one notice that is true: the next change takes the one before away [RESV-04]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = await open('/dashboard/patient/ana');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reserve' })).toBeEnabled());
    await reserveAs('support');
    await vi.advanceTimersByTimeAsync(10_000);
    const reserved = 'This patient is reserved by Sam Support.';
    expect(await screen.findByText(reserved)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Override' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, override' }));
    expect(await screen.findByRole('button', { name: 'Release' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(reserved)).toBeNull());
  });

  it('is asked for only while a patient is open: never for an empty list of ids [RESV-13]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const asked = () => requests.filter(({ url }) => url.includes('/reservations')).map(({ url }) => url);
    const client = createGatewayClient({
      product: () => product,
      getAccessToken: async () => tokenFor('demo|pharmacist'),
      baseUrl: home,
    });
    const user = (await client.call('user.me')) as UserProfile;
    const control = (records: Readonly<Record<string, JsonObject>>) => (
      <EngineTheme env="test">
        <EngineProvider product={product} client={client} user={user}>
          <ReservationControl records={records} />
        </EngineProvider>
      </EngineTheme>
    );
    const { rerender } = render(control({}));
    await vi.advanceTimersByTimeAsync(20_000);
    rerender(control({ patient: { name: { first: 'Ana', last: 'Perez' } } }));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked()).toEqual([]);
    rerender(control({ patient: { _id: 'ana', name: { first: 'Ana', last: 'Perez' } } }));
    await screen.findByRole('button', { name: 'Reserve' });
    await waitFor(() => expect(asked()).toEqual([expect.stringMatching(/[?]ids=ana$/)]));
    rerender(control({}));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked()).toHaveLength(1);
  });
});
