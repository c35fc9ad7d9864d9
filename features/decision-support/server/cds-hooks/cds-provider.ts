import { isJsonObject, type Json, type JsonObject } from '../../../../engine/core/json/json.ts';
import { ExternalServiceError } from '../../../../gateway/operation/outside/post-json.ts';
import { readAnswerText } from '../../../../gateway/operation/outside/read-answer.ts';
import { dosageCodesOf } from '../../../directions/server/dosage-codes.ts';
import type { DecisionProvider, DecisionQuestion, Feedback, ProviderFinding } from '../decision-provider.ts';
import { stringAt } from '../read-records.ts';
import { medicationResource, prefetchOf, resourcesOf } from './prefetch.ts';
import { readCards } from './read-cards.ts';

/** Limit on an answer in bytes, larger than any list of cards. */
const largestAnswer = 1_048_576;

interface ServiceRequest {
  readonly url: string;
  /** Body of the request; absent for a GET. */
  readonly body?: JsonObject;
  /** Timeout in milliseconds, from the request to the end of the response body. */
  readonly timeout: number;
}

/** Sends an object whose answer is ignored. Rejects with `ExternalServiceError` where the service refuses it. */
async function sendToService(request: ServiceRequest & { readonly body: JsonObject }): Promise<void> {
  await send(request, async (response) => void (await response.body?.cancel()));
}

/**
 * Requests a JSON object from a service. Rejects with `ExternalServiceError` for any other response, or for no
 * response.
 */
function requestService(request: ServiceRequest): Promise<JsonObject> {
  return send(request, async (response) => {
    const answer: Json = JSON.parse(await readAnswerText(response, largestAnswer));
    if (isJsonObject(answer)) return answer;
    throw new ExternalServiceError('The service did not answer with an object.');
  });
}

async function send<Answer>(
  { url, body, timeout }: ServiceRequest,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new ExternalServiceError(`The service answered with ${response.status}.`);
    return await read(response);
  } catch (error) {
    if (error instanceof ExternalServiceError) throw error;
    throw new ExternalServiceError(
      `The service could not be reached (${error instanceof Error ? error.name : ''}).`,
    );
  }
}

export interface CdsSettings {
  /** Name shown to users. */
  readonly name: string;
  /** Address of the service before `/cds-services`. */
  readonly url: string;
  /** Timeout of each request, in milliseconds. */
  readonly timeout?: number;
}

interface Service {
  readonly hook: string;
  readonly id: string;
  readonly title: string;
  readonly prefetch: unknown;
}

/** Limit on the services of one URL; a discovery document with more is refused. */
const mostServices = 20;

/** Milliseconds for which discovered services are kept. */
const discoveryLifetime = 600_000;

/**
 * Creates a provider of CDS Hooks 2.0: `patient-view` for the list, `order-select` for what is tried out. A failing
 * service fails the provider, so that no partial answer is taken for a whole one.
 */
export function createCdsProvider({ name, url, timeout = 5_000 }: CdsSettings): DecisionProvider {
  const base = `${url.replace(/\/+$/, '')}/cds-services`;
  let known: { readonly services: readonly Service[]; readonly at: number } | undefined;

  async function servicesAt(now: string): Promise<readonly Service[]> {
    const at = Date.parse(now);
    if (known !== undefined && at - known.at < discoveryLifetime) return known.services;
    known = undefined;
    const services = await discover(base, timeout);
    known = { services, at };
    return services;
  }

  return {
    name,
    feedback: (feedback) =>
      sendToService({ url: `${base}/${feedback.card.service}/feedback`, body: bodyOf(feedback), timeout }),
    async check(question) {
      const services = await servicesAt(question.now);
      const resources = await resourcesOf(question, patientIdOf(question));
      const wanted = services.filter(
        ({ hook }) => hook === 'patient-view' || (hook === 'order-select' && question.drafts.length > 0),
      );
      const answers = await Promise.all(
        wanted.map((service) => ask(service, { base, name, timeout, question, resources })),
      ).catch((error: unknown) => {
        // Discovers again at the next check, as the service may have moved.
        known = undefined;
        throw error;
      });
      return { findings: answers.flat() };
    },
  };
}

async function discover(base: string, timeout: number): Promise<readonly Service[]> {
  const { services } = await requestService({ url: base, timeout });
  const listed = Array.isArray(services) ? services : [];
  if (listed.length > mostServices)
    throw new ExternalServiceError(`The discovery document lists more than ${mostServices} services.`);
  return listed.flatMap((service) => {
    const id = stringAt(service, '/id');
    // Skips a service whose id has other characters, since the id becomes part of the URL.
    if (!isJsonObject(service) || !/^[A-Za-z0-9._-]{1,100}$/.test(id)) return [];
    const hook = stringAt(service, '/hook');
    return [{ hook, id, title: stringAt(service, '/title') || id, prefetch: service['prefetch'] }];
  });
}

interface HookRequest {
  readonly base: string;
  readonly name: string;
  readonly timeout: number;
  readonly question: DecisionQuestion;
  readonly resources: readonly JsonObject[];
}

async function ask(service: Service, request: HookRequest): Promise<readonly ProviderFinding[]> {
  const { base, name, timeout, question, resources } = request;
  const body = {
    ...{ hook: service.hook, hookInstance: crypto.randomUUID() },
    context: contextOf(service.hook, question),
    prefetch: prefetchOf(service.prefetch, resources),
  };
  const answer = await requestService({ url: `${base}/${service.id}`, body, timeout });
  const origin = { provider: name, service: service.id, title: service.title };
  return readCards(answer, origin, { listed: question.listed, codes: dosageCodesOf(question.product) });
}

function bodyOf({ card, outcome, now }: Feedback): JsonObject {
  const { kind } = outcome;
  const common = { card: card.id, outcome: kind, outcomeTimestamp: now };
  if (kind === 'accepted')
    return { feedback: [{ ...common, acceptedSuggestions: outcome.suggestions.map((id) => ({ id })) }] };
  const { reason } = outcome;
  const overrideReason = { reason: { ...reason } };
  return { feedback: [{ ...common, ...(reason === undefined ? {} : { overrideReason }) }] };
}

function contextOf(hook: string, question: DecisionQuestion): JsonObject {
  const patientId = patientIdOf(question);
  const context = { userId: `Practitioner/${question.user._id}`, patientId };
  if (hook !== 'order-select') return context;
  const drafts = question.drafts.map((row) => ({
    ...medicationResource('MedicationRequest', row, patientId),
    status: 'draft',
  }));
  return {
    ...context,
    selections: question.drafts.map(({ id }) => `MedicationRequest/${id}`),
    draftOrders: {
      resourceType: 'Bundle',
      type: 'collection',
      entry: drafts.map((resource) => ({ resource })),
    },
  };
}

function patientIdOf({ records }: DecisionQuestion): string {
  return records.patient._id;
}
