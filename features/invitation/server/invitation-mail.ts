import type { Product } from '../../../engine/core/product/product.ts';
import { displayRecord } from '../../../engine/core/records/display.ts';
import type { TaskSurroundings } from '../../../gateway/features.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import type { Task } from '../../../gateway/store/outbox/tasks.ts';
import { topicOf } from '../../../gateway/store/outbox/topic.ts';
import type { Records } from '../../../generated/calls.types.ts';
import { recordKind } from '../../contracts/server/typed.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Topic of invitations that wait for the mail server. */
export const invitationTopic = topicOf('patient.invite', (text) => ({ id: text('id') }));

/**
 * Sends a waiting invitation to the present e-mail address in the patient's record; sends nothing if the record has
 * none.
 */
export function createInvitationMail(sendMail: Mailer, { database, product }: TaskSurroundings): Task {
  return {
    async outside(entry) {
      const { id } = invitationTopic.payloadOf(entry);
      const kind = recordKind(product(), 'patient');
      const patient = await findRecord(database, { kind, id, scope: 'everything' });
      const to = patient?.document.telecom?.email?.trim() ?? '';
      if (patient === undefined || patient.isRemoved || to === '') return;
      await sendMail(invitationTo(to, patient.document, product()));
    },
  };
}

/**
 * Builds the invitation, a greeting without any other data of the record, since an e-mail must not contain health
 * data.
 */
export function invitationTo(to: string, document: Records['patient'], product: Product): Mail {
  const { traits, entity } = recordKind(product, 'patient');
  const app = `My${product.info.title}`;
  const name = displayRecord(traits.display, document, entity.fields);
  const text = [
    `Hello ${name},`,
    `your care team invites you to ${app}, the app in which you see your medications and reach your care team.`,
    `Install ${app} from the store of your phone and sign in with this e-mail address.`,
    'If you did not expect this message, you can ignore it.',
  ].join('\r\n\r\n');
  return { to, subject: `Your invitation to ${app}`, text };
}
