import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../../tools/quality/process.ts';
import { complain, say } from '../../../tools/terminal/terminal.ts';
import { hottest } from './hottest.ts';
import { profiledWork } from './profiled-work.ts';

/**
 * Profiles one kind of work, writes `dist/profiles/<name>.cpuprofile` (a flame graph in Chrome DevTools, speedscope
 * and Visual Studio Code) and beside it the hottest functions and stacks, which are also printed.
 */
export async function runProfile([name = '', ...others]: readonly string[]): Promise<void> {
  const work = Object.hasOwn(profiledWork, name) ? profiledWork[name] : undefined;
  if (work === undefined || others.length > 0) {
    const names = Object.keys(profiledWork).join(', ');
    complain(`Say what to profile: one of ${names}, as in "npm run profile -- save".`);
    process.exitCode = 2;
    return;
  }
  const profile = await work();
  const folder = join(projectRoot, 'dist', 'profiles');
  const lines = hottest(profile, projectRoot);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.cpuprofile`), JSON.stringify(profile));
  await writeFile(join(folder, `${name}.txt`), `${lines.join('\n')}\n`);
  for (const line of lines) say(line);
  say(`\nThe flame graph is dist/profiles/${name}.cpuprofile: open it in the Performance panel of Chrome.`);
}
