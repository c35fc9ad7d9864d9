import { searchRecords } from '../../../../gateway/calls/bindings/search.ts';
import { ok } from '../../../../gateway/context/call.ts';
import type { Handler, PatientHit, RowOf } from '../../contracts/gateway/typed.ts';
import { isAlike, type KnownPerson, type Likeness, likenesses, weightOf } from './likeness.ts';

const mostRows = 10;

/**
 * Patients of one's own organizations who may be the person: with the same id, with that name or one that begins so,
 * or with a part of the name and the date of birth. The most alike come first, with what they have in common.
 */
export const importMatch: Handler<'import-match'> = {
  isWrite: false,
  async answer(call) {
    const { except, ...person } = call.body;
    const found: PatientHit[] = [];
    for (const question of questionsAbout(person))
      found.push(...(await searchRecords<PatientHit>(call, 'patient', question)).hits);
    const hits = new Map(found.map((hit) => [hit.id, hit]));
    const rows = [...hits.values()]
      .filter(({ id }) => id !== except)
      .map((hit) => ({ hit, why: likenesses(person, hit) }))
      .filter(({ why }) => isAlike(person, why))
      .toSorted((a, b) => weightOf(b.why) - weightOf(a.why))
      .slice(0, mostRows)
      .map(({ hit, why }) => rowOf(hit, why));
    return ok({ rows });
  },
};

type Question = Parameters<typeof searchRecords>[2] & object;

/** Each asks the index for one way to be alike, so that a common name cannot hide a same birth date. */
function questionsAbout({
  firstName = '',
  lastName = '',
  dob,
  externalId = '',
}: KnownPerson): readonly Question[] {
  const name = `${firstName} ${lastName}`.trim();
  const born = dob === undefined ? [] : [{ field: 'dob', term: dob }];
  const parts = [lastName, firstName].filter((part) => part.trim() !== '');
  return [
    ...(externalId.trim() === '' ? [] : [{ filters: [{ field: 'externalId', term: externalId.trim() }] }]),
    ...(name === '' ? [] : [{ queries: [{ field: 'name', text: name }] }]),
    ...(born.length === 0
      ? []
      : parts.map((text) => ({ queries: [{ field: 'name', text }], filters: born }))),
    ...(born.length === 0 || parts.length > 0 ? [] : [{ filters: born }]),
  ];
}

function rowOf(hit: PatientHit, why: readonly Likeness[]): RowOf<'import.match'> {
  const { id, fname, lname, dob, sex, externalId } = hit;
  const known = Object.entries({ first: fname, last: lname, dob, sex, externalId }).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return { _id: id, ...Object.fromEntries(known), why };
}
