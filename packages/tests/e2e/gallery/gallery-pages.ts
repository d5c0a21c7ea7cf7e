import { readFileSync } from 'node:fs';
import { fromRoot } from '../src/fixtures/workspace-paths';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'docs' | 'story';
}

export interface GalleryPage extends Entry {
  /** The number of stories on the page. */
  stories: number;
}

/** The folder of the built gallery. */
export const galleryFolder = process.env.ESCALE_GALLERY_DIR ?? fromRoot('var/gallery');

const opensOverThePage = ({ title }: Entry) => title.startsWith('Overlays/');

/** Returns one gallery page for each component, and for an overlay (title `Overlays/…`) one for each story. */
export function galleryPages(): GalleryPage[] {
  const index = JSON.parse(readFileSync(`${galleryFolder}/index.json`, 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const entries = Object.values(index.entries);
  return entries
    .filter((entry) => entry.type === (opensOverThePage(entry) ? 'story' : 'docs'))
    .map((page) => ({
      ...page,
      stories:
        page.type === 'story'
          ? 1
          : entries.filter(({ title, type }) => title === page.title && type === 'story').length,
    }));
}
