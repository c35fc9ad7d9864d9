import type { ExpressionContext } from '../expressions/environment.ts';
import type { AccessFact, CodeTable, ExpressionFacts } from '../expressions/facts.ts';
import type { NamedExpression } from '../expressions/named.ts';
import type { SourceKind } from '../files/kind-files.ts';
import type { SourceFile } from '../source/source-file.ts';
import { fileFinder, type SourceSet } from '../source/source-set.ts';
import { isSameMap, ObservedMap } from './observed-map.ts';
import type { DescriptorContext } from './plan-set.ts';
import type { RulesPlan } from './rules-plan.ts';
import type { Use } from './uses.ts';

/** Subject whose reads are recorded, to find out later whether a plan made from it is still valid. */
export interface Observed<Subject> {
  readonly subject: Subject;
  /**
   * Reports whether everything read is equal in the other subject. If so, later reads use the other subject.
   */
  readonly holdsIn: (other: Subject) => boolean;
  /**
   * Repeats side effects in the other subject that reading had in this one, such as the list of constants read.
   */
  readonly noteIn?: (other: Subject) => void;
}

/** Observes the context of planning and records which parts the planning of a file reads. */
export function observeContext(context: DescriptorContext): Observed<DescriptorContext> {
  let current = context;
  const sources = observeSources(context.sources);
  const entities = new ObservedMap(context.entities);
  const uses = new ObservedMap(context.uses, areSameUses);
  const facts = observeFacts(context.facts);
  const rules = new Map<string, RulesPlan>();
  let areRecordsRead = false;
  return {
    subject: {
      ...context,
      ...{ entities, uses, sources: sources.subject, facts: facts.subject },
      get records() {
        areRecordsRead = true;
        return current.records;
      },
      rulesOf(entity) {
        const found = current.rulesOf(entity);
        rules.set(entity, found);
        return found;
      },
    },
    holdsIn(other) {
      const holds =
        other.owner === current.owner &&
        sources.holdsIn(other.sources) &&
        entities.holdsIn(other.entities) &&
        uses.holdsIn(other.uses) &&
        facts.holdsIn(other.facts) &&
        (!areRecordsRead || isSameContext(other.records, current.records)) &&
        [...rules].every(([entity, found]) => other.rulesOf(entity) === found);
      if (holds) current = other;
      return holds;
    },
    noteIn: (other) => facts.noteIn?.(other.facts),
  };
}

function areSameUses(uses: readonly Use[], others: readonly Use[]): boolean {
  return (
    uses.length === others.length &&
    uses.every(({ user, on }, index) => others[index]?.user === user && others[index]?.on === on)
  );
}

function isSameContext(context: ExpressionContext, other: ExpressionContext): boolean {
  return context === other || isSameMap(new Map(Object.entries(context)), new Map(Object.entries(other)));
}

/** Observes the reads of source files alone. */
export function observeSources(sources: SourceSet): Observed<SourceSet> {
  let current = sources;
  const byPath = new ObservedMap(sources.byPath);
  const byKind = new Map<SourceKind, ObservedMap<SourceFile>>();
  const broken = new Map<SourceKind, ReadonlySet<string>>();
  let areFilesRead = false;
  function observedKind(kind: SourceKind): ObservedMap<SourceFile> {
    const known = byKind.get(kind) ?? new ObservedMap<SourceFile>(current.of(kind));
    byKind.set(kind, known);
    return known;
  }
  return {
    subject: {
      ...{ byPath, slug: sources.slug },
      get files() {
        areFilesRead = true;
        return current.files;
      },
      of: fileFinder(observedKind),
      broken(kind) {
        const stems = current.broken(kind);
        broken.set(kind, stems);
        return stems;
      },
    },
    holdsIn(other) {
      const holds =
        other.slug === current.slug &&
        (!areFilesRead || isSameList(other.files, current.files)) &&
        byPath.holdsIn(other.byPath) &&
        [...byKind].every(([kind, files]) => files.holdsIn(other.of(kind))) &&
        [...broken].every(([kind, stems]) => isSameList([...other.broken(kind)], [...stems]));
      if (holds) current = other;
      return holds;
    },
  };
}

function observeFacts(facts: ExpressionFacts): Observed<ExpressionFacts> {
  let current = facts;
  const codes = new ObservedMap(facts.codes, isSameTable);
  const constants = new ObservedMap(facts.constants);
  const access = new ObservedMap(facts.access, isSameAccess);
  const named = new ObservedMap(facts.named, isSameNamed);
  const constantsRead = new Set<string>();
  let isAccessRead = false;
  return {
    subject: {
      ...facts,
      ...{ codes, constants, access, named, constantsRead },
      get accessContext() {
        isAccessRead = true;
        return current.accessContext;
      },
    },
    holdsIn(other) {
      const holds =
        isSameMap(other.functions, current.functions) &&
        isSameList(other.holidays, current.holidays) &&
        (!isAccessRead || isSameContext(other.accessContext, current.accessContext)) &&
        codes.holdsIn(other.codes) &&
        constants.holdsIn(other.constants) &&
        access.holdsIn(other.access) &&
        named.holdsIn(other.named);
      if (holds) current = other;
      return holds;
    },
    noteIn(other) {
      for (const name of constantsRead) other.constantsRead?.add(name);
    },
  };
}

function isSameTable(table: CodeTable, other: CodeTable): boolean {
  return table.entries === other.entries && table.columns === other.columns;
}

function isSameAccess(access: AccessFact, other: AccessFact): boolean {
  return access.when === other.when && access.about === other.about;
}

function isSameNamed(named: NamedExpression, other: NamedExpression): boolean {
  const [about, otherAbout] = [named.about, other.about];
  return (
    named.source === other.source && about?.entity === otherAbout?.entity && about?.type === otherAbout?.type
  );
}

function isSameList<Item>(list: readonly Item[], other: readonly Item[]): boolean {
  return list.length === other.length && list.every((item, index) => item === other[index]);
}
