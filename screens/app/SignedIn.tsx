import { useState } from 'react';
import { Route, Routes } from 'react-router';
import type { JsonObject } from '../../engine/core/json.ts';
import type { ScreenDescriptor } from '../../engine/core/product.ts';
import { EngineProvider, ScreenView } from '../../engine/react/index.ts';
import { PatientSummary } from '../patient/PatientSummary.tsx';
import { patientLine } from '../patient/patient-line.ts';
import { liveProduct } from '../product.ts';
import { useSession } from '../session/session-context.ts';
import { Shell } from '../shell/Shell.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { client } from './session.ts';
import { useLiveProduct } from './use-live-product.ts';

const homePath = '/dashboard';

/** What a signed-in user sees: the shell, and in it the screens that the product describes. */
export function SignedIn() {
  const session = useSession();
  const product = useLiveProduct();
  const [patient, setPatient] = useState<JsonObject>();
  if (session.status !== 'signed-in' || session.profile === undefined) return null;
  return (
    <EngineProvider key={session.profile.id} product={liveProduct} client={client} user={session.profile}>
      <Shell
        email={session.profile.email}
        onLogOut={() => void session.signOut()}
        subject={patient === undefined ? undefined : <PatientSummary patient={patient} />}
      >
        <Routes>
          {Object.values(product.screens).map((screen) => (
            <Route
              key={screen.name}
              path={screen.route}
              element={<Screen screen={screen} onRecord={setPatient} />}
            />
          ))}
          <Route path="*" element={<NotFoundPage homePath={homePath} />} />
        </Routes>
      </Shell>
    </EngineProvider>
  );
}

interface ScreenProps {
  readonly screen: ScreenDescriptor;
  readonly onRecord: (record: JsonObject | undefined) => void;
}

function Screen({ screen, onRecord }: ScreenProps) {
  const product = useLiveProduct();
  return (
    <>
      {screen.record === undefined && <title>{`${screen.title} · ${product.info.title}`}</title>}
      <ScreenView screen={screen.name} homePath={homePath} contextLine={patientLine} onRecord={onRecord} />
    </>
  );
}
