import type { LoadRecord } from '../../engine/core/protocol/load.ts';

/**
 * Records of the library. Ann and Ben work in the north, Cleo in the south, Dora in both; Eve only reads, and Finn
 * was disabled.
 */
export const libraryRecords: readonly LoadRecord[] = [
  { entity: 'branch', record: { _id: 'north', name: 'North' } },
  { entity: 'branch', record: { _id: 'south', name: 'South' } },
  member('ann', ['librarian'], ['north']),
  member('ben', ['librarian'], ['north']),
  member('cleo', ['librarian'], ['south']),
  member('dora', ['librarian'], ['north', 'south']),
  member('eve', ['reader'], ['north']),
  member('finn', ['librarian'], ['north'], { disabled: true }),
  {
    entity: 'book',
    record: {
      _id: 'emma',
      title: 'Emma',
      isbn: '978-0141439587',
      published: '1815-12-23',
      pages: 474,
      shelf: 'A1',
      branch: { id: 'north' },
      authors: [
        { id: 'ja', firstName: 'Jane', lastName: 'Austen', phone: '3035550134' },
        { id: 'ed', firstName: 'Juliette', lastName: 'Wells' },
      ],
    },
  },
  { entity: 'book', record: { _id: 'dune', title: 'Dune', isbn: '978-0441172719', branch: { id: 'south' } } },
  { entity: 'loan', record: { _id: 'loan-emma', subject: 'emma', reader: 'Rita', due: '2999-01-01' } },
  { entity: 'loan', record: { _id: 'loan-dune', subject: 'dune', reader: 'Rolf', due: '2999-01-01' } },
];

function member(
  name: string,
  roles: readonly string[],
  organizations: readonly string[],
  rest = {},
): LoadRecord {
  const person = { firstName: name, lastName: 'Reader', email: `${name}@library.test` };
  return {
    entity: 'member',
    record: {
      _id: `member-${name}`,
      id: name,
      auth0Id: name,
      ...person,
      roles,
      permissions: [],
      organizations,
      ...rest,
    },
  };
}
