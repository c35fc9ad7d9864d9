import { AsyncLocalStorage } from 'node:async_hooks';
import { countStepsBy, Steps } from '../../../engine/core/expressions/steps.ts';

interface RequestWork {
  readonly steps: Steps;
  /** Id of the user who asks, once that is known. */
  user: string | undefined;
}

/** Steps that the expressions of one request may take: about a second and a half of a processor. */
const usualSteps = 60_000_000;

const requests = new AsyncLocalStorage<RequestWork>();

countStepsBy(() => requests.getStore()?.steps);

/** Answers a request, with the steps of all expressions that are evaluated for it counted together. */
export function countedTogether<Result>(
  work: () => Promise<Result>,
  mostSteps = usualSteps,
): Promise<Result> {
  return requests.run({ steps: new Steps(mostSteps), user: undefined }, work);
}

/** Notes who asks. */
export function noteUser(id: string | undefined): void {
  const request = requests.getStore();
  if (request !== undefined) request.user = id;
}

/** Finds who asks in the request that is being answered; undefined outside of requests, and for somebody unknown. */
export function askingUserId(): string | undefined {
  return requests.getStore()?.user;
}
