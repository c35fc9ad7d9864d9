import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formAction, signInRequest, TestBrowser } from './testing/test-browser.ts';
import { librarian, openTestIdentity, type TestIdentity } from './testing/test-identity.ts';

let test: TestIdentity;

beforeAll(async () => {
  test = await openTestIdentity();
});

afterAll(async () => {
  await test.close();
});

async function openLogin(identity: TestIdentity = test) {
  const browser = new TestBrowser(identity.origin);
  const response = await browser.follow(await browser.get(signInRequest(identity.origin).address));
  const page = await response.text();
  return { browser, response, page, action: formAction(page) };
}

describe('the hosted login', () => {
  it('names the product and what acceptable use is [AUTH-02]', async () => {
    const { page } = await openLogin();
    expect(page).toContain('<title>Sign in – Library</title>');
    expect(page).toContain('Acceptable use');
    expect(page).toContain('Use it for reading only.');
  });

  it('runs under a policy without inline script or style, and in no frame', async () => {
    const { response, page } = await openLogin();
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(page).not.toMatch(/<style|<script|style=|\son\w+=/);
    expect((await fetch(`${test.origin}/oidc/hosted.css`)).headers.get('content-type')).toContain('text/css');
  });

  it('keeps the typed e-mail after a wrong password, says one thing for both mistakes, and stores no password', async () => {
    const { browser, action } = await openLogin();
    const wrong = await browser.post(action, { email: librarian.email, password: 'loud' });
    const page = await wrong.text();
    expect(wrong.status).toBe(422);
    expect(page).toContain(`value="${librarian.email}"`);
    expect(page).not.toContain('loud');
    const sentence = /role="alert">([^<]+)</.exec(page)?.[1];
    const unknown = await (
      await browser.post(action, { email: 'nobody@example.test', password: 'x' })
    ).text();
    expect(/role="alert">([^<]+)</.exec(unknown)?.[1]).toBe(sentence);
  });

  it('shows what is typed as text, whatever it is', async () => {
    const { browser, action } = await openLogin();
    const page = await (
      await browser.post(action, { email: '"><img src=x onerror=alert(1)>', password: 'x' })
    ).text();
    expect(page).not.toContain('<img');
  });

  it('lets the right e-mail in whatever its case', async () => {
    const { browser, action } = await openLogin();
    const back = await browser.follow(
      await browser.post(action, { email: librarian.email.toUpperCase(), password: librarian.password }),
    );
    expect(back.headers.get('location')).toContain('code=');
  });

  it('makes the sixth attempt in a row wait, even with the right password', async () => {
    // Stops the clock: on a busy machine, six checks of a password can take longer than the first wait.
    const slow = await openTestIdentity({ now: () => 0 });
    try {
      const { browser, action } = await openLogin(slow);
      for (let attempt = 0; attempt < 5; attempt += 1) {
        await browser.post(action, { email: librarian.email, password: 'guess' });
      }
      const answer = await browser.post(action, { email: librarian.email, password: librarian.password });
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await answer.text()).toContain('Too many attempts');
    } finally {
      await slow.close();
    }
  });

  it('takes a form from nobody without the cookie of its own login page', async () => {
    const { action } = await openLogin();
    const stranger = new TestBrowser(test.origin);
    const answer = await stranger.post(action, { email: librarian.email, password: librarian.password });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Start again');
  });

  it('takes neither a large body nor another kind of body for a password', async () => {
    const { browser, action } = await openLogin();
    const large = await browser.post(action, { email: librarian.email, password: 'x'.repeat(10_000) });
    expect(large.status).toBe(422);
  });

  it('signs a user of a demonstration in at one press, labelled as made up, and offers no real ones', async () => {
    const { page } = await openLogin();
    expect(page).not.toContain(librarian.email);
    const demonstration = await openTestIdentity({ isDemonstration: async () => true });
    try {
      const { browser, page: shown, action } = await openLogin(demonstration);
      expect(shown).toContain('made up');
      const [, pressed = ''] = /<li><form[^>]*>(.*?)<\/form>/s.exec(shown) ?? [];
      expect(pressed).toContain(`<strong>${librarian.firstName} ${librarian.lastName}</strong>`);
      const sent = [...pressed.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]);
      const back = await browser.follow(await browser.post(action, Object.fromEntries(sent)));
      expect(back.headers.get('location')).toContain('code=');
    } finally {
      await demonstration.close();
    }
  });
});
