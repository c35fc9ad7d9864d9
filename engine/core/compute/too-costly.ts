/** Resources that can be used up: processor time, memory, steps of expressions, the turns that one user may wait for. */
export const costLimits = ['time', 'memory', 'steps', 'waiting'] as const;

export type CostLimit = (typeof costLimits)[number];

/** Work that was given up because it took more than it may. The message is for whoever asked for it. */
export class TooCostlyError extends Error {
  override readonly name = 'TooCostlyError';
  readonly limit: CostLimit;
  /** Name in the schemas of what was being evaluated; known where it is evaluated. */
  where: string | undefined;

  constructor(limit: CostLimit, message: string) {
    super(message);
    this.limit = limit;
  }
}
