import { checkFiles } from '../../../engine/compiler/check/check.ts';
import { reportBrokenFacts } from '../../../engine/compiler/check/report-broken-facts.ts';
import type { Diagnostic, Diagnostics } from '../../../engine/compiler/diagnostics.ts';
import { checkSchemasCompile } from '../../../engine/compiler/emit/emit-entities.ts';
import { hashOf } from '../../../engine/compiler/emit/emit-files.ts';
import { titlesOf } from '../../../engine/compiler/location/titles.ts';
import { type PlansOnDemand, planOnDemand } from '../../../engine/compiler/plan-on-demand.ts';
import { planWhole } from '../../../engine/compiler/plan-schema-set.ts';
import { readSchemaSet, schemaSetDiagnostics } from '../../../engine/compiler/read-schema-set.ts';
import { once } from '../../../engine/core/compute/once.ts';
import { jsonEqual } from '../../../engine/core/json/equal.ts';
import { type CodeFacts, noCode } from '../../../engine/core/product/code-facts.ts';
import type { ShownDraft, ShownFile } from '../../../engine/core/protocol/draft-changes.ts';
import { withTexts } from '../../../engine/core/protocol/with-texts.ts';
import type { SchemaText } from '../../../engine/core/protocol/workbench.ts';
import type { FileTexts } from '../commands/schema-files.ts';
import { keepLatest } from '../keep-latest.ts';
import { areSameTexts } from '../same-texts.ts';
import { type ChangesText, changesText } from './changes-text.ts';
import { changesOfAll, changesOfFiles } from './page-changes.ts';

/** Schema set with the files that a draft changes. */
export interface DraftedTexts {
  readonly texts: FileTexts;
  readonly draft: readonly SchemaText[];
}

export interface PreviewedTexts extends DraftedTexts {
  readonly shown: ShownDraft;
}

export interface DraftCheck {
  readonly diagnostics: readonly Diagnostic[];
  /** SHA-256 (hex) of the schema set with the draft. */
  readonly hash: string;
  /** Changes to pages; absent where there are errors. */
  readonly changes?: ChangesText;
}

/** Desk that checks drafts in sequence, and plans each draft and its base once. */
export interface DraftDesk {
  /** Finds all mistakes of the schema set, and all changes to pages. */
  readonly check: (given: DraftedTexts) => DraftCheck;
  /**
   * Finds the changes of edited and shown files, based on the page's draft if recently checked, else on the stored
   * texts; undefined while unknown.
   */
  readonly preview: (given: PreviewedTexts) => ChangesText | undefined;
}

/** Limit on drafts kept for pages, a few megabytes each, as several analysts type at a time. */
const mostKnown = 4;

interface PlannedDraft {
  readonly draft: readonly SchemaText[];
  readonly planned: PlannedTexts;
}

interface PlannedTexts {
  readonly texts: FileTexts;
  readonly hash: () => string;
  readonly diagnostics: Diagnostics;
  readonly plans: PlansOnDemand;
}

/** Creates a desk. `code`: facts that code of the product depends on, which no draft may remove. */
export function createDraftDesk(code: CodeFacts = noCode): DraftDesk {
  let stored: (PlannedTexts & { readonly isSound: boolean }) | undefined;
  let drafted: PlannedTexts | undefined;
  /** Checked drafts without errors, by hash; the pages that sent them have applied all of their changes. */
  const checked = new Map<string, PlannedDraft>();

  function storedOf(texts: FileTexts) {
    if (stored === undefined || !areSameTexts(stored.texts, texts)) {
      const planned = plannedTexts(texts);
      checkWhole(planned);
      stored = { ...planned, isSound: !planned.diagnostics.hasErrors };
      checked.clear();
    }
    return stored;
  }

  function draftedOf({ texts, draft }: DraftedTexts): PlannedTexts {
    const all = withTexts(texts, draft);
    if (drafted === undefined || !areSameTexts(drafted.texts, all)) drafted = plannedTexts(all);
    return drafted;
  }

  return {
    check(given) {
      const base = storedOf(given.texts);
      const after = draftedOf(given);
      checkWhole(after);
      const { diagnostics } = after;
      reportBrokenFacts(code, { base, draft: after });
      const found = { diagnostics: diagnostics.all, hash: after.hash() };
      if (diagnostics.hasErrors) return found;
      if (!base.isSound || !haveSameFunctions(base, after))
        return { ...found, changes: changesText(found.hash, []) };
      keepLatest(checked, found.hash, { draft: given.draft, planned: after }, mostKnown);
      const changes = changesOfAll({ base: base.plans, draft: after.plans });
      return { ...found, changes: changesText(base.hash(), changes) };
    },
    preview({ shown: { files, known = '' }, ...given }) {
      const base = storedOf(given.texts);
      const after = draftedOf(given);
      const { diagnostics, plans } = after;
      if (diagnostics.hasErrors || !base.isSound || !haveSameFunctions(base, after)) return undefined;
      const before = checked.get(known) ?? { draft: [], planned: base };
      const drafts = [...before.draft, ...given.draft].map(({ path }) => path);
      const both = { base: before.planned.plans, draft: plans };
      const { changes, compared } = changesOfFiles(both, [...drafts, ...pathsOf(files, after)]);
      return diagnostics.hasErrors ? undefined : { ...changesText(before.planned.hash(), changes), compared };
    },
  };
}

function plannedTexts(texts: FileTexts): PlannedTexts {
  const diagnostics = schemaSetDiagnostics();
  const sources = readSchemaSet(texts, diagnostics);
  diagnostics.titles = titlesOf(sources.files);
  const hash = once(() => hashOf(sources.files, 64));
  return { texts, hash, diagnostics, plans: planOnDemand(sources, diagnostics) };
}

/** Reports everything that compiling would find. */
function checkWhole({ plans, diagnostics }: PlannedTexts): void {
  checkFiles(plans.context.sources, diagnostics);
  const whole = planWhole(plans);
  if (!diagnostics.hasErrors) checkSchemasCompile(whole, diagnostics);
}

/** Reports whether both have the same product functions, which are code of the release that pages were built with. */
function haveSameFunctions(one: PlannedTexts, other: PlannedTexts): boolean {
  return jsonEqual(functionsOf(one), functionsOf(other));
}

function functionsOf({ plans }: PlannedTexts): unknown {
  const [product] = plans.context.sources.of('product').values();
  return product?.value.functions;
}

function pathsOf(shown: readonly ShownFile[], { plans }: PlannedTexts): readonly string[] {
  const { files } = plans.context.sources;
  return shown.flatMap(({ kind, name }) =>
    files.filter((file) => file.kind === kind && file.stem === name).map(({ path }) => path),
  );
}
