import type { Tasks } from '../../../gateway/outbox/tasks.ts';
import {
  createEmergencyMail,
  createRepeatedMail,
  emergencyTopic,
  repeatedTopic,
} from '../emergency/gateway/tell-reviewers.ts';
import type { Services } from './services.ts';

/** What is done behind a call, by the topic of the outbox entries that ask for it. */
export function createTasks({ sendMail }: Services): Tasks {
  return {
    [emergencyTopic]: createEmergencyMail(sendMail),
    [repeatedTopic]: createRepeatedMail(sendMail),
  };
}
