import { join } from 'node:path';
import { buildEngine } from '../../engine/library/build-engine.ts';
import { runCommand } from '../dev/run-command.ts';
import { projectRoot } from '../quality/process.ts';
import { say } from '../terminal/terminal.ts';

await runCommand(async () => {
  await buildEngine(projectRoot, join(projectRoot, 'dist', 'engine'));
  say('The engine is built as a library in dist/engine.');
});
