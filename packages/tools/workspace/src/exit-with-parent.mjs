// @ts-check
// Preloaded into the servers: when the launch script ends, even by kill -9, the server ends as well.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
