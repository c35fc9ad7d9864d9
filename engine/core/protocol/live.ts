import type { Json, JsonObject } from '../json/json.ts';
import type { ChangedRecords } from './changed-records.ts';

/*
 * The messages of the socket of live updates: JSON, one object a frame. The token is sent in the first frame, never in
 * the URL.
 */

/** Messages of the browser. */
export type LiveRequest =
  /** Authenticates, first of all and again with every renewed token. */
  | { readonly type: 'auth'; readonly token: string }
  /** Requests the state of a record now, and whenever it changes. */
  | { readonly type: 'follow'; readonly subject: string }
  | { readonly type: 'unfollow'; readonly subject: string }
  /**
   * Subscribes to the fact that something was written in the user's organizations, at intervals and without content; or
   * unsubscribes.
   */
  | { readonly type: 'watch' }
  | { readonly type: 'unwatch' }
  /** Reports the part of a followed record that the user works in; without `at`, none any more. */
  | { readonly type: 'present'; readonly subject: string; readonly at?: string };

/** Messages of the gateway. */
export type LiveMessage =
  /** The token was taken. */
  | { readonly type: 'ready' }
  | LiveSchema
  | LiveUpdate
  | LiveNotice
  | LiveNews
  | LivePresence
  /** The record does not exist, or is none of those that the user may see; it is not followed any more. */
  | { readonly type: 'refused'; readonly subject: string };

/** The version of the schemas that the gateway answers by: once the token was taken, and whenever it is another one. */
export interface LiveSchema {
  readonly type: 'schema';
  readonly hash: string;
}

/** The whole live state of one record: whatever was missed before, this makes up for it. */
export interface LiveUpdate {
  readonly type: 'update';
  readonly subject: string;
  /** Version that never falls: a state with a lower one than one already seen is older. */
  readonly version: number;
  readonly answers: readonly LiveAnswer[];
  /** Records that were written since the last update: the record itself, and records that belong to it. */
  readonly changed: readonly ChangedRecords[];
}

/** Types of records written in the user's organizations since the last message, and the requests that wrote them. */
export interface LiveNews {
  readonly type: 'news';
  readonly changed: readonly ChangedRecords[];
}

/** Other users at work in a followed record now. */
export interface LivePresence {
  readonly type: 'present';
  readonly subject: string;
  readonly others: readonly PresentUser[];
}

/** A user at work in a record; only pages interpret `at`. */
export interface PresentUser {
  readonly user: string;
  readonly name: string;
  readonly at: string;
}

/**
 * Notice that something has happened that concerns the user, or everybody whom an access rule lets in; the page reads
 * what by calls.
 */
export interface LiveNotice {
  readonly type: 'notice';
  readonly topic: string;
}

/** Answer of a call as of now. */
export interface LiveAnswer {
  readonly call: string;
  readonly query: Readonly<Record<string, Json>>;
  readonly answer: Json;
}

/** Live parts of a product, from its `product.json`. */
export interface LiveSettings {
  /** Path of the socket. */
  readonly path: string;
  /** The call that reads the followed record, with the parameter that names it. */
  readonly record: { readonly call: string; readonly by: string };
  /** Further calls whose answers are pushed, with the parameter that names the record. */
  readonly answers: readonly { readonly call: string; readonly by: string }[];
  /** Notices that users get on every screen. */
  readonly notices?: readonly NoticeSettings[];
}

export interface NoticeSettings {
  readonly topic: string;
  /** The access rule of those who learn of it. */
  readonly access: string;
  /** Name of the message that is shown; absent: only answers are fetched anew. */
  readonly message?: string;
  /** The call that shows it. */
  readonly call: string;
}

/**
 * Codes with which the gateway closes a socket, beyond those of the protocol (RFC 6455 keeps 4000 to 4999 for
 * applications).
 */
export const liveCloseCodes = {
  malformed: 4400,
  /** The token is missing, was refused or has ended: a new one opens the next socket. */
  signedOut: 4401,
  forbidden: 4403,
  tooMuch: 4429,
} as const;

/** The live settings of a product's info; undefined where it shows nothing live. */
export function liveSettingsOf(info: Readonly<Record<string, Json | undefined>>): LiveSettings | undefined {
  return info['live'] as (LiveSettings & JsonObject) | undefined;
}
