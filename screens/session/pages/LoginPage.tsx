import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { Button } from '../../../engine/react/parts/Button.tsx';
import { Loading } from '../../../engine/react/parts/Loading.tsx';
import { Panel } from '../../../engine/react/parts/Panel.tsx';
import { forgetReturnPath, pathAfterSignIn } from '../return-path.ts';
import { sentences } from '../sentences.ts';
import { useSession } from '../session-context.ts';
import { SessionPage } from './SessionPage.tsx';

export interface LoginPageProps {
  readonly productTitle: string;
  /** Text about acceptable use, as on the hosted login. */
  readonly acceptableUse: string;
}

/** Shows the page at `/`: acceptable use, and the sign-in. */
export function LoginPage({ productTitle, acceptableUse }: LoginPageProps) {
  const { status, message, signIn, retry } = useSession();
  const [failure, setFailure] = useState<string>();
  if (status === 'signed-in') return <OnwardsOnceSignedIn />;
  return (
    <SessionPage productTitle={productTitle} heading="Log in">
      {status === 'signed-out' && message !== undefined && (
        <Panel tone="info" role="status">
          <p>{message}</p>
        </Panel>
      )}
      {failure !== undefined && (
        <Panel tone="danger" role="alert">
          <p>{failure}</p>
        </Panel>
      )}
      <section className="session-use" aria-labelledby="acceptable-use">
        <h2 id="acceptable-use">Acceptable use</h2>
        <p>{acceptableUse}</p>
      </section>
      {status === 'loading' ? (
        <Loading error={message} onRetry={retry} />
      ) : (
        <Button
          look="primary"
          className="session-action"
          onClick={() => void signIn().catch(() => setFailure(sentences.identityUnreachable))}
        >
          Log In
        </Button>
      )}
    </SessionPage>
  );
}

/** Navigates to the path that a sign-in leads to. */
function OnwardsOnceSignedIn() {
  const { profile } = useSession();
  const [path] = useState(() => pathAfterSignIn(profile));
  useEffect(forgetReturnPath, []);
  return <Navigate to={path} replace />;
}
