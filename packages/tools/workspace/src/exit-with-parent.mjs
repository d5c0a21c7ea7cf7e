// @ts-check
// Preloaded into the servers: when the launch script is gone, even by kill -9, the server ends too.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
