import type { UserProfile } from '../../engine/core/expressions/scope.ts';

/** State of the sign-in. */
export type SessionState =
  /** Loading; `message` describes a failure that a retry may resolve. */
  | { readonly status: 'loading'; readonly message?: string | undefined; readonly profile?: undefined }
  /** Signed out; `message` is the reason for a forced sign-out. */
  | { readonly status: 'signed-out'; readonly message?: string | undefined; readonly profile?: undefined }
  | { readonly status: 'signed-in'; readonly profile: UserProfile; readonly message?: undefined };

export interface Session {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Finds the signed-in user, and watches the token. Returns a function that ends the watch. */
  readonly start: () => () => void;
  /** Loads again after a failure. */
  readonly retry: () => void;
  /** Leaves the page for the hosted login, which returns to the path `returnTo`, by default the current one. */
  readonly signIn: (returnTo?: string) => Promise<void>;
  /** Removes the hosted login's answer from the URL; returns the path to open next. Throws a `SessionError`. */
  readonly completeSignIn: () => Promise<string>;
  /** Ends the session in all tabs and at the provider. The login page shows the message. */
  readonly signOut: (message?: string) => Promise<void>;
  /** Signs out an idle user, whose typed text stays in its tab for the same user. */
  readonly signOutIdle: (message: string) => Promise<void>;
  /** Returns a token for a request; undefined without a signed-in user. Throws when the token cannot be renewed now. */
  readonly getAccessToken: () => Promise<string | undefined>;
  /**
   * Handles a token that the gateway refused: renews it once, then signs out. Resolves to true if another token is
   * available.
   */
  readonly tokenRefused: (refused?: string) => Promise<boolean>;
}
