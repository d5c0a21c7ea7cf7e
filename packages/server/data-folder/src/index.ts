export { fetchDump, serveDumps } from './dump-socket';
export { formatHolder, isRunning, localHolder, localHost, type Holder } from './holder';
export { isThere } from './is-there';
export {
  finishReplacement,
  isReplacementBegun,
  isReplacementCommitted,
  replaceContent,
  stampOf,
  type Replacement,
} from './replacement';
export { readSchema, schemaFile, writeSchema, type SchemaVersion } from './schema-file';
export { FolderInUse, lockFolder } from './lock';
