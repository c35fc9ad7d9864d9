import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createGatewayClient, EngineProvider, type ListAnswer, useCall } from '../../engine/react/index.ts';
import { product } from '../../generated/product.ts';
import './harness/patience.ts';

const home = 'http://regimen.test';
let asked = 0;
const network = setupServer(
  http.get(`${home}/api/regimen/organizations`, () => {
    asked += 1;
    return HttpResponse.json({ rows: [{ _id: 'EMTM', name: 'EMTM Care Network' }] });
  }),
);
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
afterEach(() => vi.useRealTimers());
afterAll(() => network.close());

const user = {
  ...{ _id: 'u', id: 'u', auth0Id: 'u', email: 'u@demo.test', firstName: 'U', lastName: 'Ser' },
  ...{ roles: [], permissions: [], organizations: [] },
};
const client = createGatewayClient({
  product: () => product,
  getAccessToken: async () => undefined,
  baseUrl: home,
});

function Organizations() {
  const { data, isFetching } = useCall<ListAnswer>('organization.list');
  return <p>{isFetching ? 'Asking' : String(data?.rows[0]?.['name'])}</p>;
}

/** A page that can be left and come back to. */
function Visits() {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        {isHere ? 'Leave' : 'Come back'}
      </button>
      {isHere && <Organizations />}
    </>
  );
}

it('keeps the list of organizations for 30 minutes, and asks again after [ORG-05]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-21T12:00:00Z');
  render(
    <EngineProvider product={product} client={client} user={user}>
      <Visits />
    </EngineProvider>,
  );
  const visitAgain = async (time: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    vi.setSystemTime(time);
    await userEvent.click(screen.getByRole('button', { name: 'Come back' }));
    expect(await screen.findByText('EMTM Care Network')).toBeVisible();
  };
  expect(await screen.findByText('EMTM Care Network')).toBeVisible();
  await visitAgain('2026-11-21T12:29:59Z');
  expect(asked).toBe(1);
  await visitAgain('2026-11-21T12:30:01Z');
  await waitFor(() => expect(asked).toBe(2));
});
