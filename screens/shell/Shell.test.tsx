import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserProfile } from '../../engine/core/expressions/scope.ts';
import { createGatewayClient, EngineProvider, EngineTheme, notify } from '../../engine/react/index.ts';
import { loadParts } from '../../engine/react/parts/lazy-part.tsx';
import { PatientSummary } from '../../features/patients/page/PatientSummary.tsx';
import { product } from '../../generated/product.ts';
import { Shell } from './Shell.tsx';

const user: UserProfile = {
  _id: 'u1',
  id: 'u1',
  auth0Id: 'demo|u1',
  email: 'someone@demo.test',
  firstName: 'Some',
  lastName: 'One',
  roles: ['support'],
  permissions: [],
  organizations: ['EMTM'],
};

const client = createGatewayClient({ product: () => product, getAccessToken: async () => undefined });
// Loads lazy parts first: a part that suspends on a key or click of Testing Library may never be shown; see
// tests/product/harness/patience.ts.
beforeAll(loadParts);

/** Simulates a wide window: on a phone the menu starts closed. */
beforeEach(() => {
  const real = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...real(query),
    matches: query === '(min-width: 761px)',
  }));
});

afterEach(() => {
  vi.restoreAllMocks();
});

const clock = { now: () => '2026-02-28T12:00:00Z', today: () => '2026-02-28', timeZone: 'UTC' };

function renderShell({
  who = {},
  roles = user.roles,
  onLogOut = () => {},
  subject,
  page = 'The page',
}: {
  who?: Partial<UserProfile>;
  roles?: readonly string[];
  onLogOut?: () => void;
  subject?: React.ReactNode;
  page?: React.ReactNode;
} = {}) {
  return render(
    <EngineTheme env="test">
      <MemoryRouter>
        <EngineProvider product={product} client={client} clock={clock} user={{ ...user, roles, ...who }}>
          <Shell email={user.email} onLogOut={onLogOut} subject={subject}>
            {page}
          </Shell>
        </EngineProvider>
      </MemoryRouter>
    </EngineTheme>,
  );
}

