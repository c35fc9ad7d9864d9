import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dosageCodesOf, dosageSentence } from '../../features/directions/server/dosage-codes.ts';
import { directionsOfText } from '../../features/directions/server/dosage-from-text.ts';
import { product } from '../../generated/product.ts';
import { useProductGateway } from './harness/product-gateway.ts';

const file = new URL('../../features/directions/server/directions-corpus.txt', import.meta.url);
const texts = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.includes(' | '))
  .map((line) => (line.split(' | ')[1] ?? '').replace(' ~words', ''));
/**
 * Step between the tested texts, since all would take seconds, and another test without a gateway covers the whole
 * corpus.
 */
const step = 8;
const { as } = useProductGateway();

it('reads typed directions by the call as the one reader does, over the corpus', async () => {
  expect(texts.length).toBeGreaterThan(500);
  const codes = dosageCodesOf(product);
  for (const text of texts.filter((_, index) => index % step === 0)) {
    const { body } = await as('pharmacist')('POST', '/api/regimen/medication/directions', { text });
    const parts = directionsOfText(text.trim(), codes);
    const sentence = parts && dosageSentence(parts, codes);
    expect(body, text).toEqual({
      text: text.trim(),
      ...(parts && { directions: { ...parts, text: sentence }, sentence }),
    });
  }
});
