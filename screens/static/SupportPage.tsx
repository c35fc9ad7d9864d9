import { StaticPage } from './StaticPage.tsx';

/** States the contacts for support. */
export function SupportPage() {
  return (
    <StaticPage title="Support">
      <section aria-label="Before you ask">
        <h2>Before You Ask</h2>
        <ul>
          <li>What you typed is kept when a save fails. Try again before you retype it.</li>
          <li>If a page says that it could not load something, use its Retry button.</li>
          <li>
            If you cannot see a patient or a button, you may lack a permission. Your administrator can check.
          </li>
          <li>
            Press <kbd>?</kbd> on any page for its keyboard shortcuts.
          </li>
        </ul>
      </section>
      <section aria-label="Reporting a problem">
        <h2>Reporting a Problem</h2>
        <p>
          Tell your administrator the time, the page and what you did. Never write the name or other data of a
          patient into a report: the id in the address of the page is enough.
        </p>
      </section>
    </StaticPage>
  );
}
