import { Link } from 'react-router';
import type { LinkProps } from '../parts/link.tsx';

/** The engine's links inside of a router: they do not reload the page. */
export function RouterLink({ to, className, children }: LinkProps) {
  return (
    <Link to={to} {...(className === undefined ? {} : { className })}>
      {children}
    </Link>
  );
}
