import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileSources } from '../../engine/compiler/compile.ts';
import { loadProduct } from '../../engine/compiler/compile-product.ts';
import { formatDiagnostics } from '../../engine/compiler/diagnostics.ts';
import { closureOf } from '../../engine/compiler/expressions/closures.ts';
import { checkExpression, joinLines } from '../../engine/compiler/expressions/compile-expression.ts';
import type { ExpressionLocation } from '../../engine/compiler/expressions/facts.ts';
import { planSchemaSet } from '../../engine/compiler/plan-schema-set.ts';
import { readSchemaSet, schemaSetDiagnostics } from '../../engine/compiler/read-schema-set.ts';
import { readSources } from '../../engine/compiler/source/read-sources.ts';
import type { Scope } from '../../engine/core/expressions/scope.ts';
import { withoutBlanks } from '../../engine/core/json/blank.ts';
import { jsonEqual } from '../../engine/core/json/equal.ts';
import { type Json, type JsonObject, jsonObject } from '../../engine/core/json/json.ts';
import * as functions from '../../generated/functions.ts';
import { projectRoot } from '../../tools/quality/process.ts';
import { type ContractGateway, openContractGateway } from '../contract/contract-gateway.ts';
import { type BothSides, bothSides, clockOfPage, type Sides } from './both-sides.ts';
import { randomConditions } from './random-expressions.ts';

const release = await readSources(projectRoot);

/** Access rule that nobody passes. */
const nobody = 'nobody';

/** Texts of what people read the result of, with the expressions that it names: no field is closed that stands there. */
const shownTexts = [...release].flatMap(([path, text]) => {
  if (/(?:\.(?:card|tab|screen|form|access)|product)\.json$/.test(path)) return [text];
  return path.endsWith('.rules.json')
    ? [JSON.stringify(jsonObject(JSON.parse(text))['expressions'] ?? '')]
    : [];
});

/** The product with every third field of its records, of those that nothing shows, closed to everybody. */
function withClosedFields(): ReadonlyMap<string, string> {
  const closed = [...release].map(([path, text]): [string, string] => {
    if (!path.endsWith('.schema.json') || path.includes('/meta/')) return [path, text];
    const schema = JSON.parse(text) as JsonObject;
    if (schema['x-record'] === undefined) return [path, text];
    const { required } = schema as { readonly required?: readonly string[] };
    const fields = Object.entries(jsonObject(schema['properties'])).filter(
      ([name]) =>
        required?.includes(name) !== true && !shownTexts.some((shown) => shown.includes(`.${name}`)),
    );
    const chosen = fields.filter((_field, index) => index % 3 === 0);
    const properties = Object.fromEntries(
      chosen.map(([name, field]) => [name, { ...jsonObject(field), 'x-access': { read: nobody } }]),
    );
    const all = { ...schema, properties: { ...jsonObject(schema['properties']), ...properties } };
    return [path, JSON.stringify(all)];
  });
  const access = 'schemas/access/product.access.json';
  const rules = jsonObject(JSON.parse(release.get(access) ?? ''));
  const rule = { title: 'Nobody', needs: 'to be nobody', when: "user.id == 'nobody'" };
  const withRule = { ...rules, rules: { ...jsonObject(rules['rules']), [nobody]: rule } };
  return new Map([...closed, [access, JSON.stringify(withRule)]]);
}

const texts = withClosedFields();
const locations: ExpressionLocation[] = [];
const diagnostics = schemaSetDiagnostics();
const plan = planSchemaSet(readSchemaSet(texts, diagnostics), diagnostics, (place) => locations.push(place));

