export interface GateResult {
  readonly passed: boolean;
  /** Text to show when the gate has failed. */
  readonly output: string;
}

export interface Gate {
  /** Condition of the gate, in a few words. */
  readonly title: string;
  readonly run: () => Promise<GateResult>;
}
