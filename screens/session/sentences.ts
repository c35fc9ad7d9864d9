import { CallError } from '../../engine/react/client/call-error.ts';

/** Sentences of the session for users. */
export const sentences = {
  ended: 'Your session has ended. Log in again to go on where you were.',
  elsewhere: 'You were logged out in another tab.',
  refused: 'Logging in did not work: the answer was incomplete or too old. Please try again.',
  stillKnown:
    'You are logged out here, but the sign-in service could not be reached. Close the browser to be safe.',
  unreachable: 'The server cannot be reached. Check the connection, then try again.',
  identityUnreachable: 'The sign-in service cannot be reached. Check the connection, then try again.',
  notRenewed:
    'The sign-in service cannot be reached, so your session could not be renewed. Please try again.',
};

/** Failure with a message for people. */
export class SessionError extends Error {
  override readonly name = 'SessionError';
}

/** Returns the message to show to users for an error; replaces messages of libraries, which are for developers. */
export function sentenceOf(error: unknown): string {
  const isForPeople = error instanceof CallError || error instanceof SessionError;
  return isForPeople && error.message !== '' ? error.message : sentences.unreachable;
}
