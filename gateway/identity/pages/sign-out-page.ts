import { Html, html } from './html.ts';
import { renderPage } from './layout.ts';

export interface SignOutPageOptions {
  readonly productTitle: string;
  /** Form of the provider, without its buttons. */
  readonly form: string;
  /** Address for users who stay signed in. */
  readonly home: string;
}

/** Renders the confirmation that ends the provider's session. */
export function renderSignOutPage({ productTitle, form, home }: SignOutPageOptions): string {
  const body = html`<h1>Sign out?</h1>
<p>This ends your session in every open page of ${productTitle}.</p>
${new Html(form)}
<button type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
<p class="aside"><a href="${home}">Stay signed in</a></p>`;
  return renderPage({ productTitle, title: 'Sign out', body });
}
