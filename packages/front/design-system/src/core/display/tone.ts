/** The meaning that a colour conveys. A text or an icon must convey it as well. */
export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'neutral' | 'accent';

export const toneVariants = {
  ok: { color: 'ok', background: 'ok.soft' },
  warn: { color: 'warn', background: 'warn.soft' },
  bad: { color: 'bad', background: 'bad.soft' },
  info: { color: 'info', background: 'info.soft' },
  neutral: { color: 'neutral', background: 'neutral.soft' },
  accent: { color: 'accent', background: 'accent.soft' },
} satisfies Record<Tone, object>;
