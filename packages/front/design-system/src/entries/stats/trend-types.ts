import type { Tone } from '../../core/display/tone';

export interface TrendSeries {
  label: string;
  tone: Tone;
}

export interface TrendPoint {
  /** The formatted time ('08:00'). */
  label: string;
  /** One value per series, none negative; `null` if the data does not cover this time. */
  values: readonly number[] | null;
}

export interface TrendChartProps {
  label: string;
  series: readonly TrendSeries[];
  points: readonly TrendPoint[];
  /** Called with the index in `points` when the user clicks a column. With `onSelect`, columns with values are buttons. */
  onSelect?: (place: number) => void;
  /** Height of the chart in pixels; 180 by default. */
  height?: number;
}
