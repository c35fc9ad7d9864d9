import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { Link, Route, Routes } from 'react-router';
import type { UserProfile } from '../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import type { ScreenDescriptor } from '../../engine/core/product/screen.ts';
import type { FailureReport } from '../../engine/core/protocol/failure-report.ts';
import {
  AppLink,
  type Clock,
  Contained,
  EngineProvider,
  type GatewayClient,
  idOf,
  lazyPart,
  loadAhead,
  Panel,
  ScreenView,
  useAccess,
} from '../../engine/react/index.ts';
import { parts } from '../../features/all/page/parts.ts';
import { EmergencyNotice } from '../../features/emergency/page/EmergencyNotice.tsx';
import { patientLine } from '../../features/patients/page/patient-line.ts';
import { PatientRisk } from '../../features/risk/page/PatientRisk.tsx';
import { TermsGate } from '../../features/terms/page/TermsGate.tsx';
import { watchRefusals } from '../../features/terms/page/watch-refusals.ts';
import { useLiveProduct } from '../live/use-live-product.ts';
import { liveProduct } from '../product.ts';
import { isRecord } from '../records.ts';
import { Shell } from '../shell/Shell.tsx';
import { staticPages } from '../static/static-pages.ts';

// Loads the component after the page is shown, since the page does not need it before.
const Beside = lazyPart(async () => (await import('./Beside.tsx')).Beside);
const IdleGuard = lazy(async () => ({ default: (await import('../session/idle/IdleGuard.tsx')).IdleGuard }));

// Patient summary, loaded with the patient's screen, since no patient is open on other screens.
const PatientSummary = lazyPart(
  async () => (await import('../../features/patients/page/PatientSummary.tsx')).PatientSummary,
);
const AllergyFact = lazyPart(
  async () => (await import('../../features/patients/page/AllergyFact.tsx')).AllergyFact,
);

const homePath = '/dashboard';

/** Links to the patient search from an address without a patient. */
const otherWays = (
  <AppLink to={`${homePath}?view=member-search`} className="en-button en-button-secondary">
    Search for a patient
  </AppLink>
);

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
  const [patient, setPatient] = useState<JsonObject>();
  // Keeps the patient's name and the page below if another part of the summary fails to render.
  const fact = (shown: ReactNode) => (
    <Contained key={idOf(patient)} place="summary" fallback="could not be shown">
      {shown}
    </Contained>
  );
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
            isRecord(patient, 'patient') &&
            fact(
              <Suspense fallback={null}>
                <PatientSummary
                  patient={patient}
                  allergies={fact(<AllergyFact patient={patient} />)}
                  risk={fact(<PatientRisk records={{ patient }} />)}
                />
              </Suspense>,
            )
          }
        >
          <Pages onRecord={setPatient} onRefused={onRefused} />
        </Shell>
        <Suspense fallback={null}>
          <Beside subject={idOf(patient)} getAccessToken={getAccessToken} />
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
      {Object.entries(staticPages).map(([path, Page]) => (
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
      <Route path="*" element={<NotFoundPage homePath={homePath} />} />
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
  const { record } = screen;
  const head =
    record?.subject === undefined ? record?.entity : product.entities[record.entity]?.record?.subject;
  const isAboutPatient = head === 'patient';
  const aboutPatient = isAboutPatient ? { contextLine: patientLine, otherWays, onRecord } : {};
  return (
    <Contained key={screen.name} place={screen.name}>
      {!isAboutPatient && <title>{`${screen.title} · ${product.info.title}`}</title>}
      <div className={isAboutPatient ? 'shell-about-patient' : undefined}>
        <ScreenView screen={screen.name} homePath={homePath} {...aboutPatient}>
          <Contained place="emergency-notice">
            <EmergencyNotice rule={screen.access} />
          </Contained>
        </ScreenView>
      </div>
    </Contained>
  );
}

/** Shows that there is no page at the URL. */
function NotFoundPage({ homePath }: { readonly homePath: string }) {
  const product = useLiveProduct();
  return (
    <Panel tone="info">
      <p>
        There is no page at this address. Check the address for typing errors, or go back to the dashboard.
      </p>
      <Link to={homePath}>{product.messages['back-home']}</Link>
    </Panel>
  );
}
