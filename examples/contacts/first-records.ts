import type { SeedRecord } from '../../features/platform/server/door.ts';

const users = [
  [
    'ana',
    'Ana',
    'Author',
    ['user', 'analyst'],
    'works with records, and changes forms and tables in the Studio',
  ],
  ['rae', 'Rae', 'Reviewer', ['user', 'reviewer'], 'works with records, and publishes what Ana has changed'],
] as const;

/** Users of the demonstration, who sign in with the password "demo". */
export const accounts = users.map(([name, firstName, lastName, , purpose]) => ({
  ...{ subject: `demo|${name}`, email: `${name}@example.test`, password: 'demo' },
  ...{ firstName, lastName, purpose },
}));

/** Creates the records that a new data folder begins with, while it is a demonstration. */
export function firstRecords(): readonly SeedRecord[] {
  const people = users.map(([id, firstName, lastName, roles]) => ({
    entity: 'user',
    record: {
      ...{ _id: `user-${id}`, type: 'user', id, auth0Id: `demo|${id}`, email: `${id}@example.test` },
      ...{ firstName, lastName, roles: [...roles], permissions: [], organizations: ['MAIN'] },
    },
  }));
  return [
    { entity: 'organization', record: { _id: 'MAIN', type: 'organization', name: 'Main Office' } },
    {
      entity: 'eula',
      record: {
        ...{ _id: 'terms', type: 'eula', id: '1', createdAt: '2026-01-01T00:00:00Z' },
        content: '# Terms\n\nReplace this text in first-records.ts by the terms that your users agree to.',
      },
    },
    ...people,
    {
      entity: 'contact',
      record: {
        ...{ _id: 'contact-ada', type: 'contact', organization: 'MAIN', name: 'Ada Lovelace' },
        ...{ email: 'ada@example.test', since: '2026-01-15', note: 'Likes machines.' },
      },
    },
  ];
}
