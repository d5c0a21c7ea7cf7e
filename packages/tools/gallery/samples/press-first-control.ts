interface PlayContext {
  canvasElement: HTMLElement;
  globals: Readonly<Record<string, unknown>>;
}

const untilIdle = () => new Promise((resolve) => requestIdleCallback(resolve));
const nextFrame = () => new Promise(requestAnimationFrame);

/** Presses the first control of a story, so that the popup is open on the story's own page. */
export async function pressFirstControl({ canvasElement, globals }: PlayContext): Promise<void> {
  const shownLanguage = () => canvasElement.querySelector<HTMLElement>('[data-story]')?.lang;
  while (shownLanguage() !== globals.language) await nextFrame();
  // Waits for a guard to replace the control: it does so in two successive effects, which run after
  // the frame that shows the control.
  await untilIdle();
  await untilIdle();
  canvasElement.querySelector<HTMLElement>('button, a')?.click();
}
