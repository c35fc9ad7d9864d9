import { useEffect, useState } from 'react';
import type { LiveProduct, OpenRecords } from '../../../engine/react/index.ts';
import { openEntities, type PreviewTarget } from './preview-target.ts';
import { samplesOf } from './sample-client.ts';

/** Creates the sample records that a preview opens, once, so that they stay while the draft changes. */
export function useSampleRecords(live: LiveProduct, { kind, name }: PreviewTarget): OpenRecords | undefined {
  const [found, setFound] = useState<{ readonly key: string; readonly records: OpenRecords }>();
  const key = `${kind} ${name}`;
  useEffect(() => {
    let isWanted = true;
    const product = live.get();
    const entities = openEntities(product, { kind, name });
    void Promise.all(
      entities.map(async (entity) => {
        // Leaves out a sample that fails, so that the rest of the preview appears.
        const [record = {}] = await samplesOf(product, entity, 1).catch(() => []);
        return [entity, record] as const;
      }),
    ).then((samples) => {
      if (!isWanted) return;
      const records = samples.map(([entity, record]) => {
        return [entity, { record, replace: () => undefined, refresh: async () => undefined }] as const;
      });
      setFound({ key, records: Object.fromEntries(records) });
    });
    return () => {
      isWanted = false;
    };
  }, [live, kind, name, key]);
  return found?.key === key ? found.records : undefined;
}
