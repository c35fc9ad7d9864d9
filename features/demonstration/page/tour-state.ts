import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../../engine/react/context/stored-settings.ts';
import { tourKey as key } from './tour-key.ts';
import { type Step, type Tour, tours } from './tours.ts';

/** Tour under way, with its current step. */
export interface Progress {
  readonly tour: Tour;
  readonly number: number;
  readonly step: Step;
  readonly next: Step | undefined;
}

const listeners = new Set<() => void>();

/** Begins a tour, or goes to one of its steps. */
export function goToStep({ name }: Tour, number = 0): void {
  store(`${name} ${number}`);
}

export function endTour(): void {
  store('');
}

/** Reads the tour under way, if any. */
export function currentProgress(stored = readStored(key)): Progress | undefined {
  const [name, position] = (stored ?? '').split(' ');
  const tour = tours.find((each) => each.name === name);
  const number = Number(position);
  const step = tour?.steps[number];
  return tour && step && { tour, number, step, next: tour.steps[number + 1] };
}

/** Follows the tour under way. */
export function useProgress(): Progress | undefined {
  return currentProgress(useSyncExternalStore(subscribe, () => readStored(key)));
}

/** Reports whether a user has dismissed the start page, in this browser. */
export function isStartDismissed(user: string): boolean {
  return readStored(dismissalOf(user)) !== null;
}

export function dismissStart(user: string): void {
  writeStored(dismissalOf(user), 'true');
}

function dismissalOf(user: string): string {
  return `start-dismissed.${user}`;
}

function store(value: string): void {
  writeStored(key, value);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
