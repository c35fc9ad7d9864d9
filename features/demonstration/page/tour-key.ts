/**
 * Key of the current tour in local storage, which the users of one browser share, since a tour changes between users.
 */
export const tourKey = 'start-tour';
