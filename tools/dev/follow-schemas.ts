import { type Diagnostic, errorsAmong, formatDiagnostics } from '../../engine/compiler/diagnostics.ts';
import { judgeExamples } from '../../engine/compiler/examples/judge-examples.ts';
import type { WatchResult } from '../../engine/compiler/watch.ts';
import type { RunningGateway } from '../../gateway/main.ts';
import { complain, paint, say } from '../terminal/terminal.ts';
import type { DevWeb } from './dev-web.ts';
import type { ProductModules } from './product-modules.ts';
import { terminalMessage } from './run-command.ts';
import { reportWarnings } from './warnings-once.ts';

/** Parts of the development server that follow changes of the schemas. */
export interface SchemaFollowers {
  readonly modules: Pick<ProductModules, 'load'>;
  readonly gateway: Pick<RunningGateway, 'useProduct'>;
  readonly web: Pick<DevWeb, 'refreshPages' | 'showProblems' | 'useSources'>;
}

/**
 * Shows the diagnostics of the schemas, and passes a compilation without errors to the followers. Never rejects,
 * so that the watcher continues.
 */
export async function followSchemas(result: WatchResult, followers: SchemaFollowers): Promise<void> {
  const { web, modules } = followers;
  const errors = errorsAmong(result.diagnostics);
  if (errors.length > 0) {
    reportWarnings(result.diagnostics);
    web.showProblems({
      headline: brokenSchemas,
      diagnostics: errors.map((error) => formatDiagnostics([error])),
    });
    complain(`\n${formatDiagnostics(errors)}\n\n${paint('red', 'The last good build keeps running.')}`);
    return;
  }
  web.useSources(result.sources);
  try {
    if (result.written.length > 0) await applyChange(result, followers);
    // Reports an unchanged result too, for a developer who has reverted an error.
    else say(`${paint('green', '✓')} schemas compiled: nothing changed`);
    showExamples(result, judgeExamples(await modules.load([]), result.sources), web);
  } catch (error) {
    complain(terminalMessage(error));
  }
}

const brokenSchemas = 'The schemas have problems. This page keeps running on the last good build.';
const brokenExamples = 'Examples and rules do not agree. This page runs on the new build all the same.';

/** Shows failing examples after the page's update, so that they do not delay the view of the change. */
function showExamples(
  { diagnostics }: WatchResult,
  judged: readonly Diagnostic[],
  web: SchemaFollowers['web'],
): void {
  reportWarnings([...diagnostics, ...judged]);
  const wrong = errorsAmong(judged);
  web.showProblems({
    headline: brokenExamples,
    diagnostics: wrong.map((error) => formatDiagnostics([error])),
  });
  if (wrong.length > 0) complain(`\n${formatDiagnostics(wrong)}`);
}

/**
 * Applies changes to the gateway before the open pages, so that no page sends a field that the gateway would
 * refuse.
 */
async function applyChange(
  { written, savedAt }: WatchResult,
  { modules, gateway, web }: SchemaFollowers,
): Promise<void> {
  const product = await modules.load(written);
  await gateway.useProduct(product);
  await web.refreshPages(written);
  const files = written.length === 1 ? 'one file' : `${written.length} files`;
  const took = `${Math.round(performance.now() - savedAt)} ms`;
  say(
    `${paint('green', '✓')} schemas compiled: ${files} changed, with the open pages ${took} after the save`,
  );
}
