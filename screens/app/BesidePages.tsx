import { Contained } from '../../engine/react/index.ts';
import { besidePages } from '../../features/all/page/beside-pages.ts';
import { LiveUpdates, type LiveUpdatesProps } from '../live/LiveUpdates.tsx';

export interface BesidePagesProps extends Pick<LiveUpdatesProps, 'subject'> {
  /** Undefined where nothing updates by itself. */
  readonly getAccessToken: LiveUpdatesProps['getAccessToken'] | undefined;
}

/** Renders what stands beside every page and is loaded after it: live updates, and what features add. */
export function BesidePages({ subject, getAccessToken }: BesidePagesProps) {
  return (
    <>
      {getAccessToken !== undefined && <LiveUpdates {...{ subject, getAccessToken }} />}
      {Object.entries(besidePages).map(([name, Beside]) => (
        <Contained key={name} place={name} fallback={null}>
          <Beside />
        </Contained>
      ))}
    </>
  );
}
