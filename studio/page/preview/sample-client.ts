import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { CallContract } from '../../../engine/core/product/call.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import { sampleRecord } from '../../../engine/core/records/sample-record.ts';
import { CallError, type GatewayClient } from '../../../engine/react/index.ts';
import { pointedSamples } from '../change-this/samples.ts';

/** Number of rows in a list of samples. */
const rows = 5;

/** Creates a client that answers every call of a draft from its schemas, reads no stored record, and sends nothing. */
export function draftClient(product: () => Product): GatewayClient {
  return {
    async call(name) {
      const contract = product().calls[name];
      // Answers a list for POST as well, which some calls use to keep parameters out of the URL; no write
      // answers with a list.
      if (contract?.answer.kind === 'list')
        return { rows: await samplesOf(product(), contract.answer.entity, rows) };
      if (contract === undefined || isWrite(contract)) throw notHere;
      const { answer } = contract;
      if (answer.kind === 'record') return (await samplesOf(product(), answer.entity, 1))[0];
      if (answer.kind === 'hits') return { total: 0, from: 0, hits: [] };
      if (answer.kind === 'report') return { ...noFigures, period: answer.period };
      if (answer.kind === 'free') return {};
      throw notHere;
    },
  };
}

/** Answer of a report without figures, of whichever period. */
const noFigures = {
  ...{ title: '', description: '', from: '', to: '', today: '' },
  ...{ organizations: [], columns: [], groups: [], rows: [], days: [] },
};

function isWrite({ methods, isRead }: CallContract): boolean {
  return isRead !== true && !methods.includes('GET');
}

const notHere = new CallError({
  status: 409,
  code: 'preview',
  message: 'This is a preview with sample data: nothing is saved.',
});

/**
 * Creates sample records of an entity of the draft, beginning with the one that the analyst came from; none
 * if pages have no schema of the entity.
 */
export async function samplesOf(
  product: Product,
  name: string,
  count: number,
): Promise<readonly JsonObject[]> {
  const entity = (await product.load?.[name]?.()) ?? product.entities[name];
  if (entity?.schema === undefined) return [];
  const type = entity.record?.type;
  const pointed = pointedSamples.get()[name];
  const first = pointed === undefined ? [] : [pointed];
  const madeUp = Array.from({ length: count }, (_, number) => ({
    ...sampleRecord(entity.schema, number),
    ...(type !== undefined && { type }),
  }));
  return [...first, ...madeUp].slice(0, count);
}
