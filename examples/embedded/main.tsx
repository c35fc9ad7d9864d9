import {
  createGatewayClient,
  EngineProvider,
  EngineTheme,
  Notifications,
  TabView,
} from '@schema-driven/engine';
import { createRoot } from 'react-dom/client';
import { product } from './generated/product.ts';

const client = createGatewayClient({ product: () => product, getAccessToken: async () => undefined });

/** Person whom the app has signed in, in its own way. */
const user = {
  ...{ _id: 'me', id: 'me', auth0Id: 'me', email: '', firstName: '', lastName: '' },
  ...{ roles: [], permissions: [], organizations: ['north'] },
};

createRoot(document.getElementById('root') as Element).render(
  <main>
    <h1>Garden shop</h1>
    <p>This heading is the app's own; below begins the engine.</p>
    <EngineTheme>
      <EngineProvider product={product} client={client} user={user}>
        <TabView tab="plants" />
        <Notifications />
      </EngineProvider>
    </EngineTheme>
  </main>,
);
