import type { FastifyInstance } from 'fastify';

/** Counts the open connections of a server. */
export const countOpenConnections = ({ server }: FastifyInstance): Promise<number> =>
  new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
