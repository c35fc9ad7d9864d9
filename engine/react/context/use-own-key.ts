import { useEngine } from './engine-context.ts';

/** Under which name this browser keeps something of the signed-in user: whoever comes next finds none of it. */
export function useOwnKey(name: string): string {
  const { user } = useEngine();
  return `${name}.${user._id}`;
}
