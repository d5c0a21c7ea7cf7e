import { useMessages } from '../../core/messages';
import type { TrendChartProps } from './trend-types';

interface TrendTableProps extends Pick<TrendChartProps, 'label' | 'series' | 'points'> {
  write: (value: number) => string;
}

/** Renders the figures of a trend chart as a table. */
export function TrendTable({ label, series, points, write }: TrendTableProps) {
  const texts = useMessages();
  return (
    <table>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.moment}</th>
          {series.map((one) => (
            <th key={one.label} scope="col">
              {one.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point, place) => (
          <tr key={`${place} ${point.label}`}>
            <th scope="row">{point.label}</th>
            {series.map((one, index) => (
              <td key={one.label}>
                {point.values === null ? texts.notCovered : write(point.values[index] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
