import { millisecondsOfDay } from '../../../../engine/core/dates/milliseconds.ts';
import { displayRecord } from '../../../../engine/core/records/display.ts';
import { ok } from '../../../../gateway/context/call.ts';
import { GatewayError, invalid } from '../../../../gateway/errors.ts';
import { countAttempt } from '../../../../gateway/limits/attempts.ts';
import { settingOf } from '../../../../gateway/limits/setting.ts';
import type { Records } from '../../../../generated/calls.types.ts';
import { type Handler, recordKind } from '../../contracts/gateway/typed.ts';
import { patientInScope } from '../../patients/gateway/patient-in-scope.ts';
import { MailError, type Mailer } from './mailer.ts';

/**
 * Invites a patient to the app for patients. The message is sent before the answer, since the user has to know whether
 * it went; the rules of the call have already checked address and phone system. An e-mail must not contain health data:
 * it has a greeting and nothing else of the record.
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
      const name = displayRecord(
        recordKind(product, 'patient').traits.display,
        document,
        recordKind(product, 'patient').entity.fields,
      );
      const app = `My${product.info.title}`;
      try {
        await sendMail({
          to,
          subject: `Your invitation to ${app}`,
          text: invitation(name, app),
        });
      } catch (error) {
        if (error instanceof MailError) throw notSent(call.contract.failure);
        throw error;
      }
      const os = String(body.os);
      const place = { type: 'patient', id, subject: id, organization };
      call.note({ action: 'write', ...place, details: { invited: { os } } });
      return ok({ ok: true });
    },
  };
}

/** Where the app for patients would show this patient must be known to be theirs: nobody types it for the occasion. */
function requireStored(to: string, { telecom }: Records['patient']): void {
  if (telecom?.email?.trim().toLowerCase() === to.toLowerCase()) return;
  const message =
    "An invitation goes to the e-mail address in the patient's record. Save the address there first, then invite.";
  throw invalid([{ at: '/email', code: 'stored-address', message, severity: 'error' }], message);
}

function invitation(name: string, app: string): string {
  return [
    `Hello ${name},`,
    `your care team invites you to ${app}, the app in which you see your medications and reach your care team.`,
    `Install ${app} from the store of your phone and sign in with this e-mail address.`,
    'If you did not expect this message, you can ignore it.',
  ].join('\r\n\r\n');
}

function notSent(failure = 'The e-mail could not be sent.'): GatewayError {
  return new GatewayError(502, { code: 'mail', message: failure });
}
