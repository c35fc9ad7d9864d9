import { useLiveProduct } from '../live/use-live-product.ts';
import { dataNoticeOf } from '../session/public-config.ts';
import { StaticPage } from './StaticPage.tsx';

/** Shows contact, terms of use and legal notice on one page. */
export function LegalPage() {
  const { info } = useLiveProduct();
  const notice = dataNoticeOf(info);
  return (
    <StaticPage title="Contact, Terms and Legal Notice">
      <section aria-label="Contact">
        <h2>Contact</h2>
        <p>Questions about an account or a patient go to the administrator of your organization.</p>
      </section>
      <section aria-label="Terms">
        <h2>Terms</h2>
        <p>{String(info['acceptableUse'] ?? '')}</p>
        <p>The terms that you accepted at your first sign-in hold for every use.</p>
      </section>
      <section aria-label="Legal Notice">
        <h2>Legal Notice</h2>
        <p>{info.copyright}</p>
        {notice !== undefined && <p>{notice}</p>}
        <p>
          The application supports trained staff. It replaces neither their judgment nor the advice of a
          physician.
        </p>
      </section>
    </StaticPage>
  );
}
