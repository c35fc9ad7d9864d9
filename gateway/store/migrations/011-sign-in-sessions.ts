import type { StoreMigration } from './migration.ts';

/** Sessions of signed-in users. Every call checks its session, so that an ended or idle one grants nothing. */
export const signInSessions: StoreMigration = {
  version: 11,
  title: 'sign-in sessions',
  statements: [
    `create table sign_in_session (
      id text collate "C" primary key,
      subject text collate "C" not null,
      device text not null,
      at timestamptz not null,
      active_at timestamptz not null,
      ended_at timestamptz
    )`,
    'create index sign_in_session_subject on sign_in_session (subject)',
  ],
};
