import { type Html, html } from './html.ts';
import { renderPage } from './layout.ts';

export interface DemonstrationAccount {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Purpose of the user in a demonstration, as a clause after the name. */
  readonly purpose?: string;
}

export interface LoginPageOptions {
  readonly productTitle: string;
  /** Path that receives the form. */
  readonly action: string;
  readonly email?: string;
  readonly error?: string | undefined;
  readonly acceptableUse: string | undefined;
  /** Accounts of the demonstration; empty for real accounts. */
  readonly demonstration: readonly DemonstrationAccount[];
}

/** Renders the hosted login. Works without script; screen readers announce an error, and the typed e-mail stays. */
export function renderLoginPage(options: LoginPageOptions): string {
  const { productTitle, action, email = '', error } = options;
  const body = html`<h1>Sign in</h1>
${error === undefined ? undefined : html`<p class="error" id="error" role="alert">${error}</p>`}
<form method="post" action="${action}">
<label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${email}"${focusOn(email === '')}${faulty(error)}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="256"${focusOn(email !== '')}${faulty(error)}>
<button type="submit">Sign in</button>
</form>
${demonstrationOf(options)}
${acceptableUseOf(options)}`;
  return renderPage({ productTitle, title: error === undefined ? 'Sign in' : 'Error: Sign in', body });
}

/** Renders the terms that everybody agrees to by signing in, in the product's words [AUTH-02]. */
function acceptableUseOf({ acceptableUse }: LoginPageOptions): Html | undefined {
  if (acceptableUse === undefined) return undefined;
  return html`<section class="notice" aria-labelledby="use">
<h2 id="use">Acceptable use</h2>
<p>${acceptableUse}</p>
</section>`;
}

function focusOn(isWanted: boolean): Html | undefined {
  return isWanted ? html` autofocus` : undefined;
}

function faulty(error: string | undefined): Html | undefined {
  return error === undefined ? undefined : html` aria-invalid="true" aria-describedby="error"`;
}

/**
 * Renders the users of a demonstration, each as a form that submits an e-mail and a password like the login form.
 */
function demonstrationOf({ demonstration, action }: LoginPageOptions): Html | undefined {
  if (demonstration.length === 0) return undefined;
  const rows = demonstration.map(
    ({ email, password, firstName, lastName, purpose }) => html`<li><form method="post" action="${action}">
<input type="hidden" name="email" value="${email}">
<input type="hidden" name="password" value="${password}">
<button type="submit"><strong>${firstName} ${lastName}</strong> ${purpose}<br><code>${email}</code></button>
</form></li>`,
  );
  return html`<section class="notice demonstration" aria-labelledby="demo">
<h2 id="demo">Demonstration</h2>
<p>All people and data here are made up. Press the user who you want to be:</p>
<ul>${rows}</ul>
</section>`;
}
