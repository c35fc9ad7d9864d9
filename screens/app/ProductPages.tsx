import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Route, Routes } from 'react-router';
import type { UserProfile } from '../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import type { ScreenDescriptor } from '../../engine/core/product/screen.ts';
import type { FailureReport } from '../../engine/core/protocol/failure-report.ts';
import { liveSettingsOf } from '../../engine/core/protocol/live.ts';
import {
  type Clock,
  Contained,
  EngineProvider,
  type GatewayClient,
  idOf,
  lazyPart,
  loadAhead,
  ScreenView,
  useAccess,
} from '../../engine/react/index.ts';
import { front } from '../../features/all/page/front.tsx';
import { TermsGate } from '../../features/terms/page/TermsGate.tsx';
import { watchRefusals } from '../../features/terms/page/watch-refusals.ts';
import { homePath } from '../home-path.ts';
import { useLiveProduct } from '../live/use-live-product.ts';
import { liveProduct } from '../product.ts';
import { Shell } from '../shell/Shell.tsx';
import { notFoundPage, staticPages } from '../static/static-pages.ts';
import { isAbout } from './is-about.ts';

// Loads the component after the page is shown, since the page does not need it before.
const Beside = lazyPart(async () => (await import('./Beside.tsx')).Beside);
const IdleGuard = lazy(async () => ({ default: (await import('../session/idle/IdleGuard.tsx')).IdleGuard }));

const { parts, subject, Notice } = front;

export interface ProductPagesProps {
  readonly user: UserProfile;
  readonly client: GatewayClient;
  readonly onLogOut: () => void;
  /** Returns the token for live updates; absent: no live updates. */
  readonly getAccessToken?: () => Promise<string | undefined>;
  /** Ends the session of an idle user. */
  readonly onIdle?: (message: string) => Promise<void>;
  /** Ends the session of a user without a role for this application. */
  readonly onRefused?: (message: string) => Promise<void>;
  /** Called when the session has ended under an open form; signs in again and returns to the form. */
  readonly onSignIn?: () => void;
  /** Callback for the report on a failed rendering. */
  readonly onFailure?: (report: FailureReport) => void;
  readonly clock?: Clock;
}

/** Renders the shell and the product's screens for one signed-in user. */
export function ProductPages({
  user,
  client,
  onLogOut,
  onIdle,
  onRefused,
  getAccessToken,
  ...engine
}: ProductPagesProps) {
  useEffect(loadAhead, []);
  const watched = useMemo(() => watchRefusals(client), [client]);
  const [record, setRecord] = useState<JsonObject>();
  return (
    <EngineProvider
      key={user.id}
      product={liveProduct}
      client={watched.client}
      user={user}
      parts={parts}
      {...engine}
    >
      <Suspense fallback={null}>{onIdle !== undefined && <IdleGuard onIdle={onIdle} />}</Suspense>
      <TermsGate onRefusal={watched.onRefusal} onDecline={onLogOut}>
        <Shell
          email={user.email}
          onLogOut={onLogOut}
          subject={
            record &&
            subject && (
              <Contained key={idOf(record)} place="summary" fallback="could not be shown">
                <Suspense fallback={null}>
                  <subject.Header record={record} />
                </Suspense>
              </Contained>
            )
          }
        >
          <Pages onRecord={setRecord} onRefused={onRefused} />
        </Shell>
        <Suspense fallback={null}>
          <Beside subject={idOf(record)} getAccessToken={getAccessToken} />
        </Suspense>
      </TermsGate>
    </EngineProvider>
  );
}

function Pages(pages: Omit<ScreenProps, 'screen'>) {
  const product = useLiveProduct();
  return (
    <Routes>
      {Object.values(product.screens).map((screen) => (
        <Route key={screen.name} path={screen.route} element={<Screen screen={screen} {...pages} />} />
      ))}
      {Object.entries({ ...staticPages, '*': notFoundPage }).map(([path, Page]) => (
        <Route
          key={path}
          path={path}
          element={
            <Suspense fallback={null}>
              <Page />
            </Suspense>
          }
        />
      ))}
    </Routes>
  );
}

interface ScreenProps {
  readonly screen: ScreenDescriptor;
  readonly onRecord: (record: JsonObject | undefined) => void;
  readonly onRefused: ProductPagesProps['onRefused'];
}

function Screen({ screen, onRecord, onRefused }: ScreenProps) {
  const product = useLiveProduct();
  const can = useAccess();
  const isRefused = !can(screen.loggedOutUnless);
  const refusal = product.messages['sign-in.not-allowed'] ?? '';
  useEffect(() => {
    if (isRefused) void onRefused?.(refusal);
  }, [isRefused, onRefused, refusal]);
  if (isRefused) return null;
  const isOfOpenRecord = isAbout(screen, liveSettingsOf(product.info)?.record.call);
  const shown = isOfOpenRecord ? subject : undefined;
  return (
    <Contained key={screen.name} place={screen.name}>
      {!shown && <title>{`${screen.title} · ${product.info.title}`}</title>}
      <div className={shown && 'shell-about-subject'}>
        <ScreenView
          screen={screen.name}
          homePath={homePath(product, can)}
          {...(isOfOpenRecord && { onRecord })}
          {...shown?.ofScreen}
        >
          {Notice && (
            <Contained place="notice">
              <Notice rule={screen.access} />
            </Contained>
          )}
        </ScreenView>
      </div>
    </Contained>
  );
}
