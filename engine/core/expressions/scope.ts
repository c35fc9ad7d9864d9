import type { Json } from '../json/json.ts';

/**
 * The signed-in user as expressions, access rules and screens see them.
 * Comes from the gateway's own store, never from the token alone.
 */
export interface UserProfile {
  readonly _id: string;
  readonly id: string;
  /** The subject (`sub`) of the identity provider. */
  readonly auth0Id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title?: string;
  readonly roles: readonly string[];
  /** Flat names: `early-access-features`, `regimen-advisor.edit-patient`. */
  readonly permissions: readonly string[];
  /** Organization ids, without the `org:` prefix. */
  readonly organizations: readonly string[];
}

/**
 * Values that an expression may read. Which of the names are there depends on the position of the expression; the
 * compiler refuses the others, so a function that it emits never meets one that is missing.
 */
export interface Scope {
  /** The value that the rule applies to: the record, the row, or the value of a shared type. */
  readonly self?: Json | undefined;
  /** The record that a row is in; the record itself where there is no row. */
  readonly root?: Json | undefined;
  /** The stored version of `self`, before the change. Blank for something new. */
  readonly old?: Json | undefined;
  /** A row of a list (tab sources, table filters). */
  readonly item?: Json | undefined;
  /** The records in the context of the screen or the call, by entity name: `patient`, `organization`, … */
  readonly records?: Readonly<Record<string, Json | undefined>>;
  /** Answer of a call, for the check of a field. */
  readonly answer?: Json | undefined;
  /** The other stored records of the same entity and subject. */
  readonly siblings?: Json | undefined;
  /** The records that keys of maps name, by entity and key. */
  readonly keyed?: Readonly<Record<string, Readonly<Record<string, Json | undefined>>>>;
  /** Named inputs of a search, an event or a template. */
  readonly inputs?: Readonly<Record<string, Json | undefined>>;
  /** Payload of a workflow's event. */
  readonly event?: Json | undefined;
  /** The state that a workflow's event finds, and the one it leads to, by name and as people read it. */
  readonly state?: string | undefined;
  readonly to?: string | undefined;
  readonly stateText?: string | undefined;
  readonly toText?: string | undefined;
  /** The id of a record that a caller requests. */
  readonly named?: string | undefined;
  readonly user?: UserProfile | undefined;
  /** The instant of evaluation, RFC 3339 in UTC. Given from outside, so that expressions stay pure. */
  readonly now: string;
  /** The user's calendar day, `YYYY-MM-DD`, in the user's own time zone. */
  readonly today: string;
  /** The user's time zone (IANA name), for the days of moments. */
  readonly timeZone?: string | undefined;
}

/** An expression of the schema language, compiled to a pure function that never throws on data. */
export interface Expression<Value = unknown> {
  /** The CEL text as the analyst wrote it; blank in what a browser fetches first (tools/dev/without-sources.ts). */
  readonly source: string;
  readonly evaluate: (scope: Scope) => Value;
  /** Access rules of the fields that it reads: whoever does not pass them reads blanks there; absent: none. */
  readonly closed?: readonly string[];
}
