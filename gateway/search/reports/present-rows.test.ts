import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseHosts, type HostedDatabase } from '../../testing/database-hosts.ts';
import { createPresent, enterGroup, type PresentRow } from './present-rows.ts';

const ria = { type: 'patient', id: 'ria', organization: 'EMTM', due: null };

describe.each(databaseHosts)('records by the group that they are in, on $name', (host) => {
  let hosted: HostedDatabase;
  beforeAll(async () => {
    hosted = await host.open();
    for (const statement of createPresent('present', 'present')) await hosted.database.query(statement);
  });
  afterAll(() => hosted.stop());

  const enter = (row: Pick<PresentRow, 'group' | 'day' | 'since'>) =>
    hosted.database.transaction((tx) => enterGroup(tx, 'present', { ...ria, ...row }));

  it('are in one at a time: whoever comes from another is there since today, whatever the record says', async () => {
    await enter({ group: 'open', day: '2026-11-02', since: '2026-10-20' });
    await enter({ group: 'open', day: '2026-11-05', since: '2026-11-05' });
    await enter({ group: 'closed', day: '2026-11-10', since: '2026-10-20' });
    const { rows } = await hosted.database.query(
      `select "group", since::text, until::text from present order by until nulls last`,
    );
    expect(rows).toEqual([
      { group: 'open', since: '2026-10-20', until: '2026-11-10' },
      { group: 'closed', since: '2026-11-10', until: null },
    ]);
  });
});
