import { lazy, type ReactNode, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { Button, EngineTheme, ErrorBoundary, Panel } from '../../engine/react/index.ts';
import { useLiveProduct } from '../live/use-live-product.ts';
import { LoginPage } from '../session/pages/LoginPage.tsx';
import { SessionGate } from '../session/pages/SessionGate.tsx';
import { SignedInPage } from '../session/pages/SignedInPage.tsx';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { useSession } from '../session/session-context.ts';
import { PublicShell } from '../shell/PublicShell.tsx';
import { staticPages } from '../static/static-pages.ts';
import { ProductPages } from './ProductPages.tsx';
import { client, reportFailure, session } from './session.ts';

/** Gallery for developers, without sign-in since it shows made-up samples only. */
const GalleryPage = lazy(async () => ({
  default: (await import('../components/GalleryPage.tsx')).GalleryPage,
}));

/** Renders the whole application: theme, session, pages. */
export function App() {
  return (
    <EngineTheme>
      <SessionProvider session={session}>
        <ErrorBoundary place="app" onError={reportFailure} fallback={<PageFailure />}>
          <BrowserRouter>
            <Addresses />
          </BrowserRouter>
        </ErrorBoundary>
      </SessionProvider>
    </EngineTheme>
  );
}

function Addresses() {
  const { status } = useSession();
  // Leaves these pages to the shell for signed-in users, since the shell has routes for them.
  const publicPages = status === 'signed-in' ? [] : Object.entries(staticPages);
  return (
    <Routes>
      <Route path="/" element={<Login />} />
      <Route path="/signed-in" element={<Callback />} />
      <Route
        path="/components"
        element={
          <Suspense fallback={null}>
            <GalleryPage />
          </Suspense>
        }
      />
      {publicPages.map(([path, Page]) => (
        <Route key={path} path={path} element={<PublicPage page={<Page />} />} />
      ))}
      <Route path="*" element={<Pages />} />
    </Routes>
  );
}

function Login() {
  return (
    <PublicShell>
      <LoginPage {...useProductTexts()} />
    </PublicShell>
  );
}

/** Shows a page that needs no sign-in. */
function PublicPage({ page }: { readonly page: ReactNode }) {
  return (
    <PublicShell>
      <main id="main" className="shell-main">
        <Suspense fallback={null}>{page}</Suspense>
      </main>
    </PublicShell>
  );
}

function Callback() {
  return (
    <PublicShell>
      <SignedInPage productTitle={useLiveProduct().info.title} />
    </PublicShell>
  );
}

function Pages() {
  return (
    <SessionGate loginPage={<Login />}>
      <SignedIn />
    </SessionGate>
  );
}

/** Reads the product's texts for the pages before sign-in. */
function useProductTexts() {
  const { title, acceptableUse } = useLiveProduct().info;
  return { productTitle: title, acceptableUse: String(acceptableUse ?? '') };
}

/** Replaces the whole page when the shell cannot be rendered or a part of it cannot be loaded. */
function PageFailure() {
  const { messages } = useLiveProduct();
  return (
    <main className="shell-main">
      <Panel tone="danger" role="alert">
        <p>{messages['render-failed']}</p>
        <Button onClick={() => location.reload()}>Load the page again</Button>
      </Panel>
    </main>
  );
}

/** Renders the product for signed-in users. */
function SignedIn() {
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
