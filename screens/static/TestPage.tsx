import { useEffect, useState } from 'react';
import { useLiveProduct } from '../live/use-live-product.ts';
import { runSelfTests, type TestResult } from './checks.ts';
import { productTexts } from './product-texts.ts';
import { StaticPage } from './StaticPage.tsx';

/** Shows whether browser and gateway meet the product's requirements, for support by phone. */
export function TestPage() {
  const { hash } = useLiveProduct();
  const [results, setResults] = useState<readonly TestResult[]>();
  useEffect(() => {
    let isOpen = true;
    void runSelfTests(hash).then((found) => isOpen && setResults(found));
    return () => {
      isOpen = false;
    };
  }, [hash]);
  return (
    <StaticPage title="Test Page">
      <p>{productTexts.test}</p>
      {results === undefined ? (
        <p role="status">Testing…</p>
      ) : (
        <dl className="static-checks" aria-live="polite">
          {results.map(({ name, isFine, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <strong>{isFine ? 'Works' : 'Does not work'}</strong> · {text}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </StaticPage>
  );
}
