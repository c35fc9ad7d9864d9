import { setTimeout as pause } from 'node:timers/promises';
import { type Json, jsonItems, jsonObject } from '../../engine/core/json/json.ts';
import type { SchemaTexts } from '../../engine/core/protocol/schema-versions.ts';
import type { Answer } from '../../gateway/testing/open-test-gateway.ts';
import type { ReachedGateway } from './clients.ts';

const api = '/api/regimen/studio';

/** Change that waits to be published. */
export interface SentChange {
  readonly id: Json | undefined;
  readonly revision: Json | undefined;
  readonly paths: readonly string[];
}

/**
 * Renames a field that rules, forms, letters and the search use, as an analyst would in the Studio, and sends the
 * change.
 */
export async function sendRenaming(
  gateway: ReachedGateway,
  served: SchemaTexts,
  [from, to]: readonly [string, string] = ['middle', 'second'],
): Promise<SentChange & { readonly texts: SchemaTexts }> {
  const command = { command: 'rename', target: `patient/name/${from}`, to };
  const run = await gateway.as('clinical')('POST', `${api}/run`, { command });
  const texts = jsonItems(run.body['changed']).map((each) => {
    const { path, text } = jsonObject(each);
    return [String(path), String(text)] as const;
  });
  return { ...(await send(gateway, served, new Map(texts))), texts: new Map([...served, ...texts]) };
}

const allergy = 'schemas/allergy/allergy.schema.json';

/** Limits descriptions of allergies to this many characters. */
export function withShorter(texts: SchemaTexts, most: number): SchemaTexts {
  const text = (texts.get(allergy) ?? '').replace(/"maxLength": \d+/, `"maxLength": ${most}`);
  return new Map(texts).set(allergy, text);
}

/** Sends a new limit of descriptions, as a change of one file. */
export async function sendShorter(
  gateway: ReachedGateway,
  served: SchemaTexts,
  most: number,
): Promise<SentChange> {
  const text = withShorter(served, most).get(allergy) ?? '';
  return send(gateway, served, new Map([[allergy, text]]));
}

async function send({ as }: ReachedGateway, served: SchemaTexts, texts: SchemaTexts): Promise<SentChange> {
  const draft = [...texts].map(([path, text]) => {
    return { path, base: JSON.stringify(served.get(path) ?? ''), text: JSON.stringify(text) };
  });
  const saved = await as('clinical')('POST', `${api}/save`, { title: 'A change', draft });
  const { body } = await as('admin')('GET', `${api}/changes`);
  const [change] = jsonItems(body['changes']).map(jsonObject);
  if (change === undefined) throw new Error(`Nothing was sent: ${JSON.stringify(saved.body)}`);
  return { id: change['id'], revision: change['revision'], paths: [...texts.keys()] };
}

/** Publishes a change once its review states that every gateway is ready. Resolves to the hash of the version. */
export async function publishReviewed(gateway: ReachedGateway, change: SentChange): Promise<string> {
  await reviewed(gateway, change);
  return publishReady(gateway, change);
}

/** Publishes a reviewed change. Resolves to the hash of the version. */
export async function publishReady(gateway: ReachedGateway, change: SentChange): Promise<string> {
  return hashOf(await publishChange(gateway, change));
}

export async function publishChange({ as }: ReachedGateway, { id, revision }: SentChange): Promise<Answer> {
  return as('admin')('POST', `${api}/publish`, { id, revision });
}

/** Resolves once the review of a change states that every gateway is ready. */
export async function reviewed(gateway: ReachedGateway, { id, revision }: SentChange): Promise<void> {
  await allReady(gateway, `review?id=${id}&revision=${revision}`);
}

/**
 * Resolves once every gateway is ready to serve an earlier version again, which requesting that version prepares.
 */
export async function askedAbout(gateway: ReachedGateway, earlier: string): Promise<void> {
  await allReady(gateway, `rollback?hash=${earlier}`);
}

async function allReady({ as }: ReachedGateway, question: string): Promise<void> {
  while (true) {
    const { status, body } = await as('admin')('GET', `${api}/${question}`);
    if (status !== 200) throw new Error(`The review failed: ${JSON.stringify(body)}`);
    if (jsonItems(body['gateways']).every((each) => jsonObject(each)['state'] === 'ready')) return;
    await pause(100);
  }
}

/**
 * Serves an earlier version again; repeats the request if gateways on a slow machine need longer than one request
 * waits.
 */
export async function serveAgain(gateway: ReachedGateway, earlier: string): Promise<string> {
  const answer = await gateway.as('admin')('POST', `${api}/rollback`, { hash: earlier });
  const isLate = answer.status === 409 && String(answer.body['message']).includes('still being prepared');
  return isLate ? serveAgain(gateway, earlier) : hashOf(answer);
}

function hashOf({ status, body }: Answer): string {
  if (status === 200) return String(body['hash']);
  throw new Error(`Nothing was published: ${JSON.stringify(body)}`);
}
