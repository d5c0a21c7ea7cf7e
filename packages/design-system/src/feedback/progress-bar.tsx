import { styled } from '@escale/design-system';

export interface ProgressBarProps {
  /** What is under way. */
  label: string;
  /** Share done so far, 0 to 1. */
  share: number;
  /** The share in words, where a percentage says less ('500 sur 10 000'). */
  valueText?: string;
}

const Bar = styled('div', {
  base: { width: 'full', height: '8px', borderRadius: 'full', overflow: 'hidden', background: 'border' },
});

const Filling = styled('div', {
  base: { height: 'full', background: 'accent', transitionProperty: 'width', transitionDuration: 'fast' },
});

/** How far something is that takes its time (role `progressbar`). */
export function ProgressBar({ label, share, valueText }: ProgressBarProps) {
  return (
    <Bar
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={valueText}
    >
      <Filling style={{ width: `${share * 100}%` }} />
    </Bar>
  );
}
