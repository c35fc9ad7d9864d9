import type { StudioCommand } from '../../../engine/core/protocol/workbench.ts';

/** What was done to the draft and is not answered yet, with what it is called. */
export interface KeptCommands {
  readonly commands: readonly StudioCommand[];
  readonly label: string;
}

const keyOf = (user: string) => `studio-commands:${user}`;

/** For the next page of this tab: the page goes before the gateway has answered. */
export function keepCommands(user: string, waiting: readonly KeptCommands[]): void {
  try {
    if (waiting.length === 0) sessionStorage.removeItem(keyOf(user));
    else sessionStorage.setItem(keyOf(user), JSON.stringify(waiting));
  } catch {
    // A full or forbidden storage costs what was typed last.
  }
}

/** Hands them over once. */
export function takeCommands(user: string): readonly KeptCommands[] {
  try {
    const kept: readonly KeptCommands[] = JSON.parse(sessionStorage.getItem(keyOf(user)) ?? '[]');
    sessionStorage.removeItem(keyOf(user));
    return kept;
  } catch {
    return [];
  }
}
