import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { demoTerms } from '../../tools/demo/terms.ts';
import { dialog, fill, useProductApp } from './harness/product-app.tsx';

function terms(id: string, createdAt: string, content = `# Terms ${id}`): LoadRecord {
  return { entity: 'eula', record: { _id: `eula-${id}`, type: 'eula', id, content, createdAt } };
}

const read = 'I have read and understood these terms of use';

describe('the page of the terms of use', () => {
  const app = useProductApp();
  beforeEach(() => localStorage.removeItem('eula_acceptance'));

  it('comes before everything else until the latest version is accepted [AUTH-07] [AUTH-08] [AUTH-09]', async () => {
    await app.gateway.load([terms('2026-1', '2026-01-01T00:00:00Z')]);
    const user = await app.open('/dashboard?view=member-search');
    const shown = await dialog('Terms of Use');
    expect(screen.queryByText('Member Search')).toBeNull();
    expect(shown.queryByRole('button', { name: 'Close' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Terms of Use' })).toBeVisible();
    await user.click(shown.getByRole('checkbox', { name: read }));
    await user.click(shown.getByRole('button', { name: 'Acknowledged and agreed' }));
    expect(await screen.findByRole('table', { name: 'Member Search' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('eula_acceptance')).toBe('2026-1');
  });

  it('lets who has accepted go on where the storage of the browser is full', async () => {
    await app.gateway.load([terms('2026-1', '2026-01-01T00:00:00Z')]);
    const user = await app.open('/dashboard?view=member-search');
    const shown = await dialog('Terms of Use');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(shown.getByRole('checkbox', { name: read }));
    await user.click(shown.getByRole('button', { name: 'Acknowledged and agreed' }));
    expect(await screen.findByRole('table', { name: 'Member Search' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the content, its version and day, and prints it alone and whole [AUTH-10]', async () => {
    await app.gateway.load(demoTerms);
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const user = await app.open('/dashboard?view=member-search');
    const shown = await dialog('Terms of Use');
    expect(shown.getByText('Version demonstration-2026-1 of Jan 1, 2026')).toBeVisible();
    expect(shown.getByRole('heading', { name: '2. Who may use it' })).toBeVisible();
    expect(shown.getByText(/were written for a demonstration/)).toBeVisible();
    expect(shown.getByRole('region', { name: 'Terms of Use' })).toHaveFocus();
    await user.click(shown.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    const paper = document.querySelector<HTMLElement>('body > .terms-on-paper');
    expect(paper).toHaveTextContent('Regimen: Terms of Use');
    expect(paper).toHaveTextContent('6. Ending and changing');
  });

  it('asks for the tick before it takes an agreement, and sends nothing without it [AUTH-11]', async () => {
    await app.gateway.load([terms('2026-1', '2026-01-01T00:00:00Z')]);
    const user = await app.open('/dashboard?view=member-search');
    const shown = await dialog('Terms of Use');
    const box = shown.getByRole('checkbox', { name: read });
    expect(box).toBeRequired();
    await user.click(shown.getByRole('button', { name: 'Acknowledged and agreed' }));
    expect(shown.getByRole('alert')).toHaveTextContent('Required');
    expect(box).toHaveFocus();
    expect(app.requests.filter(({ method }) => method === 'POST')).toHaveLength(0);
  });

  it('logs out whoever does not agree and keeps no acceptance [AUTH-12]', async () => {
    await app.gateway.load([terms('2026-1', '2026-01-01T00:00:00Z')]);
    const onLogOut = vi.fn();
    const user = await app.open('/dashboard?view=member-search', 'pharmacist', { onLogOut });
    await user.click((await dialog('Terms of Use')).getByRole('button', { name: 'I do not agree' }));
    expect(onLogOut).toHaveBeenCalledOnce();
    expect(localStorage.getItem('eula_acceptance')).toBeNull();
  });

  it('shows tags and addresses of an attacker as text that does nothing [FAULT-53]', async () => {
    const content = [
      '# Terms <img src=x onerror="document.title=1">',
      '<script>document.title = 2</script>',
      '[click](javascript:alert(1)) ![x](javascript:alert(2))',
      '<a href="javascript:alert(3)" onclick="alert(4)">link</a> <svg/onload=alert(5)>',
    ].join('\n\n');
    await app.gateway.load([terms('2026-1', '2026-01-01T00:00:00Z', content)]);
    await app.open('/dashboard?view=member-search');
    const text = (await dialog('Terms of Use')).getByRole('region', { name: 'Terms of Use' });
    expect(text.querySelectorAll('script, svg, iframe, h1 img, [onerror], [onclick]')).toHaveLength(0);
    for (const element of text.querySelectorAll('[href], [src]'))
      expect(`${element.getAttribute('href')}${element.getAttribute('src')}`).not.toContain('javascript:');
    expect(text).toHaveTextContent('<script>');
  });

  it('comes over the page when new terms come during work, and leaves what was typed', async () => {
    localStorage.setItem('eula_acceptance', 'earlier');
    const user = await app.open('/dashboard?view=member-search');
    const name = await screen.findByRole('textbox', { name: /Name or phone/ });
    await app.gateway.load([terms('2026-2', '2026-06-01T00:00:00Z')]);
    await fill(user, name, 'Ruiz');
    const shown = await dialog('Terms of Use');
    await user.click(shown.getByRole('checkbox', { name: read }));
    await user.click(shown.getByRole('button', { name: 'Acknowledged and agreed' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(name).toHaveValue('Ruiz');
    const table = screen.getByRole('table', { name: 'Member Search' });
    expect(await within(table).findByRole('link', { name: /Ruiz/ })).toBeVisible();
  });

  it('lets whoever accepted before go on at once, and asks them when that was another version [AUTH-08]', async () => {
    localStorage.setItem('eula_acceptance', 'earlier');
    await app.gateway.load([terms('2026-2', '2026-06-01T00:00:00Z')]);
    await app.open('/dashboard?view=member-search');
    expect(screen.getByRole('table', { name: 'Member Search' })).toBeInTheDocument();
    expect(await screen.findByRole('dialog', { name: 'Terms of Use' })).toBeVisible();
  });

  it('says what went wrong when the terms do not load, and tries again', async () => {
    await app.gateway.load([terms('2026-1', '2026-01-01T00:00:00Z')]);
    app.network.use(http.get('*/eula/latest', () => HttpResponse.json({}, { status: 403 })));
    const user = await app.open('/dashboard?view=member-search');
    expect(await screen.findByRole('alert')).toHaveTextContent('The terms of use could not be loaded.');
    app.network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('dialog', { name: 'Terms of Use' })).toBeVisible();
  });
});