describe('an expression has the same result on the page and in the gateway, or is left to the gateway', () => {
  let world: ContractGateway;
  let sides: BothSides;
  const heard = new Map<string, readonly Sides[]>();

  beforeAll(async () => {
    const compiled = await compileSources(texts);
    const errors = compiled.diagnostics.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) throw new Error(formatDiagnostics(errors));
    sides = bothSides(await loadProduct(compiled.files));
    world = await openContractGateway(sides.probed, clockOfPage);
    const { body } = await world.ask('GET', '/api/regimen/eula/latest');
    await world.ask('POST', '/api/regimen/eula/acceptance', { eulaVersionId: body['id'] ?? '' });
    for (const saved of sides.saved) {
      const both = [await sides.changed(world, saved), await sides.begun(world, saved)];
      heard.set(saved.entity.name, [
        ...(heard.get(saved.entity.name) ?? []),
        ...both.filter((each) => each !== undefined),
      ]);
    }
  });

  afterAll(() => world?.gateway.close());

  /** Scopes of both sides over the records of an entity. */
  const scopesOf = (entity: string) =>
    (heard.get(entity) ?? []).flatMap(({ page, gateway }) =>
      [`rules of ${entity}`, `values of ${entity}`].flatMap((position) => {
        const [one, other] = [page.get(position)?.scope, gateway.get(position)?.scope];
        return one === undefined || other === undefined ? [] : [[one, other] as const];
      }),
    );

  it('be it any of the product', () => {
    const counts = { judged: 0, left: 0 };
    const kinds = new Set<string>();
    for (const place of locations)
      for (const entity of heard.keys()) {
        if (!isAbout(place, entity)) continue;
        const found = resultsOf(place, scopesOf(entity));
        if (found === undefined) continue;
        kinds.add(place.file.kind);
        counts.judged += 1;
        if (found.isLeft) counts.left += 1;
        expect([whereOf(place), ...(found.differing ?? [])]).toEqual([whereOf(place)]);
      }
    expect([...kinds]).toEqual(
      expect.arrayContaining(['rules', 'form', 'card', 'tab', 'workflow', 'access']),
    );
    expect(counts.judged).toBeGreaterThan(300);
    expect(counts.left).toBeGreaterThan(0);
  });

  it('be it a random one, or it does not compile', () => {
    const counts = { judged: 0, left: 0 };
    for (const entity of heard.keys()) {
      const place = widest(entity);
      if (place === undefined) continue;
      const scopes = scopesOf(entity);
      fc.assert(
        fc.property(randomConditions(place.context), (source) => {
          const random = { ...place, source, wants: 'bool' as const };
          const found = resultsOf(random, scopes);
          if (found === undefined) return;
          counts.judged += 1;
          if (found.isLeft) counts.left += 1;
          expect([source, ...(found.differing ?? [])]).toEqual([source]);
        }),
        { numRuns: 150, seed: 38 },
      );
    }
    expect(counts.judged).toBeGreaterThan(500);
    expect(counts.left).toBeGreaterThan(50);
  });
});

function whereOf({ file, at, source }: ExpressionLocation): string {
  return `${file.path} ${at.join('/')}: ${joinLines(source)}`;
}

/** True where an expression reads a record of that entity, by whichever name. */
function isAbout({ context }: ExpressionLocation, entity: string): boolean {
  const type = plan.entities.get(entity)?.type;
  return [context['self'], context['item'], context[entity]].some(
    (each) => each !== undefined && each === type,
  );
}

/** The rule of an entity that can read most. */
function widest(entity: string): ExpressionLocation | undefined {
  const own = locations.filter(
    ({ file, context }) => file.kind === 'rules' && context['self'] === plan.entities.get(entity)?.type,
  );
  return own.toSorted((a, b) => Object.keys(b.context).length - Object.keys(a.context).length)[0];
}

interface Found {
  /** True where the page leaves it to the gateway: it reads what the user may not. */
  readonly isLeft: boolean;
  readonly differing?: readonly unknown[] | undefined;
}

/** What an expression comes to on both sides; undefined where it does not compile, or reads what both sides have not. */
function resultsOf(
  place: ExpressionLocation,
  scopes: readonly (readonly [Scope, Scope])[],
): Found | undefined {
  const checked = checkExpression(place);
  if ('problem' in checked) return undefined;
  if (/\bsiblings\b/.test(checked.whole)) return undefined;
  const isLeft = checked.closed.length > 0;
  if (isLeft) return { isLeft };
  const evaluate = closureOf(checked.term, functions);
  for (const [page, gateway] of scopes) {
    const [one, other] = [page, gateway].map((scope) => withoutBlanks(evaluate(complete(scope)) as Json));
    if (!jsonEqual(one, other)) return { isLeft, differing: [one, other] };
  }
  return { isLeft };
}

/** A row of a table or a card is the record itself. */
function complete(scope: Scope): Scope {
  return { ...scope, item: scope.self, to: scope.state };
}
