import { lazy, Suspense } from 'react';
import { LiveUpdates, type LiveUpdatesProps } from '../live/LiveUpdates.tsx';
import { hasStartPage } from '../session/public-config.ts';

const NextStep = lazy(async () => ({
  default: (await import('../../features/demonstration/page/NextStep.tsx')).NextStep,
}));

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
