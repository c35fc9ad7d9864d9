import type { SeedRecord } from '../../engine/core/protocol/load.ts';

const users = [
  ['librarian', 'Libby', 'Lender', 'buys books, lends them and takes them back'],
  ['helper', 'Hal', 'Helper', 'lends books and takes them back'],
  ['analyst', 'Ana', 'Analyst', 'changes forms, tables and rules in the Studio'],
  ['reviewer', 'Rae', 'Reviewer', 'publishes what the analyst has changed'],
] as const;

/** The users of the demonstration, all with the password "demo". */
export const accounts = users.map(([role, firstName, lastName, purpose]) => {
  const email = `${role}@lending.test`;
  return { subject: `demo|${role}`, email, password: 'demo', firstName, lastName, purpose };
});

const branch = 'MAIN';

const houseRules = {
  _id: 'house-rules',
  type: 'eula',
  id: '2026-1',
  content: '# House rules\n\nWho borrows what is known to those who lend, and to nobody else.',
  createdAt: '2026-01-01T00:00:00Z',
};

/** Creates what the demonstration begins with: a branch, its users and its first books. */
export function firstRecords(): readonly SeedRecord[] {
  const people = accounts.map(({ subject, email, firstName, lastName }, n) => {
    const id = `user-${users[n]?.[0]}`;
    const rights = { roles: [users[n]?.[0] ?? ''], permissions: [], organizations: [branch] };
    const record = { _id: id, type: 'user', id, auth0Id: subject, email, firstName, lastName, ...rights };
    return { entity: 'user', record };
  });
  return [
    { entity: 'organization', record: { _id: branch, type: 'organization', name: 'Main Branch' } },
    ...people,
    { entity: 'eula', record: houseRules },
    book('emma', { title: 'Emma', author: 'Jane Austen', isbn: '9780141439587', genre: 'novel', copies: 2 }),
    book('faust', { title: 'Faust', author: 'Johann Wolfgang Goethe', genre: 'poetry', copies: 1 }),
    book('cosmos', { title: 'Cosmos', author: 'Carl Sagan', genre: 'science', copies: 1 }),
  ];
}

function book(id: string, content: Readonly<Record<string, string | number>>): SeedRecord {
  return { entity: 'book', record: { _id: `book-${id}`, type: 'book', branch, ...content } };
}
