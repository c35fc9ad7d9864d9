import { getDocumentProxy } from 'unpdf';
import { isJsonObject, jsonItems } from '../../../engine/core/json/json.ts';
import { tokenFor } from '../../../gateway/testing/open-test-gateway.ts';
import type { ProductGateway } from './product-gateway.ts';

/** Prints a document of Ana as a pharmacist, and yields all words of its pages. */
export async function printedText({ as, fetch }: ProductGateway, name: string): Promise<string> {
  const query = new URLSearchParams({ patientId: 'ana', location: 'profile', orgId: 'EMTM' });
  const { body } = await as('pharmacist')('GET', `/api/print/${name}?${query}`);
  const [artifact] = jsonItems(body['artifact']).filter(isJsonObject);
  const response = await fetch(
    new Request(`http://gateway.test${String(artifact?.['ephemeralUrl'])}`, {
      headers: { Authorization: `Bearer ${tokenFor('demo|pharmacist')}` },
    }),
  );
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return pages.join(' ').replaceAll(/\s+/g, ' ');
}
