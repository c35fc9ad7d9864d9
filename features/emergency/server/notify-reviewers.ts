import { isAllowed } from '../../../engine/core/records/access.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import { profilesOf } from '../../../gateway/records/context/profiles.ts';
import type { Task } from '../../../gateway/store/outbox/tasks.ts';
import { type Topic, topicOf } from '../../../gateway/store/outbox/topic.ts';
import type { Mailer } from '../../invitation/server/mailer.ts';

/** Access rule of the reviewers of emergency access in their organizations. */
export const reviewRule = 'emergency.review';

const message = (text: (field: string) => string) => ({
  to: text('to'),
  by: text('by'),
  title: text('title'),
});

export const emergencyTopic = topicOf('emergency.opened', message);
export const repeatedTopic = topicOf('emergency.repeated', (text) => ({
  ...message(text),
  count: text('count'),
}));

/** Writes one outbox entry for each reviewer of an organization; the outbox retries until each message is sent. */
export function notifyReviewers(call: Call, organization: string): Promise<void> {
  return notify(call, organization, { topic: emergencyTopic, more: {} });
}

/** Notifies the reviewers of the user's own organizations that the user opens many patients. */
export async function notifyOwnReviewers(call: Call, count: number): Promise<void> {
  for (const organization of call.user.organizations)
    await notify(call, organization, { topic: repeatedTopic, more: { count: String(count) } });
}

interface Notification<More> {
  readonly topic: Topic<ReturnType<typeof message> & More>;
  readonly more: More;
}

async function notify<More extends Readonly<Record<string, string>>>(
  call: Call,
  organization: string,
  { topic, more }: Notification<More>,
): Promise<void> {
  const { product, database, origin, today } = call;
  const now = origin.at.toISOString();
  const users = await profilesOf(product).findByOrganization(database, organization);
  for (const user of users.filter((each) => isAllowed(product, reviewRule, { user: each, now, today }))) {
    const payload = { to: user.email, by: call.user.email, title: product.info.title, ...more };
    await topic.queue(database, {
      subject: user._id,
      organization,
      payload,
      at: origin.at,
    });
  }
}

/** Sends mail about an access to review, without anything about the patient. */
export function createEmergencyMail(sendMail: Mailer): Task {
  return {
    async outside(entry) {
      const { to, by, title } = emergencyTopic.payloadOf(entry);
      const text = [
        `${by} has opened a patient of your organization in an emergency, at ${entry.at.toISOString()}.`,
        `Sign in to ${title} to read the reason, and to end the access if there was none.`,
      ];
      await sendMail({ to: to, subject: `${title}: emergency access`, text: text.join('\r\n\r\n') });
    },
  };
}

/**
 * Sends mail about repeated use to reviewers who know the user, since the account may be in another person's hands.
 */
export function createRepeatedMail(sendMail: Mailer): Task {
  return {
    async outside(entry) {
      const { to, by, title, count } = repeatedTopic.payloadOf(entry);
      const text = [
        `${by} has opened ${count} patients of other organizations within an hour, the last at ${entry.at.toISOString()}.`,
        'Ask them why. If it was not them, end their account at once.',
      ];
      await sendMail({
        to: to,
        subject: `${title}: repeated emergency access`,
        text: text.join('\r\n\r\n'),
      });
    },
  };
}
