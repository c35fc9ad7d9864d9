import { readStored, writeStored } from '../../engine/react/context/stored-settings.ts';

/** Reports whether the user has chosen more air, larger letters and larger controls; without a choice, lists are dense. */
export function isComfortable(key: string): boolean {
  return readStored(key) === 'comfortable';
}

/** Shows the page as the user has chosen. */
export function showDensity(key: string): void {
  document.documentElement.toggleAttribute('data-comfortable', isComfortable(key));
}

/** Keeps the choice in this browser, and shows it. */
export function chooseDensity(key: string, next: boolean): void {
  writeStored(key, next ? 'comfortable' : 'compact');
  showDensity(key);
}
