import type { CreateFeatures, Features, TaskSurroundings } from '../../../gateway/features.ts';
import type { Log } from '../../../gateway/operation/log.ts';
import type { Tasks } from '../../../gateway/store/outbox/tasks.ts';
import {
  marksOfListedRows,
  marksOfMedications,
} from '../../decision-support/server/allergies/allergy-marks.ts';
import { namesOfAllergies } from '../../decision-support/server/allergies/other-names.ts';
import { createKnowledgeTarget } from '../../decision-support/server/knowledge/knowledge-target.ts';
import {
  createEmergencyMail,
  createRepeatedMail,
  emergencyTopic,
  repeatedTopic,
} from '../../emergency/server/notify-reviewers.ts';
import { fhirInterface } from '../../fhir-server/server/fhir-interface.ts';
import { stagedKeys } from '../../import/server/staged-people.ts';
import { createInvitationMail, invitationTopic } from '../../invitation/server/invitation-mail.ts';
import {
  createCompleteResponses,
  responsesCompleteTopic,
} from '../../responses/server/complete-responses.ts';
import { sendDeliveryTopic } from '../../responses/server/queue-delivery.ts';
import { createSendDelivery } from '../../responses/server/send-delivery.ts';
import { createReviewRisk, reviewRiskTopic } from '../../reviews/server/review-risk.ts';
import { birthdaysTopic, createBirthdays, queueBirthdays } from '../../risk/server/birthdays.ts';
import { createFirstScores, firstScoresTopic, queueFirstScores } from '../../risk/server/first-scores.ts';
import { createStoredRisk, storedRiskTopic } from '../../risk/server/stored-risk.ts';
import { createConceptTarget } from '../../terminology/server/concept-target.ts';
import { demonstrationConcepts } from '../../terminology/server/demonstration-concepts.ts';
import { warnOfOldIngredients } from '../../terminology/server/warn-of-old-ingredients.ts';
import { requireAcceptance } from '../../terms/server/require-acceptance.ts';
import { configuredHandlers } from './configured.ts';
import { createServices } from './configured-services.ts';
import { createHandlers } from './handlers.ts';
import { heldServices } from './held-services.ts';
import { createJobs } from './jobs.ts';
import type { Services } from './services.ts';

/** Creates all gateway parts of the features from the external services. */
export function createFeatures(services: Services, log: Log): Required<Features> {
  return {
    handlers: createHandlers(services, log),
    createJobs: (surroundings) => createJobs(services, surroundings),
    createTasks: (surroundings) => createTasks(services, surroundings),
    gate: requireAcceptance,
    completions: {
      allergy: namesOfAllergies,
      medication: marksOfMedications,
      'reconciliation-item': marksOfListedRows,
    },
    demonstrationConcepts,
    createConceptTarget,
    createKnowledgeTarget,
    async checkAtStart(surroundings) {
      await warnOfOldIngredients(surroundings.database, log);
      await queueFirstScores(surroundings);
      await queueBirthdays(surroundings);
    },
    stagedKeys,
    interfaces: [fhirInterface],
  };
}

/**
 * Creates the features with the services that the operator has named, and with the Studio where the command passes its
 * services.
 */
export function featuresWith(
  studio: Pick<Services, 'workbench' | 'versions' | 'publishedAlone'> = {},
): CreateFeatures {
  return (config, log, isDemonstration) => {
    const configured = { ...createServices(config, isDemonstration), ...studio };
    const services = config.isReadOnly === true ? heldServices(configured) : configured;
    const features = createFeatures(services, log);
    return {
      ...features,
      handlers: { ...features.handlers, ...configuredHandlers(config, log) },
    };
  };
}

export const configuredFeatures = featuresWith();

/** Creates the background tasks, by topic of the outbox entries that request them. */
function createTasks(services: Services, surroundings: TaskSurroundings): Tasks {
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
