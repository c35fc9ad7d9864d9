import type { TaskSurroundings } from '../../../gateway/features.ts';
import type { Tasks } from '../../../gateway/store/outbox/tasks.ts';
import {
  createEmergencyMail,
  createRepeatedMail,
  emergencyTopic,
  repeatedTopic,
} from '../../emergency/server/notify-reviewers.ts';
import { createInvitationMail, invitationTopic } from '../../invitation/server/invitation-mail.ts';
import {
  createCompleteResponses,
  responsesCompleteTopic,
} from '../../responses/server/complete-responses.ts';
import { sendDeliveryTopic } from '../../responses/server/queue-delivery.ts';
import { createSendDelivery } from '../../responses/server/send-delivery.ts';
import { createReviewRisk, reviewRiskTopic } from '../../reviews/server/review-risk.ts';
import { birthdaysTopic, createBirthdays } from '../../risk/server/birthdays.ts';
import { createFirstScores, firstScoresTopic } from '../../risk/server/first-scores.ts';
import { createStoredRisk, storedRiskTopic } from '../../risk/server/stored-risk.ts';
import type { Services } from './services.ts';

/** Background tasks, by the topic of the outbox entries that request them. */
export function createTasks(services: Services, surroundings: TaskSurroundings): Tasks {
  const { sendMail, riskOf } = services;
  return {
    [emergencyTopic.name]: createEmergencyMail(sendMail),
    [repeatedTopic.name]: createRepeatedMail(sendMail),
    [sendDeliveryTopic.name]: createSendDelivery(services, surroundings),
    [responsesCompleteTopic.name]: createCompleteResponses(surroundings),
    [invitationTopic.name]: createInvitationMail(sendMail, surroundings),
    [reviewRiskTopic.name]: createReviewRisk(riskOf, surroundings),
    [storedRiskTopic]: createStoredRisk(riskOf, surroundings),
    [birthdaysTopic.name]: createBirthdays(surroundings),
    [firstScoresTopic.name]: createFirstScores(surroundings),
  };
}
