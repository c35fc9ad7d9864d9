import { hasMembers } from '../../core/json/json.ts';
import { pathToPointer } from '../../core/json/pointer.ts';
import type { FormFile } from '../files/form.ts';
import type { TabFile as TabUse } from '../files/screen.ts';
import { answeringEntity } from '../plan/call-types.ts';
import type { PlanContext } from '../plan/plan-set.ts';
import { isOfKind, type SourceFile } from '../source/source-file.ts';

/** File that a screen shows, or opens from a shown part. */
export interface ScreenPart {
  readonly file: SourceFile;
  /** Names of the records that the file's expressions can read. */
  readonly records: readonly string[];
}

/**
 * Lists the entities of the records that a screen has open: its own, the record's subject, and the owner of
 * both.
 */
export function recordsOfScreen({ value }: SourceFile<'screen'>, plans: PlanContext): readonly string[] {
  const { record } = value;
  if (record === undefined) return [];
  const subject = record.subject && plans.entities.get(record.entity)?.record?.subject;
  const owner = record.owners && answeringEntity(record.owners, plans)?.name;
  return [record.entity, subject, owner].filter((name) => name !== undefined);
}

/** Lists the tabs, cards and flows of a screen, and the forms and cards that they open. */
export function partsOfScreen(screen: SourceFile<'screen'>, plans: PlanContext): readonly ScreenPart[] {
  const { boxes = [], flow } = screen.value;
  const around = { records: recordsOfScreen(screen, plans), plans, seen: new Set<string>() };
  const shown = boxes.flatMap(({ tabs }) => leavesOf(tabs));
  return [
    ...shown.flatMap(({ tab }) => partsFrom('tab', tab, around)),
    ...shown.flatMap(({ card }) => partsFrom('card', card, around)),
    ...partsFrom('flow', flow, around),
  ];
}

function leavesOf(tabs: readonly TabUse[]): readonly TabUse[] {
  return tabs.flatMap((use) => (use.tabs === undefined ? [use] : leavesOf(use.tabs)));
}

interface Around {
  readonly records: readonly string[];
  readonly plans: PlanContext;
  /**
   * Files already visited, each with the records open in it; ends the search where a card leads back to itself.
   */
  readonly seen: Set<string>;
}

function partsFrom(
  kind: 'tab' | 'card' | 'flow' | 'form',
  stem: string | undefined,
  around: Around,
): readonly ScreenPart[] {
  const file = around.plans.sources.of(kind).get(stem ?? '');
  if (file === undefined) return [];
  const { opens, reads } = recordsIn(file, around);
  const key = [file.path, ...opens].join(' ');
  if (around.seen.size === around.seen.add(key).size) return [];
  const inside = { ...around, records: opens };
  return [
    { file, records: [...opens, ...reads] },
    ...textsUnder('form', file.value).flatMap((name) => partsFrom('form', name, inside)),
    ...textsUnder('card', file.value).flatMap((name) => partsFrom('card', name, inside)),
  ];
}

interface RecordsIn {
  /** Names of the records that stay open in files opened from this one. */
  readonly opens: readonly string[];
  /** Names of further records that only this file's expressions can read. */
  readonly reads: readonly string[];
}

function recordsIn(file: SourceFile, { records, plans }: Around): RecordsIn {
  if (isOfKind(file, 'form')) return { opens: records, reads: besideForm(file.value, records, plans) };
  if (!isOfKind(file, 'card')) return { opens: records, reads: [] };
  const { entity, with: companions = {} } = file.value;
  return { opens: [...new Set([...records, entity])], reads: Object.keys(companions) };
}

/**
 * Finds the records that only the form itself reads: those that the rules of its entity name, and the owner
 * chosen in the form.
 */
function besideForm({ entity: name, fields = {} }: FormFile, records: readonly string[], plans: PlanContext) {
  const record = plans.entities.get(name)?.record;
  const isSubjectOpen = record?.subject !== undefined && records.includes(record.subject);
  const companions = plans.sources.of('rules').get(name)?.value.with ?? {};
  const choice = Object.entries(fields).find(([path]) => pathToPointer(path) === record?.organizationAt);
  const owner = answeringEntity(choice?.[1].choices?.call ?? '', plans)?.name;
  return [...(isSubjectOpen ? Object.keys(companions) : []), ...(owner === undefined ? [] : [owner])];
}

/**
 * Lists the texts of every property with the given name or its plural, at any depth, also where they are the
 * members of an object.
 */
function textsUnder(name: string, value: unknown): readonly string[] {
  if (!hasMembers(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    if (key !== name && key !== `${name}s`) return textsUnder(name, child);
    const named = hasMembers(child) ? Object.values(child) : [child];
    return named.filter((each) => typeof each === 'string');
  });
}
