import type { Product } from '../../engine/core/product.ts';
import { readConfig } from '../../gateway/config.ts';
import { openLoadTarget } from '../../gateway/control/client.ts';
import { commands } from '../cli/commands.ts';
import { runCli } from '../cli/run-cli.ts';
import { createTerminalOutput } from '../cli/terminal-output.ts';
import { demoRecords } from '../demo/demo-set.ts';

async function loadProduct(): Promise<Product> {
  const { product } = await import('../../generated/product.ts');
  return product;
}

// Whoever reads the answer (`| head`) may have enough before it ends: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await runCli({
  args: process.argv.slice(2),
  commands,
  output: createTerminalOutput(process.stdout),
  services: {
    product: loadProduct,
    openTarget: (product) =>
      openLoadTarget({ config: readConfig(), product, seed: { records: demoRecords(product.info.slug) } }),
    input: () => process.stdin,
    now: () => new Date(),
  },
});
