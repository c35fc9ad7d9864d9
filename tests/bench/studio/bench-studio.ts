import { benchDrafts } from './drafts.ts';
import { benchImpact } from './impact-of-change.ts';
import { benchPublishing } from './publish-over-processes.ts';

/** What analysts wait for in the Studio, in ratio to its limits. */
export async function benchStudio(): Promise<readonly string[]> {
  return [...(await benchDrafts()), ...(await benchPublishing()), ...(await benchImpact())];
}
