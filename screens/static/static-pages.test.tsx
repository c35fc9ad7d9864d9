import { render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { liveProduct } from '../product.ts';
import { PublicShell } from '../shell/PublicShell.tsx';
import { staticPages } from './static-pages.ts';

function open(path: string) {
  const Page = staticPages[path];
  return render(
    <MemoryRouter initialEntries={[path]}>
      <PublicShell>
        <Suspense fallback={null}>{Page === undefined ? null : <Page />}</Suspense>
      </PublicShell>
    </MemoryRouter>,
  );
}

describe('the pages of text', () => {
  it('have a privacy policy of eight sections in a fixed order, which says how old users must be [STATIC-01] [STATIC-02] [STATIC-03]', async () => {
    open('/privacy');
    await screen.findByRole('heading', { name: 'Privacy Policy' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Types of Information',
      'How Information Is Collected and Used',
      'Cookies',
      'Release of Information',
      'Updating and Correcting Information',
      'User Choices',
      'Security',
      'Miscellaneous',
    ]);
    const last = within(screen.getByRole('region', { name: 'Miscellaneous' }));
    expect(last.getByText(/at least 18/)).toBeVisible();
    const cookies = within(screen.getByRole('region', { name: 'Cookies' }));
    expect(
      cookies.getByText(/what you have typed and the page where you were wait in their tab/),
    ).toBeVisible();
    expect(cookies.getByText(/stays for your next visit: the queue that you chose, its order/)).toBeVisible();
  });

  it('show the same page at /contact, /terms and /legal [STATIC-04]', async () => {
    const texts: string[] = [];
    for (const path of ['/contact', '/terms', '/legal']) {
      const { container, unmount } = open(path);
      await screen.findByRole('heading', { level: 1 });
      texts.push(container.textContent ?? '');
      unmount();
    }
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('Contact, Terms and Legal Notice');
  });

  it('say of none that it belongs to a demonstration where people are real', async () => {
    for (const path of Object.keys(staticPages).filter((each) => each !== '/start')) {
      const config = document.createElement('meta');
      config.name = 'public-config';
      config.content = JSON.stringify({ issuer: '', clientId: '', scope: '', isReal: true });
      document.head.append(config);
      const { container, unmount } = open(path);
      await screen.findByRole('heading', { level: 1 });
      expect(container).not.toHaveTextContent(/demonstration|clinical use|synthetic data/i);
      unmount();
      config.remove();
    }
  });

  it('say where to turn to at /support [STATIC-05]', async () => {
    open('/support');
    expect(await screen.findByRole('heading', { name: 'Support' })).toBeVisible();
  });

  it('try out what the product needs at /test, and show it as it is [STATIC-07]', async () => {
    const { hash } = liveProduct.get();
    vi.stubGlobal('fetch', async (path: string) =>
      path === '/readyz' ? new Response('{}', { status: 503 }) : Response.json({ hash }),
    );
    open('/test');
    const result = async (name: string) => (await screen.findByText(name)).parentElement?.textContent;
    expect(await result('Server and database')).toContain(
      'Does not work · The server responds, but its database does not',
    );
    expect(await result('Version of this page')).toContain('Works · The same as on the server.');
    expect(await result('Storage of this browser')).toContain('Works');
    expect(screen.queryByRole('link', { name: /test/i })).toBeNull();
  });

  it('tell at /test of a server that is away or runs another version [STATIC-07]', async () => {
    vi.stubGlobal('fetch', async (path: string) => {
      if (path === '/readyz') throw new TypeError('Failed to fetch');
      return Response.json({ hash: 'other' });
    });
    open('/test');
    expect(await screen.findByText(/The server cannot be reached/)).toBeVisible();
    expect(screen.getByText(/The server runs a different version/)).toBeVisible();
  });

  it('lead those who are not signed in to a healthcare site, and everybody to the privacy policy [SHELL-06] [SHELL-08]', () => {
    open('/support');
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('link', { name: 'Healthcare.gov' })).toHaveAttribute(
      'href',
      'https://www.healthcare.gov/',
    );
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
    expect(footer.getByText('Version 2022.2.0')).toBeVisible();
  });
});
