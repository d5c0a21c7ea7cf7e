import { brand } from '@escale/contracts';
import { defineConfig } from 'vitepress';
import { folders } from '../src/folders';
import { sidebar } from '../src/navigation';
import { extractScripts } from '../src/page-scripts';

const base = '/docs/';
const scripts = extractScripts(base);

export default defineConfig({
  base,
  title: brand.name,
  titleTemplate: `:title · ${brand.name}`,
  description: 'Documentation for teams that build modules, and for those who run the platform',
  lang: 'en',
  srcDir: folders.pages,
  outDir: folders.out,
  cacheDir: folders.cache,
  cleanUrls: true,
  // VitePress' own colour for the language of a code block is too pale.
  head: [['style', {}, 'html:root { --vp-code-lang-color: var(--vp-c-text-2); }']],
  ignoreDeadLinks: 'localhostLinks',
  metaChunk: true,
  lastUpdated: false,
  transformHtml: scripts.extract,
  buildEnd: scripts.write,
  themeConfig: {
    nav: [
      { text: 'Guides', link: '/guides/first-module', activeMatch: '^/guides/' },
      { text: 'API reference', link: '/reference/', activeMatch: '^/reference/' },
      { text: 'Architecture', link: '/architecture' },
      { text: 'Glossary', link: '/glossary' },
    ],
    sidebar: sidebar(),
    outline: [2, 3],
    search: { provider: 'local' },
    externalLinkIcon: true,
  },
  markdown: { theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } },
});
