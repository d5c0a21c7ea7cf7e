/** Meaning of a state; always with a text or an icon, never by colour alone. */
export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'neutral' | 'accent';

export const toneVariants = {
  ok: { color: 'ok', background: 'ok.soft' },
  warn: { color: 'warn', background: 'warn.soft' },
  bad: { color: 'bad', background: 'bad.soft' },
  info: { color: 'info', background: 'info.soft' },
  neutral: { color: 'neutral', background: 'neutral.soft' },
  accent: { color: 'accent', background: 'accent.soft' },
} satisfies Record<Tone, object>;
