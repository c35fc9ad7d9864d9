import { findRecord } from '../../../gateway/records/read.ts';
import { recordKind } from '../../contracts/server/typed.ts';
import type { Mail } from '../../invitation/server/mailer.ts';
import type { WaitingLetter } from './waiting-letter.ts';

/** A mail that says that there is a letter, and nothing of whom it is about or what stands in it. */
export async function noticeMail({ call, delivery, patient }: WaitingLetter): Promise<Mail> {
  const owner = await findRecord(call.database, {
    ...{ kind: recordKind(call.product, 'organization'), id: patient.organization ?? '' },
    reach: 'everything',
  });
  const { name = 'your care team', contact } = owner?.document ?? {};
  const isMember = delivery.document.recipient === 'member';
  const prescriber = patient.document.prescribers?.find(({ id }) => id === delivery.document.prescriber);
  const to = isMember ? patient.document.telecom?.email : prescriber?.email;
  const phone = contact?.phone === undefined ? '' : ` Questions? Call ${contact.phone}.`;
  const text = isMember
    ? `A letter for you from ${name} is on its way by mail.${phone}`
    : `A letter from ${name} asks for your decision. It comes by mail or fax; the code on it lets you answer online.${phone}`;
  return {
    to: to ?? '',
    subject: `A letter from ${name}`,
    text: `${text}\r\n\r\nThis message was sent automatically and holds no health information.`,
  };
}
