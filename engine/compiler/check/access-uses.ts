import type { JSONPath } from 'jsonc-parser';
import { hasMembers } from '../../core/json/json.ts';
import { subjectContext } from '../plan/contexts.ts';
import type { EntityPlan } from '../plan/entity-plan.ts';
import type { PlanContext } from '../plan/plan-set.ts';
import { writtenCalls } from '../plan/written-call.ts';
import { pathsInFile } from '../resolve/walk-schema.ts';
import { isOfKind, type SourceFile } from '../source/source-file.ts';
import { accessOfField } from './access-of-field.ts';
import { partsOfScreen, recordsOfScreen, type ScreenPart } from './parts-of-screen.ts';

/** Records that an access rule can read where it is evaluated, besides the user. */
export interface Loaded {
  /** Entity of the record that the rule reads as `self`; undefined without one. */
  readonly self?: string | undefined;
  /** Names of the records that the rule can read besides `self`. */
  readonly records: readonly string[];
}

/** Use of an access rule, with its position. */
export interface AccessUse extends Loaded {
  readonly file: SourceFile;
  readonly at: JSONPath;
  readonly rule: string;
}

const nothing: Loaded = { records: [] };

/**
 * Lists every use of an access rule with the records loaded there. A rule that both page and gateway evaluate
 * has one use for each.
 */
export function accessUses(plans: PlanContext): readonly AccessUse[] {
  const { sources } = plans;
  return [
    ...[...sources.of('product').values()].flatMap((file) =>
      namedIn(file, file.value.live, ['live'], nothing),
    ),
    ...[...sources.of('calls').values()].flatMap(usesOfCalls),
    ...[...sources.of('workflow').values()].flatMap((file) => usesOfWorkflow(file, plans)),
    ...[...sources.of('search').values()].flatMap((file) => usesOfSearch(file, plans)),
    ...[...sources.of('screen').values()].flatMap((file) => usesOnScreen(file, plans)),
    ...[...plans.entities.values()].flatMap((entity) => usesOfEntity(entity, plans)),
  ];
}

function usesOfCalls(file: SourceFile<'calls'>): readonly AccessUse[] {
  return writtenCalls(file).flatMap(([name, { access, store }]): readonly AccessUse[] => {
    const at = ['calls', name];
    const call = { file, at: [...at, 'access'], rule: access, ...nothing };
    const entity = store.save ?? store.remove;
    if (store.access === undefined || typeof entity !== 'string') return [call];
    return [call, { file, at: [...at, 'store', 'access'], rule: store.access, ...recordAlone(entity) }];
  });
}

function recordAlone(entity: string): Loaded {
  return { self: entity, records: [entity] };
}

function usesOfWorkflow(file: SourceFile<'workflow'>, plans: PlanContext): readonly AccessUse[] {
  const { entity: name, events, records = {} } = file.value;
  const entity = plans.entities.get(name);
  if (entity === undefined) return [];
  const around = Object.keys({ ...subjectContext(entity, plans), ...records });
  return namedIn(file, events, ['events'], { self: name, records: [name, ...around] });
}

/**
 * Lists the uses in a search. None has a record, since the gateway leaves columns out before it finds records.
 */
function usesOfSearch(file: SourceFile<'search'>, plans: PlanContext): readonly AccessUse[] {
  return Object.entries(file.value.columns).flatMap(([name, { from = [], of = file.value.entity }]) => {
    const entity = plans.entities.get(of);
    if (entity === undefined) return [];
    return from.flatMap((path, index) =>
      accessOfField(entity, path, 'read').map((rule) => {
        return { file, at: ['columns', name, 'from', index], rule, ...nothing };
      }),
    );
  });
}

function usesOfEntity({ name, file, record }: EntityPlan, plans: PlanContext): readonly AccessUse[] {
  const own = record === undefined ? [] : [name];
  const users = (plans.uses.get(name) ?? []).flatMap(({ user }) =>
    user.record === undefined ? [] : [user.name],
  );
  const keepers = [...new Set([...own, ...users])];
  const fields = pathsInFile(file.value).flatMap(({ schema, at }) =>
    Object.entries(schema['x-access'] ?? {}).flatMap(([right, rule]) =>
      keepers.map((keeper) => ({ file, at: [...at, 'x-access', right], rule, ...recordAlone(keeper) })),
    ),
  );
  if (record?.access === undefined) return fields;
  return [{ file, at: ['x-record', 'access'], rule: record.access, ...recordAlone(name) }, ...fields];
}

/**
 * Lists the uses on a screen. Rules outside of the boxes run before the screen's record is loaded; rules in the
 * boxes have all open records.
 */
function usesOnScreen(file: SourceFile<'screen'>, plans: PlanContext): readonly AccessUse[] {
  const { boxes, ...before } = file.value;
  const { loggedOutUnless: rule } = before;
  return [
    ...namedIn(file, before, [], nothing),
    ...(rule === undefined ? [] : [{ file, at: ['loggedOutUnless'], rule, ...nothing }]),
    ...namedIn(file, boxes, ['boxes'], { records: recordsOfScreen(file, plans) }),
    ...partsOfScreen(file, plans).flatMap(usesOfPart),
  ];
}

function usesOfPart({ file, records }: ScreenPart): readonly AccessUse[] {
  const uses = namedIn(file, file.value, [], { records });
  return isOfKind(file, 'tab') ? uses.map((use) => ({ ...use, ...loadedInTab(use, file) })) : uses;
}

/**
 * Finds the records loaded for a rule of a tab. A rule of a stored search reads that search as `self`; a rule
 * of a new search, or of an action on several rows, has no record, since the gateway checks it before reading
 * any.
 */
function loadedInTab({ at: [, part, action], records }: AccessUse, { value }: SourceFile<'tab'>): Loaded {
  if (part === 'bulk' || (part === 'saved' && action === 'create')) return nothing;
  return part === 'saved' ? { self: value.source.saved?.entity, records: [] } : { records };
}

/**
 * Lists the access rules named anywhere in a file's value; skips parts with status `planned`, which evaluate no rule.
 */
function namedIn(file: SourceFile, value: unknown, at: JSONPath, loaded: Loaded): readonly AccessUse[] {
  if (typeof value === 'string') return at.at(-1) === 'access' ? [{ file, at, rule: value, ...loaded }] : [];
  if (!hasMembers(value) || value['status'] === 'planned') return [];
  return Object.entries(value).flatMap(([name, child]) =>
    namedIn(file, child, [...at, Array.isArray(value) ? Number(name) : name], loaded),
  );
}
