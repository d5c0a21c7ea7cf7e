import type { Tone } from '../../core/display/tone';

export interface TrendSeries {
  label: string;
  tone: Tone;
}

export interface TrendPoint {
  /** The formatted moment ('08:00'). */
  label: string;
  /** One value per series, none below zero; `null` where the data does not cover the moment. */
  values: readonly number[] | null;
}

export interface TrendChartProps {
  label: string;
  series: readonly TrendSeries[];
  points: readonly TrendPoint[];
  /** Makes each moment that the data covers a button; called with its place in `points`. */
  onSelect?: (place: number) => void;
  /** Height of the chart in pixels; 180 by default. */
  height?: number;
}
