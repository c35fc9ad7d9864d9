import { useLiveProduct } from '../live/use-live-product.ts';
import { dataNoticeOf } from '../session/public-config.ts';
import { privacySections } from './privacy-sections.ts';
import { StaticPage } from './StaticPage.tsx';

/** States how the data of the product's users are handled. */
export function PrivacyPage() {
  const { info, messages } = useLiveProduct();
  return (
    <StaticPage title="Privacy Policy">
      {dataNoticeOf(info) !== undefined && (
        <p>
          This text belongs to a demonstration system. Whoever runs the product for real patients replaces it
          by their own.
        </p>
      )}
      {privacySections(messages['privacy.age'] ?? '').map(({ title, paragraphs }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </StaticPage>
  );
}
