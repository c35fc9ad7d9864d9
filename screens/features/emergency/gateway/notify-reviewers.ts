import { isAllowed } from '../../../../engine/core/records/access.ts';
import type { Call } from '../../../../gateway/context/call.ts';
import { profilesOf } from '../../../../gateway/context/profiles.ts';
import { queueTask } from '../../../../gateway/outbox/append.ts';
import type { Task } from '../../../../gateway/outbox/tasks.ts';
import type { Mailer } from '../../invitation/gateway/mailer.ts';

/** The access rule of those who review emergency access in their organizations. */
export const reviewRule = 'emergency.review';

export const emergencyTopic = 'emergency.opened';
export const repeatedTopic = 'emergency.repeated';

/** Leaves a message for each who reviews access in an organization; they are sent behind the call, until each went. */
export function notifyReviewers(call: Call, organization: string): Promise<void> {
  return tell(call, organization, { topic: emergencyTopic });
}

/** Tells those who review access in the user's own organizations that this one opens patient after patient. */
export async function notifyOwnReviewers(call: Call, count: number): Promise<void> {
  for (const organization of call.user.organizations)
    await tell(call, organization, { topic: repeatedTopic, count });
}

interface Message {
  readonly topic: string;
  readonly count?: number;
}

async function tell(call: Call, organization: string, { topic, ...rest }: Message): Promise<void> {
  const { product, database, origin, today } = call;
  const now = origin.at.toISOString();
  const users = await profilesOf(product).findByOrganization(database, organization);
  for (const user of users.filter((each) => isAllowed(product, reviewRule, { user: each, now, today }))) {
    const payload = { to: user.email, by: call.user.email, title: product.info.title, ...rest };
    await queueTask(database, {
      topic,
      subject: user._id,
      organization,
      payload,
      at: origin.at,
    });
  }
}

/** Nothing about the patient stands in the message: it says that there is something to look at. */
export function createEmergencyMail(sendMail: Mailer): Task {
  return {
    async outside({ payload: { to, by, title }, at }) {
      const text = [
        `${by} has opened a patient of your organization in an emergency, at ${at.toISOString()}.`,
        `Sign in to ${title} to read the reason, and to end the access if there was none.`,
      ];
      await sendMail({ to: String(to), subject: `${title}: emergency access`, text: text.join('\r\n\r\n') });
    },
  };
}

/** The same to those who know the user: it may be an emergency, or somebody else at this account. */
export function createRepeatedMail(sendMail: Mailer): Task {
  return {
    async outside({ payload: { to, by, title, count }, at }) {
      const text = [
        `${by} has opened ${count} patients of other organizations within an hour, the last at ${at.toISOString()}.`,
        'Ask them why. If it was not them, end their account at once.',
      ];
      await sendMail({
        to: String(to),
        subject: `${title}: repeated emergency access`,
        text: text.join('\r\n\r\n'),
      });
    },
  };
}
