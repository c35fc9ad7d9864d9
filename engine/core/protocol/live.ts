import type { Json, JsonObject } from '../json/json.ts';
import type { ChangedRecords } from './changed-records.ts';

/*
 * Messages of the socket for live updates: one JSON object per frame. The token is sent in the first frame, never in
 * the URL.
 */

/** Messages from the browser to the gateway. */
export type LiveRequest =
  /** Authentication: the first message on a socket, repeated with every renewed token. */
  | { readonly type: 'auth'; readonly token: string }
  /** Request for the state of a record, now and after each change. */
  | { readonly type: 'follow'; readonly subject: string }
  | { readonly type: 'unfollow'; readonly subject: string }
  /**
   * Subscription to news about writes in the user's organizations, sent at intervals and without content; `unwatch`
   * ends it.
   */
  | { readonly type: 'watch' }
  | { readonly type: 'unwatch' }
  /** Report of the part of a followed record in which the user works; without `at`, the user works in none. */
  | { readonly type: 'present'; readonly subject: string; readonly at?: string };

/** Messages from the gateway to the browser. */
export type LiveMessage =
  /** Confirmation that the gateway accepts the token. */
  | { readonly type: 'ready' }
  | LiveSchema
  | LiveUpdate
  | LiveNotice
  | LiveNews
  | LivePresence
  /** Refusal to follow a record that is missing or not visible to the user; the subscription ends. */
  | { readonly type: 'refused'; readonly subject: string };

/** Version of the schemas that the gateway serves: sent after the token is accepted, and after each change. */
export interface LiveSchema {
  readonly type: 'schema';
  readonly hash: string;
}

/** Complete live state of one record, which replaces any missed message. */
export interface LiveUpdate {
  readonly type: 'update';
  readonly subject: string;
  /**
   * Version of the state. It never decreases, so that a state with a lower version than the last one is
   * outdated.
   */
  readonly version: number;
  readonly answers: readonly LiveAnswer[];
  /** Records written since the last update: the record itself, and records that belong to it. */
  readonly changed: readonly ChangedRecords[];
}

/** Types of records written in the user's organizations since the last message, and the requests that wrote them. */
export interface LiveNews {
  readonly type: 'news';
  readonly changed: readonly ChangedRecords[];
}

/** Other users who are working in a followed record. */
export interface LivePresence {
  readonly type: 'present';
  readonly subject: string;
  readonly others: readonly PresentUser[];
}

/** User who is working in a record. The gateway passes `at` on unread; only pages interpret it. */
export interface PresentUser {
  readonly user: string;
  readonly name: string;
  readonly at: string;
}

/**
 * Notice of an event for a user, or for all users who pass an access rule. The page reads the content by calls.
 */
export interface LiveNotice {
  readonly type: 'notice';
  readonly topic: string;
}

/** Current answer of a call, pushed to the page. */
export interface LiveAnswer {
  readonly call: string;
  readonly query: Readonly<Record<string, Json>>;
  readonly answer: Json;
}

/** Live parts of a product, from `product.json`. */
export interface LiveSettings {
  /** URL path of the socket. */
  readonly path: string;
  /** Call that reads the followed record, with its parameter for the record. */
  readonly record: { readonly call: string; readonly by: string };
  /** Further calls whose answers are pushed, each with the parameter that takes the record. */
  readonly answers: readonly { readonly call: string; readonly by: string }[];
  /** Notices for users on every screen. */
  readonly notices?: readonly NoticeSettings[];
}

export interface NoticeSettings {
  readonly topic: string;
  /** Access rule for receiving the notice. */
  readonly access: string;
  /** Name of the message to show; absent where the page only requests the answers again. */
  readonly message?: string;
  /** Call that reads the content of the notice. */
  readonly call: string;
}

/** Codes with which the gateway closes a socket, in the range for applications (RFC 6455: 4000 to 4999). */
export const liveCloseCodes = {
  malformed: 4400,
  /** Missing, refused or expired token; a page needs a new token to open the next socket. */
  signedOut: 4401,
  forbidden: 4403,
  tooMuch: 4429,
} as const;

/** Reads the live settings of a product's info; undefined without live parts. */
export function liveSettingsOf(info: Readonly<Record<string, Json | undefined>>): LiveSettings | undefined {
  return info['live'] as (LiveSettings & JsonObject) | undefined;
}
