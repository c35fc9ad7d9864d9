export interface GateResult {
  readonly passed: boolean;
  /** Text to show when the gate has failed. */
  readonly output: string;
}

export interface QualityGate {
  /** Condition that the gate checks, in a few words. */
  readonly title: string;
  readonly run: () => Promise<GateResult>;
}
