import type { Tasks } from '../outbox/tasks.ts';

/** What is done behind a call, by the topic of the outbox entries that ask for it. */
export const tasks: Tasks = {};
