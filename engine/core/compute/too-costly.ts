/**
 * Resources that a request can exhaust: processor time, memory, steps of expressions, a user's places in a
 * queue.
 */
export const costLimits = ['time', 'memory', 'steps', 'waiting'] as const;

export type CostLimit = (typeof costLimits)[number];

/** Work that was stopped for exceeding a cost limit. The message is for the requesting user. */
export class TooCostlyError extends Error {
  override readonly name = 'TooCostlyError';
  readonly limit: CostLimit;
  /** Name of the part of the schemas that was evaluated, such as a rule; set where evaluation started. */
  where: string | undefined;

  constructor(limit: CostLimit, message: string) {
    super(message);
    this.limit = limit;
  }
}
