import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { UserProfile } from '../../../engine/core/expressions/scope.ts';
import type { FailureReport } from '../../../engine/core/protocol/failure-report.ts';
import {
  clearDrafts,
  createGatewayClient,
  dismissAllNotices,
  EngineTheme,
  encodeTabState,
} from '../../../engine/react/index.ts';
import { tokenFor } from '../../../gateway/testing/open-test-gateway.ts';
import { product } from '../../../generated/product.ts';
import { ProductPages } from '../../../screens/app/ProductPages.tsx';
import './patience.ts';
import { type ProductGateway, useProductGateway } from './product-gateway.ts';
import { today } from './records.ts';

export const home = 'http://regimen.test';

export interface ProductApp {
  readonly gateway: ProductGateway;
  /** Network between page and gateway, which a test can break. */
  readonly network: SetupServer;
  /** Requests of this test that went over the network. */
  readonly requests: readonly Request[];
  /** Opens the product at a path, signed in as a demonstration user. */
  readonly open: (path: string, user?: string, options?: OpenOptions) => Promise<UserEvent>;
}

interface OpenOptions {
  readonly onLogOut?: () => void;
  readonly onRefused?: (message: string) => Promise<void>;
  readonly onFailure?: (report: FailureReport) => void;
  /** Resolves to the token for live updates; without it, the page opens no connection for them. */
  readonly getAccessToken?: () => Promise<string | undefined>;
}

/** Sets up the real pages, all of whose requests go over the network to the real gateway. */
export function useProductApp(options: Parameters<typeof useProductGateway>[0] = {}): ProductApp {
  const gateway = useProductGateway(options);
  const requests: Request[] = [];
  const network = setupServer(
    http.all(`${home}/*`, ({ request }) => gateway.fetch(request)),
    http.get('*/config.json', () => HttpResponse.json({})),
  );
  beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => {
    clearDrafts();
    dismissAllNotices();
    localStorage.clear();
    sessionStorage.clear();
    // Simulates a user who has accepted terms before, whose page does not wait for the terms.
    localStorage.setItem('eula_acceptance', 'earlier');
    requests.length = 0;
    network.events.removeAllListeners();
    network.events.on('request:start', ({ request }) => void requests.push(request.clone()));
  });
  afterEach(() => network.resetHandlers());
  afterAll(() => network.close());

  async function open(
    path: string,
    who = 'pharmacist',
    { onLogOut = () => undefined, ...rest }: OpenOptions = {},
  ): Promise<UserEvent> {
    const client = createGatewayClient({
      product: () => product,
      getAccessToken: async () => tokenFor(`demo|${who}`),
      baseUrl: home,
    });
    const user = (await client.call('user.me')) as UserProfile;
    render(
      <EngineTheme env="test">
        <MemoryRouter initialEntries={[path]}>
          <ProductPages
            user={user}
            client={client}
            onLogOut={onLogOut}
            {...rest}
            clock={{ now: () => `${today}T12:00:00Z`, today: () => today, timeZone: 'UTC' }}
          />
        </MemoryRouter>
      </EngineTheme>,
    );
    return userEvent.setup();
  }

  return { gateway, network, requests, open };
}

/** Finds the dialog with this title, once it is open. */
export async function dialog(title: string) {
  return within(await screen.findByRole('dialog', { name: title }));
}

/** Presses a button once it can be pressed; until its tab is loaded, another one stands for it. */
export async function pressWhenEnabled(user: UserEvent, name: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
  await user.click(screen.getByRole('button', { name }));
}

/** Reads the rows of a table with this caption, without its head, as texts of cells. */
export function rowsOf(caption: string): string[][] {
  const [, body] = within(screen.getByRole('table', { name: caption })).getAllByRole('rowgroup');
  return within(body as HTMLElement)
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent ?? ''),
    );
}

/** Puts a text into a field in one step, as a paste does. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

/** Builds the path of a patient's page with these tabs of the profile box open, from the outermost in. */
export function patientPage(id: string, ...tabs: readonly string[]): string {
  return `/dashboard/patient/${id}/${encodeTabState({ profile: tabs })}`;
}

/** Builds the path of a patient's page with this tab of the notes and outreach box open. */
export function outreachPage(id: string, tab: string): string {
  return `/dashboard/patient/${id}/${encodeTabState({ outreach: [tab] })}`;
}

/** Builds the path of a patient's page with this tab of the medications box open. */
export function medicationsPage(id: string, tab = 'medications'): string {
  return `/dashboard/patient/${id}/${encodeTabState({ medications: [tab] })}`;
}

/** True if a request stores data, unlike a list requested by POST. */
export function isWrite({ method, url }: Request): boolean {
  return method === 'POST' && !new URL(url).pathname.endsWith('/list');
}
