import { Link } from 'react-router';
import { hasStartPage } from '../session/public-config.ts';

export interface AccountProps {
  /** Permanent notice about the data, e.g. that they are synthetic. */
  readonly notice: string | undefined;
  readonly email: string;
  readonly onLogOut: () => void;
  readonly onHelp: () => void;
}

/** Renders what is about the user: who is signed in, the keys, the way out; at the end of the header or of the menu. */
export function Account({ notice, email, onLogOut, onHelp }: AccountProps) {
  return (
    <>
      {notice !== undefined && (
        <span className="shell-notice" title={notice}>
          {hasStartPage() ? <Link to="/start">Synthetic data</Link> : 'Synthetic data'}
        </span>
      )}
      <button
        type="button"
        className="shell-help"
        aria-keyshortcuts="?"
        title="Keyboard shortcuts, size of letters (?)"
        onClick={onHelp}
      >
        <span aria-hidden="true">?</span>
        <span className="en-visually-hidden">Keyboard shortcuts</span>
      </button>
      <Link to="/sessions/own" className="shell-user" data-hint={`Sessions of ${email}`}>
        {email}
      </Link>
      <button type="button" className="shell-log-out" onClick={onLogOut}>
        Log Out
      </button>
    </>
  );
}
