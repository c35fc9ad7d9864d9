import type { INavigator } from 'oidc-client-ts';

/**
 * Requests the provider of this page's own origin without leaving the page, and without the usual hidden frame: its
 * answer is a redirect to this origin, so that the page may read its target. The session cookie alone authenticates the
 * request.
 *
 * @param patience seconds
 */
export function createOwnIssuerNavigator(patience: number): INavigator {
  return {
    prepare: async () => ({
      async navigate({ url }) {
        const answer = await fetch(url, {
          credentials: 'same-origin',
          cache: 'no-store',
          headers: { Accept: 'text/html' },
          signal: AbortSignal.timeout(patience * 1_000),
        });
        await answer.body?.cancel();
        return { url: answer.url };
      },
      close: () => undefined,
    }),
    callback: async () => undefined,
  };
}
