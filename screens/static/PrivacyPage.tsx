import { useLiveProduct } from '../live/use-live-product.ts';
import { dataNoticeOf } from '../session/public-config.ts';
import { productTexts } from './product-texts.ts';
import { StaticPage } from './StaticPage.tsx';

/** States how the data of the product's users are handled. */
export function PrivacyPage() {
  const { info, messages } = useLiveProduct();
  const { privacy } = productTexts;
  return (
    <StaticPage title="Privacy Policy">
      {dataNoticeOf(info) !== undefined && <p>{productTexts.demonstration}</p>}
      {privacy.map(({ title, paragraphs }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph.replace('{age}', () => messages['privacy.age'] ?? '')}</p>
          ))}
        </section>
      ))}
    </StaticPage>
  );
}
