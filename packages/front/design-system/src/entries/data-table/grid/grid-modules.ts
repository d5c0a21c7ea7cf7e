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

/** The AG Grid modules in use. Search, selection, exports and states are our own code. */
export const gridModules: Module[] = [
  ClientSideRowModelModule,
  ColumnApiModule,
  CellStyleModule,
  RenderApiModule,
  RowApiModule,
  ScrollApiModule,
  LocaleModule,
];
