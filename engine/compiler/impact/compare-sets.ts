import { type UniqueKey, uniqueKeysOf } from '../../core/product/unique-keys.ts';
import type { EntityPlan } from '../plan/entity-plan.ts';
import type { Change } from './change.ts';
import { compareConstraints } from './compare-constraints.ts';
import { compareRules } from './compare-rules.ts';
import { locationOfKeyword, type SchemaView } from './schema-view.ts';

/** Older and newer schema set. */
export interface ComparedSets {
  readonly before: SchemaView;
  readonly after: SchemaView;
}

/** Lists every difference that affects validity, by entity in the order of names. */
export function compareSets({ before, after }: ComparedSets): readonly Change[] {
  const names = [...new Set([...before.entities.keys(), ...after.entities.keys()])].toSorted();
  return names.flatMap((name) => compareEntity(name, { before, after }));
}

function compareEntity(name: string, views: ComparedSets): readonly Change[] {
  const [old, now] = [views.before.entities.get(name), views.after.entities.get(name)];
  if (old === undefined && now !== undefined) {
    return [
      {
        entity: name,
        at: '',
        direction: 'wider',
        what: 'entity added',
        where: locationOfKeyword(views.after, now, ''),
      },
    ];
  }
  if (now === undefined && old !== undefined) {
    return [
      {
        entity: name,
        at: '',
        direction: 'narrower',
        what: 'entity removed',
        where: locationOfKeyword(views.before, old, ''),
      },
    ];
  }
  if (old === undefined || now === undefined) return [];
  const given = { name, old, now, views };
  return [...comparePaths(given), ...compareTraits(given), ...compareRules(name, views)];
}

interface EntityComparison {
  readonly name: string;
  readonly old: EntityPlan;
  readonly now: EntityPlan;
  readonly views: ComparedSets;
}

function comparePaths({ name, old, now, views }: EntityComparison): readonly Change[] {
  const removed = outermost([...old.schemas.keys()].filter((at) => !now.schemas.has(at)));
  const added = outermost([...now.schemas.keys()].filter((at) => !old.schemas.has(at)));
  return [
    ...removed.map((at): Change => {
      return {
        entity: name,
        at,
        direction: 'narrower',
        what: 'field removed',
        where: locationOfKeyword(views.before, old, at),
      };
    }),
    ...added.map((at): Change => {
      return {
        entity: name,
        at,
        direction: 'wider',
        what: 'field added',
        where: locationOfKeyword(views.after, now, at),
      };
    }),
    ...[...now.schemas].flatMap(([at, schema]) => {
      const was = old.schemas.get(at);
      const found = was === undefined ? [] : compareConstraints(was, schema);
      return found.map(({ keyword, direction, what }): Change => {
        return { entity: name, at, direction, what, where: locationOfKeyword(views.after, now, at, keyword) };
      });
    }),
  ];
}

/** Drops paths inside of an added or removed path, whose report includes them. */
function outermost(paths: readonly string[]): readonly string[] {
  return paths.filter((at) => !paths.some((other) => other !== at && at.startsWith(`${other}/`)));
}

function compareTraits({ name, old, now, views }: EntityComparison): readonly Change[] {
  const where = locationOfKeyword(views.after, now, '', 'x-record');
  const narrower = (what: string): Change => ({ entity: name, at: '', direction: 'narrower', what, where });
  const before = old.record === undefined ? [] : uniqueKeysOf(old.record);
  const keys = now.record === undefined ? [] : uniqueKeysOf(now.record);
  const held = (key: UniqueKey) =>
    before.some(({ at, within }) => at === key.at && (within === undefined || within === key.within));
  return [
    ...(old.record !== undefined && old.record.type !== now.record?.type
      ? [narrower('stored under another type: records that are there are no longer found')]
      : []),
    ...(old.record?.subject === now.record?.subject
      ? []
      : [narrower('belongs to another entity than before')]),
    ...keys
      .filter((key) => !held(key))
      .map(({ at, within }) =>
        narrower(
          `${at} must be unique now${within === undefined ? '' : ` among those with the same ${within}`}`,
        ),
      ),
  ];
}
