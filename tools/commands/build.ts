import { compileSchemas } from '../dev/compile-step.ts';
import { runCommand } from '../dev/run-command.ts';
import { ensureWebBuild } from '../dev/web-build.ts';
import { projectRoot } from '../quality/process.ts';
import { say } from '../terminal/terminal.ts';

await runCommand(async () => {
  await compileSchemas(projectRoot);
  const outcome = await ensureWebBuild(projectRoot, () => say('Building the app …'));
  say(outcome === 'built' ? 'The app is built in dist/web.' : 'dist/web is up to date.');
});
