import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { callQuery } from '../../engine/react/data/use-call.ts';
import { createGatewayClient, EngineProvider, type ListAnswer, useCall } from '../../engine/react/index.ts';
import { product } from '../../generated/product.ts';
import './harness/patience.ts';

const home = 'http://regimen.test';
const emtm = { _id: 'EMTM', name: 'EMTM Care Network' };
const north = { _id: 'NORTH', name: 'North' };
let asked = 0;
const network = setupServer(
  http.get(`${home}/api/regimen/organizations`, () => {
    asked += 1;
    return HttpResponse.json({ rows: [emtm, north] });
  }),
);
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  asked = 0;
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());
afterAll(() => network.close());

const user = {
  ...{ _id: 'u', id: 'u', auth0Id: 'u', email: 'u@demo.test', firstName: 'U', lastName: 'Ser' },
  ...{ roles: [], permissions: [], organizations: ['NORTH'] },
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

/** Page that the user can leave and return to. */
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

it('keeps the list in the session storage, with all and one’s own, for the page that is loaded again [ORG-06]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-21T12:00:00Z');
  const provided = (
    <EngineProvider product={product} client={client} user={user}>
      <Organizations />
    </EngineProvider>
  );
  const { unmount } = render(provided);
  expect(await screen.findByText('EMTM Care Network')).toBeVisible();
  const entry = () => JSON.parse(sessionStorage.getItem('cache:organizations') ?? 'null') as unknown;
  await waitFor(() =>
    expect(entry()).toEqual({
      timestamp: Date.parse('2026-11-21T12:00:00Z'),
      allOrgs: [emtm, north],
      userOrgs: [north],
    }),
  );
  unmount();
  vi.setSystemTime('2026-11-21T12:29:59Z');
  const second = render(provided);
  expect(screen.getByText('EMTM Care Network')).toBeVisible();
  expect(asked).toBe(1);
  second.unmount();
  vi.setSystemTime('2026-11-21T12:30:01Z');
  render(provided);
  await waitFor(() => expect(asked).toBe(2));
});

it.each([
  ['projects', 'project.list', {}, 'cache:projects'],
  [
    'referral options',
    'schema.list',
    { id: 'patientReferralOptions' },
    'cache:schema:patientReferralOptions',
  ],
  [
    'problems',
    'schema.list',
    { id: 'nonMedicationRelatedProblems' },
    'cache:schema:nonMedicationRelatedProblems',
  ],
])(
  'keeps the list of %s for 30 minutes beyond the page [CALLS-10] [PROJ-14]',
  async (_list, name, query, key) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime('2026-11-21T12:00:00Z');
    const kept = { timestamp: Date.parse('2026-11-21T11:31:00Z'), rows: [{ _id: 'kept' }] };
    sessionStorage.setItem(key, JSON.stringify(kept));
    const options = () => callQuery<ListAnswer>({ product, client, name, query });
    expect(options()).toMatchObject({
      initialData: { rows: kept.rows },
      initialDataUpdatedAt: kept.timestamp,
    });
    vi.setSystemTime('2026-11-21T12:01:01Z');
    expect(options()).not.toHaveProperty('initialData');
  },
);

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
