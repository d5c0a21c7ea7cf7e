import { virtual } from '@guidepup/virtual-screen-reader';

/**
 * Drops the content of buttons and column headers, which repeats their names. Also drops the line
 * 'paragraph', and the lines 'end of …' of small elements.
 */
function withoutRepeats(spoken: readonly string[]): string {
  return spoken
    .join('\n')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/^((?:button|columnheader), .*)\n(?:.*\n)*?end of \1$/gm, '$1')
    .replace(/^(?:paragraph|end of (?:paragraph|heading|link|listitem|gridcell|row)\b.*)\n/gm, '');
}

/**
 * Reads `container` from beginning to end, like a screen reader whose user presses 'next'
 * repeatedly. Returns what the screen reader says, one line per stop, as a transcript for people:
 * `expect(await readAloud()).toMatchSnapshot()`.
 */
export async function readAloud(container: HTMLElement = document.body): Promise<string> {
  await virtual.start({ container });
  try {
    const first = virtual.activeNode;
    do await virtual.next();
    while (virtual.activeNode !== first);
    return withoutRepeats(await virtual.spokenPhraseLog());
  } finally {
    await virtual.stop();
  }
}

/** Returns what a screen reader says by itself during `action`: the status messages, each as often as it is said. */
export async function announcements(action: () => Promise<void>): Promise<string[]> {
  await virtual.start({ container: document.body });
  try {
    await virtual.clearSpokenPhraseLog();
    await action();
    return (await virtual.spokenPhraseLog()).filter((phrase) => /^(?:polite|assertive): /.test(phrase));
  } finally {
    await virtual.stop();
  }
}
