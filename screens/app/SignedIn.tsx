import { useSession } from '../session/session-context.ts';
import { ProductPages } from './ProductPages.tsx';
import { client, reportFailure } from './session.ts';

/** The product for signed-in users. */
export function SignedIn() {
  const session = useSession();
  if (session.status !== 'signed-in' || session.profile === undefined) return null;
  return (
    <ProductPages
      user={session.profile}
      client={client}
      onLogOut={() => void session.signOut()}
      onIdle={session.signOutIdle}
      onRefused={session.signOut}
      getAccessToken={session.getAccessToken}
      onFailure={reportFailure}
      onSignIn={() => void session.signIn()}
    />
  );
}
