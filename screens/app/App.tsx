import { createBrowserRouter, RouterProvider } from 'react-router';
import { EngineTheme, Notifications } from '../../engine/react/index.ts';
import { LoginPage } from '../session/LoginPage.tsx';
import { SessionGate } from '../session/SessionGate.tsx';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { SignedInPage } from '../session/SignedInPage.tsx';
import { SignedIn } from './SignedIn.tsx';
import { session } from './session.ts';
import { useLiveProduct } from './use-live-product.ts';

const router = createBrowserRouter([
  { path: '/', Component: Login },
  { path: '/signed-in', Component: Callback },
  { path: '*', Component: Pages },
]);

/** The whole application: its look, its session, its pages. */
export function App() {
  return (
    <EngineTheme>
      <SessionProvider session={session}>
        <RouterProvider router={router} />
      </SessionProvider>
      <Notifications />
    </EngineTheme>
  );
}

function Login() {
  return <LoginPage {...useWords()} />;
}

function Callback() {
  return <SignedInPage productTitle={useLiveProduct().info.title} />;
}

function Pages() {
  return (
    <SessionGate {...useWords()}>
      <SignedIn />
    </SessionGate>
  );
}

/** What the pages before signing in say of the product. */
function useWords() {
  const { title, acceptableUse } = useLiveProduct().info;
  return { productTitle: title, acceptableUse: String(acceptableUse ?? '') };
}
