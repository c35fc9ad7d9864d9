import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { LoadRecord } from '../../../engine/core/protocol/load.ts';
import { createFeatures } from '../../../features/all/server/features.ts';
import { noServices } from '../../../features/all/server/services.ts';
import { createGateway } from '../../../gateway/gateway.ts';
import { createLoader } from '../../../gateway/intake/load/loader.ts';
import { readConfig } from '../../../gateway/operation/config.ts';
import { silentLog } from '../../../gateway/operation/log.ts';
import { openStore } from '../../../gateway/store/store.ts';
import { product } from '../../../generated/product.ts';
import { demoRecords } from '../../../tools/demo/demo-set.ts';

/** Number of records of each kind that a patient has. */
export interface Crowd {
  readonly notes: number;
  readonly interactions: number;
  readonly medications: number;
}

export const small: Crowd = { notes: 10, interactions: 6, medications: 4 };
export const large: Crowd = { notes: 10_000, interactions: 2_000, medications: 60 };

/**
 * Fills a data folder with the demonstration set, and adds these numbers of records to some of its patients. All data
 * are made up.
 */
export async function fillFolder(folder: string, crowds: Readonly<Record<string, Crowd>>): Promise<void> {
  const store = await openStore(readConfig({ DATA_DIR: folder }), silentLog);
  // Starts a gateway, which makes the tables of the searches.
  const gateway = createGateway({
    features: createFeatures(noServices, silentLog),
    ...{ product, store, publicConfig: { issuer: 'https://id.test', clientId: 'bench', scope: 'openid' } },
    verifyToken: async () => ({ subject: 'bench' }),
  });
  await gateway.ready;
  const { load } = createLoader({ database: store.database, product: () => product });
  await load(demoRecords(product.info.slug));
  for (const [patient, crowd] of Object.entries(crowds)) {
    const records = crowdOf(patient, crowd);
    for (let from = 0; from < records.length; from += 1_000) await load(records.slice(from, from + 1_000));
  }
  await gateway.close();
  await store.close();
}

function crowdOf(subject: string, { notes, interactions, medications }: Crowd): readonly LoadRecord[] {
  const many = (count: number, entity: string, record: (index: number) => JsonObject) =>
    Array.from({ length: count }, (_, index): LoadRecord => {
      return { entity, record: { _id: `crowd-${subject}-${entity}-${index}`, subject, ...record(index) } };
    });
  const by = { firstName: 'Pat', lastName: 'Pharmacist', email: 'pharmacist@demo.test' };
  const day = (index: number) => new Date(Date.UTC(2025, 0, 1 + (index % 300))).toISOString();
  return [
    ...many(notes, 'note', (index) => ({
      ...{ type: 'patient.note', title: `Note ${index}`, description: 'Synthetic note for the measurement.' },
      ...{ dateAdded: day(index).slice(0, 10), year: 2025, engagement: 1, performedBy: by },
    })),
    ...many(interactions, 'interaction', (index) => ({
      ...{ type: 'patient.interaction', app: 'Follow-up Call', workflowIteration: 1, currentYear: 2025 },
      ...{ user: 'demo-pharmacist', userMetadata: by },
      record: {
        ...{ direction: 'member', interaction: 'nonworkflow', attempt: 1, successful: true },
        ...{ dateRecorded: day(index), description: 'Synthetic.' },
      },
    })),
    ...many(medications, 'medication', (index) => ({
      type: 'patient.medication',
      medication: { name: { full: `Synthetic ${index} MG Oral Tablet` }, isCustom: true },
    })),
  ];
}
