import { notify, useEngine } from '../../../engine/react/index.ts';
import { makeCall } from '../../../screens/calls.ts';
import type { StudioAddress } from '../designers/designer.ts';
import type { StudioState } from '../use-studio.ts';

export interface Restoring {
  readonly studio: StudioState;
  /** Number of the served publication. */
  readonly latest: number;
  readonly onOpen: (address: StudioAddress) => void;
}

/** Restores a version, or one file of it. */
export type Restore = (number: number, path?: string) => void;

/** Takes a publication's files into the draft, to be reviewed and published like any change. */
export function useRestore({ studio, latest, onOpen }: Restoring): Restore {
  const { client } = useEngine();
  async function restore(number: number, path: string | undefined): Promise<void> {
    const query = { from: latest, to: number, restores: true };
    const { files, losses } = await makeCall(client, 'studio.compare', { query });
    const taken = files.filter((file) => path === undefined || file.path === path);
    if (taken.length === 0) {
      notify({ kind: 'info', message: 'This is what is served already.' });
      return;
    }
    studio.take(
      path === undefined ? `Restore version ${number}` : `Restore ${path} of version ${number}`,
      taken,
    );
    onOpen({ view: 'changes' });
    if (path === undefined && losses.length > 0)
      notify({ kind: 'info', message: `The version does not find again: ${losses.join(' ')}` });
  }
  return (number, path) => void studio.doing(() => restore(number, path));
}
