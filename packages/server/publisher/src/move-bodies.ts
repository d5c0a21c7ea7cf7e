import { array, boolean, number, object, string, type AnyObjectSchema } from 'yup';
import type { ServiceMove } from './move';
import { Refusal } from './refusal';

const versionSchema = () => string().matches(/^[\w.+-]{1,80}$/);

const moveBodies = {
  rollback: object({ to: versionSchema().optional() }),
  canary: object({
    stop: boolean().oneOf([true]).optional(),
    version: versionSchema().optional(),
    percent: number().integer().min(0).max(100).optional(),
    users: array(string().max(254).required()).max(500).optional(),
  }),
  promote: object({}),
  withdraw: object({ card: boolean().optional() }),
  restore: object({}),
};

/** Operations that need no build. */
export type ActionWithoutBuild = keyof typeof moveBodies;

export const actionsWithoutBuild = Object.keys(moveBodies) as readonly ActionWithoutBuild[];

/** Reads the body of an operation. Throws a `Refusal` for an invalid one. */
export function readMove(action: ActionWithoutBuild, id: string, body: unknown): ServiceMove {
  switch (action) {
    case 'rollback':
      return { action, id, to: validate(moveBodies.rollback, body).to };
    case 'canary': {
      const { stop, version: wanted, percent = 0, users = [] } = validate(moveBodies.canary, body);
      if (stop) return { action: 'stop-canary', id };
      if (wanted === undefined) throw new Refusal(400, 'BAD_BODY', 'version is missing');
      return { action, id, version: wanted, percent, users };
    }
    case 'withdraw':
      return { action, id, card: validate(moveBodies.withdraw, body).card ?? true };
    default:
      validate(moveBodies[action], body);
      return { action, id };
  }
}

const flagSchema = () => string().oneOf(['true', 'false']).default('false');
const querySchema = object({
  canary: flagSchema(),
  onlyNew: flagSchema(),
  /** Hours that the build lasts as a preview. */
  preview: string().matches(/^[1-9]\d{0,3}$/),
  files: string()
    .matches(/^[1-9]\d{0,5}$/)
    .required(),
});

/**
 * Reads the query of a request that sends a build: its flags, none of which skips the checks, and
 * the number of files. Without that number, the service would silently drop a form part that is not
 * a file. Throws a `Refusal` for an invalid query.
 */
export function readBuildQuery(query: unknown) {
  const { canary, onlyNew, preview, files } = validate(querySchema, query);
  if (preview !== undefined && (canary === 'true' || onlyNew === 'true'))
    throw new Refusal(400, 'BAD_BODY', 'a preview is neither a canary nor only for new versions');
  return {
    canary: canary === 'true',
    onlyNew: onlyNew === 'true',
    hours: preview === undefined ? undefined : Number(preview),
    files: Number(files),
  };
}

function validate<Schema extends AnyObjectSchema>(schema: Schema, body: unknown) {
  try {
    return schema.noUnknown().validateSync(body ?? {}, { strict: true });
  } catch (error) {
    throw new Refusal(400, 'BAD_BODY', error instanceof Error ? error.message : 'the body is wrong');
  }
}
