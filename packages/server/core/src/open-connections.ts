import type { FastifyInstance } from 'fastify';

/** How many connections to a server are open. */
export const openConnections = ({ server }: FastifyInstance): Promise<number> =>
  new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
