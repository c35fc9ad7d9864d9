import type { KoaContextWithOIDC } from 'oidc-provider';
import { stringOrUndefined } from '../../../engine/core/json/string-values.ts';
import { renderSignOutPage } from '../pages/sign-out-page.ts';
import type { SessionKeeper } from '../sessions/session-keeper.ts';

export interface SignOutOptions {
  readonly productTitle: string;
  readonly origin: string;
}

/**
 * Ends the provider's session without confirmation if the app proves whose session it is (`id_token_hint`), or if
 * the session has already ended. Otherwise the user has to confirm, since any page could link here.
 * @param form fields that the library expects to be posted with the confirmation
 */
export async function answerSignOut(
  context: KoaContextWithOIDC,
  form: string,
  { productTitle, origin }: SignOutOptions,
): Promise<void> {
  const { session, entities } = context.oidc;
  const hasEnded = session?.accountId === undefined;
  const isCertain = entities.IdTokenHint?.payload['sub'] === session?.accountId;
  if (hasEnded || isCertain) return await endSession(context, origin);
  context.body = renderSignOutPage({ productTitle, form, home: `${origin}/` });
}

async function endSession(context: KoaContextWithOIDC, origin: string): Promise<void> {
  const { provider, session, params } = context.oidc;
  if (session === undefined) return;
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (grantId === undefined) continue;
    await (await provider.Grant.find(grantId))?.destroy();
  }
  await session.destroy();
  const name = provider.cookieName('session');
  // Sends the path of a `__Host-` cookie: without the path, browsers ignore the cookie's deletion too.
  const path = name.startsWith('__Host-') ? '/' : new URL(provider.issuer).pathname;
  context.cookies.set(name, null, { path });
  // Uses the URL as sent, since the library has checked that the client registered it.
  const target = new URL(stringOrUndefined(params?.['post_logout_redirect_uri']) ?? `${origin}/`);
  const state = stringOrUndefined(params?.['state']);
  if (state !== undefined) target.searchParams.set('state', state);
  context.status = 303;
  context.redirect(target.href);
}

/** Ends the tokens of the provider's session whenever that session ends. */
export function endWithSession(sessions: Pick<SessionKeeper, 'end'>) {
  return async (context: KoaContextWithOIDC, next: () => Promise<unknown>): Promise<void> => {
    await next();
    const session: EndedSession | undefined = context.oidc?.session;
    if (session?.destroyed !== true || session.accountId === undefined) return;
    await sessions.end({ id: session.uid, subject: session.accountId });
  };
}

/** Session with the flag of a destroyed session, which the library sets but omits from its types. */
type EndedSession = NonNullable<KoaContextWithOIDC['oidc']['session']> & { readonly destroyed?: boolean };
