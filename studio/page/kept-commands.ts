import type { StudioCommand } from '../../engine/core/protocol/workbench.ts';

/** Commands on the draft that are not answered yet, with their label. */
export interface KeptCommands {
  readonly commands: readonly StudioCommand[];
  readonly label: string;
}

const keyOf = (user: string) => `studio-commands:${user}`;

/** Keeps the commands for the next page of this tab: the page goes before the gateway has answered. */
export function keepCommands(user: string, waiting: readonly KeptCommands[]): void {
  try {
    if (waiting.length === 0) sessionStorage.removeItem(keyOf(user));
    else sessionStorage.setItem(keyOf(user), JSON.stringify(waiting));
  } catch {
    // A full or forbidden storage costs what was typed last.
  }
}

export function hasCommands(user: string): boolean {
  return sessionStorage.getItem(keyOf(user)) !== null;
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
