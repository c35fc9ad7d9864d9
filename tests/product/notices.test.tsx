import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { home, useProductApp } from './harness/product-app.tsx';

describe('notices of the product', () => {
  const { gateway, network, open } = useProductApp();

  it('are errors, read out at once, and successes, read in turn [SHELL-16] [SHELL-17]', async () => {
    const user = await open('/dashboard/patient/ana');
    const reserve = await screen.findByRole('button', { name: 'Reserve' });
    await waitFor(() => expect(reserve).toBeEnabled());
    await user.click(reserve);
    await user.click(await screen.findByRole('button', { name: 'Release' }));
    const released = await screen.findByText('Patient has been released.');
    expect(released.closest('[aria-live=polite]')).toHaveTextContent('Done: Patient has been released.');
    const away = () => HttpResponse.json({ message: 'The printer is away.' }, { status: 503 });
    network.use(http.get(`${home}/api/print/fridgeReport`, away));
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Fridge Report' }));
    const failed = await screen.findByText(/The printer is away\./);
    expect(failed.closest('[aria-live=assertive]')).toHaveTextContent('Error: The printer is away.');
  });

  it('are warnings that stay until they are closed, where something has to be known [SHELL-16] [SHELL-17]', async () => {
    const user = await open('/dashboard/patient/ana');
    await screen.findByRole('button', { name: 'Reserve' });
    await gateway.as('support')('POST', '/api/regimen/patient/reservations', {
      ...{ email: 'support@demo.test', patientId: 'ana', override: false },
    });
    // Waits long enough, since the page polls the reservation every ten seconds.
    const warning = await screen.findByText('This patient is reserved by Sam Support.', undefined, {
      timeout: 30_000,
    });
    const notice = warning.closest('[aria-live=polite] > *');
    expect(notice).toHaveTextContent(/^Warning: /);
    await user.click(screen.getByRole('button', { name: 'Close notice' }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
  });
});
