import { isAllowed } from '../../../engine/core/access.ts';
import type { Call } from '../../call.ts';
import { queueTask } from '../../outbox/append.ts';
import type { Task } from '../../outbox/tasks.ts';
import { profilesOf } from '../../request/profiles.ts';
import type { Mailer } from '../invitation/mailer.ts';

/** The access rule of those who review emergency access in their organizations. */
export const reviewRule = 'emergency.review';

export const emergencyTopic = 'emergency.opened';

/** Leaves a message for each who reviews access in an organization; they are sent behind the call, until each went. */
export async function tellReviewers(call: Call, organization: string): Promise<void> {
  const { product, database, origin, today } = call;
  const now = origin.at.toISOString();
  const users = await profilesOf(product).findByOrganization(database, organization);
  for (const user of users.filter((each) => isAllowed(product, reviewRule, { user: each, now, today }))) {
    const payload = { to: user.email, by: call.user.email, title: product.info.title };
    await queueTask(database, {
      topic: emergencyTopic,
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
