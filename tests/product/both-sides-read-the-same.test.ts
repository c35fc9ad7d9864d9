import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutBlanks } from '../../engine/core/json/blank.ts';
import { withoutPaths } from '../../engine/core/records/transient.ts';
import { product } from '../../generated/product.ts';
import { type ContractGateway, openContractGateway } from '../contract/contract-gateway.ts';
import { bothSides, clockOfPage, type Heard, pathsWith, type Sides } from './both-sides.ts';

const sides = bothSides(product);
const named = sides.saved.map((each) => [each.call.name, each] as const);

/** Fields that only some people see: a page has them for those alone. */
const closedPaths = Object.values(product.entities).flatMap((entity) => pathsWith(entity, 'readAccess'));

describe('page and gateway read the same in every expression', () => {
  let world: ContractGateway;

  beforeAll(async () => {
    world = await openContractGateway(sides.probed, clockOfPage);
    const { body } = await world.ask('GET', '/api/regimen/eula/latest');
    await world.ask('POST', '/api/regimen/eula/acceptance', { eulaVersionId: body['id'] ?? '' });
  });

  afterAll(() => world.gateway.close());

  it.each(named)('%s: what is stored already', async (_name, saved) => {
    compare(await sides.changed(world, saved));
  });

  it.each(named)('%s: what is new', async (_name, saved) => {
    const begun = await sides.begun(world, saved);
    if (begun !== undefined) compare(begun);
  });

  it('has compared rules, derived values, triggers and tables', () => {
    const kinds = new Set([...compared].map((position) => position.split(' ')[0]));
    expect(kinds).toEqual(new Set(['rules', 'values', 'trigger', 'table']));
    for (const { entity } of sides.saved) expect(compared).toContain(`rules of ${entity.name}`);
  });
});

/** Positions that were compared. */
const compared = new Set<string>();

/** Compares everything that any expression could read: what is equal there is equal for each expression, random or not. */
function compare({ page, gateway }: Sides): void {
  expect([...gateway.keys()]).not.toEqual([]);
  for (const [position, heard] of gateway) {
    const onPage = page.get(position);
    if (onPage === undefined) continue;
    compared.add(position);
    const read = readIn(heard);
    // Siblings are read in the gateway where they decide about a save; elsewhere they lead to warnings on the page.
    const names = Object.keys(read).filter((name) => name !== 'siblings' || read[name] !== undefined);
    const of = (all: typeof read) => names.map((name) => [name, withoutBlanks(all[name])]);
    expect([position, ...of(readIn(onPage))]).toEqual([position, ...of(read)]);
  }
}

function readIn({ names, scope }: Heard): Readonly<Record<string, unknown>> {
  const { records = {}, user, now, today, timeZone } = scope;
  const own = names.map((name) => [name, withoutPaths(closedPaths, scope[name])] as const);
  const around = Object.entries(records).flatMap(([name, record]) => {
    return record === undefined ? [] : [[`record ${name}`, withoutPaths(closedPaths, record)] as const];
  });
  return { ...Object.fromEntries(own), user: user?._id, now, today, timeZone, ...Object.fromEntries(around) };
}
