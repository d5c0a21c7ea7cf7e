import { styled } from '../theme/styled';

export interface ProgressBarProps {
  /** Name of the running task. */
  label: string;
  /** Completed share of the task, from 0 to 1. */
  share: number;
  /** The progress in words, if they say more than a percentage ('500 sur 10 000'). */
  valueText?: string;
}

const Track = styled('div', {
  base: { width: 'full', height: '8px', borderRadius: 'full', overflow: 'hidden', background: 'border' },
});

const Fill = styled('div', {
  base: { height: 'full', background: 'accent', transitionProperty: 'width', transitionDuration: 'fast' },
});

/** Renders the progress of a long task (role `progressbar`). */
export function ProgressBar({ label, share, valueText }: ProgressBarProps) {
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={valueText}
    >
      <Fill style={{ width: `${share * 100}%` }} />
    </Track>
  );
}
