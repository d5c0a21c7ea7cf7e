import {
  CellStyleModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  LocaleModule,
  RenderApiModule,
  RowApiModule,
  ScrollApiModule,
  type Module,
} from 'ag-grid-community';

/** The AG Grid modules in use; search, selection, exports and states are not among them. */
export const gridModules: Module[] = [
  ClientSideRowModelModule,
  ColumnApiModule,
  CellStyleModule,
  RenderApiModule,
  RowApiModule,
  ScrollApiModule,
  LocaleModule,
];
