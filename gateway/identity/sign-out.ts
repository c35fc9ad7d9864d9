import type { KoaContextWithOIDC } from 'oidc-provider';
import { renderSignOutPage } from './pages/sign-out-page.ts';

export interface SignOutOptions {
  readonly productTitle: string;
  readonly origin: string;
}

/**
 * Ends the provider's session at once when the app shows whose it is (`id_token_hint`). Any other page could
 * link here too, so without that proof the user is asked.
 *
 * @param form what the library needs to have posted when the user agrees
 */
export async function answerSignOut(
  context: KoaContextWithOIDC,
  form: string,
  { productTitle, origin }: SignOutOptions,
): Promise<void> {
  const isCertain = context.oidc.entities.IdTokenHint?.payload['sub'] === context.oidc.session?.accountId;
  if (isCertain) return await endSession(context, origin);
  context.body = renderSignOutPage({ productTitle, form, home: `${origin}/` });
}

async function endSession(context: KoaContextWithOIDC, origin: string): Promise<void> {
  const { provider, session, params } = context.oidc;
  if (session === undefined) return;
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (grantId === undefined) continue;
    await provider.RefreshToken.revokeByGrantId(grantId);
    await (await provider.Grant.find(grantId))?.destroy();
  }
  await session.destroy();
  context.cookies.set(provider.cookieName('session'), null, { path: new URL(provider.issuer).pathname });
  // The library has checked that the address is registered for the client.
  const target = new URL(textOf(params?.['post_logout_redirect_uri']) ?? `${origin}/`);
  const state = textOf(params?.['state']);
  if (state !== undefined) target.searchParams.set('state', state);
  context.status = 303;
  context.redirect(target.href);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
