import type { UserProfile } from '../../engine/core/expressions/scope.ts';

/** The state of signing in. */
export type SessionState =
  /** `message`: what keeps it from going on, a sentence; trying again may help. */
  | { readonly status: 'loading'; readonly message?: string | undefined; readonly profile?: undefined }
  /** `message`: why the user was signed out involuntarily. */
  | { readonly status: 'signed-out'; readonly message?: string | undefined; readonly profile?: undefined }
  | { readonly status: 'signed-in'; readonly profile: UserProfile; readonly message?: undefined };

export interface Session {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Finds out who is signed in, and keeps watch over the token. Answers how to stop. */
  readonly start: () => () => void;
  /** Loads again after a failure to load. */
  readonly retry: () => void;
  /** Leaves for the hosted login; comes back to the path, by default to where one is. */
  readonly signIn: (returnTo?: string) => Promise<void>;
  /** Takes the answer of the hosted login out of the address; answers the path to go on to. Throws a `SessionError`. */
  readonly completeSignIn: () => Promise<string>;
  /** Ends the session here, in the other tabs and at the provider. The message is shown on the login page. */
  readonly signOut: (message?: string) => Promise<void>;
  /** Signs out somebody who has gone away: typed text waits in its tab for the same user. */
  readonly signOutIdle: (message: string) => Promise<void>;
  /** A token that is good for a request; undefined when nobody is signed in. Throws when it cannot be renewed now. */
  readonly getAccessToken: () => Promise<string | undefined>;
  /** The gateway did not take the token: one renewal is tried, then one is signed out. True with another token. */
  readonly tokenRefused: (refused?: string) => Promise<boolean>;
}
