import type { Compilation } from '../../engine/compiler/compile.ts';
import { loadProduct } from '../../engine/compiler/compile-product.ts';
import { errorsAmong } from '../../engine/compiler/diagnostics.ts';
import { judgeExamples } from '../../engine/compiler/examples/judge-examples.ts';
import { readSchemaSet, schemaSetDiagnostics } from '../../engine/compiler/read-schema-set.ts';
import { tokensOf } from '../../engine/core/json/pointer.ts';
import type { CodeFacts } from '../../engine/core/product/code-facts.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { ExpressionLook, ExpressionQuestion } from '../../engine/core/protocol/expression-look.ts';
import { listedTexts } from '../../engine/core/protocol/listed-texts.ts';
import type { ComparedFile, TakenBack, WayBack } from '../../engine/core/protocol/schema-versions.ts';
import { withTexts } from '../../engine/core/protocol/with-texts.ts';
import type {
  AccessMatrix,
  CommandOutcome,
  DraftConflict,
  DraftDiagnostic,
  DraftText,
  ExportedFile,
  ExportQuestion,
  KeptSide,
  SchemaText,
  StudioCommand,
} from '../../engine/core/protocol/workbench.ts';
import { accessMatrix } from './access/access-matrix.ts';
import { sayConditions } from './access/say-condition.ts';
import { notesOfRight } from './commands/change-right.ts';
import { CommandError } from './commands/command-error.ts';
import { importReport } from './commands/import-form.ts';
import { notesOfMerge } from './commands/merge-codes.ts';
import { moveToEntity } from './commands/move-to-entity.ts';
import { notesOfRetyping } from './commands/retype-field.ts';
import { refuseForCode, runCommand } from './commands/run-command.ts';
import type { FileTexts } from './commands/schema-files.ts';
import { draftDiagnostic } from './drafts/draft-diagnostic.ts';
import { exportForm } from './export-form.ts';
import { createExpressionDesk } from './expressions/expression-desk.ts';
import { keepExample } from './expressions/keep-example.ts';
import { compareTexts } from './history/compare-texts.ts';
import { takeBack } from './history/take-back.ts';
import { locationAt, locationsIn, locationText } from './locations.ts';
import { mergeDraft } from './merge-draft.ts';
import { wayBack } from './migrations/way-back.ts';
import { ofSchemaSet, withDraft } from './of-schema-set.ts';

/** Draft merged with later changes of its files. */
export interface MergedTexts {
  readonly merged: readonly SchemaText[];
  readonly conflicts: readonly DraftConflict[];
}

/**
 * Work of the Studio on a whole schema set, up to seconds long, which a gateway runs beside its answering thread
 * (compile-beside.ts). Texts and plain data only; writes nothing.
 */
export interface StudioWork {
  /** Returns the texts that a command changes, or a message why it is impossible. */
  readonly run: (
    texts: FileTexts,
    draft: readonly SchemaText[],
    command: StudioCommand,
  ) => Promise<CommandOutcome | { readonly problem: string }>;
  readonly export: (
    texts: FileTexts,
    draft: readonly SchemaText[],
    question: ExportQuestion,
  ) => Promise<ExportedFile | { readonly problem: string }>;
  readonly access: (texts: FileTexts, draft: readonly SchemaText[]) => Promise<AccessMatrix>;
  /** Checks the examples; no results while the draft has errors. */
  readonly examples: (texts: FileTexts, draft: readonly SchemaText[]) => Promise<readonly DraftDiagnostic[]>;
  readonly expression: (
    texts: FileTexts,
    draft: readonly SchemaText[],
    question: ExpressionQuestion,
  ) => Promise<ExpressionLook>;
  readonly merge: (
    texts: FileTexts,
    draft: readonly DraftText[],
    choices: readonly KeptSide[],
  ) => Promise<MergedTexts>;
  readonly compare: (before: FileTexts, after: FileTexts) => Promise<readonly ComparedFile[]>;
  readonly wayBack: (later: FileTexts, earlier: FileTexts) => Promise<WayBack>;
  readonly takeBack: (served: FileTexts, before: FileTexts, after: FileTexts) => Promise<TakenBack>;
}

