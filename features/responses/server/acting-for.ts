import type { AskingUser } from '../../../gateway/records/context/profiles.ts';
import type { OpenLetter } from './open-letter.ts';

/** Author in the access log. */
const author = 'prescriber by code';

/**
 * Makes the user that an answer acts for: somebody of no organization cannot reach a review, so it is the one whose
 * letter it is by now.
 */
export function actingFor({ delivery, patient }: Pick<OpenLetter, 'delivery' | 'patient'>): AskingUser {
  return {
    ...{ _id: author, id: author, auth0Id: '', email: '' },
    ...{ firstName: delivery.document.recipientName ?? 'Prescriber', lastName: '(online)' },
    // Answers by hand are recorded by support.
    ...{ roles: ['support'], permissions: [] },
    organizations: patient.organization === null ? [] : [patient.organization],
  };
}
