import type { Scope } from '../../core/expressions/scope.ts';
import type { Json } from '../../core/json/json.ts';
import { stringItems } from '../../core/json/string-values.ts';
import type { FormatMessage } from '../../core/messages/messages.ts';
import type { AnsweredFiles } from '../../core/product/card.ts';
import type { Product } from '../../core/product/product.ts';
import { pathParametersOf } from '../../core/protocol/calls.ts';
import { CallError } from '../client/call-error.ts';
import { entryOf } from '../client/entry-of.ts';
import type { GatewayClient } from '../client/gateway-client.ts';
import { notify } from '../notifications/notify.ts';
import { saveFile } from '../parts/save-file.ts';

export interface FilesToSave {
  readonly product: Product;
  readonly client: GatewayClient;
  readonly files: AnsweredFiles;
  /** Call that gave the answer; its failure message is shown where no file of the answer can be downloaded. */
  readonly call: string;
  /** Name of the files, without the extension of their type. */
  readonly name: string;
  readonly answer: unknown;
  readonly scope: Scope;
  readonly say: FormatMessage;
}

/**
 * Saves or opens the files whose URLs are in a call's answer, and shows the warnings about them. Throws a
 * `CallError` if there is no URL.
 */
export async function saveAnsweredFiles(given: FilesToSave): Promise<void> {
  const { files, answer, scope } = given;
  const answered = { ...scope, answer: answer as Json };
  const addresses = oneOrMore(files.address.evaluate(answered));
  if (addresses.length === 0) throw notThere(given);
  for (const address of addresses) await saveOne(address, given);
  for (const message of oneOrMore(files.warnings?.evaluate(answered)))
    notify({ kind: 'info', tone: 'warning', message });
}

async function saveOne(address: string, given: FilesToSave): Promise<void> {
  const { product, client, files, name } = given;
  if (/^https?:\/\//.test(address)) {
    openElsewhere(address, given);
    return;
  }
  const query = pathParametersOf(entryOf(product, 'calls', files.call), address);
  if (query === undefined) throw notThere(given);
  const file = (await client.call(files.call, { query })) as Blob;
  saveNamed(name, file);
}

/** Saves a file under a name, to which the extension for its media type is added. */
export function saveNamed(name: string, file: Blob): void {
  saveFile(`${name}.${endingOf(file)}`, file);
}

/**
 * Opens a URL in a new window. Does not use `noopener`, with which the page could not detect that the browser
 * has blocked a window opened too long after the click.
 */
function openElsewhere(address: string, { say }: FilesToSave): void {
  const opened = window.open('', '_blank');
  if (opened === null) {
    notify({ kind: 'info', tone: 'warning', message: say('file.blocked') });
    return;
  }
  opened.opener = null;
  opened.location.href = address;
}

function notThere({ product, call }: FilesToSave): CallError {
  const message = entryOf(product, 'calls', call).failure ?? '';
  return new CallError({ status: 404, code: 'not-found', message });
}

/**
 * Finds the file extension for a media type: `pdf` for `application/pdf; charset=…`, `json` for
 * `application/fhir+json`.
 */
function endingOf({ type }: Blob): string {
  return /^\w+\/(?:[a-z0-9.-]+\+)?([a-z0-9]+)/.exec(type)?.[1] ?? 'bin';
}

function oneOrMore(value: unknown): readonly string[] {
  return stringItems([value].flat()).filter((text) => text !== '');
}
