import { refuse } from './outcome.ts';

/** Splits a path at its slashes. Throws 400 for one that is not well formed. */
export function stepsOf(pathname: string): readonly string[] {
  try {
    return pathname
      .split('/')
      .map((step) => decodeURIComponent(step))
      .filter((step) => step !== '');
  } catch {
    throw refuse(400, 'invalid', 'The address is not well formed.');
  }
}
