import { useLiveProduct } from '../live/use-live-product.ts';
import { dataNoticeOf } from '../session/public-config.ts';
import { productTexts } from './product-texts.ts';
import { StaticPage } from './StaticPage.tsx';

/** Shows contact, terms of use and legal notice on one page. */
export function LegalPage() {
  const { info } = useLiveProduct();
  const notice = dataNoticeOf(info);
  const { legal } = productTexts;
  return (
    <StaticPage title="Contact, Terms and Legal Notice">
      <section aria-label="Contact">
        <h2>Contact</h2>
        <p>{legal.contact}</p>
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
        {legal.notice.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
    </StaticPage>
  );
}
