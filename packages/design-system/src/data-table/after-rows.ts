export { writeCsv } from './export/write-csv';
export { TableGrid } from './grid/table-grid';
