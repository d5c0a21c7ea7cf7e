export { fetchDump, serveDumps } from './dump-socket';
export { formatHolder, localHolder, type Holder } from './holder';
export { FolderInUse, lockFolder } from './lock';
