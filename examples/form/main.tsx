import { createGatewayClient, type DataTableProps, EngineProvider, EngineTheme } from '@schema-driven/engine';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { PlantForm } from './form.tsx';
import { product } from './generated/product.ts';
import { PlantTable } from './table.tsx';

const client = createGatewayClient({ product: () => product, getAccessToken: async () => undefined });
const user = {
  ...{ _id: 'me', id: 'me', auth0Id: 'me', email: '', firstName: '', lastName: '' },
  ...{ roles: [], permissions: [], organizations: [] },
};

function App() {
  const [rows, setRows] = useState<DataTableProps['rows']>([
    { name: 'Fig', planted: '2024-03-09', height: 140 },
  ]);
  return (
    <main>
      <h1>Plants</h1>
      <PlantTable rows={rows} />
      <h2>Another plant</h2>
      <PlantForm onAdd={(plant) => setRows([...rows, Object(plant)])} />
    </main>
  );
}

createRoot(document.getElementById('root') as Element).render(
  <EngineTheme>
    <EngineProvider product={product} client={client} user={user}>
      <App />
    </EngineProvider>
  </EngineTheme>,
);
