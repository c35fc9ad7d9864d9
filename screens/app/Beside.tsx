import { lazy, Suspense } from 'react';
import { Contained } from '../../engine/react/index.ts';
import { besidePages } from '../../features/all/page/beside-pages.ts';
import { LiveUpdates, type LiveUpdatesProps } from '../live/LiveUpdates.tsx';
import { hasStartPage } from '../session/public-config.ts';

// Next step in one file with the start page: what both have would be a third, named in the first load.
const NextStep = lazy(async () => ({ default: (await import('../static/text-pages.ts')).NextStep }));

export interface BesideProps extends Pick<LiveUpdatesProps, 'subject'> {
  /** Undefined where nothing updates by itself. */
  readonly getAccessToken: LiveUpdatesProps['getAccessToken'] | undefined;
}

/**
 * Renders what accompanies every page of a signed-in user: live updates, the next step in a demonstration, and what
 * features add.
 */
export function Beside({ subject, getAccessToken }: BesideProps) {
  return (
    <>
      {getAccessToken !== undefined && <LiveUpdates {...{ subject, getAccessToken }} />}
      {hasStartPage() && (
        <Suspense fallback={null}>
          <NextStep />
        </Suspense>
      )}
      {Object.entries(besidePages).map(([name, Component]) => (
        <Contained key={name} place={name} fallback={null}>
          <Component />
        </Contained>
      ))}
    </>
  );
}
