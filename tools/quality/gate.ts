export interface GateResult {
  readonly passed: boolean;
  /** What to show when the gate did not pass. */
  readonly output: string;
}

export interface Gate {
  /** What holds when the gate passes, in a few words. */
  readonly title: string;
  readonly run: () => Promise<GateResult>;
}
