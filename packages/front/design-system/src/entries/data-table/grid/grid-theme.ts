import { createTheme } from 'ag-grid-community';
import { system } from '../../../core/theme/system';
import type { ColorName } from '../../../core/theme/colors';
import { densityRem, gridHeights } from './grid-heights';

const token = (name: string) => system.token.var(name) as string;

const color = (name: ColorName) => token(`colors.${name}`);

/** Theme of AG Grid, built from the design tokens, so that the grid follows the user's theme and density. */
export const gridTheme = createTheme().withParams({
  accentColor: color('accent'),
  backgroundColor: color('bg.panel'),
  foregroundColor: color('fg'),
  cellTextColor: color('fg'),
  borderColor: color('border'),
  browserColorScheme: 'inherit',
  fontFamily: 'inherit',
  fontSize: token('fontSizes.md'),
  spacing: densityRem(0.5),
  cellHorizontalPadding: densityRem(0.875),
  headerHeight: gridHeights.header,
  rowHeight: gridHeights.row,
  headerBackgroundColor: color('bg.panel'),
  headerTextColor: color('fg.muted'),
  headerFontSize: token('fontSizes.xs'),
  headerFontWeight: 600,
  headerCellHoverBackgroundColor: color('bg.subtle'),
  headerCellMovingBackgroundColor: color('bg.subtle'),
  headerColumnBorder: false,
  headerColumnResizeHandleColor: color('border.strong'),
  headerColumnResizeHandleHeight: '40%',
  rowBorder: { color: color('border') },
  headerRowBorder: { color: color('border') },
  rowHoverColor: color('bg.subtle'),
  pinnedColumnBorder: false,
  wrapperBorder: false,
  wrapperBorderRadius: 0,
  dragAndDropImageBackgroundColor: color('bg.panel'),
});
