import { millisecondsOfDay } from '../../../engine/core/dates/milliseconds.ts';
import { countAttempt } from '../../../gateway/http/limits/attempts.ts';
import { settingOf } from '../../../gateway/http/limits/setting.ts';
import { GatewayError, invalid } from '../../../gateway/operation/errors.ts';
import { type Call, ok } from '../../../gateway/records/context/call.ts';
import type { Records } from '../../../generated/calls.types.ts';
import type { Handler } from '../../contracts/server/typed.ts';
import { patientInScope } from '../../patients/server/patient-in-scope.ts';
import { invitationTo, invitationTopic } from './invitation-mail.ts';
import { type Mail, MailError, type Mailer } from './mailer.ts';

/**
 * Invites a patient to the patient app; sends the mail before responding, so that the user learns the result. While
 * the mail server is unreachable, the outbox keeps the mail, and the response says so.
 */
export function createInvite(sendMail: Mailer): Handler<'invite'> {
  return {
    isWrite: false,
    isOutside: true,
    async answer(call) {
      const { product, body, database, user, origin } = call;
      const { id, organization, document } = await patientInScope(call, body.patientId);
      const to = String(body.email).trim();
      requireStored(to, document);
      const attempt = { action: 'invite', author: user._id, at: origin.at };
      await countAttempt(database, attempt, {
        within: millisecondsOfDay,
        most: settingOf(product, 'invitations-per-day'),
      });
      const isWaiting = await isSentLater(sendMail, invitationTo(to, document, product), call);
      if (isWaiting) {
        const entry = { subject: id, organization, payload: { id }, at: origin.at };
        await invitationTopic.queue(database, entry);
      }
      const os = String(body.os);
      const record = { type: 'patient', id, subject: id, organization };
      call.note({
        action: 'write',
        ...record,
        details: { invited: { os, ...(isWaiting && { isWaiting }) } },
      });
      return ok({ ok: true, ...(isWaiting && { waiting: waits }) });
    },
  };
}

/** Requires the stored address of the record, since the patient app will show this patient to its owner. */
function requireStored(to: string, { telecom }: Records['patient']): void {
  if (telecom?.email?.trim().toLowerCase() === to.toLowerCase()) return;
  const message =
    "An invitation goes to the e-mail address in the patient's record. Save the address there first, then invite.";
  throw invalid([{ at: '/email', code: 'stored-address', message, severity: 'error' }], message);
}

const waits =
  'The mail server cannot be reached right now. The invitation waits, and is sent as soon as it can be: there is no need to invite again.';

/**
 * Sends the message. Resolves to true if the mail server is temporarily unavailable; throws 502 if it refuses the
 * message.
 */
async function isSentLater(
  sendMail: Mailer,
  mail: Mail,
  { contract }: Pick<Call, 'contract'>,
): Promise<boolean> {
  try {
    await sendMail(mail);
    return false;
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    if (error.isPassing) return true;
    throw notSent(contract.failure);
  }
}

function notSent(failure = 'The e-mail could not be sent.'): GatewayError {
  return new GatewayError(502, { code: 'mail', message: failure });
}
