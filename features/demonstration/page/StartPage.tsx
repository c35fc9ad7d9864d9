import './start.css';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../../engine/react/parts/Button.tsx';
import { Loading } from '../../../engine/react/parts/Loading.tsx';
import { hasStartPage } from '../../../screens/session/public-config.ts';
import { homePathOf } from '../../../screens/session/return-path.ts';
import { useSession } from '../../../screens/session/session-context.ts';
import { StaticPage } from '../../../screens/static/StaticPage.tsx';
import { currentProgress, dismissStart, goToStep, isStartDismissed } from './tour-state.ts';
import { otherPerson, type Tour, tours } from './tours.ts';

/**
 * Shows what to try in a demonstration; redirects in any other product, and at sign-in after the user dismissed the
 * page.
 */
export function StartPage() {
  const { status, profile } = useSession();
  const [parameters] = useSearchParams();
  const isAtSignIn = parameters.has('first');
  if (status === 'loading') return <Loading />;
  if (profile === undefined) return <Navigate to="/" replace />;
  const home = homePathOf(profile);
  if (!hasStartPage()) return <Navigate to={home} replace />;
  const progress = isAtSignIn ? currentProgress() : undefined;
  if (progress?.step.as !== undefined && progress.step.as === profile.email)
    return <Navigate to={progress.step.to} replace />;
  if (isAtSignIn && isStartDismissed(profile.id)) return <Navigate to={home} replace />;
  return (
    <StaticPage title="What to Try in Five Minutes">
      <p>
        This is a demonstration: all people are made up, and you may change everything. Choose one of these,
        and the next step stands at the end of the window wherever you are.
      </p>
      <div className="start-tours">
        {tours.map((tour) => (
          <TourCard key={tour.name} tour={tour} email={profile.email} />
        ))}
      </div>
      <p>
        <Link to={home} onClick={() => dismissStart(profile.id)}>
          Go to the first page, and do not show this when I sign in
        </Link>
      </p>
    </StaticPage>
  );
}

function TourCard({ tour, email }: { readonly tour: Tour; readonly email: string }) {
  const navigate = useNavigate();
  const [first] = tour.steps;
  if (first === undefined) return null;
  const other = otherPerson(first, email);
  const begin = () => {
    goToStep(tour);
    if (other === undefined) void navigate(first.to);
  };
  return (
    <section aria-label={tour.title}>
      <h2>{tour.title}</h2>
      <p>{tour.summary}</p>
      <Button look={other === undefined ? 'primary' : 'secondary'} onClick={begin}>
        {other === undefined ? 'Begin' : `Begin as ${other}`}
      </Button>
    </section>
  );
}
