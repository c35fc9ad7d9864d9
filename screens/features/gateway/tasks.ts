import type { TaskSurroundings } from '../../../gateway/features.ts';
import type { Tasks } from '../../../gateway/outbox/tasks.ts';
import {
  createEmergencyMail,
  createRepeatedMail,
  emergencyTopic,
  repeatedTopic,
} from '../emergency/gateway/notify-reviewers.ts';
import { createCompleteResponses, responsesCompleteTopic } from '../responses/gateway/complete-responses.ts';
import { createReviewRisk, reviewRiskTopic } from '../reviews/gateway/review-risk.ts';
import type { Services } from './services.ts';

/** What is done behind a call, by the topic of the outbox entries that ask for it. */
export function createTasks({ sendMail, riskOf }: Services, surroundings: TaskSurroundings): Tasks {
  return {
    [emergencyTopic]: createEmergencyMail(sendMail),
    [repeatedTopic]: createRepeatedMail(sendMail),
    [responsesCompleteTopic]: createCompleteResponses(surroundings),
    [reviewRiskTopic]: createReviewRisk(riskOf, surroundings),
  };
}
