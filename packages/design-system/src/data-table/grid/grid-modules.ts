import {
  CellStyleModule,
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  LocaleModule,
  RenderApiModule,
  type Module,
} from 'ag-grid-community';

/** All that the table uses of AG Grid; the search, the selection, the exports and the states are its own. */
export const gridModules: Module[] = [
  ClientSideRowModelModule,
  ClientSideRowModelApiModule,
  ColumnApiModule,
  CellStyleModule,
  RenderApiModule,
  LocaleModule,
];
