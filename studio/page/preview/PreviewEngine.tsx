import { type ReactNode, Suspense, useMemo } from 'react';
import type { UserProfile } from '../../../engine/core/expressions/scope.ts';
import {
  EngineProvider,
  ErrorBoundary,
  type LiveProduct,
  Loading,
  OpenRecordsContext,
  type Parts,
  useEngine,
} from '../../../engine/react/index.ts';
import type { PreviewTarget } from './preview-target.ts';
import { draftClient } from './sample-client.ts';
import { useSampleRecords } from './use-sample-records.ts';

export interface PreviewEngineProps {
  readonly live: LiveProduct;
  readonly user: UserProfile;
  /** Descriptor to preview, which determines the open records. */
  readonly target: PreviewTarget;
  /** Day, `YYYY-MM-DD`; by default the day of the page around the preview. */
  readonly day?: string;
  readonly children: ReactNode;
}

/**
 * Runs a separate engine, whose data and events never leave the preview. Typed text and answers are not
 * stored, since other pages of the same user would take them for real ones.
 */
export function PreviewEngine({ live, user, target, day = '', children }: PreviewEngineProps) {
  const { parts, cells, clock } = useEngine();
  const client = useMemo(() => draftClient(live.get), [live]);
  const placeholders = useMemo(() => placeholdersOf(parts), [parts]);
  const shownClock = useMemo(
    () => (day === '' ? clock : { ...clock, now: () => `${day}T12:00:00Z`, today: () => day }),
    [clock, day],
  );
  const records = useSampleRecords(live, target);
  if (records === undefined) return <Loading />;
  return (
    <EngineProvider
      product={live}
      isTrial
      client={client}
      user={user}
      parts={placeholders}
      cells={cells}
      clock={shownClock}
    >
      <OpenRecordsContext value={records}>
        <ErrorBoundary key={`${target.kind} ${target.name}`} place="studio-preview">
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </ErrorBoundary>
      </OpenRecordsContext>
    </EngineProvider>
  );
}

/** Replaces parts by placeholders, as their code reads stored records and cannot show samples. */
function placeholdersOf(parts: Parts): Parts {
  return Object.fromEntries(
    Object.keys(parts).map((name) => [name, () => <p className="en-help">Here stands the part "{name}".</p>]),
  );
}
