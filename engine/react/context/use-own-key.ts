import { useEngine } from './engine-context.ts';

/**
 * Builds the key under which this browser keeps a setting of the signed-in user, separate from other users' settings.
 */
export function useOwnKey(name: string): string {
  const { user } = useEngine();
  return `${name}.${user._id}`;
}
