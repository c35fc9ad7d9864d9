export interface GateResult {
  readonly passed: boolean;
  /** Text to show when the gate did not pass. */
  readonly output: string;
}

export interface Gate {
  /** Condition that holds when the gate passes, in a few words. */
  readonly title: string;
  readonly run: () => Promise<GateResult>;
}
