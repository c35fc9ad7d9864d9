import axe from 'axe-core';

/** Lists the serious and critical findings of axe-core, one line each. */
export async function seriousFindings(root: Element = document.body): Promise<readonly string[]> {
  const { violations } = await axe.run(root, {
    // Switches off rules that cannot work here: jsdom has no layout, and a fragment has no landmarks.
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
