import { lazy, Suspense } from 'react';
import { LiveUpdates, type LiveUpdatesProps } from '../live/LiveUpdates.tsx';
import { hasStartPage } from '../session/public-config.ts';

// Next step in one file with the start page: what both have would be a third, named in the first load.
const NextStep = lazy(async () => ({ default: (await import('../static/text-pages.ts')).NextStep }));

/** Renders what accompanies every page of a signed-in user: live updates, and the next step in a demonstration. */
export function Beside(live: LiveUpdatesProps) {
  return (
    <>
      <LiveUpdates {...live} />
      {hasStartPage() && (
        <Suspense fallback={null}>
          <NextStep />
        </Suspense>
      )}
    </>
  );
}
