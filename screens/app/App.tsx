import { lazy, type ReactNode, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { EngineTheme, ErrorBoundary, Notifications } from '../../engine/react/index.ts';
import { useLiveProduct } from '../live/use-live-product.ts';
import { LoginPage } from '../session/pages/LoginPage.tsx';
import { SessionGate } from '../session/pages/SessionGate.tsx';
import { SignedInPage } from '../session/pages/SignedInPage.tsx';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { useSession } from '../session/session-context.ts';
import { PublicShell } from '../shell/PublicShell.tsx';
import { staticPages } from '../static/static-pages.ts';
import { PageFailure } from './PageFailure.tsx';
import { SignedIn } from './SignedIn.tsx';
import { reportFailure, session } from './session.ts';

/** Gallery for developers: it shows made-up samples only, so nobody has to sign in for it. */
const GalleryPage = lazy(async () => ({
  default: (await import('../components/GalleryPage.tsx')).GalleryPage,
}));

/** The whole application: its look, its session, its pages. */
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
      <Notifications />
    </EngineTheme>
  );
}

function Addresses() {
  const { status } = useSession();
  // Signed-in users read them in the frame of the other pages, which routes to them itself.
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

/** A text that nobody has to sign in for. */
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

/** Reads the product's texts for the pages before signing in. */
function useProductTexts() {
  const { title, acceptableUse } = useLiveProduct().info;
  return { productTitle: title, acceptableUse: String(acceptableUse ?? '') };
}
