import {
  composeDocument,
  languageOf,
  reasonsAgainst,
} from '../../../engine/core/documents/compose-document.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { DocumentDescriptor } from '../../../engine/core/product/document.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import { type AsOf, documentScope } from '../../../gateway/documents/document-scope.ts';
import { refused } from '../../../gateway/operation/errors.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import type { StoredRecord } from '../../../gateway/records/read.ts';
import { ProductError } from '../../../gateway/store/kinds/kinds.ts';

/** Document to print, with its call's print options and its inputs. */
export interface Copy {
  readonly print: JsonObject;
  readonly inputs: Readonly<Record<string, string>>;
  /** Instant whose data is printed, for a user who published the record and no longer has the patient in scope. */
  readonly past?: AsOf | undefined;
}

/** Composes a copy of a document about a record. Throws 422 if the document's conditions forbid a copy. */
export async function compose(call: Call, record: StoredRecord, { print, inputs, past }: Copy) {
  const { product } = call;
  const document = documentOf(product, print);
  const scope = await documentScope(call, { document, record, inputs, past });
  const [reason] = reasonsAgainst(document, scope);
  if (reason !== undefined) throw refused(reason);
  const notice = noticeOf(product, languageOf(document, scope));
  return { document, scope, composed: composeDocument(document, scope, notice) };
}

const noticesByLanguage: Readonly<Record<string, string>> = { es: 'data-notice.es' };

/**
 * Finds the product's notice about its data, such as that they are made up, in the document's language if available.
 */
function noticeOf({ info: { dataNotice }, messages }: Product, language: string): string | undefined {
  if (dataNotice === undefined) return undefined;
  return messages[noticesByLanguage[language] ?? ''] ?? dataNotice;
}

/** Finds the document that print options name. */
export function documentOf(product: Product, { document: name }: JsonObject): DocumentDescriptor {
  const { documents = {} } = product;
  const document = Object.hasOwn(documents, String(name)) ? documents[String(name)] : undefined;
  if (document !== undefined) return document;
  throw new ProductError(
    `There is no document "${String(name)}" to print. Declare it in a *.document.json with a "page".`,
  );
}