describe('the shell', () => {
  it('forgets the notices of a session when it ends, since they name people', async () => {
    const { unmount } = renderShell();
    act(() => void notify({ kind: 'info', message: 'Released by Sam' }));
    expect(screen.getByText('Released by Sam')).toBeVisible();
    unmount();
    renderShell();
    await userEvent.click(screen.getByRole('button', { name: 'Notices' }));
    expect(await screen.findByText('No notices since this page was opened.')).toBeVisible();
    expect(screen.queryByText('Released by Sam')).toBeNull();
  });

  it('says over every page that nothing can be saved while the gateway is read-only', async () => {
    const config = document.createElement('meta');
    config.name = 'public-config';
    config.content = JSON.stringify({ issuer: '', clientId: '', scope: '', isReadOnly: true });
    document.head.append(config);
    renderShell();
    expect(await screen.findByRole('status')).toHaveTextContent(
      'nothing can be saved: maintenance is under way',
    );
    config.remove();
    cleanup();
    renderShell();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says of a demonstration what its data are, and nothing where people are real', async () => {
    renderShell();
    expect(screen.getByText('Synthetic data')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Synthetic data' })).toBeNull();
    cleanup();
    const config = document.createElement('meta');
    config.name = 'public-config';
    config.content = JSON.stringify({ issuer: '', clientId: '', scope: '', hasStart: true });
    document.head.append(config);
    renderShell();
    expect(screen.getByRole('link', { name: 'Synthetic data' })).toHaveAttribute('href', '/start');
    cleanup();
    config.content = JSON.stringify({ issuer: '', clientId: '', scope: '', isReal: true });
    renderShell();
    expect(screen.queryByText('Synthetic data')).toBeNull();
    expect(document.body).not.toHaveTextContent(/demonstration|not for clinical use/i);
    config.remove();
  });

  it('shows a menu toggle that hides and shows the side menu [SHELL-01]', async () => {
    renderShell();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  it('closes the menu of a phone when it has led to a page, which takes the focus', async () => {
    vi.restoreAllMocks();
    renderShell();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('closes the menu where the window becomes narrow, as by zooming, and opens it where it is wide again', () => {
    const width = new EventTarget();
    const real = window.matchMedia('');
    const addEventListener = width.addEventListener.bind(width);
    let matches = true;
    vi.mocked(window.matchMedia).mockImplementation(() => ({ ...real, matches, addEventListener }));
    renderShell();
    for (const isWide of [false, true]) {
      matches = isWide;
      act(() => void width.dispatchEvent(new Event('change')));
      expect(screen.queryByRole('navigation', { name: 'Main' }) !== null).toBe(isWide);
    }
  });

  it('shows the title as a link to the dashboard [SHELL-02]', () => {
    renderShell();
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('link', { name: 'Regimen' })).toHaveAttribute('href', '/dashboard');
  });

  it("shows the user's e-mail address [SHELL-04]", () => {
    renderShell();
    expect(within(screen.getByRole('banner')).getByText('someone@demo.test')).toBeVisible();
  });

  it('logs out by "Log Out" [SHELL-05]', async () => {
    const onLogOut = vi.fn();
    renderShell({ onLogOut });
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    expect(onLogOut).toHaveBeenCalledOnce();
  });

  it('lists a screen in the menu only for those who may open it [SHELL-11]', () => {
    const { unmount } = renderShell();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    unmount();
    renderShell({ roles: ['visitor'] });
    expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull();
  });

  const editor = { permissions: [`${product.info.slug}-advisor.edit-patient`] };

  it("has the entries 'Dashboard' and 'Add Patient' [SHELL-09] [SHELL-11]", () => {
    const { unmount } = renderShell({ who: editor });
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Add Patient',
    ]);
    expect(menu.getByRole('link', { name: 'Add Patient' })).toHaveAttribute(
      'href',
      '/dashboard/patient-import',
    );
    unmount();
    renderShell();
    expect(screen.queryByRole('link', { name: 'Add Patient' })).toBeNull();
  });

  it("hides 'Add Patient' from members of ECPN who are not of EMTM [SHELL-12]", () => {
    const { unmount } = renderShell({ who: { ...editor, organizations: ['ECPN'] } });
    expect(screen.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add Patient' })).toBeNull();
    unmount();
    renderShell({ who: { ...editor, organizations: ['ECPN', 'EMTM'] } });
    expect(screen.getByRole('link', { name: 'Add Patient' })).toBeVisible();
  });

  it('folds the entries under another away and out again, and remembers it [SHELL-10]', async () => {
    localStorage.clear();
    const { unmount } = renderShell({ who: editor });
    const fold = screen.getByRole('button', { name: 'Pages under Dashboard' });
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    fold.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('link', { name: 'Add Patient' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    unmount();
    renderShell({ who: editor });
    expect(screen.queryByRole('link', { name: 'Add Patient' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Pages under Dashboard', expanded: false }));
    expect(screen.getByRole('link', { name: 'Add Patient' })).toBeVisible();
  });

  it('says in the header and in the footer that the data is synthetic', () => {
    renderShell();
    expect(within(screen.getByRole('banner')).getByText('Synthetic data')).toBeVisible();
    expect(
      within(screen.getByRole('contentinfo')).getByText(/synthetic data. Not for clinical use/),
    ).toBeVisible();
  });

  it('keeps name, age, sex, date of birth and id of the open patient in the header and in the title', () => {
    const patient = {
      name: { first: 'Ana', last: 'Ruiz' },
      dob: '1952-02-29',
      sex: 'female' as const,
      externalId: 'DEMO-7',
    };
    renderShell({ subject: <PatientSummary patient={patient} /> });
    const summary = screen.getByLabelText('Open patient');
    expect(summary).toHaveTextContent('Ana Ruiz');
    expect(summary).toHaveTextContent('Age73');
    expect(summary).toHaveTextContent('SexFemale');
    expect(summary).toHaveTextContent('DOB02/29/1952');
    expect(summary).toHaveTextContent('IDDEMO-7');
    expect(document.title).toBe('Ana Ruiz · DOB 02/29/1952 · ID DEMO-7 · Regimen');
  });

  it('shows what the keyboard can do by "?" and by its button, and gives the focus back', async () => {
    renderShell();
    await userEvent.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' });
    expect(within(sheet).getByText('Saves the open form')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const button = screen.getByRole('button', { name: 'Keyboard shortcuts' });
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('goes to the search of the page by "/", and leaves the key to whoever is typing', async () => {
    renderShell({ page: <input type="search" aria-label="Find" /> });
    await userEvent.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Find' })).toHaveFocus();
    await userEvent.keyboard('a/b?');
    expect(screen.getByRole('searchbox', { name: 'Find' })).toHaveValue('a/b?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves single characters alone once they are turned off, for this user and after a new visit; F6 goes on', async () => {
    const box = (
      <section className="en-box">
        <button type="button">Within</button>
        <input type="search" aria-label="Find" />
      </section>
    );
    const { unmount } = renderShell({ page: box });
    await userEvent.keyboard('?');
    const choice = await screen.findByRole('checkbox', { name: /^Single characters act/ });
    await userEvent.click(choice);
    expect(screen.queryByText('Opens the row of a list')).toBeNull();
    expect(screen.getByText('Saves the open form')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    unmount();
    renderShell({ page: box });
    await userEvent.keyboard('?/');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('searchbox', { name: 'Find' })).not.toHaveFocus();
    await userEvent.keyboard('{F6}');
    expect(screen.getByRole('button', { name: 'Within' })).toHaveFocus();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find' }), 'jo?');
    expect(screen.getByRole('searchbox', { name: 'Find' })).toHaveValue('jo?');
    cleanup();
    renderShell({ page: box, who: { _id: 'u2', id: 'u2' } });
    await userEvent.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Find' })).toHaveFocus();
  });

  it('shows keys beside what they press while Alt is held', async () => {
    renderShell();
    const user = userEvent.setup();
    await user.keyboard('{Alt>}');
    expect(document.documentElement).toHaveAttribute('data-keys');
    await user.keyboard('{/Alt}');
    expect(document.documentElement).not.toHaveAttribute('data-keys');
  });

  it('goes from box to box by F6, to the open tab of each, and back with Shift', async () => {
    renderShell({
      page: (
        <>
          <section className="en-box">
            <button type="button" role="tab" tabIndex={-1}>
              Other
            </button>
            <button type="button" role="tab" tabIndex={0}>
              First
            </button>
            <input aria-label="Find" />
          </section>
          <section className="en-box">
            <button type="button">Second</button>
          </section>
        </>
      ),
    });
    await userEvent.keyboard('{F6}');
    expect(screen.getByRole('tab', { name: 'First' })).toHaveFocus();
    await userEvent.click(screen.getByRole('textbox', { name: 'Find' }));
    await userEvent.keyboard('{F6}');
    expect(screen.getByRole('button', { name: 'Second' })).toHaveFocus();
    await userEvent.keyboard('{F6}');
    expect(screen.getByRole('tab', { name: 'First' })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{F6}{/Shift}');
    expect(screen.getByRole('button', { name: 'Second' })).toHaveFocus();
  });

  it('moves the focus to a new page when what had it has gone, and leaves it where it stands otherwise', async () => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const session = userEvent.setup();
    renderShell({
      page: (
        <Routes>
          <Route path="/" element={<Link to="/book">Open the book</Link>} />
          <Route
            path="/book/*"
            element={
              <p>
                <Link to="/book/loans">Loans</Link>
              </p>
            }
          />
        </Routes>
      ),
    });
    await session.click(screen.getByRole('link', { name: 'Open the book' }));
    expect(screen.getByRole('main')).toHaveFocus();
    const loans = screen.getByRole('link', { name: 'Loans' });
    await session.click(loans);
    expect(loans).toHaveFocus();
  });

  describe('the palette', () => {
    const pressed = vi.fn();
    const page = (
      <section aria-label="Allergies">
        <button type="button" onClick={pressed}>
          Add Allergy
        </button>
        <button type="button" disabled>
          Add Nothing
        </button>
        <table>
          <tbody>
            <tr>
              <td>
                <button type="button">Add a Row's Own</button>
              </td>
            </tr>
          </tbody>
        </table>
        <input aria-label="Typed" />
      </section>
    );

    it('finds a button of the page by its name and box, from a field, and presses it', async () => {
      renderShell({ page });
      await userEvent.type(screen.getByLabelText('Typed'), 'kept{Control>}k{/Control}');
      await userEvent.keyboard('allerg add');
      expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
        'Add Allergy Allergies',
      ]);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(pressed).toHaveBeenCalledOnce());
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByRole('button', { name: 'Add Allergy' })).toHaveFocus();
      expect(screen.getByLabelText('Typed')).toHaveValue('kept');
    });

    it('leads to the pages that the user may open, and to no other', async () => {
      renderShell({
        page: (
          <Routes>
            <Route path="*" element={<Shown />} />
          </Routes>
        ),
      });
      await userEvent.keyboard('{Meta>}k{/Meta}dash{Enter}');
      await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('/dashboard'));
      await userEvent.keyboard('{Control>}k{/Control}studio');
      expect(screen.queryByRole('option')).toBeNull();
      expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
      await userEvent.keyboard('{Enter}');
      expect(screen.getByRole('dialog', { name: 'Go to' })).toBeVisible();
    });

    it('is left by Escape with the focus where it was, and chosen from by arrows around the ends', async () => {
      renderShell({ page });
      screen.getByLabelText('Typed').focus();
      await userEvent.keyboard('{Control>}k{/Control}');
      const options = await screen.findAllByRole('option');
      const marked = () => screen.getByRole('option', { selected: true });
      expect(marked()).toBe(options[0]);
      await userEvent.keyboard('{ArrowUp}');
      expect(marked()).toBe(options.at(-1));
      expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', marked().id);
      await userEvent.keyboard('{ArrowDown}');
      expect(marked()).toBe(options[0]);
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).toBeNull();
      await waitFor(() => expect(screen.getByLabelText('Typed')).toHaveFocus());
    });

    it('opens over no dialog, and not where the page has its own use for the keys', async () => {
      renderShell({ page: <input aria-label="Own" onKeyDown={(event) => event.preventDefault()} /> });
      screen.getByLabelText('Own').focus();
      await userEvent.keyboard('{Control>}k{/Control}');
      expect(screen.queryByRole('dialog')).toBeNull();
      screen.getByLabelText('Own').blur();
      await userEvent.keyboard('?');
      await userEvent.keyboard('{Control>}k{/Control}');
      expect(screen.getAllByRole('dialog')).toHaveLength(1);
    });
  });
});

/** Shows the path of the page. */
function Shown() {
  return useLocation().pathname;
}
