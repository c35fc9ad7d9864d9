import type { UserProfile } from '../../engine/core/expressions/scope.ts';
import { createGatewayClient } from '../../engine/react/index.ts';
import { makeCall } from '../calls.ts';
import { fetchOnce } from '../early/early-answers.ts';
import { createReporter } from '../failures/create-reporter.ts';
// Imports the module statically, since its separate file would no longer exist after a new release.
import { versionFollower } from '../live/follow-version.ts';
import { liveProduct } from '../product.ts';
import { createSession } from '../session/session.ts';

/** Session of this page. */
export const session = createSession({
  async loadProfile(token) {
    const getAccessToken = async () => token;
    const client = createGatewayClient({ product: liveProduct.get, getAccessToken, fetch: fetchOnce });
    // Trusts the profile, which the gateway always completes before answering.
    return (await makeCall(client, 'user.me')) as UserProfile;
  },
});

/**
 * Client for reports on failures of this page, without `onSignedOut`, so that a refused report does not sign the user
 * out.
 */
const reportClient = createGatewayClient({
  product: liveProduct.get,
  getAccessToken: session.getAccessToken,
});

/** Reports failures to the gateway, only for a signed-in user, since every report needs a token. */
export const reportFailure = createReporter({
  async send(report) {
    if (session.state().status !== 'signed-in') return;
    const { version } = liveProduct.get().info;
    await makeCall(reportClient, 'error-report.send', { body: { ...report, version } });
  },
});

/** Client of the gateway with the session's token. */
export const client = createGatewayClient({
  product: liveProduct.get,
  getAccessToken: session.getAccessToken,
  fetch: fetchOnce,
  onSignedOut: session.tokenRefused,
  // Ignores the hash in development, where the new schema set arrives through Vite, shortly after the gateway has it.
  onSchema: (hash) => {
    if (!import.meta.env.DEV) void versionFollower.answered(hash);
  },
});
