import { join, resolve } from 'node:path';
import { defineConfig } from 'vitepress';
import release from '../../../package.json' with { type: 'json' };
import { addressOf, keepAnchors, leadLinks } from './links.ts';
import { sidebarOf } from './sidebar.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Leaves Vue to Node when pages are rendered: pages stand beside the project's modules, which have no Vue. */
const vueOfThisFolder = {
  name: 'vue-of-this-folder',
  enforce: 'pre' as const,
  resolveId(id: string, _importer: string | undefined, { ssr }: { readonly ssr?: boolean }) {
    return ssr === true && /^vue(\/|$)/.test(id) ? { id, external: true } : undefined;
  },
};

/** Ranks the guides before decisions, and these before what overruled ones say. */
function boostDocument(page: string): number {
  if (page.startsWith('/decisions/archive/')) return 0.1;
  return page.startsWith('/decisions/') ? 0.3 : 1;
}

/** Site of the project's guides: every Markdown page of docs/, the README and the maps of gateway/ at their paths. */
export default defineConfig({
  title: 'Regimen',
  description: 'A medication-management application, and the schema-driven engine that it is built by.',
  srcDir: root,
  outDir: join(root, 'dist/docs'),
  cacheDir: join(root, '.cache/docs'),
  srcExclude: [
    '**/node_modules/**',
    '{dist,data,data-dev,.cache,test-results,tests,schemas,screens,examples,tools/create,.github}/**',
    'docs/site/{node_modules,.vitepress}/**',
  ],
  rewrites: addressOf,
  cleanUrls: true,
  lastUpdated: false,
  markdown: {
    // The pages are read as plain Markdown elsewhere: no HTML, and nothing in them is Vue's.
    html: false,
    attrs: { disable: true },
    config(markdown) {
      leadLinks(markdown, root);
      keepAnchors(markdown);
      const { rules } = markdown.renderer;
      for (const kind of ['text', 'code_inline'] as const) {
        const render = rules[kind];
        rules[kind] = (...args) => render?.(...args).replaceAll('{{', '&#123;&#123;') ?? '';
      }
    },
    languageAlias: { cel: 'js' },
  },
  vite: {
    configFile: false,
    plugins: [vueOfThisFolder],
    // Keeps Vite from reading the project's own tsconfig, whose target its esbuild does not know yet.
    esbuild: { tsconfigRaw: '{}', target: 'es2022' },
    publicDir: false,
    build: { chunkSizeWarningLimit: 3000 },
  },
  themeConfig: {
    search: { provider: 'local', options: { miniSearch: { searchOptions: { boostDocument } } } },
    outline: [2, 3],
    nav: [
      { text: 'Analysts', link: '/analyst/' },
      { text: 'Developers', link: '/developer/' },
      { text: 'Operators', link: '/operator/' },
      { text: 'Packages', link: '/library/' },
      { text: release.version, items: [{ text: 'Changes', link: '/CHANGELOG' }] },
      { text: 'Playground', link: '/playground/', target: '_self' },
    ],
    sidebar: sidebarOf(join(root, 'docs')),
  },
});
