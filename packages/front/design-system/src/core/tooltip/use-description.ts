import { useInsertionEffect } from 'react';

/** Hidden description elements in the document: id → element and number of uses. */
const descriptions = new Map<string, { node: HTMLElement; count: number }>();

const descriptionId = (text: string) => `description:${text.replaceAll(/\s/g, '_')}`;

function addDescription(text: string): () => void {
  const id = descriptionId(text);
  let entry = descriptions.get(id);
  if (entry === undefined) {
    const node = document.createElement('span');
    node.id = id;
    node.hidden = true;
    node.textContent = text;
    document.body.append(node);
    entry = { node, count: 0 };
    descriptions.set(id, entry);
  }
  entry.count += 1;
  return () => {
    entry.count -= 1;
    if (entry.count > 0) return;
    entry.node.remove();
    descriptions.delete(id);
  };
}

/**
 * Returns the `aria-describedby` value of an element: the ids in `others`, then the id of a hidden
 * element with `text`. Elements with the same text share one hidden element: a table has many
 * buttons with the same reason.
 */
export function useDescription(text: string | undefined, others?: string): string | undefined {
  useInsertionEffect(() => (text === undefined ? undefined : addDescription(text)), [text]);
  if (text === undefined) return others;
  return others === undefined ? descriptionId(text) : `${others} ${descriptionId(text)}`;
}
