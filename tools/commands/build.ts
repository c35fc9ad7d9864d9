import { updateGenerated } from '../dev/compile-step.ts';
import { loadHandedProduct, productFolder } from '../dev/handed-product.ts';
import { runMain } from '../dev/run-command.ts';
import { ensureWebBuild } from '../dev/web-build.ts';
import { say } from '../terminal/terminal.ts';

await runMain(async () => {
  const handed = await loadHandedProduct(productFolder());
  await updateGenerated(handed.root);
  const outcome = await ensureWebBuild(handed, () => say('Building the app …'));
  say(outcome === 'built' ? 'The app is built in dist/web.' : 'dist/web is up to date.');
});
