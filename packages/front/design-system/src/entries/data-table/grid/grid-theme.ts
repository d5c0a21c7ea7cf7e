import { createTheme } from 'ag-grid-community';
import { system } from '../../../core/theme/system';
import type { ColorName } from '../../../core/theme/colors';
import { densityLength, gridHeights } from './grid-heights';

const tokenVariable = (name: string) => system.token.var(name) as string;

const colorVariable = (name: ColorName) => tokenVariable(`colors.${name}`);

/** Theme of AG Grid, built from the design tokens, so that the grid follows the user's theme and density. */
export const gridTheme = createTheme().withParams({
  accentColor: colorVariable('accent'),
  backgroundColor: colorVariable('bg.panel'),
  foregroundColor: colorVariable('fg'),
  cellTextColor: colorVariable('fg'),
  borderColor: colorVariable('border'),
  browserColorScheme: 'inherit',
  fontFamily: 'inherit',
  fontSize: tokenVariable('fontSizes.md'),
  spacing: densityLength(0.5),
  cellHorizontalPadding: densityLength(0.875),
  headerHeight: gridHeights.header,
  rowHeight: gridHeights.row,
  headerBackgroundColor: colorVariable('bg.panel'),
  headerTextColor: colorVariable('fg.muted'),
  headerFontSize: tokenVariable('fontSizes.xs'),
  headerFontWeight: 600,
  headerCellHoverBackgroundColor: colorVariable('bg.subtle'),
  headerCellMovingBackgroundColor: colorVariable('bg.subtle'),
  headerColumnBorder: false,
  headerColumnResizeHandleColor: colorVariable('border.strong'),
  headerColumnResizeHandleHeight: '40%',
  rowBorder: { color: colorVariable('border') },
  headerRowBorder: { color: colorVariable('border') },
  rowHoverColor: colorVariable('bg.subtle'),
  pinnedColumnBorder: false,
  wrapperBorder: false,
  wrapperBorderRadius: 0,
  dragAndDropImageBackgroundColor: colorVariable('bg.panel'),
});
