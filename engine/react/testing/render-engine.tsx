import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';
import type { UserProfile } from '../../core/expressions/scope.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { Product } from '../../core/product/product.ts';
import type { FailureReport } from '../../core/protocol/failure-report.ts';
import { createGatewayClient } from '../client/gateway-client.ts';
import type { Clock } from '../context/clock.ts';
import type { LiveProduct } from '../context/live-product.ts';
import { type OpenRecords, OpenRecordsContext } from '../context/open-records.ts';
import type { Parts } from '../context/part.ts';
import { EngineProvider, type EngineProviderProps } from '../provider/EngineProvider.tsx';
import { EngineTheme } from '../theme/EngineTheme.tsx';
import { library } from './library.ts';

export const librarian: UserProfile = {
  ...{ _id: 'u1', id: 'u1', auth0Id: 'u1', email: 'ann@library.test', firstName: 'Ann', lastName: 'Lee' },
  ...{ roles: ['librarian'], permissions: [], organizations: [] },
};

export interface RenderOptions {
  readonly product?: Product | LiveProduct;
  readonly user?: UserProfile;
  readonly parts?: Parts;
  readonly cells?: NonNullable<EngineProviderProps['cells']>;
  /** Records that the screen has open, by entity name. */
  readonly records?: Readonly<Record<string, JsonObject>>;
  readonly home?: string;
  readonly onSignIn?: () => void;
  readonly clock?: Clock;
  readonly messages?: NonNullable<EngineProviderProps['messages']>;
  readonly onFailure?: (report: FailureReport) => void;
}

function current(product: Product | LiveProduct): Product {
  return 'get' in product ? product.get() : product;
}

/** Renders inside of the whole engine, on a fixed day, in React's strict mode. */
export function renderEngine(children: ReactNode, options: RenderOptions = {}) {
  const { product = library, user = librarian, parts = {}, records = {}, home = '', ...others } = options;
  const client = createGatewayClient({
    product: () => current(product),
    getAccessToken: async () => 'token-of-ann',
    baseUrl: home,
  });
  const page = (shown: NonNullable<RenderOptions['records']>) => (
    <StrictMode>
      <EngineTheme env="test">
        <EngineProvider
          product={product}
          client={client}
          user={user}
          parts={parts}
          clock={testClock}
          {...others}
        >
          <OpenRecordsContext value={opened(shown)}>{children}</OpenRecordsContext>
        </EngineProvider>
      </EngineTheme>
    </StrictMode>
  );
  const view = render(page(records));
  return {
    ...view,
    user: userEvent.setup(),
    /** Renders again with newer versions of the open records. */
    showRecords: (next: NonNullable<RenderOptions['records']>) => view.rerender(page(next)),
  };
}

const testClock = { now: () => '2026-11-21T10:00:00Z', today: () => '2026-11-21', timeZone: 'UTC' };

function opened(records: NonNullable<RenderOptions['records']>): OpenRecords {
  const entries = Object.entries(records).map(
    ([entity, record]) => [entity, { record, replace: () => {}, refresh: async () => {} }] as const,
  );
  return Object.fromEntries(entries);
}
