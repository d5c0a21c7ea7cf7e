// @ts-check
import path from 'node:path';
import { fromRoot } from './workspace-paths.mjs';

const progressPrefix = '@progress ';

/**
 * Returns a function that reads the lines of the progress reporters. The number of finished tests
 * becomes the status of the step (`123 sur 456`). A failed test is noted at once.
 * @param {string} unit the counted things
 * @param {(text: string) => void} note
 * @param {(text: string) => void} setStatus
 * @returns {(line: string) => void}
 */
export function createProgressReader(unit, note, setStatus) {
  return (line) => {
    if (!line.startsWith(progressPrefix)) return;
    const { done, total, failed } = JSON.parse(line.slice(progressPrefix.length));
    setStatus(`${done} sur ${total} ${unit}`);
    for (const name of failed)
      note(`échec : ${path.isAbsolute(name) ? path.relative(fromRoot(), name) : name}`);
  };
}

/** Returns the output of a gate without the lines of the progress reporters. @param {string} output */
export function withoutProgress(output) {
  const lines = output.split('\n').filter((line) => !line.startsWith(progressPrefix));
  return lines.join('\n').trimEnd();
}
