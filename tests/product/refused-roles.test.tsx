import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useProductApp } from './harness/product-app.tsx';

describe('a page that requires roles', () => {
  const { gateway, open } = useProductApp();

  async function openAs(roles: readonly string[], path: string) {
    const { body } = await gateway.as('support')('GET', '/api/regimen/user/me');
    await gateway.load([
      { entity: 'user', record: { ...(body as object), type: 'user', roles: [...roles] } },
    ]);
    const onRefused = vi.fn(async () => undefined);
    await open(path, 'support', { onRefused });
    return onRefused;
  }

  it.each(['/dashboard', '/dashboard/patient/ana', '/dashboard/patient-import'])(
    'logs out, with the reason, whoever has none of them: %s [AUTH-25]',
    async (path) => {
      const onRefused = await openAs(['visitor'], path);
      await waitFor(() => expect(onRefused).toHaveBeenCalledOnce());
      expect(onRefused).toHaveBeenCalledWith('You do not have permission to access this application.');
      expect(screen.queryByRole('heading', { name: 'Dashboard' })).toBeNull();
      expect(screen.queryByText(/^You may not open this page/)).toBeNull();
    },
  );

  it('stays open for whoever has one of them beside others [AUTH-25]', async () => {
    const onRefused = await openAs(['visitor', 'support'], '/dashboard');
    await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
    expect(onRefused).not.toHaveBeenCalled();
  });
});
