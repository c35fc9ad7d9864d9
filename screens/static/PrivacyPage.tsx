import { useLiveProduct } from '../live/use-live-product.ts';
import { privacySections } from './privacy-sections.ts';
import { StaticPage } from './StaticPage.tsx';

/** States what happens with the data of those who use the product. */
export function PrivacyPage() {
  const { messages } = useLiveProduct();
  return (
    <StaticPage title="Privacy Policy">
      <p>
        This text belongs to a demonstration system. Whoever runs the product for real patients replaces it by
        their own.
      </p>
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
