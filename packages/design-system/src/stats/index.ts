export { StatCard, type StatCardProps } from './stat-card';
export { ShareBar, type ShareBarProps, type SharePart } from './share-bar';
export { TrendChart, type TrendChartProps, type TrendPoint, type TrendSeries } from './trend-chart';
