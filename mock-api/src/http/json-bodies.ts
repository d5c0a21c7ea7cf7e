import { JsonBounds, parseJson } from '@escale/contracts/json';
import { registerJsonBodies } from '@escale/core';
import type { FastifyInstance } from 'fastify';
import { sentences } from '../messages/sentences';
import { RequestError } from '../errors';

/** Accepts only JSON bodies, with bounds on their depth and number of values. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  registerJsonBodies(app, (text) => {
    try {
      return parseJson(text);
    } catch (error) {
      const sentence = error instanceof JsonBounds ? sentences.boundedJson : sentences.badJson;
      throw new RequestError(400, 'BAD_JSON', sentence);
    }
  });
}
