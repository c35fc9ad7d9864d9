import './start.css';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../../../engine/react/parts/Button.tsx';
import { useSession } from '../../../screens/session/session-context.ts';
import { endTour, goToStep, type Progress, useProgress } from './tour-state.ts';
import { isAt, otherPerson } from './tours.ts';

/** Shows the next step of the current tour at the bottom of the window, on every page. */
export function NextStep() {
  const progress = useProgress();
  return progress === undefined ? null : <Strip {...progress} />;
}

function Strip({ tour, number, step, next }: Progress) {
  const { profile, signOut } = useSession();
  const location = useLocation();
  const isHere = isAt(step, location);
  const hasArrived = next !== undefined && !isHere && isAt(next, location);
  useEffect(() => {
    if (hasArrived) goToStep(tour, number + 1);
  }, [hasArrived, tour, number]);
  const other = otherPerson(step, profile?.email);
  const strip = useRoomAtEnd();
  return (
    <aside ref={strip} className="start-next" aria-label="What to try">
      <p role="status">
        <span className="start-count">
          {number + 1} of {tour.steps.length}
        </span>{' '}
        {other === undefined
          ? step.text
          : `${other} goes on. Log out, and press that name where you sign in.`}
      </p>
      <div className="start-actions">
        {other !== undefined && (
          <Button look="primary" onClick={() => void signOut()}>
            Log out
          </Button>
        )}
        {other === undefined && !isHere && (
          <Link
            className="en-button en-button-primary"
            to={step.to}
            onClick={step.isOutside === true ? endTour : undefined}
          >
            Take me there
          </Link>
        )}
        {other === undefined && isHere && next !== undefined && (
          <Button look="primary" onClick={() => goToStep(tour, number + 1)}>
            Done, what next?
          </Button>
        )}
        <Button look="quiet" onClick={endTour}>
          {next === undefined ? 'Finish' : 'Stop'}
        </Button>
      </div>
    </aside>
  );
}

/** Sets the strip's present height as a CSS property, so that pages scroll a focused element clear of the strip. */
function useRoomAtEnd(): RefObject<HTMLElement | null> {
  const strip = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = strip.current;
    if (element === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--start-height', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--start-height');
    };
  }, []);
  return strip;
}
