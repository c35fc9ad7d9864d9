import { composeDocument } from '../../engine/core/documents/compose-document.ts';
import type { Scope } from '../../engine/core/expressions/scope.ts';
import type { Json } from '../../engine/core/json/json.ts';
import { stringOrUndefined } from '../../engine/core/json/string-values.ts';
import type { DocumentDescriptor } from '../../engine/core/product/document.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { Workbench } from '../../engine/core/protocol/workbench.ts';
import { sampleRecord } from '../../engine/core/records/sample-record.ts';
import type { Handler } from '../../features/contracts/server/typed.ts';
import type { DocumentPrinter } from '../../gateway/documents/draw-document.ts';
import { notFound } from '../../gateway/operation/errors.ts';
import { ok } from '../../gateway/records/context/call.ts';
import { needWorkbench } from './need-workbench.ts';

/** Number of sample rows in each list of a document. */
const rows = 3;

/** Creates the call that prints a document of a compiled draft with sample records; reads no stored record. */
export function createStudioDocument(
  workbench: Workbench | undefined,
  drawDocument: DocumentPrinter,
): Handler<'studio-document'> {
  return {
    isWrite: false,
    async answer({ body, user, today, timeZone, origin, product: served }) {
      const product = await needWorkbench(workbench).product(body.hash);
      const document = product?.documents?.[body.document];
      if (product === undefined || document === undefined) throw notFound();
      const { language: wanted = document.languages[0] ?? 'en' } = body;
      const scope = {
        user,
        today,
        timeZone,
        now: origin.at.toISOString(),
        ...sampleScope(product, document),
      };
      // Omits the notice where the served product has none, as with real patients, whatever the draft's files say.
      const notice =
        served.info.dataNotice === undefined ? undefined : stringOrUndefined(product.info.dataNotice);
      const composed = composeDocument({ ...document, languages: [wanted] }, scope, notice);
      const { title, language, size, stamp, blocks, warnings } = composed;
      const pdf = body.pdf === true ? (await drawDocument(composed)).content : undefined;
      return ok({
        ...{ title, language, size, languages: [...document.languages], warnings: [...warnings] },
        blocks: JSON.stringify(blocks),
        ...(stamp !== undefined && { stamp }),
        ...(pdf !== undefined && { pdf: Buffer.from(pdf).toString('base64') }),
      });
    },
  };
}

function sampleScope(
  product: Product,
  document: DocumentDescriptor,
): Pick<Scope, 'self' | 'records' | 'inputs'> {
  const self = sampleOf(product, document.entity, 0);
  const listed = Object.entries(document.with).map(([name, { entity, by, latest }]): [string, Json] => {
    if (by !== undefined || latest !== undefined) return [name, sampleOf(product, entity, 0)];
    return [name, Array.from({ length: rows }, (_, number) => sampleOf(product, entity, number))];
  });
  return { self, inputs: {}, records: { [document.entity]: self, ...Object.fromEntries(listed) } };
}

function sampleOf({ entities }: Product, name: string, number: number) {
  return sampleRecord(entities[name]?.schema ?? true, number);
}
