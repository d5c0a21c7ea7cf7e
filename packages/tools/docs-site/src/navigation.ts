import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DefaultTheme } from 'vitepress';
import { documentedPackages, entryPointsOf } from './documented-packages';
import { folders } from './folders';

/** Returns navigation items for pages, given as address → text. */
const pageLinks = (texts: Record<string, string>): DefaultTheme.SidebarItem[] =>
  Object.entries(texts).map(([link, text]) => ({ text, link }));

const guides: DefaultTheme.SidebarItem[] = [
  {
    text: 'Write a module',
    items: pageLinks({
      '/guides/first-module': 'Your first module',
      '/guides/module-with-data': 'A module with data',
      '/guides/module-tests': 'Its test and publication',
      '/guides/module-api': 'Its calls in mock-api',
      '/guides/development': 'While you write it',
      '/guides/gallery': 'The gallery of components',
      '/guides/permissions': 'Permissions',
      '/guides/translation': 'Three languages',
      '/guides/right-to-left': 'Right to left',
      '/guides/extension-points': 'Extension points',
      '/guides/own-repository': 'A repository of its own',
      '/guides/vite-and-rspack': 'Vite and Rspack',
    }),
  },
  {
    text: 'Release',
    items: pageLinks({
      '/guides/releases': 'Publish and roll back',
      '/guides/publishing': 'Publishing over the network',
      '/guides/versions': 'Versions and upgrades',
      '/guides/failures': 'When a module fails',
    }),
  },
  {
    text: 'Operate',
    items: pageLinks({
      '/guides/install': 'Install',
      '/guides/settings': 'Settings',
      '/guides/config-json': 'config.json',
      '/guides/mail': 'Mail',
      '/guides/proxies': 'TLS, proxies and nginx',
      '/guides/database': 'Database',
      '/guides/several-processes': 'Several processes',
      '/guides/backup-and-upgrade': 'Backup and upgrade',
      '/guides/monitoring': 'Monitoring',
      '/guides/other-server': 'A server of your own',
    }),
  },
];

const platform: DefaultTheme.SidebarItem = {
  text: 'The platform',
  collapsed: true,
  items: pageLinks({
    '/architecture': 'Architecture',
    '/architecture/front-end': 'Architecture: front end',
    '/architecture/back-end': 'Architecture: back end',
    '/architecture/where-to-change': 'Where do I change …',
    '/glossary': 'Glossary',
    '/style': 'Style',
    '/security': 'Security',
    '/security/limits': 'Security: limits',
    '/security/sessions': 'Security: sessions',
    '/security/proofs': 'Security: proofs',
    '/security/asvs': 'Security: OWASP ASVS',
    '/browsers': 'Browsers',
    '/performance': 'Performance',
    '/figures': 'Figures on screen',
  }),
};

/** Returns the decisions by number, with their titles. */
function decisions(): DefaultTheme.SidebarItem {
  const files = readdirSync(path.join(folders.pages, 'decisions')).toSorted();
  const titleOf = (file: string) =>
    /^# (.+)$/m.exec(readFileSync(path.join(folders.pages, 'decisions', file), 'utf8'))?.[1] ?? file;
  return {
    text: 'Decisions',
    collapsed: true,
    items: files.map((file) => ({ text: titleOf(file), link: `/decisions/${file.replace(/\.md$/, '')}` })),
  };
}

const linkTo = (page: string) => `/reference/${page.replace(/(^|\/)index$/, '$1')}`;

/** Returns each package, with its further entry points below it. */
function reference(): DefaultTheme.SidebarItem {
  const packages = documentedPackages.map((folder) => {
    const [main, ...others] = entryPointsOf(folder);
    const items = others.map(({ name, page }) => ({
      text: name.slice(`@escale/${folder}/`.length),
      link: linkTo(page),
    }));
    return {
      text: folder,
      link: linkTo(main?.page ?? ''),
      ...(items.length > 0 && { items, collapsed: true }),
    };
  });
  return { text: 'API reference', collapsed: true, items: packages };
}

/**
 * Returns the list of all pages of the site. No reader could reach a page that is missing here, so
 * a test fails for it.
 */
export const sidebar = (): DefaultTheme.SidebarItem[] => [...guides, reference(), platform, decisions()];
