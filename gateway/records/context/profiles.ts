import type { UserProfile } from '../../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import { stringItems, stringOrEmpty } from '../../../engine/core/json/string-values.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import { uniqueKeysOf } from '../../../engine/core/product/unique-keys.ts';
import { inPresentShape } from '../../../engine/core/records/present-shape.ts';
import { IssuerUnreachableError } from '../../identity/tokens/token-refused-error.ts';
import { bearerToken, type TokenVerifier, type VerifiedToken } from '../../identity/tokens/token-verifier.ts';
import {
  GatewayError,
  identityUnavailable,
  isDatabaseAway,
  unauthenticated,
} from '../../operation/errors.ts';
import type { Queryable } from '../../store/database.ts';
import { kindOf, ProductError, type RecordKind } from '../../store/kinds/kinds.ts';
import { type GrantedRecord, isOfNobody, nobody, scopeSql } from '../../store/kinds/organization-scope.ts';
import { type FactSource, recall } from '../../store/memory/memory.ts';

/** User of a request, with the session. */
export interface Authenticated {
  readonly user: AskingUser;
  /** Session of the token, if the identity provider names it. */
  readonly session: string | undefined;
}

/** User of an anonymous call: without a name, a role or an organization. */
export const anonymous: Authenticated = {
  user: {
    ...{ _id: 'anonymous', id: '', auth0Id: '', email: '', firstName: '', lastName: '' },
    ...{ roles: [], permissions: [], organizations: [] },
  },
  session: undefined,
};

interface Authenticator {
  readonly verifyToken: TokenVerifier;
  readonly profiles: Profiles;
  readonly source: FactSource;
  readonly now: Date;
}

/**
 * Finds the user of a request. Reads roles, permissions and organizations at every call, so that changes apply
 * immediately. Throws 401 without a valid token, 403 for an unknown user.
 */
export async function authenticate(request: Request, auth: Authenticator): Promise<Authenticated> {
  const header = request.headers.get('authorization');
  if (header === null) throw unauthenticated('This needs a signed-in user. Sign in and try again.');
  const token = bearerToken(header);
  if (token === undefined) throw refusedToken('malformed');
  const { subject, session } = await verified(token, auth.verifyToken);
  const user = await auth.profiles.findBySubject(auth.source, subject, auth.now);
  if (user !== undefined) return { user, session };
  throw new GatewayError(403, {
    code: 'unknown-user',
    message: 'Your account is not set up here, or it was disabled. Ask your administrator.',
  });
}

async function verified(token: string, verifyToken: TokenVerifier): Promise<VerifiedToken> {
  try {
    return await verifyToken(token);
  } catch (error) {
    if (error instanceof IssuerUnreachableError) throw identityUnavailable();
    // Rethrows the error of an unavailable database, which does not make the token invalid.
    if (isDatabaseAway(error)) throw error;
    throw refusedToken(reasonOf(error));
  }
}

function refusedToken(reason: string): GatewayError {
  return unauthenticated('Your session has ended. Sign in again.', reason);
}

/** Extracts the verifier's reason code, and nothing else of the error. */
function reasonOf(error: unknown): string {
  const reason = error instanceof Error && 'reason' in error ? error.reason : undefined;
  return typeof reason === 'string' && /^[a-z-]{1,40}$/.test(reason) ? reason : 'refused';
}

/** User of a request: profile, and records open under emergency access. */
export interface AskingUser extends UserProfile {
  readonly opened?: readonly GrantedRecord[];
}

/** Profiles of users who sign in. */
export interface Profiles {
  /** Finds a profile with its current rights; `undefined` for an actor without one, such as an import. */
  readonly findById: (database: Queryable, id: string) => Promise<UserProfile | undefined>;
  readonly findBySubject: (source: FactSource, subject: string, now: Date) => Promise<AskingUser | undefined>;
  /** Reads the profile from a stored record, by this version of the schemas; `undefined` for a disabled user. */
  readonly ofDocument: (document: JsonObject) => UserProfile | undefined;
  /** Lists the users of an organization. */
  readonly findByOrganization: (database: Queryable, id: string) => Promise<readonly UserProfile[]>;
}

/** Name of the handler that answers with the signed-in user's profile. */
export const profileHandler = 'user-profile';

/** Path of the identity provider's subject in a profile; see `UserProfile`. */
const subjectPath: `/${keyof UserProfile & string}` = '/auth0Id';

/**
 * Creates the profiles from records of the profile call's entity. Throws `ProductError` without such a call, or where
 * the identity provider's subject is not unique, since one sign-in could then match two people.
 */
