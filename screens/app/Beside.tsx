import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { readStored } from '../../engine/react/context/stored-settings.ts';
import { Contained } from '../../engine/react/index.ts';
import { besidePages } from '../../features/all/page/beside-pages.ts';
import { tourKey } from '../../features/demonstration/page/tour-key.ts';
import { LiveUpdates, type LiveUpdatesProps } from '../live/LiveUpdates.tsx';
import { hasStartPage } from '../session/public-config.ts';

// Imports the next step from the start page's file, since a shared third chunk would be named in the first load.
const NextStep = lazy(async () => ({ default: (await import('../static/text-pages.ts')).NextStep }));

export interface BesideProps extends Pick<LiveUpdatesProps, 'subject'> {
  /** Returns the token for live updates; undefined without live updates. */
  readonly getAccessToken: LiveUpdatesProps['getAccessToken'] | undefined;
}

/**
 * Renders the components beside every page of a signed-in user: live updates, the next step in a demonstration, and
 * those of features.
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

/** Reports whether a tour of the demonstration is under way; only then is its code fetched. */
function useHasTour(): boolean {
  // Renders on each change of the page, since a tour begins by opening its first page.
  useLocation();
  return hasStartPage() && (readStored(tourKey) ?? '') !== '';
}
