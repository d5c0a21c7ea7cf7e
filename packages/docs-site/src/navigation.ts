import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DefaultTheme } from 'vitepress';
import { documentedPackages, entryPointsOf } from './documented-packages';
import { folders } from './folders';

const guides: DefaultTheme.SidebarItem[] = [
  {
    text: 'Write a module',
    items: [
      { text: 'Your first module', link: '/guides/first-module' },
      { text: 'A module with data', link: '/guides/module-with-data' },
      { text: 'Permissions', link: '/guides/permissions' },
      { text: 'Extension points', link: '/guides/extension-points' },
      { text: 'A repository of its own', link: '/guides/own-repository' },
      { text: 'Vite and Rspack', link: '/guides/vite-and-rspack' },
    ],
  },
  {
    text: 'Release and run',
    items: [
      { text: 'Versions and upgrades', link: '/guides/versions' },
      { text: 'Publishing over the network', link: '/guides/publishing' },
      { text: 'When a module fails', link: '/guides/failures' },
      { text: 'Operations', link: '/guides/operations' },
    ],
  },
];

const platform: DefaultTheme.SidebarItem = {
  text: 'The platform',
  collapsed: true,
  items: [
    { text: 'Architecture', link: '/architecture' },
    { text: 'Glossary', link: '/glossary' },
    { text: 'Security', link: '/security' },
    { text: 'Performance', link: '/performance' },
    { text: 'Figures on screen', link: '/figures' },
    { text: 'Failure proofs', link: '/failure-proofs' },
  ],
};

/** The decisions in their order, by their titles. */
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

/** Each package with its further entry points below it. */
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

/** The one list of the site's pages: what it does not name cannot be reached, which a test refuses. */
export const sidebar = (): DefaultTheme.SidebarItem[] => [...guides, reference(), platform, decisions()];
