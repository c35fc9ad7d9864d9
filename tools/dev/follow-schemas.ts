import type { RunningGateway } from '../../gateway/main.ts';
import { errorsAmong, formatDiagnostics } from '../compiler/diagnostics.ts';
import type { WatchResult } from '../compiler/watch.ts';
import { complain, paint, say } from '../terminal/terminal.ts';
import type { DevWeb } from './dev-web.ts';
import { describeFailure } from './run-command.ts';
import { tellWarnings } from './warnings-once.ts';

/** Shows what is wrong in the schemas; hands a good compilation on. Never rejects: development goes on. */
export async function followSchemas(
  result: WatchResult,
  web: DevWeb,
  gateway: RunningGateway,
): Promise<void> {
  tellWarnings(result.diagnostics);
  const errors = errorsAmong(result.diagnostics);
  web.showProblems(errors.map((error) => formatDiagnostics([error])));
  if (errors.length > 0) {
    complain(`\n${formatDiagnostics(errors)}\n\n${paint('red', 'The last good build keeps running.')}`);
  } else if (result.written.length > 0) {
    await handOn(result, web, gateway).catch((error: unknown) => complain(describeFailure(error)));
  } else {
    // Who has mended a mistake is told so, also where everything is again as it was.
    say(`${paint('green', '✓')} schemas compiled: nothing changed`);
  }
}

/** First to the gateway, then to the open pages: a page never knows of a field that the gateway would refuse. */
async function handOn(
  { written, savedAt }: WatchResult,
  web: DevWeb,
  gateway: RunningGateway,
): Promise<void> {
  const product = await web.loadProduct(written);
  await gateway.useProduct(product);
  await web.refreshPages(written);
  const files = written.length === 1 ? 'one file' : `${written.length} files`;
  const took = `${Math.round(performance.now() - savedAt)} ms`;
  say(
    `${paint('green', '✓')} schemas compiled: ${files} changed, with the open pages ${took} after the save`,
  );
}
