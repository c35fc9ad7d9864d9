import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import type { UserProfile } from '../../engine/core/expressions/scope.ts';
import {
  createGatewayClient,
  EngineProvider,
  EngineTheme,
  fixedProduct,
  type ListAnswer,
  TabView,
  useCall,
} from '../../engine/react/index.ts';
import { tokenFor } from '../../gateway/testing/open-test-gateway.ts';
import { product } from '../../generated/product.ts';
import { pointedSamples } from '../../studio/page/change-this/samples.ts';
import { PreviewEngine } from '../../studio/page/preview/PreviewEngine.tsx';
import { dialog, fill, home, patientPage, useProductApp } from './harness/product-app.tsx';

const target = { kind: 'tab', name: 'allergies' } as const;
const live = fixedProduct(product);

/** Shows a preview of the Studio to the analyst who is signed in on the patient's page. */
async function openPreview(children: ReactNode) {
  const client = createGatewayClient({
    product: () => product,
    getAccessToken: async () => tokenFor('demo|clinical'),
    baseUrl: home,
  });
  const user = (await client.call('user.me')) as UserProfile;
  render(
    <EngineTheme env="test">
      <MemoryRouter>
        <EngineProvider product={product} client={client} user={user}>
          <PreviewEngine live={live} user={user} target={target}>
            {children}
          </PreviewEngine>
        </EngineProvider>
      </MemoryRouter>
    </EngineTheme>,
  );
  return userEvent.setup();
}

function keptTexts(): readonly (readonly [string, string])[] {
  return Object.entries<string>({ ...sessionStorage }).filter(([key]) => key.startsWith('engine.draft.'));
}

function Organizations() {
  const { data } = useCall<ListAnswer>('organization.list');
  return <p>{String(data?.rows[0]?.['name'] ?? 'Asking')}</p>;
}

describe('a preview with the record that the analyst came from', () => {
  const { open } = useProductApp();
  afterEach(() => pointedSamples.set({}));

  it('neither shows nor touches what was typed for that record, and keeps no trial [FAULT-214]', async () => {
    const real = await open(patientPage('ana', 'history', 'allergies'), 'clinical');
    await real.click(await screen.findByRole('button', { name: 'Add Allergy' }));
    const form = await dialog('Add Allergy');
    await fill(real, await form.findByRole('textbox', { name: /^Description/ }), 'Hives of Ana');
    cleanup();
    const kept = keptTexts();
    expect(kept).toHaveLength(1);

    pointedSamples.set({ patient: { _id: 'ana', type: 'patient' } });
    for (const leave of ['page', 'discard']) {
      const user = await openPreview(<TabView tab="allergies" />);
      const add = await screen.findByRole('button', { name: 'Add Allergy' });
      expect(screen.queryByRole('dialog')).toBeNull();
      await user.click(add);
      const trial = await dialog('Add Allergy');
      const description = await trial.findByRole('textbox', { name: /^Description/ });
      expect(description).toHaveValue('');
      await fill(user, description, 'Only a trial');
      if (leave === 'discard') {
        await user.click(trial.getByRole('button', { name: 'Cancel' }));
        await user.click(await screen.findByRole('button', { name: 'Discard' }));
      }
      cleanup();
      expect(keptTexts()).toEqual(kept);
    }

    await open(patientPage('ana', 'history', 'allergies'), 'clinical');
    const again = await dialog('Add Allergy');
    expect(await again.findByRole('textbox', { name: /^Description/ })).toHaveValue('Hives of Ana');
  });

  it('neither keeps its samples in the browser nor shows what pages have kept there [FAULT-214]', async () => {
    await openPreview(<Organizations />);
    await waitFor(() => expect(screen.getByText(/1$/)).toBeVisible());
    const sample = screen.getByText(/1$/).textContent ?? '';
    await import('../../engine/react/data/keep-answer.ts');
    expect(sessionStorage.getItem('cache:organizations')).toBeNull();
    cleanup();
    const entry = JSON.stringify({ timestamp: Date.now(), allOrgs: [{ _id: 'EMTM', name: 'EMTM Care' }] });
    sessionStorage.setItem('cache:organizations', entry);
    await openPreview(<Organizations />);
    expect(await screen.findByText(sample)).toBeVisible();
    expect(sessionStorage.getItem('cache:organizations')).toBe(entry);
  });
});