export interface WorkOptions {
  /** Limit on the steps of expressions in one trial; absent: the default. */
  readonly steps?: number | undefined;
  /** Facts that code of the product depends on; absent: none. */
  readonly code?: CodeFacts | undefined;
  /** Folder below which compiled modules are written to be loaded; absent: one of the project. */
  readonly modules?: string | undefined;
}

type CompileDraft = (texts: FileTexts) => Promise<Pick<Compilation, 'diagnostics' | 'files'>>;

/** Creates the Studio's work in this thread. */
export function createStudioWork(compile: CompileDraft, { steps, code }: WorkOptions = {}): StudioWork {
  const desk = createExpressionDesk(steps);

  /** Compiles the product; undefined where there are errors. */
  async function productOf(texts: FileTexts): Promise<Product | undefined> {
    const { diagnostics, files } = await compile(texts);
    return errorsAmong(diagnostics).length > 0 ? undefined : loadProduct(files);
  }

  async function changedBy(texts: FileTexts, command: StudioCommand): Promise<FileTexts> {
    if (command.command !== 'keep-example') return runCommand(texts, command, code?.fields);
    const kept = await keepExample(texts, command, { productOf, locateIn: desk.locateIn });
    return runCommand(kept.texts, kept.edit);
  }

  async function outcomeOf(texts: FileTexts, command: StudioCommand): Promise<CommandOutcome> {
    if (command.command === 'move-to-entity') {
      refuseForCode(texts, command, code?.fields);
      const { texts: moved, notes } = moveToEntity(texts, command);
      return { changed: listedTexts(moved), notes };
    }
    const changed = listedTexts(await changedBy(texts, command));
    if (command.command === 'merge-codes')
      return { changed, notes: notesOfMerge(withTexts(texts, changed), command) };
    if (command.command === 'retype-field') return { changed, notes: notesOfRetyping(texts, command) };
    if (command.command === 'change-right') return { changed, notes: notesOfRight(texts, command) };
    return { changed, ...(command.command === 'import' && { imported: importReport(command) }) };
  }

  return {
    run: (texts, draft, command) => orProblem(() => outcomeOf(withDraft(texts, draft), command)),
    export: (texts, draft, question) => orProblem(async () => exportForm(withDraft(texts, draft), question)),
    async access(texts, draft) {
      const drafted = withDraft(texts, draft);
      return accessMatrix(texts, drafted, sayConditions(drafted, desk.locateIn));
    },
    async examples(texts, draft) {
      const drafted = withDraft(texts, draft);
      const product = await productOf(drafted);
      if (product === undefined) return [];
      const { files } = readSchemaSet(drafted, schemaSetDiagnostics());
      return judgeExamples(product, files).map(draftDiagnostic);
    },
    expression: async (texts, draft, question) => desk.look(withDraft(texts, draft), question),
    merge: async (texts, draft, choices) => mergedTexts(texts, draft, choices),
    compare: async (before, after) => compareTexts(before, after),
    wayBack: async (later, earlier) => wayBack(later, earlier),
    takeBack: async (served, before, after) => takeBack(served, { before, after }),
  };
}

/** Converts a refused command into a sentence. */
async function orProblem<Result>(
  work: () => Promise<Result>,
): Promise<Result | { readonly problem: string }> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CommandError) return { problem: error.message };
    throw error;
  }
}

/** Merges all files, and names the conflicts' locations for users. */
function mergedTexts(
  texts: FileTexts,
  draft: readonly DraftText[],
  choices: readonly KeptSide[],
): MergedTexts {
  const files = ofSchemaSet(texts, draft).map((file) => mergeDraft(file, texts, choices));
  const merged = files.map(({ path, text }) => ({ path, text }));
  const conflicts = files.flatMap((each) => each.conflicts);
  if (conflicts.length === 0) return { merged, conflicts: [] };
  const locations = locationsIn(withTexts(texts, merged));
  return {
    merged,
    conflicts: conflicts.map((conflict) => {
      const { path, pointer } = conflict;
      const location = locationAt(tokensOf(pointer), (at) => locations(path, at));
      return { ...conflict, location: locationText(location) };
    }),
  };
}
