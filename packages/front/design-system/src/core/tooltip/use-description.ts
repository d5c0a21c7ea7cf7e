import { useInsertionEffect } from 'react';

/** Hidden texts in the document that describe elements: text → its element and number of uses. */
const descriptions = new Map<string, { node: HTMLElement; count: number }>();

const idOf = (text: string) => `description:${text.replaceAll(/\s/g, '_')}`;

function addDescription(text: string): () => void {
  const id = idOf(text);
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
 * Returns `aria-describedby` of an element described by `text`, after `others`. The hidden text exists once for all elements that
 * it describes: in a table, many buttons have the same reason.
 */
export function useDescription(text: string | undefined, others?: string): string | undefined {
  useInsertionEffect(() => (text === undefined ? undefined : addDescription(text)), [text]);
  if (text === undefined) return others;
  return others === undefined ? idOf(text) : `${others} ${idOf(text)}`;
}
