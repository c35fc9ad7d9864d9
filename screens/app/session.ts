import type { UserProfile } from '../../engine/core/expressions/scope.ts';
import { createGatewayClient } from '../../engine/react/index.ts';
import { makeCall } from '../calls.ts';
import { fetchOnce } from '../early/early-answers.ts';
import { createReporter } from '../failures/create-reporter.ts';
// Part of the page from its start: after a new release its file would not be there any more.
import { versionFollower } from '../live/follow-version.ts';
import { liveProduct } from '../product.ts';
import { createSession } from '../session/session.ts';

/** The one session of this page. */
export const session = createSession({
  async loadProfile(token) {
    const getAccessToken = async () => token;
    const client = createGatewayClient({ product: liveProduct.get, getAccessToken, fetch: fetchOnce });
    // Every profile is whole: the gateway makes it so before it answers.
    return (await makeCall(client, 'user.me')) as UserProfile;
  },
});

/** Reports failures of this page to the gateway. It has no `onSignedOut`: a refused report signs nobody out. */
const reportClient = createGatewayClient({
  product: liveProduct.get,
  getAccessToken: session.getAccessToken,
});

/** Reports to the gateway; a page without a signed-in user has no token to report with. */
export const reportFailure = createReporter({
  async send(report) {
    if (session.state().status !== 'signed-in') return;
    const { version } = liveProduct.get().info;
    await makeCall(reportClient, 'error-report.send', { body: { ...report, version } });
  },
});

/** The page's line to the gateway, with the token of the session. */
export const client = createGatewayClient({
  product: liveProduct.get,
  getAccessToken: session.getAccessToken,
  fetch: fetchOnce,
  onSignedOut: session.tokenRefused,
  // Ignored in development, where the new schema set arrives by itself, a moment after the gateway has it.
  onSchema: (hash) => {
    if (!import.meta.env.DEV) void versionFollower.answered(hash);
  },
});
