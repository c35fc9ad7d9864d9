import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { validatorCode } from '../../../engine/compiler/emit/validator-code.ts';
import { requireLibraries } from '../require-libraries.ts';
import { works } from './works.ts';

/** Builds the page with all sides as it would ship: production React, minified. */
export async function buildPage(outDir: string): Promise<void> {
  await requireLibraries();
  await rm(outDir, { recursive: true, force: true });
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [react(), emittedValidators()],
    build: { outDir, target: 'esnext', modulePreload: false, chunkSizeWarningLimit: 5000 },
  });
}

const name = 'virtual:validators';
const runtime = join(import.meta.dirname, '../../../engine/core/validation/validator-runtime.ts');

/** Serves the validators that the compiler emits for the schemas, as modules. */
function emittedValidators(): Plugin {
  return {
    name: 'emitted-validators',
    resolveId: (id) => (id.startsWith(name) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${name}`) return indexCode();
      const work = Object.entries(works).find(([key]) => id === `\0${name}/${key}`)?.[1];
      if (work === undefined) return undefined;
      return `import * as runtime from ${JSON.stringify(runtime)};\n${validatorCode(work.schema)}`;
    },
  };
}

function indexCode(): string {
  const names = Object.keys(works);
  const imports = names.map((work) => `import { validate as ${work} } from '${name}/${work}';`);
  return `${imports.join('\n')}\nexport const validators = { ${names.join(', ')} };`;
}
