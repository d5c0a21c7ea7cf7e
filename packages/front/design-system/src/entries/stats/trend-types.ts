import type { Tone } from '../../core/display/tone';

export interface TrendSeries {
  label: string;
  tone: Tone;
}

export interface TrendPoint {
  /** The formatted moment ('08:00'). */
  label: string;
  /** One value per series, none negative; `null` if the data does not cover the moment. */
  values: readonly number[] | null;
}

export interface TrendChartProps {
  label: string;
  series: readonly TrendSeries[];
  points: readonly TrendPoint[];
  /** Makes each moment covered by the data a button; called with its index in `points`. */
  onSelect?: (place: number) => void;
  /** Height of the chart in pixels; 180 by default. */
  height?: number;
}
