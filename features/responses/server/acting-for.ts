import type { AskingUser } from '../../../gateway/records/context/profiles.ts';
import type { OpenLetter } from './open-letter.ts';

/** Author in the access log. */
const author = 'prescriber by code';

/**
 * Builds the user for an answer, in the organization that has the letter's patient now, since a user of no
 * organization has no review in scope.
 */
export function actingFor({ delivery, patient }: Pick<OpenLetter, 'delivery' | 'patient'>): AskingUser {
  return {
    ...{ _id: author, id: author, auth0Id: '', email: '' },
    ...{ firstName: delivery.document.recipientName ?? 'Prescriber', lastName: '(online)' },
    // Gives the role of support, which records answers by hand.
    ...{ roles: ['support'], permissions: [] },
    organizations: patient.organization === null ? [] : [patient.organization],
  };
}
