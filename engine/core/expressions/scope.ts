import type { Json } from '../json/json.ts';

/**
 * Signed-in user as seen by expressions, access rules and screens; read from the gateway's own store, never from the
 * token alone.
 */
export interface UserProfile {
  readonly _id: string;
  readonly id: string;
  /** Subject (`sub`) at the identity provider. */
  readonly auth0Id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title?: string;
  readonly roles: readonly string[];
  /** Flat permission names: `early-access-features`, `regimen-advisor.edit-patient`. */
  readonly permissions: readonly string[];
  /** Organization ids, without the `org:` prefix. */
  readonly organizations: readonly string[];
}

/**
 * Values that an expression can read. The expression's position in the schemas decides which of them exist; the
 * compiler refuses other names.
 */
export interface Scope {
  /** Subject of the rule: the record, the row, or the value of a shared type. */
  readonly self?: Json | undefined;
  /** Record that contains the row; without a row, the record itself. */
  readonly root?: Json | undefined;
  /** Stored version of `self` before the change; blank for a new one. */
  readonly old?: Json | undefined;
  /** Row of a list (tab sources, table filters). */
  readonly item?: Json | undefined;
  /** Records in the context of the screen or the call, by entity name: `patient`, `organization`, … */
  readonly records?: Readonly<Record<string, Json | undefined>>;
  /** Answer of a call, for the check of a field. */
  readonly answer?: Json | undefined;
  /** Other stored records of the same entity and subject. */
  readonly siblings?: Json | undefined;
  /** Records that the keys of a map name, by entity and key. */
  readonly keyed?: Readonly<Record<string, Readonly<Record<string, Json | undefined>>>>;
  /** Named inputs of a search, an event or a template. */
  readonly inputs?: Readonly<Record<string, Json | undefined>>;
  /** Payload of a workflow's event. */
  readonly event?: Json | undefined;
  /** State before a workflow's event, and the state after it, by name and by title. */
  readonly state?: string | undefined;
  readonly to?: string | undefined;
  readonly stateText?: string | undefined;
  readonly toText?: string | undefined;
  /** Id of a requested record. */
  readonly named?: string | undefined;
  readonly user?: UserProfile | undefined;
  /** Instant of evaluation, RFC 3339 in UTC; supplied by the caller, so that expressions stay pure. */
  readonly now: string;
  /** Calendar day in the user's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  /** User's time zone (IANA name), used to find the calendar day of an instant. */
  readonly timeZone?: string | undefined;
}

/** Expression of the schema language, compiled to a pure function that never throws on data. */
export interface Expression<Value = unknown> {
  /** CEL text as the analyst wrote it; blank in the first bundle of a browser (tools/dev/without-sources.ts). */
  readonly source: string;
  readonly evaluate: (scope: Scope) => Value;
}
