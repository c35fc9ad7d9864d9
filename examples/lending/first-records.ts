import { addDays } from '../../engine/core/expressions/runtime.ts';
import type { SeedRecord } from '../../engine/core/protocol/load.ts';
import records from './first-records.json' with { type: 'json' };

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

/** Creates what the demonstration begins with: a branch, its users, books and members, and a book that is late. */
export function firstRecords(now: Date): readonly SeedRecord[] {
  const people = accounts.map(({ subject, email, firstName, lastName }, n) => {
    const id = `user-${users[n]?.[0]}`;
    const rights = { roles: [users[n]?.[0] ?? ''], permissions: [], organizations: ['MAIN'] };
    const record = { _id: id, type: 'user', id, auth0Id: subject, email, firstName, lastName, ...rights };
    return { entity: 'user', record };
  });
  const dayFrom = (days: number) => addDays(now.toISOString().slice(0, 10), days) ?? '';
  const days = { reserved: dayFrom(-41), from: dayFrom(-40), due: dayFrom(-12) };
  const of = { _id: 'loan-late', type: 'book.loan', subject: 'book-faust', member: '1002', title: 'Faust' };
  return [...records, ...people, { entity: 'loan', record: { ...of, state: 'lent', ...days } }];
}
