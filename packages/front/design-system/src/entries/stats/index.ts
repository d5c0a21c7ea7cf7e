export { StatCard, type StatCardProps } from './stat-card';
export { ShareBar, type SharePart } from './share-bar';
export { TrendChart } from './trend-chart';
export type { TrendChartProps, TrendPoint, TrendSeries } from './trend-types';
