import { complain } from '../../../tools/terminal/terminal.ts';
import { benchDrafts } from './drafts.ts';
import { benchImpact } from './impact-of-change.ts';
import { benchPublishing } from './publish-over-processes.ts';
import { benchTyping } from './typing-in-page.ts';

const parts = {
  drafts: benchDrafts,
  typing: benchTyping,
  publishing: benchPublishing,
  impact: () => benchImpact(),
};

/**
 * Measures the waits of analysts in the Studio in relation to their limits; a failing part keeps the figures of the
 * others.
 */
export async function benchStudio(): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const [name, bench] of Object.entries(parts)) {
    const begun = performance.now();
    try {
      lines.push(...(await bench()));
    } catch (error) {
      complain(`${name} did not come to its end: ${String(error)}`);
      process.exitCode = 1;
    }
    lines.push(`(${name}: ${Math.round((performance.now() - begun) / 1_000)} s)`);
  }
  return lines;
}
