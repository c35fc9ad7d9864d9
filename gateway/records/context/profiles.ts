import type { UserProfile } from '../../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import { stringItems, stringOrEmpty } from '../../../engine/core/json/string-values.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import { uniqueKeysOf } from '../../../engine/core/product/unique-keys.ts';
import { inPresentShape } from '../../../engine/core/records/present-shape.ts';
import type { Queryable } from '../../store/database.ts';
import { kindOf, ProductError, type RecordKind } from '../../store/kinds/kinds.ts';
import { isOfNobody, nobody } from '../../store/kinds/nobody.ts';
import { type GrantedRecord, scopeSql } from '../../store/kinds/organization-scope.ts';
import { recall, type Source } from '../../store/memory/memory.ts';

/** The user of a request: the profile, and the records open under emergency access. */
export interface AskingUser extends UserProfile {
  readonly opened?: readonly GrantedRecord[];
}

/** Finds the profiles of those who sign in. */
export interface Profiles {
  /** Finds anybody's profile, with the rights of today; undefined for what has no profile, such as an import. */
  readonly findById: (database: Queryable, id: string) => Promise<UserProfile | undefined>;
  readonly findBySubject: (source: Source, subject: string, now: Date) => Promise<AskingUser | undefined>;
  /** Reads the profile of a stored record by this version of the schemas; undefined for somebody who was disabled. */
  readonly ofDocument: (document: JsonObject) => UserProfile | undefined;
  /** Lists those who belong to an organization. */
  readonly findByOrganization: (database: Queryable, id: string) => Promise<readonly UserProfile[]>;
}

/** Name of the handler whose call answers with the profile of the signed-in user. */
export const profileHandler = 'user-profile';

/** Path at which a profile holds the subject of the identity provider; see `UserProfile`. */
const subjectPlace: `/${keyof UserProfile & string}` = '/auth0Id';

/**
 * Profiles are records of the entity that the profile call answers with. Throws `ProductError` when the schemas have no
 * such call, or do not keep the subject unique: then one sign-in could match two people.
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
      const opened = found?.openings.filter(({ until }) => Date.parse(until) > now.getTime()) ?? [];
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
  /** An instant in ISO 8601. */
  readonly until: string;
}

interface KnownUser {
  readonly profile: UserProfile;
  /** Openings, be they over by now; see the table `opening`, whose changes are changes to what is remembered. */
  readonly openings: readonly TimedGrant[];
}

async function findUser(
  database: Queryable,
  kind: RecordKind,
  subject: string,
): Promise<KnownUser | undefined> {
  const place = isOfNobody(kind) ? `and u.organization = '${nobody}'` : '';
  const { rows } = await database.query<{ id: string; document: JsonObject }>(
    `select r.id, r.document
     from record_unique u join record r on r.organization = u.organization and r.type = u.type and r.id = u.id
     where u.type = $1 and u.place = $2 and u.value = $3 ${place} and r.deleted_at is null limit 1`,
    [kind.type, subjectPlace, subject],
  );
  const [found] = rows;
  const profile = found === undefined ? undefined : profileOf(inPresentShape(kind.entity, found.document));
  if (found === undefined || profile === undefined) return undefined;
  return { profile, openings: await findGrants(database, found.id) };
}

/** Reads the grants by themselves: their table is on one server, which has no part of a distributed `record`. */
async function findGrants(database: Queryable, author: string): Promise<readonly TimedGrant[]> {
  const { rows } = await database.query<TimedGrant>(
    `select type, id, to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until
     from opening where author = $1`,
    [author],
  );
  return rows;
}

/** The kind of the records that hold the profiles of users. */
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
  if (uniqueKeysOf(kind.traits).some(({ at, within }) => at === subjectPlace && within === undefined))
    return kind;
  throw new ProductError(
    `The entity "${kind.name}" must list "${subjectPlace}" under "unique" in its "x-record".`,
  );
}

/** `undefined` for somebody who was disabled. Missing rights read as none. */
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
