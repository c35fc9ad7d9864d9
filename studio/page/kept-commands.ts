import type { StudioCommand } from '../../engine/core/protocol/workbench.ts';

/** Unanswered commands on the draft, with their label. */
export interface KeptCommands {
  readonly commands: readonly StudioCommand[];
  readonly label: string;
}

const keyOf = (user: string) => `studio-commands:${user}`;

/**
 * Keeps the commands for the next page in this tab, since the current page ends before the gateway answers.
 */
export function keepCommands(user: string, waiting: readonly KeptCommands[]): void {
  try {
    if (waiting.length === 0) sessionStorage.removeItem(keyOf(user));
    else sessionStorage.setItem(keyOf(user), JSON.stringify(waiting));
  } catch {
    // Loses the last typed text where storage is full or forbidden.
  }
}

export function hasCommands(user: string): boolean {
  return sessionStorage.getItem(keyOf(user)) !== null;
}

/** Returns the kept commands, and deletes them. */
export function takeCommands(user: string): readonly KeptCommands[] {
  try {
    const kept: readonly KeptCommands[] = JSON.parse(sessionStorage.getItem(keyOf(user)) ?? '[]');
    sessionStorage.removeItem(keyOf(user));
    return kept;
  } catch {
    return [];
  }
}
