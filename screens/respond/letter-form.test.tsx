import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LetterForm } from './LetterForm.tsx';
import type { Letter } from './respond-calls.ts';

const letter: Letter = {
  ...{ organization: 'EMTM', prescriber: 'Dr. Ada', patient: 'A. R.' },
  recommendations: [{ id: 'r1', about: 'Zinc', text: 'Stop it.' }],
  choices: [
    { code: 'agree', title: 'Agree', needsComment: false },
    { code: 'other', title: 'Other', needsComment: true },
  ],
};

/** Reports whether the browser would ask before leaving the page now. */
const isAskedAbout = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a letter that is being answered', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is left without losing answers unasked, keeps nothing in the browser, and takes nothing while it is sent', async () => {
    const sent = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => sent.promise);
    const user = userEvent.setup();
    render(<LetterForm letter={letter} letterKey={{ code: 'A', birthDate: '1941-02-28' }} />);
    expect(isAskedAbout()).toBe(false);
    await user.click(screen.getByRole('radio', { name: 'Agree' }));
    const comment = screen.getByRole('textbox', { name: 'Comment (optional)' });
    await user.type(comment, 'At night');
    expect(isAskedAbout()).toBe(true);
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
    await user.click(screen.getByRole('button', { name: 'Send my answers' }));
    await waitFor(() => expect(comment.closest('[inert]')).not.toBeNull());
    await act(async () => sent.resolve(Response.json({ ok: true })));
    expect(await screen.findByText(/Your answers were recorded/)).toBeVisible();
    expect(isAskedAbout()).toBe(false);
  });
});
