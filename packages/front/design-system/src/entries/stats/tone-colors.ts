import type { Tone } from '../../core/display/tone';

/** Tone of a part of a whole; `rest` for the remainder. */
export type ShareTone = Tone | 'rest';

export const toneColors = {
  ok: { strong: 'ok', soft: 'ok.soft' },
  warn: { strong: 'warn', soft: 'warn.soft' },
  bad: { strong: 'bad', soft: 'bad.soft' },
  info: { strong: 'info', soft: 'info.soft' },
  neutral: { strong: 'neutral', soft: 'neutral.soft' },
  accent: { strong: 'accent', soft: 'accent.soft' },
  rest: { strong: 'border', soft: 'bg.subtle' },
} as const satisfies Record<ShareTone, { strong: string; soft: string }>;
