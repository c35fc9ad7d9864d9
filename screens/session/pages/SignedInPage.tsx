import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../engine/react/parts/Button.tsx';
import { Loading } from '../../../engine/react/parts/Loading.tsx';
import { Panel } from '../../../engine/react/parts/Panel.tsx';
import { sentenceOf } from '../sentences.ts';
import { useSession } from '../session-context.ts';
import { SessionPage } from './SessionPage.tsx';

/** Shows the page at `/signed-in`, to which the hosted login returns, and goes on to the last path. */
export function SignedInPage({ productTitle }: { readonly productTitle: string }) {
  const { completeSignIn } = useSession();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isHere = true;
    completeSignIn().then(
      (path) => isHere && void navigate(path, { replace: true }),
      (error: unknown) => isHere && setFailure(sentenceOf(error)),
    );
    return () => {
      isHere = false;
    };
  }, [completeSignIn, navigate]);
  if (failure === undefined) return <Loading />;
  return (
    <SessionPage productTitle={productTitle} heading="Logging in did not work">
      <Panel tone="danger" role="alert">
        <p>{failure}</p>
      </Panel>
      <Button look="primary" className="session-action" onClick={() => void navigate('/', { replace: true })}>
        Back to the login page
      </Button>
    </SessionPage>
  );
}
