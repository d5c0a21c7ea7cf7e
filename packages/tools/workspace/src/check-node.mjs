// @ts-check
// Imported first by every launch script, before any syntax that an old Node does not support.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node ${process.versions.node} est trop ancien : il faut Node 20.19 ou plus récent (https://nodejs.org), puis relancez la commande.`,
  );
  process.exit(1);
}
