import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { readStored } from '../../engine/react/data/stored-settings.ts';
import { Contained } from '../../engine/react/index.ts';
import { besidePages } from '../../features/all/page/beside-pages.ts';
import { tourKey } from '../../features/demonstration/page/tour-key.ts';
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
  const hasTour = useHasTour();
  return (
    <>
      {getAccessToken !== undefined && <LiveUpdates {...{ subject, getAccessToken }} />}
      {hasTour && (
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

/** Reports whether a tour of the demonstration is under way, whose code only then is fetched. */
function useHasTour(): boolean {
  // Looks again on each page, since a tour begins by opening its first one.
  useLocation();
  return hasStartPage() && (readStored(tourKey) ?? '') !== '';
}
