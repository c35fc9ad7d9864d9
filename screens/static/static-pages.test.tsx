import { render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
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

  it('say where to turn to at /support [STATIC-05]', async () => {
    open('/support');
    expect(await screen.findByRole('heading', { name: 'Support' })).toBeVisible();
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
