import type { JsonObject } from '../../../engine/core/json/json.ts';
import { findRecords } from '../../../gateway/calls/bindings/search.ts';
import { type Call, ok } from '../../../gateway/records/context/call.ts';
import { visibleRecord } from '../../../gateway/records/field-access.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import { digitsOf } from '../../../gateway/search/fold.ts';
import { type Handler, type PatientHit, type RowOf, recordKind } from '../../contracts/server/typed.ts';
import { isAlike, type KnownPerson, likenesses, type WeightedPart, weightOf } from './likeness.ts';

const mostRows = 10;

/** Limit on the compared hits of each search; other hits are never ranked. */
const mostCompared = 200;

const onlyMostAlike = `Only the ${mostRows} most alike are listed, and there are others. Enter more of the person to see them.`;

/**
 * Finds patients of the user's organizations who may be the person, by id, by name or its beginning, or by part of the
 * name and birth date; most alike first, each with the matching facts.
 */
export const importMatch: Handler<'import-match'> = {
  isWrite: false,
  async answer(call) {
    const { except, ...person } = call.body;
    const found: PatientHit[] = [];
    for (const body of questionsAbout(person))
      found.push(...(await findRecords<PatientHit>(call, 'patient', { body, size: mostCompared })).hits);
    const hits = new Map(found.map((hit) => [hit.id, hit]));
    const alike = [...hits.values()]
      .filter(({ id }) => id !== except)
      .map((hit) => ({ hit, why: likenesses(person, hit) }))
      .filter(({ why }) => isAlike(person, why))
      .toSorted((a, b) => weightOf(b.why) - weightOf(a.why));
    const shown = alike.slice(0, mostRows);
    call.note({
      action: 'read',
      type: recordKind(call.product, 'patient').type,
      shown: shown.map(({ hit }) => String(hit.id)),
    });
    const details = await Promise.all(shown.map(({ hit }) => detailsOf(call, String(hit.id))));
    const rows = shown.map(({ hit, why }, index) => ({ ...rowOf(hit, why), ...details[index] }));
    return ok({ rows, ...(alike.length > mostRows && { notice: onlyMostAlike }) });
  },
};

type Question = JsonObject;

/** Reads the details that a comparison shows besides the hit, as far as the user may see them. */
async function detailsOf(call: Call, id: string): Promise<Partial<RowOf<'import.match'>>> {
  const { product, database, user } = call;
  const kind = recordKind(product, 'patient');
  const found = await findRecord(database, { kind, id, scope: user });
  if (found === undefined || found.isRemoved) return {};
  const { name, address, address2 } = visibleRecord(call, kind, found.document);
  const written = address2?.primary === true ? address2 : address;
  return {
    ...(name?.middle && { middle: name.middle }),
    ...(written && { address: written }),
  };
}

/**
 * Lists the index searches, one for each kind of match, so that a common name cannot hide an equal date of birth.
 */
function questionsAbout({
  firstName = '',
  lastName = '',
  dob,
  externalId = '',
  phone = '',
}: KnownPerson): readonly Question[] {
  const name = `${firstName} ${lastName}`.trim();
  const born = dob === undefined ? [] : [{ field: 'dob', term: dob }];
  const parts = [lastName, firstName].filter((part) => part.trim() !== '');
  return [
    ...(externalId.trim() === '' ? [] : [{ filters: [{ field: 'externalId', term: externalId.trim() }] }]),
    ...(digitsOf(phone).length < 10
      ? []
      : [{ queries: [{ field: 'phone', text: digitsOf(phone).slice(-10) }] }]),
    ...(name === ''
      ? []
      : [{ queries: [{ field: 'name', text: name }] }, beginningSo({ firstName, lastName })]),
    ...(born.length === 0
      ? []
      : parts.map((text) => ({ queries: [{ field: 'name', text }], filters: born }))),
    ...(born.length === 0 || parts.length > 0 ? [] : [{ filters: born }]),
  ];
}

/**
 * Searches names by these beginnings, each in its own field, since a search for whole names would also match other
 * parts.
 */
function beginningSo({ firstName = '', lastName = '' }: KnownPerson): Question {
  const parts = Object.entries({ lname: lastName.trim(), fname: firstName.trim() });
  return {
    filters: parts.flatMap(([field, text]) =>
      text === '' ? [] : [{ field, range: { from: text, to: `${text}${endOfBeginning}` } }],
    ),
  };
}

/** Upper end of a prefix range: the last letter of Unicode (CJK Extension H), which sorts behind any continuation. */
const endOfBeginning = '\u{323af}';

function rowOf(hit: PatientHit, why: readonly WeightedPart[]): RowOf<'import.match'> {
  const { id, fname, lname, dob, sex, externalId, phone } = hit;
  const known = Object.entries({ first: fname, last: lname, dob, sex, externalId, phone }).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return { _id: id, ...Object.fromEntries(known), why };
}