export function profilesOf(product: Product): Profiles {
  const kind = profileKind(product);
  const ofDocument: Profiles['ofDocument'] = (document) => profileOf(inPresentShape(kind.entity, document));
  return {
    ofDocument,
    async findById(database, id) {
      const { from, where, parameters } = scopeSql(kind, 'everything', 2);
      const { rows } = await database.query<{ document: JsonObject }>(
        `select r.document from ${from} where ${where} and r.id = $1 and r.deleted_at is null`,
        [id, ...parameters],
      );
      return rows.map(({ document }) => ofDocument(document))[0];
    },
    async findBySubject(source, subject, now) {
      const about = { kinds: [kind], key: `user ${subject}` };
      const found = await recall(source, about, () => findUser(source.database, kind, subject));
      const opened = found?.emergencyGrants.filter(({ until }) => Date.parse(until) > now.getTime()) ?? [];
      return found === undefined || opened.length === 0 ? found?.profile : { ...found.profile, opened };
    },
    async findByOrganization(database, id) {
      const { from, where, parameters } = scopeSql(kind, 'everything', 2);
      const { rows } = await database.query<{ document: JsonObject }>(
        `select r.document from ${from} where ${where} and r.deleted_at is null
           and r.document -> 'organizations' ?| array[$1, 'org:' || $1] order by r.id`,
        [id, ...parameters],
      );
      return rows.map(({ document }) => ofDocument(document)).filter((profile) => profile !== undefined);
    },
  };
}

interface TimedGrant extends GrantedRecord {
  /** End of the grant, an instant in ISO 8601. */
  readonly until: string;
}

interface KnownUser {
  readonly profile: UserProfile;
  /** Grants of emergency access, including expired ones. Changes to their table `opening` invalidate the cache. */
  readonly emergencyGrants: readonly TimedGrant[];
}

async function findUser(
  database: Queryable,
  kind: RecordKind,
  subject: string,
): Promise<KnownUser | undefined> {
  const condition = isOfNobody(kind) ? `and u.organization = '${nobody}'` : '';
  const { rows } = await database.query<{ id: string; document: JsonObject }>(
    `select r.id, r.document
     from record_unique u join record r on r.organization = u.organization and r.type = u.type and r.id = u.id
     where u.type = $1 and u.place = $2 and u.value = $3 ${condition} and r.deleted_at is null limit 1`,
    [kind.type, subjectPath, subject],
  );
  const [found] = rows;
  const profile = found === undefined ? undefined : profileOf(inPresentShape(kind.entity, found.document));
  if (found === undefined || profile === undefined) return undefined;
  return { profile, emergencyGrants: await findGrants(database, found.id) };
}

/**
 * Reads the grants in a separate query: their table is on one server, which has no part of a distributed `record`.
 */
async function findGrants(database: Queryable, author: string): Promise<readonly TimedGrant[]> {
  const { rows } = await database.query<TimedGrant>(
    `select type, id, to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until
     from opening where author = $1`,
    [author],
  );
  return rows;
}

/** Finds the kind of records that hold profiles. */
export function profileKind<Document extends JsonObject = JsonObject>(
  product: Product,
): RecordKind<Document> {
  const call = Object.values(product.calls).find(
    ({ store }) => store.kind === 'handler' && store.handler === profileHandler,
  );
  if (call?.answer.kind !== 'record') {
    throw new ProductError(
      `No call answers with the user's record. Bind one to the handler "${profileHandler}".`,
    );
  }
  const kind = kindOf<Document>(product, call.answer.entity);
  if (uniqueKeysOf(kind.traits).some(({ at, within }) => at === subjectPath && within === undefined))
    return kind;
  throw new ProductError(
    `The entity "${kind.name}" must list "${subjectPath}" under "unique" in its "x-record".`,
  );
}

/** Reads a profile from a record; `undefined` for a disabled user. Missing rights count as empty lists. */
function profileOf(record: JsonObject): UserProfile | undefined {
  if (record['disabled'] === true) return undefined;
  const title = stringOrEmpty(record['title']);
  return {
    _id: stringOrEmpty(record['_id']),
    id: stringOrEmpty(record['id']),
    auth0Id: stringOrEmpty(record['auth0Id']),
    email: stringOrEmpty(record['email']),
    firstName: stringOrEmpty(record['firstName']),
    lastName: stringOrEmpty(record['lastName']),
    ...(title === '' ? {} : { title }),
    roles: stringItems(record['roles']),
    permissions: stringItems(record['permissions']),
    organizations: stringItems(record['organizations']).map((id) => id.replace(/^org:/, '')),
  };
}
