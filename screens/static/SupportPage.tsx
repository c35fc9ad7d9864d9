import { productTexts } from './product-texts.ts';
import { StaticPage } from './StaticPage.tsx';

/** States the contacts for support. */
export function SupportPage() {
  const { noAccess, reporting } = productTexts.support;
  return (
    <StaticPage title="Support">
      <section aria-label="Before you ask">
        <h2>Before You Ask</h2>
        <ul>
          <li>What you typed is kept when a save fails. Try again before you retype it.</li>
          <li>If a page says that it could not load something, use its Retry button.</li>
          <li>{noAccess}</li>
          <li>
            Press <kbd>?</kbd> on any page for its keyboard shortcuts.
          </li>
        </ul>
      </section>
      <section aria-label="Reporting a problem">
        <h2>Reporting a Problem</h2>
        <p>{reporting}</p>
      </section>
    </StaticPage>
  );
}
